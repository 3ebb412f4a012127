import type { FeedbackPoint, Rating } from '../../../shared/contract/review.ts';
import { listQuotes, withoutPoints } from '../quotes.ts';
import { QuoteBlock } from './quote-block.tsx';

/** More quotes than these would hide what they show. */
const mostQuotes = 3;

interface RatingRowProps {
  rating: Rating;
  text: string;
  /** They stand below, with words of the text of their own. */
  points?: readonly FeedbackPoint[];
}

/** One rating: figure, picture, what it says, and the words behind it that no point quotes. */
export function RatingRow({ rating, text, points = [] }: RatingRowProps) {
  const { category, score, description, evidence } = rating;
  const own = withoutPoints(evidence, points);
  const quotes = listQuotes(text, own);
  return (
    <li className="rating">
      <div>
        <h3>{category}</h3>
        <Score score={score} />
      </div>
      <div className="rating-words">
        <p>{description}</p>
        {quotes.slice(0, mostQuotes).map((quote) => (
          <QuoteBlock key={quote.start} quote={quote} />
        ))}
        {own.length < evidence.length && (
          <p className="text-small text-ink-3">
            {own.length > 0 ? 'More is quoted' : 'Quoted'} below, under “What to change”.
          </p>
        )}
      </div>
    </li>
  );
}

const boxes = [1, 2, 3, 4, 5];

/** ‘4 of 5’ and five boxes: one picture with one name, so that it is read once. */
function Score({ score }: { score: number }) {
  return (
    <div role="img" aria-label={`${score} of 5`} className="score">
      <span className="num">
        <b>{score}</b> of 5
      </span>
      <span className="pips">
        {boxes.map((box) => (
          <i key={box} className={toPipClass(score - box)} />
        ))}
      </span>
    </div>
  );
}

function toPipClass(left: number): string | undefined {
  if (left >= 0) return 'pip-full';
  return left >= -0.5 ? 'pip-half' : undefined;
}
