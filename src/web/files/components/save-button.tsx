import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';
import { type SavedKind, savedKinds } from '../kinds.ts';

interface SaveButtonProps {
  text: string;
  /** Decides when to go on: at once, or when the writer has been asked. */
  leave?: (verb: string, go: () => void) => void;
}

const goOn = (_verb: string, go: () => void) => go();

/** Saves a text as a file of one of four kinds. What makes the file is loaded with the first one. */
export function SaveButton({ text, leave = goOn }: SaveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(kind: SavedKind): Promise<void> {
    close();
    setHasFailed(false);
    try {
      const { saveText } = await import('../save-text.ts');
      void notify({ title: `Saved as ${await saveText(text, kind)}` });
    } catch {
      setHasFailed(true);
      void notify({ tone: 'error', title: 'Not saved', description: 'Copy the text, or try again.' });
    }
  }

  return (
    <>
      <Button
        look="bare"
        small
        icon
        aria-label="Save as a file"
        aria-haspopup="dialog"
        disabled={text.trim() === ''}
        onClick={() => leave('Save', () => setIsOpen(true))}
      >
        <Icon name="save" />
      </Button>
      {hasFailed && (
        <span className="text-small text-flag">Not saved. Copy the text, or save it once more.</span>
      )}
      {isOpen && (
        <Dialog title="Save as a file" hasCross isLight className="save-dialog" onClose={close}>
          <div className="save-kinds">
            {savedKinds.map(({ extension, name }) => (
              <button key={extension} type="button" className="menu-row" onClick={() => save(extension)}>
                <Icon name="page" />
                {name}
                <span className="ml-auto text-small text-ink-3">.{extension}</span>
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
