import { type ReactNode, useState } from 'react';
import { makeLazyPart } from '../../../ui/lazy-part.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { PartialMode } from '../use-part-editing.ts';
import type { Running } from '../use-running.ts';
import type { Version, Versions } from '../versions.ts';
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
  running: Running;
  mode: PartialMode;
  versions: Versions;
  /** The text as it stands in the source. */
  text: string;
  open: Panel | undefined;
  onOpen(panel: Panel | undefined): void;
  onRevert(version: Version): void;
}

/** What opens beside the editor. What stands in it is not in the first download. */
export function Panels({ running, mode, versions, text, open, onOpen, onRevert }: PanelsProps) {
  const [comparedIds, setComparedIds] = useState<ComparedIds>();
  const close = () => onOpen(undefined);
  function toggleMode(): void {
    mode.toggle();
    // What is to be selected lies under the panel
    close();
  }
  return (
    <>
      <SidePanel
        title="More Actions"
        isOpen={open === 'actions'}
        onClose={close}
        onEscape={running.busyAction && running.stop}
        isBeside
      >
        <MoreActions
          running={running}
          isPartial={mode.isAsked}
          onPartial={toggleMode}
          versionCount={versions.list.length}
          text={text}
          onVersions={() => onOpen('versions')}
        />
      </SidePanel>
      <SidePanel className="side-wide" title="Version History" isOpen={open === 'versions'} onClose={close}>
        <VersionSheet
          versions={versions}
          text={text}
          comparedIds={comparedIds}
          onCompare={setComparedIds}
          onRevert={(version) => {
            onRevert(version);
            close();
          }}
        />
      </SidePanel>
    </>
  );
}
