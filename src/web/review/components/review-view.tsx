import { memo } from 'react';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { countDecisions, type Review, type ReviewLook, toText } from '../model.ts';
import { useReview } from '../use-review.ts';
import { Dock } from './dock.tsx';
import { MarkedText } from './marked-text.tsx';
import { ReviewBar } from './review-bar.tsx';

interface ReviewViewProps {
  review: Review;
  /** The change under review. */
  current: number;
  look: ReviewLook;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onLook(look: ReviewLook): void;
}

/**
 * A result to be reviewed: as marks with reasons, or as plain text. Keys work while the focus is inside.
 * Typing in the source pane passes it by, so hand it callbacks that stay the same.
 */
export const ReviewView = memo(function ReviewView({ look, onLook, ...parts }: ReviewViewProps) {
  const { review } = parts;
  const { announce, region } = useAnnouncer();
  const control = useReview({
    ...parts,
    onToggleView: () => onLook(look === 'plain' ? 'changes' : 'plain'),
    announce,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of the marks and buttons inside
    <div ref={control.root} tabIndex={-1} className="flex flex-1 flex-col" onKeyDown={control.pressKey}>
      <ReviewBar review={review} control={control} hasMarks={look === 'changes'} />
      <div className="pane-body">
        {look === 'changes' ? (
          <MarkedText review={review} control={control} />
        ) : (
          <PlainText review={review} />
        )}
      </div>
      {look === 'changes' && <Dock review={review} control={control} />}
      {region}
    </div>
  );
});

function PlainText({ review }: { review: Review }) {
  const { open } = countDecisions(review);
  return (
    <>
      <p className="prose written">{toText(review, 'accepted-and-open')}</p>
      {open > 0 && (
        <p className="mt-4 text-small text-ink-3">
          Shown with the open changes in it. Copy leaves them out until you accept them.
        </p>
      )}
    </>
  );
}
