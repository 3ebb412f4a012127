import { Fragment, type MouseEvent, memo, useRef } from 'react';
import { toAskForMore } from '../ask-for-more.ts';
import type { Review } from '../model.ts';
import { listPlaced, type Span } from '../placed.ts';
import { toText } from '../state.ts';
import type { ReviewControl } from '../use-review.ts';
import { ChangeMark, splitAtEdges } from './change-mark.tsx';
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
    if (note !== undefined) {
      control.show(note, 'mark');
      return;
    }
    focus({ target });
    // A press gives the focus to the box with the caret, and it is the mark that was meant; unless words were selected
    if (document.getSelection()?.isCollapsed !== false)
      findMet(target, 'change')?.focus({ preventScroll: true });
  }

  function focus({ target }: { target: EventTarget }): void {
    const index = findIndex(target, 'change');
    if (index !== undefined && index !== control.current) control.onCurrent(index);
  }

  return (
    <TextBox
      {...selection}
      box={box}
      text={toText(review)}
      className="prose written marked"
      onClick={press}
      onFocus={focus}
      onLeave={control.leaveText}
    >
      {listPlaced(review).map(({ segment, shown }) => {
        if (segment.kind === 'same') {
          const picked = findPicked(selection.selected, shown);
          return <PlainWords key={`at-${segment.start}`} text={segment.text} picked={picked} />;
        }
        const { index, change, decision, removed } = segment;
        const isCurrent = index === control.current;
        const parts = { change, index, decision };
        const { before, words, after } = splitAtEdges(change.replacement);
        // A rejected change shows the writer's own words, and nothing of the replacement
        const edges = decision === 'rejected' ? { start: '', end: '' } : { start: before, end: after };
        const marked = { start: shown.start + edges.start.length, end: shown.end - edges.end.length };
        const findIn = (span: Span) => findPicked(selection.selected, span);
        return (
          <Fragment key={`change-${index}`}>
            {edges.start && (
              <PlainWords text={edges.start} picked={findIn({ start: shown.start, end: marked.start })} />
            )}
            <ChangeMark
              {...parts}
              removed={removed}
              added={words}
              total={total}
              isCurrent={isCurrent}
              picked={findIn(marked)}
            />
            {isCurrent ? (
              <Slip
                {...parts}
                removed={removed}
                total={total}
                onDecide={(next) => control.decideOne(index, next, 'mark')}
                onChoose={(wording) => control.choose(index, wording, 'mark')}
                onMore={toAskForMore(review, index, selection.onWordings)}
                onReject={(isMeant) => control.rejectAllOf(isMeant, 'mark')}
              />
            ) : (
              <MarginNote {...parts} />
            )}
            {edges.end && (
              <PlainWords text={edges.end} picked={findIn({ start: marked.end, end: shown.end })} />
            )}
          </Fragment>
        );
      })}
    </TextBox>
  );
}

const PlainWords = memo(function PlainWords({ text, picked }: { text: string; picked: Picked | undefined }) {
  return (
    <span data-words="">
      <Words text={text} picked={picked} />
    </span>
  );
});

/** The number of the change whose mark or note was met. */
function findIndex(target: EventTarget, name: 'change' | 'note'): number | undefined {
  const met = findMet(target, name);
  return met ? Number(met.dataset[name]) : undefined;
}

function findMet(target: EventTarget, name: 'change' | 'note'): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
}
