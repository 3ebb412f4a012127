import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { countDecisions, type Review } from '../model.ts';
import type { ReviewControl } from '../use-review.ts';
import { toFactCount } from '../words.ts';
import { CategoryButton } from './category-button.tsx';

interface ReviewBarProps {
  review: Review;
  control: ReviewControl;
  /** Whether there are marks to step through. */
  hasMarks: boolean;
}

/** How far the review is, and what can be done to all of it. */
export function ReviewBar({ review, control, hasMarks }: ReviewBarProps) {
  const { open, accepted, rejected, flagged, acceptable } = countDecisions(review);
  return (
    <div className="review-bar">
      <p className="num">
        {acceptable > 0 && <b className="text-ink">{acceptable} open</b>}
        {open === 0 && <b>{review.changes.length > 0 ? 'All decided' : 'No changes'}</b>}
        {acceptable > 0 && flagged > 0 && ', '}
        {flagged > 0 && <b className="text-flag">{toFactCount(flagged)}</b>}
        {accepted > 0 && `, ${accepted} accepted`}
        {rejected > 0 && `, ${rejected} rejected`}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-1">
        <Button
          look="bare"
          small
          className="review-undo"
          aria-label="Undo last decision"
          disabled={review.past.length === 0}
          onClick={control.takeBack}
        >
          <Icon name="undo" />
          <span>Undo</span>
        </Button>
        {hasMarks && (
          <span className="review-steps">
            <Button
              look="bare"
              small
              icon
              aria-label="Previous change"
              onClick={() => control.step(-1, 'mark')}
            >
              <Icon name="up" />
            </Button>
            <Button look="bare" small icon aria-label="Next change" onClick={() => control.step(1, 'mark')}>
              <Icon name="down" />
            </Button>
          </span>
        )}
        {hasMarks && open > 0 && (
          <Button look="bare" small onClick={() => control.decideAll('rejected')}>
            Reject all
          </Button>
        )}
        {hasMarks && <CategoryButton review={review} onAccept={control.acceptAllOf} />}
        {hasMarks && acceptable > 0 && (
          <Button small onClick={() => control.decideAll('accepted')}>
            Accept all {acceptable}
          </Button>
        )}
      </div>
    </div>
  );
}
