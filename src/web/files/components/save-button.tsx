import { useState } from 'react';
import type { KeptDocument } from '../../documents/kept-document.ts';
import type { Review } from '../../review/state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notify.ts';
import { type FormedKind, listFormedKinds } from '../formed-kinds.ts';
import { type SavedKind, savedKinds } from '../kinds.ts';

interface SaveButtonProps {
  text: string;
  /** The file that the text was opened from, and what became of its words. */
  formed?: { document: KeptDocument; review: Review } | undefined;
  /** Decides when to go on: at once, or when the writer has been asked. */
  leave?: (verb: string, go: () => void) => void;
}

interface Saved {
  /** Of the file. */
  name: string;
  caution?: string | undefined;
}

const goOn = (_verb: string, go: () => void) => go();

/** Saves a text as a file, also in the form of the one that it came from. What makes the file is loaded with the first one. */
export function SaveButton({ text, formed, leave = goOn }: SaveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(make: () => Promise<Saved>): Promise<void> {
    close();
    setHasFailed(false);
    try {
      const { name, caution } = await make();
      void notify({
        title: `Saved as ${name}`,
        ...(caution && { tone: 'warning', description: caution }),
      });
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
            {formed &&
              listFormedKinds(formed.document, text).map((kind) => (
                <KindRow
                  key={kind.name}
                  {...kind}
                  onSave={() => save(() => makeFormed(formed.document, formed.review, kind))}
                />
              ))}
            {savedKinds.map((kind) => (
              <KindRow key={kind.name} {...kind} onSave={() => save(() => makePlain(text, kind.extension))} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface KindRowProps {
  name: string;
  extension: string;
  onSave(): void;
}

function KindRow({ name, extension, onSave }: KindRowProps) {
  return (
    <button type="button" className="menu-row" onClick={onSave}>
      <Icon name="page" />
      {name}
      <span className="ml-auto text-small text-ink-3">.{extension}</span>
    </button>
  );
}

async function makePlain(text: string, kind: SavedKind): Promise<Saved> {
  const { saveText } = await import('../save-text.ts');
  return { name: await saveText(text, kind) };
}

async function makeFormed(document: KeptDocument, review: Review, kind: FormedKind): Promise<Saved> {
  const { saveFormed } = await import('../save-formed.ts');
  return saveFormed(document, review, kind);
}
