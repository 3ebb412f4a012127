import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';

interface CopyButtonProps {
  text: string;
  /** The button's name: beside its icon, or for screen readers alone. */
  name: string;
  hasLabel?: boolean;
  /** What is said when it is done. */
  done: string;
  /** What of the text is copied, said with it. */
  description?: string | undefined;
  /** Decides when to go on: at once, or when the writer has been asked. */
  leave?: (verb: string, go: () => void) => void;
}

export function CopyButton({ text, name, hasLabel, done, description, leave }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      void notify({ title: done, ...(description && { description }) });
    } catch {
      void notify({
        tone: 'error',
        title: 'Failed to copy to clipboard',
        description: 'Select the text and copy it.',
      });
    }
  }
  const press = () => (leave ? leave('Copy', () => void copy()) : void copy());
  if (hasLabel) {
    return (
      <Button small onClick={press}>
        <Icon name="copy" />
        {name}
      </Button>
    );
  }
  return (
    <Button look="bare" small icon aria-label={name} onClick={press}>
      <Icon name="copy" />
    </Button>
  );
}
