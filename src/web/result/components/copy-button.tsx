import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';

interface CopyButtonProps {
  text: string;
  /** The button's name. */
  name: string;
  /** What is said when it is done. */
  done: string;
  /** What of the text is copied, said with it. */
  description?: string | undefined;
  describedBy?: string | undefined;
}

export function CopyButton({ text, name, done, description, describedBy }: CopyButtonProps) {
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
  return (
    <Button look="bare" small icon aria-label={name} aria-describedby={describedBy} onClick={copy}>
      <Icon name="copy" />
    </Button>
  );
}
