import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { makeLazyPart } from '../../ui/lazy-part.tsx';
import type { PartialEdit } from '../use-partial-edit.ts';

export interface OpenEditDialogProps {
  partialEdit: PartialEdit;
  text: string;
  /** What the field begins with. */
  begun: string;
}

const OpenEditDialog = makeLazyPart<OpenEditDialogProps>(
  async () => (await import('./open-edit-dialog.tsx')).OpenEditDialog,
  (note, { partialEdit }) => (
    <div className="selection-bar">
      {note}
      <Button small onClick={partialEdit.close}>
        Cancel
      </Button>
    </div>
  ),
);

/** The dialog of a partial edit, which comes with the first selection: there is nothing to edit before there is a result. */
export function EditDialog({ partialEdit }: { partialEdit: PartialEdit }) {
  const { edit, selection } = partialEdit;
  const isNear = selection !== undefined;
  useEffect(() => {
    if (isNear) OpenEditDialog.lazy.load().catch(() => undefined);
  }, [isNear]);
  if (!edit) return null;
  const { selection: selected, instruction } = edit;
  return (
    <OpenEditDialog key={selected.start} partialEdit={partialEdit} text={selected.text} begun={instruction} />
  );
}
