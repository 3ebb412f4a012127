import { ResultPane } from '../../../result/components/result-pane.tsx';
import { focusChange } from '../../../review/focus-change.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { StopButton } from '../../../writing/run-button.tsx';
import type { Email } from '../model.ts';
import type { Write } from '../use-write.ts';
import { ChangedWords } from './changed-words.tsx';
import { EmailFields } from './email-fields.tsx';
import { EmailFoot } from './email-foot.tsx';
import { EmptyEmail } from './empty-email.tsx';

interface EmailPaneProps {
  write: Write;
  /** The description as it stands in its field. */
  description: string;
  /** As it stands in its field. */
  recipient: string;
  look: ReviewLook;
  onLook(look: ReviewLook): void;
  onSample: (() => void) | undefined;
}

/** The email: to be edited, to be reviewed against the writer's own words, to be copied. */
export function EmailPane({ write, description, recipient, look, onLook, onSample }: EmailPaneProps) {
  const { state } = write;
  return (
    <article className="sheet write-result">
      <ResultPane
        tool="write-from-scratch"
        title={{ wide: 'Your email', phone: 'Your email' }}
        state={state}
        result={write.email}
        look={look}
        isFlashing={write.isFlashing}
        isStillWorking={write.isStillWorking}
        empty={<EmptyEmail onSample={onSample} />}
        actions={write.isRunning && <StopButton className="md:hidden" onStop={write.stop} />}
        onLook={onLook}
        onRetry={write.run}
        onRules={write.runByRules}
      >
        {(email) => (
          <>
            <Remarks email={email} description={description} onBringBack={write.bringBack} />
            <EmailFields
              email={email}
              partialEdit={write.partialEdit}
              onSubject={write.setSubject}
              onBody={write.setBody}
            />
            <ChangedWords email={email} write={write} look={look} onLook={onLook} />
            <EmailFoot
              email={email}
              write={write}
              recipient={recipient}
              onShow={(index) => {
                onLook('changes');
                write.setCurrent(index);
                focusChange(index);
              }}
            />
          </>
        )}
      </ResultPane>
    </article>
  );
}

/** What has to be said of an email before it is read. */
function Remarks(props: { email: Email; description: string; onBringBack(): void }) {
  const { email, description, onBringBack } = props;
  const { notice, review, extra, actionId } = email;
  return (
    <>
      {description !== review.source && description.trim() !== '' && (
        <Banner>Your description has changed since. This email is for the earlier version.</Banner>
      )}
      {notice && <Banner>{notice}</Banner>}
      {review.changes.length === 0 && !notice && actionId && (
        <Banner>There was nothing to add: your words are the email. This was free.</Banner>
      )}
      {extra.former && (
        <Banner
          action={
            <Button small onClick={onBringBack}>
              Bring it back
            </Button>
          }
        >
          Your edited email is kept.
        </Banner>
      )}
    </>
  );
}
