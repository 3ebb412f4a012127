import type { PointerEvent } from 'react';
import { findSentenceAround } from '../../review/selection.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { PartialEdit } from '../use-partial-edit.ts';

/**
 * What can be done with a word that was clicked, or with a selection where finishing it cannot open the edit by itself: by
 * touch, since phones put their own menu at the selection, and by keyboard.
 */
export function SelectionBar({ partialEdit }: { partialEdit: PartialEdit }) {
  const { selection, setSelection, edit, open, openWordings, shown } = partialEdit;
  if (!selection || edit) return null;
  const sentence = findSentenceAround(shown, selection);
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected text">
      <p className="truncate font-serif" translate="no">
        “{selection.text.trim()}”
      </p>
      {sentence && sentence.text !== selection.text && (
        <Button look="bare" small onPointerDown={holdSelection} onClick={() => setSelection(sentence)}>
          Whole sentence
        </Button>
      )}
      <Button small onPointerDown={holdSelection} onClick={() => openWordings(selection)}>
        Other wordings
      </Button>
      <Button look="primary" small onPointerDown={holdSelection} onClick={() => open(selection)}>
        <Icon name="pencil" />
        Edit selection
      </Button>
      <Button
        look="bare"
        small
        icon
        className="selection-close"
        aria-label="Let the selection go"
        onClick={() => setSelection(undefined)}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** The press must not take the selection away before it is read. */
function holdSelection(event: PointerEvent): void {
  event.preventDefault();
}
