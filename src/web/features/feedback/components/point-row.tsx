import type { FeedbackPoint } from '../../../../shared/contract/review.ts';
import { QuoteBlock } from '../../../rating/components/quote-block.tsx';
import { listPointQuotes } from '../../../rating/quotes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface PointRowProps {
  point: FeedbackPoint;
  text: string;
  isDone: boolean;
  onFix(point: FeedbackPoint): void;
  /** While it is looked at, its words are tinted in the text. */
  onLookAt(point: FeedbackPoint | undefined): void;
}

/** Something to do about the text, and the way to do it. */
export function PointRow({ point, text, isDone, onFix, onLookAt }: PointRowProps) {
  const { id, title, explanation } = point;
  return (
    <li
      className="point"
      onPointerEnter={() => onLookAt(point)}
      onPointerLeave={() => onLookAt(undefined)}
      onFocus={() => onLookAt(point)}
      onBlur={() => onLookAt(undefined)}
    >
      <h4 id={`point-${id}`}>{title}</h4>
      <p>{explanation}</p>
      {listPointQuotes(text, point).map((quote) => (
        <QuoteBlock key={quote.start} quote={quote} />
      ))}
      {isDone ? (
        <p className="point-done">
          <Icon name="accept" />
          Done
        </p>
      ) : (
        <div>
          <Button small aria-describedby={`point-${id}`} onClick={() => onFix(point)}>
            <Icon name="pencil" />
            Fix this
          </Button>
        </div>
      )}
    </li>
  );
}
