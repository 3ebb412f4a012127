import { SaveButton } from '../../../files/components/save-button.tsx';
import { EngineName } from '../../../result/components/engine-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { Thumbs } from '../../../writing/thumbs.tsx';
import { countOpenFacts, type Email, toBody } from '../model.ts';
import type { Write } from '../use-write.ts';
import { toFactSentence } from '../words.ts';

/** Who answered, and the ways to go on from here. */
export function EmailFoot({ email, write }: { email: Email; write: Write }) {
  const { engine, actionId } = email;
  const body = toBody(email);
  const toCheck = toFactSentence(countOpenFacts(email));

  async function copy(): Promise<void> {
    try {
      await copyText(body);
      void notify({ title: 'Email copied to clipboard!', ...(toCheck && { description: toCheck }) });
    } catch {
      const description = 'Select the email and copy it.';
      void notify({ tone: 'error', title: 'Failed to copy to clipboard', description });
    }
  }

  return (
    <div className="pane-foot">
      <div>
        {engine && <EngineName engine={engine} />}
        {toCheck && <p className="text-flag">{toCheck}</p>}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <SaveButton text={body} />
        {actionId !== null && <Thumbs key={actionId} actionId={actionId} />}
        <Button look="bare" onClick={write.writeAnother}>
          Write another
        </Button>
        <Button onClick={write.run}>Regenerate</Button>
        <Button look="primary" className="max-md:grow" disabled={body.trim() === ''} onClick={copy}>
          <Icon name="copy" />
          Copy to Clipboard
        </Button>
      </div>
    </div>
  );
}
