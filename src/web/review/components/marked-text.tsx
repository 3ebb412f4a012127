import { Fragment } from 'react';
import { listSegments, type Review } from '../model.ts';
import type { ReviewControl } from '../use-review.ts';
import { ChangeMark } from './change-mark.tsx';
import { MarginNote } from './margin-note.tsx';
import { Slip } from './slip.tsx';

/** The text with its changes marked, and their reasons in the margin. */
export function MarkedText({ review, control }: { review: Review; control: ReviewControl }) {
  const total = review.changes.length;
  return (
    <div className="prose written marked">
      {listSegments(review).map((segment) => {
        if (segment.kind === 'same') return <Fragment key={`at-${segment.start}`}>{segment.text}</Fragment>;
        const { index, change, decision } = segment;
        const isCurrent = index === control.current;
        return (
          <Fragment key={`change-${index}`}>
            <ChangeMark
              segment={segment}
              total={total}
              isCurrent={isCurrent}
              onFocus={() => control.onCurrent(index)}
            />
            {isCurrent ? (
              <Slip
                change={change}
                index={index}
                total={total}
                decision={decision}
                onDecide={(next) => control.decideOne(index, next, 'mark')}
              />
            ) : (
              <MarginNote change={change} decision={decision} onOpen={() => control.show(index, 'mark')} />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
