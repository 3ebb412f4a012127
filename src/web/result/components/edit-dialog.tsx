import { lazy, Suspense } from 'react';
import type { PartialEdit } from '../use-partial-edit.ts';

const OpenEditDialog = lazy(async () => ({
  default: (await import('./open-edit-dialog.tsx')).OpenEditDialog,
}));

/** The dialog of a partial edit, which comes with the first one: nothing can be selected before there is a result. */
export function EditDialog({ partialEdit }: { partialEdit: PartialEdit }) {
  const { edit } = partialEdit;
  return (
    <Suspense>
      {edit && (
        <OpenEditDialog key={edit.selection.start} partialEdit={partialEdit} text={edit.selection.text} />
      )}
    </Suspense>
  );
}
