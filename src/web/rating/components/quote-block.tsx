import type { Quote } from '../quotes.ts';

/** The writer's own words, with the phrase that is spoken of marked. */
export function QuoteBlock({ quote }: { quote: Quote }) {
  return (
    <blockquote className="quote evidence" dir="auto" translate="no">
      “
      {quote.parts.map(({ text, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one passage, in their order
        isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
      ”
    </blockquote>
  );
}
