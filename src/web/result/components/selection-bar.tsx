import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { PartialEdit } from '../use-partial-edit.ts';

/**
 * The way to the edit where a finished selection cannot open it by itself: by touch, since phones put their own menu at
 * the selection, and by keyboard.
 */
export function SelectionBar({ partialEdit }: { partialEdit: PartialEdit }) {
  const { selection, edit, open } = partialEdit;
  if (!selection || edit) return null;
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected text">
      <p className="min-w-0 flex-1 truncate font-serif" translate="no">
        “{selection.text.trim()}”
      </p>
      {/* The press must not take the selection away before it is read */}
      <Button
        look="primary"
        small
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => open(selection)}
      >
        <Icon name="pencil" />
        Edit selection
      </Button>
    </div>
  );
}
