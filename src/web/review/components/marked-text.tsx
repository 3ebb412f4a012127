import { Fragment, type MouseEvent, memo, useRef } from 'react';
import type { Review } from '../model.ts';
import { listPlaced } from '../placed.ts';
import { toText } from '../state.ts';
import type { ReviewControl } from '../use-review.ts';
import { ChangeMark } from './change-mark.tsx';
import { MarginNote } from './margin-note.tsx';
import { Slip } from './slip.tsx';
import { type SelectionParts, TextBox } from './text-box.tsx';
import { findPicked, type Picked, Words } from './words.tsx';

interface MarkedTextProps extends SelectionParts {
  review: Review;
  control: ReviewControl;
}

/** The text with its changes marked, and their reasons in the margin. */
export function MarkedText({ review, control, ...selection }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const total = review.changes.length;

  function press({ target }: MouseEvent): void {
    const note = findIndex(target, 'note');
    if (note !== undefined) control.show(note, 'mark');
    else focus({ target });
  }

  function focus({ target }: { target: EventTarget }): void {
    const index = findIndex(target, 'change');
    if (index !== undefined && index !== control.current) control.onCurrent(index);
  }

  return (
    <TextBox
      {...selection}
      box={box}
      text={toText(review, 'accepted-and-open')}
      className="prose written marked"
      onClick={press}
      onFocus={focus}
      onLeave={control.leaveText}
    >
      {listPlaced(review).map(({ segment, shown }) => {
        const picked = findPicked(selection.selected, shown);
        if (segment.kind === 'same') {
          return <SameWords key={`at-${segment.start}`} text={segment.text} picked={picked} />;
        }
        const { index, change, decision, removed } = segment;
        const isCurrent = index === control.current;
        const parts = { change, index, decision };
        return (
          <Fragment key={`change-${index}`}>
            <ChangeMark {...parts} removed={removed} total={total} isCurrent={isCurrent} picked={picked} />
            {isCurrent ? (
              <Slip {...parts} total={total} onDecide={(next) => control.decideOne(index, next, 'mark')} />
            ) : (
              <MarginNote {...parts} />
            )}
          </Fragment>
        );
      })}
    </TextBox>
  );
}

const SameWords = memo(function SameWords({ text, picked }: { text: string; picked: Picked | undefined }) {
  return (
    <span data-words="">
      <Words text={text} picked={picked} />
    </span>
  );
});

/** The number of the change whose mark or note was met. */
function findIndex(target: EventTarget, name: 'change' | 'note'): number | undefined {
  const met = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return met ? Number(met.dataset[name]) : undefined;
}
