import { lazy, Suspense, useEffect, useState } from 'react';
import type { Editor } from '../use-editor.ts';

const MoreActions = lazy(async () => ({ default: (await import('./more-actions.tsx')).MoreActions }));
const VersionSheet = lazy(async () => ({ default: (await import('./version-sheet.tsx')).VersionSheet }));

export type Panel = 'actions' | 'versions';

interface PanelsProps {
  editor: Editor;
  isBlank: boolean;
  open: Panel | undefined;
  onOpen(panel: Panel | undefined): void;
}

/** What opens beside the editor. Not in the first download; once opened it stays, with what was typed in it. */
export function Panels({ editor, isBlank, open, onOpen }: PanelsProps) {
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  useEffect(() => {
    if (open) setOpened((before) => (before.includes(open) ? before : [...before, open]));
  }, [open]);
  const close = () => onOpen(undefined);
  return (
    <Suspense>
      {opened.includes('actions') && (
        <MoreActions
          editor={editor}
          isBlank={isBlank}
          isOpen={open === 'actions'}
          onClose={close}
          onVersions={() => onOpen('versions')}
        />
      )}
      {opened.includes('versions') && (
        <VersionSheet
          versions={editor.versions}
          isOpen={open === 'versions'}
          onClose={close}
          onRevert={editor.revert}
        />
      )}
    </Suspense>
  );
}
