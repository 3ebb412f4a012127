/** One line of what will be here, one look at it. */
export function EmptyFeedback() {
  return (
    <div className="m-auto grid max-w-[24rem] justify-items-start gap-1 py-8">
      <blockquote className="quote evidence mb-4" aria-hidden="true">
        “I <mark>think that maybe</mark> the template is the reason.”
      </blockquote>
      <h3>Feedback will appear here</h3>
      <p className="text-ink-2">Ratings with the sentences behind them, and what to change first.</p>
      <p className="mt-4 text-small text-ink-3">Nothing in your text changes until you accept it.</p>
    </div>
  );
}
