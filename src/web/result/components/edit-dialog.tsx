import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { makeLazyPart } from '../../ui/lazy-part.tsx';
import type { PartialEdit } from '../use-partial-edit.ts';

export interface OpenEditDialogProps {
  partialEdit: PartialEdit;
  text: string;
  /** What the field begins with. */
  begun: string;
}

function WhileLoading(note: ReactNode, { partialEdit }: OpenEditDialogProps) {
  return (
    <div className="selection-bar">
      {note}
      <Button small onClick={partialEdit.close}>
        Cancel
      </Button>
    </div>
  );
}

const OpenEditDialog = makeLazyPart<OpenEditDialogProps>(
  async () => (await import('./open-edit-dialog.tsx')).OpenEditDialog,
  WhileLoading,
);
const OpenWordingsDialog = makeLazyPart<OpenEditDialogProps>(
  async () => (await import('./open-wordings-dialog.tsx')).OpenWordingsDialog,
  WhileLoading,
);

/** The dialog of a partial edit, which comes with the first selection: there is nothing to edit before there is a result. */
export function EditDialog({ partialEdit }: { partialEdit: PartialEdit }) {
  const { edit, selection } = partialEdit;
  const isNear = selection !== undefined;
  useEffect(() => {
    if (isNear) OpenEditDialog.lazy.load().catch(() => undefined);
  }, [isNear]);
  if (!edit) return null;
  const { kind, selection: selected, instruction } = edit;
  const OpenDialog = kind === 'wordings' ? OpenWordingsDialog : OpenEditDialog;
  return (
    <OpenDialog key={selected.start} partialEdit={partialEdit} text={selected.text} begun={instruction} />
  );
}
