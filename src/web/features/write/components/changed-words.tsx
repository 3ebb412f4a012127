import { useId, useRef } from 'react';
import { ReviewView } from '../../../review/lazy-review-view.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Email } from '../model.ts';
import type { Write } from '../use-write.ts';

interface ChangedWordsProps {
  email: Email;
  write: Write;
  look: ReviewLook;
  onLook(look: ReviewLook): void;
}

/** From the writer's description to the email, change by change. What is decided here is in the email at once. */
export function ChangedWords({ email, write, look, onLook }: ChangedWordsProps) {
  const id = useId();
  const isLeaving = useRef(false);
  if (email.review.changes.length === 0) return null;
  return (
    <section className="changed-words" aria-labelledby={id}>
      <div className="changed-head">
        <h3 id={id}>What changed in your words</h3>
        {look === 'plain' && (
          <Button
            ref={(button) => {
              // Hidden by its key: the focus stays where the way back is
              if (isLeaving.current) button?.focus();
              isLeaving.current = false;
            }}
            small
            onClick={() => onLook('changes')}
          >
            Show changes
          </Button>
        )}
      </div>
      {email.extra.body === null ? (
        <p className="changed-note">All of it is in the email. Reject a change to put your own words back.</p>
      ) : (
        <Banner
          action={
            <Button small onClick={write.startAgain}>
              Start again from the generated email
            </Button>
          }
        >
          You have edited the email by hand: what is decided here no longer changes it.
        </Banner>
      )}
      {look === 'changes' && (
        <ReviewView
          review={email.review}
          issues={email.issues}
          current={write.current}
          look="changes"
          {...(email.extra.body === null && {
            onPick: write.partialEdit.setSelection,
            onWordings: write.partialEdit.openWordings,
            selected: write.partialEdit.edit?.selection ?? write.partialEdit.selection,
          })}
          onReview={write.keepReview}
          onCurrent={write.setCurrent}
          onLook={(next) => {
            isLeaving.current = true;
            onLook(next === 'changes' ? 'plain' : next);
          }}
        />
      )}
    </section>
  );
}
