import { formatCount } from '../../../../shared/format.ts';
import { ShownMarks } from '../../../review/components/shown-marks.tsx';
import type { Review } from '../../../review/model.ts';
import { toCategoryWord, toVisible } from '../../../review/words.ts';
import { Icon } from '../../../ui/icons.tsx';

/** All that was proposed, to look at: there is nothing to decide any more (see review/ for what there is). */
export function MarkedText({ review }: { review: Review }) {
  const { changes } = review;
  return (
    <>
      <div className="prose written looked-at" translate="no">
        <ShownMarks review={review} />
      </div>
      <details className="record-more">
        <summary className="unfold num">
          <Icon name="right" />
          {formatCount(changes.length, 'change')}, with reasons
        </summary>
        <ol>
          {changes.map((change) => (
            <li key={`${change.start}-${change.end}`}>
              <b>{toCategoryWord(change.category)}</b>{' '}
              <q>{toVisible(review.source.slice(change.start, change.end), 'removed')}</q> {change.reason}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
