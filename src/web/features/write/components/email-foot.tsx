import { SaveButton } from '../../../files/components/save-button.tsx';
import { MailButtons } from '../../../mail/components/mail-buttons.tsx';
import { EngineName } from '../../../result/components/engine-name.tsx';
import { OpenFactsQuestion } from '../../../result/components/open-facts-question.tsx';
import { useOpenFacts } from '../../../result/use-open-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { Thumbs } from '../../../writing/thumbs.tsx';
import { type Email, toBody, toOpenReview } from '../model.ts';
import type { Write } from '../use-write.ts';

interface EmailFootProps {
  email: Email;
  write: Write;
  /** Whom the writer writes to, as they said it. */
  recipient: string;
  /** Brings a change into view, with the focus on it. */
  onShow(index: number): void;
}

/** Who answered, and the ways to go on from here. */
export function EmailFoot({ email, write, recipient, onShow }: EmailFootProps) {
  const { engine, actionId } = email;
  const body = toBody(email);
  const review = toOpenReview(email);
  const openFacts = useOpenFacts(review);

  async function copy(): Promise<void> {
    try {
      await copyText(body);
      void notify({ title: 'Email copied to clipboard!' });
    } catch {
      const description = 'Select the email and copy it.';
      void notify({ tone: 'error', title: 'Failed to copy to clipboard', description });
    }
  }

  return (
    <>
      <OpenFactsQuestion review={review} openFacts={openFacts} onShow={onShow} />
      <div className="pane-foot">
        {engine && <EngineName engine={engine} />}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {actionId !== null && <Thumbs key={actionId} actionId={actionId} />}
          <SaveButton text={body} leave={openFacts.leave} />
          <MailButtons mail={{ recipient, subject: email.extra.subject, body }} leave={openFacts.leave} />
          <Button look="bare" onClick={write.writeAnother}>
            Write another
          </Button>
          <Button onClick={write.run}>Regenerate</Button>
          <Button
            look="primary"
            className="max-md:grow"
            disabled={body.trim() === ''}
            onClick={() => openFacts.leave('Copy', () => void copy())}
          >
            <Icon name="copy" />
            Copy to Clipboard
          </Button>
        </div>
      </div>
    </>
  );
}
