import { type ReactNode, useState } from 'react';
import { makeLazyPart } from '../../../ui/lazy-part.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { Editor } from '../use-editor.ts';
import type { MoreActionsProps } from './more-actions.tsx';
import type { ComparedIds, VersionSheetProps } from './version-sheet.tsx';

const inPanel = (note: ReactNode) => <div className="side-part">{note}</div>;

const MoreActions = makeLazyPart<MoreActionsProps>(
  async () => (await import('./more-actions.tsx')).MoreActions,
  inPanel,
);
const VersionSheet = makeLazyPart<VersionSheetProps>(
  async () => (await import('./version-sheet.tsx')).VersionSheet,
  inPanel,
);

export type Panel = 'actions' | 'versions';

interface PanelsProps {
  editor: Editor;
  /** The text as it stands in the source. */
  text: string;
  open: Panel | undefined;
  onOpen(panel: Panel | undefined): void;
}

/** What opens beside the editor. What stands in it is not in the first download. */
export function Panels({ editor, text, open, onOpen }: PanelsProps) {
  const [comparedIds, setComparedIds] = useState<ComparedIds>();
  const close = () => onOpen(undefined);
  return (
    <>
      <SidePanel
        title="More Actions"
        isOpen={open === 'actions'}
        onClose={close}
        onEscape={editor.busyAction && editor.stop}
        isBeside
      >
        <MoreActions editor={editor} isBlank={text.trim() === ''} onVersions={() => onOpen('versions')} />
      </SidePanel>
      <SidePanel className="side-wide" title="Version History" isOpen={open === 'versions'} onClose={close}>
        <VersionSheet
          versions={editor.versions}
          text={text}
          comparedIds={comparedIds}
          onCompare={setComparedIds}
          onRevert={(version) => {
            editor.revert(version);
            close();
          }}
        />
      </SidePanel>
    </>
  );
}
