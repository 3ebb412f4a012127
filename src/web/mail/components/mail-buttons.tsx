import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';
import { type Mail, toMailText, toMailto } from '../mailto.ts';

interface MailButtonsProps {
  mail: Mail;
  /** Decides when to go on: at once, or when the writer has been asked. */
  leave(verb: string, go: () => void): void;
}

/** The ways of a mail to a mail program. What is too long to be handed over is copied, which is said. */
export function MailButtons({ mail, leave }: MailButtonsProps) {
  const isBlank = mail.body.trim() === '';
  return (
    <>
      {mail.subject.trim() !== '' && (
        <Button
          small
          disabled={isBlank}
          onClick={() =>
            leave('Copy', () => void copy(mail, { title: 'Subject and body copied to clipboard!' }))
          }
        >
          <Icon name="copy" />
          Copy with subject
        </Button>
      )}
      <Button small disabled={isBlank} onClick={() => leave('Open', () => openInMail(mail))}>
        <Icon name="mail" />
        Open in mail
      </Button>
    </>
  );
}

function openInMail(mail: Mail): void {
  const address = toMailto(mail);
  if (address === undefined) {
    void copy(mail, {
      title: 'Too long for your mail program: copied instead',
      description: 'Open a new mail and paste it.',
    });
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
  // Whether there is a mail program, no browser tells
  void notify({ title: 'Handed to your mail program', description: 'If none opens, copy the text.' });
}

async function copy(mail: Mail, done: { title: string; description?: string }): Promise<void> {
  try {
    await copyText(toMailText(mail));
    void notify(done);
  } catch {
    const description = 'Select the email and copy it.';
    void notify({ tone: 'error', title: 'Failed to copy to clipboard', description });
  }
}
