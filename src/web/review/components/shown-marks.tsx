import { Fragment } from 'react';
import { listSegments, type Review } from '../model.ts';
import { isLongRewrite, toVisible } from '../words.ts';

/** A text with all that was proposed for it, to look at: there is nothing to decide. */
export function ShownMarks({ review }: { review: Pick<Review, 'source' | 'changes' | 'decisions'> }) {
  return listSegments(review).map((segment) => {
    if (segment.kind === 'same') return <Fragment key={`at-${segment.start}`}>{segment.text}</Fragment>;
    const { index, removed, added } = segment;
    return (
      <span key={`change-${index}`} className={isLongRewrite(added) ? 'chg chg-long' : 'chg'}>
        {removed && <del>{toVisible(removed, 'removed')}</del>}
        {added && <ins>{toVisible(added, 'added')}</ins>}
      </span>
    );
  });
}
