import { memo, useEffect, useRef } from 'react';
import type { TextIssue } from '../../../shared/contract/result.ts';
import { plural } from '../../../shared/format.ts';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { countDecisions, type Review, type ReviewLook } from '../model.ts';
import { useReview } from '../use-review.ts';
import { toFactCount } from '../words.ts';
import { Dock } from './dock.tsx';
import { MarkedText } from './marked-text.tsx';
import { PlainText } from './plain-text.tsx';
import { ReviewBar } from './review-bar.tsx';
import type { SelectionParts } from './text-box.tsx';

interface ReviewViewProps extends SelectionParts {
  review: Review;
  /** Of the result as it came; shown in plain text. */
  issues?: readonly TextIssue[] | undefined;
  /** The change under review. */
  current: number;
  look: ReviewLook;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onLook(look: ReviewLook): void;
}

const noIssues: readonly TextIssue[] = [];

/**
 * A result to be reviewed: as marks with reasons, or as plain text. Keys work while the focus is inside.
 * Typing in the source pane passes it by, so hand it callbacks that stay the same.
 */
export const ReviewView = memo(function ReviewView({ look, onLook, issues, ...props }: ReviewViewProps) {
  const { review, current, onReview, onCurrent, ...selection } = props;
  const { announce, region } = useAnnouncer();
  const hasChanges = review.changes.length > 0;
  const hasMarks = look === 'changes' && hasChanges;
  const control = useReview({
    review,
    current,
    hasMarks,
    onReview,
    onCurrent,
    onToggleView: () => onLook(look === 'plain' ? 'changes' : 'plain'),
    announce,
  });
  useFactAnnouncement(review, announce);
  const parts = { review, control, ...selection };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of the marks and buttons inside
    <div ref={control.root} tabIndex={-1} className="flex flex-1 flex-col" onKeyDown={control.pressKey}>
      {(hasMarks || review.past.length > 0) && (
        <ReviewBar review={review} control={control} hasMarks={hasMarks} />
      )}
      <div className="pane-body">
        {hasMarks ? <MarkedText {...parts} /> : <PlainText {...parts} issues={issues ?? noIssues} />}
      </div>
      {hasMarks && <Dock review={review} control={control} onWordings={selection.onWordings} />}
      {region}
    </div>
  );
});

/** Said once for each result: what waits to be checked, before anything is accepted. */
function useFactAnnouncement(review: Review, announce: (sentence: string) => void): void {
  const { changes } = review.past[0] ?? review;
  const announced = useRef<Review['changes']>(undefined);
  useEffect(() => {
    if (announced.current === changes) return;
    announced.current = changes;
    const { flagged } = countDecisions(review);
    if (flagged > 0)
      announce(`${toFactCount(flagged)}. “Accept all” leaves ${plural(flagged, 'it', 'them')} out.`);
  });
}
