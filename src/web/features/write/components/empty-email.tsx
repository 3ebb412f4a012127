import { Button } from '../../../ui/button.tsx';

/** One line of what will be here, one way to start. */
export function EmptyEmail({ onSample }: { onSample: (() => void) | undefined }) {
  return (
    <div className="m-auto grid max-w-[24rem] justify-items-start gap-1 py-8">
      <p className="mb-4 font-serif text-h2 text-ink-2" aria-hidden="true">
        <span className="chg">
          <del>thx for the pics</del>
          <ins>Thank you for the photos.</ins>
        </span>
      </p>
      <h3>Your email will appear here</h3>
      <p className="text-ink-2">Say what you want to say in a few words, then press “Generate Email”.</p>
      <p className="mt-4 text-small text-ink-3">
        It says what you said: whatever is added is marked, and names or dates that you did not give stay
        blank.
      </p>
      {onSample && (
        <Button className="mt-4" onClick={onSample}>
          Start with a sample
        </Button>
      )}
    </div>
  );
}
