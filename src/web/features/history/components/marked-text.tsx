import { Fragment } from 'react';
import { listSegments, type Review } from '../../../review/model.ts';
import { isLongRewrite, toCategoryWord, toVisible } from '../../../review/words.ts';

/** All that was proposed, to look at: there is nothing to decide any more (see review/ for what there is). */
export function MarkedText({ review }: { review: Review }) {
  const { changes } = review;
  return (
    <>
      <div className="prose written looked-at">
        {listSegments(review).map((segment) => {
          if (segment.kind === 'same') return <Fragment key={`at-${segment.start}`}>{segment.text}</Fragment>;
          const { index, removed, added } = segment;
          return (
            <span key={`change-${index}`} className={isLongRewrite(added) ? 'chg chg-long' : 'chg'}>
              {removed && <del>{toVisible(removed, 'removed')}</del>}
              {added && <ins>{toVisible(added, 'added')}</ins>}
            </span>
          );
        })}
      </div>
      <details className="record-more">
        <summary className="num">
          {changes.length === 1 ? '1 change' : `${changes.length} changes`}, with reasons
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
