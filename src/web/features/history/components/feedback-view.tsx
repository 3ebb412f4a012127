import { formatNumber } from '../../../../shared/format.ts';
import { ComparisonTable } from '../../../rating/components/comparison-table.tsx';
import type { ShownFeedback } from '../model.ts';

/** What a review said: its words, and a figure for each side of the text. */
export function FeedbackView({
  feedback: { writtenFeedback, comparison, ratings },
}: {
  feedback: ShownFeedback;
}) {
  return (
    <section aria-label="Feedback">
      <h3>Feedback</h3>
      <p className="whitespace-pre-wrap">{writtenFeedback}</p>
      {comparison && <ComparisonTable comparison={comparison} />}
      {ratings.length > 0 && (
        <dl className="record-ratings">
          {ratings.map(({ category, score, description }) => (
            <div key={category}>
              <dt>
                {category} <span className="num">{formatNumber(score)} of 5</span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
