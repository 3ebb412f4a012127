import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { makeLazyPart } from '../../ui/lazy-part.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { DraftSheetProps } from './draft-sheet.tsx';

const DraftSheet = makeLazyPart<DraftSheetProps>(
  async () => (await import('./draft-sheet.tsx')).DraftSheet,
  (note) => <div className="side-part">{note}</div>,
);

/** Opens the list of this tool's drafts. Where it is tight beside it, a tablet has its icon only. */
export function DraftsButton({ isTight = false }: { isTight?: boolean }) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        look={isPhone ? 'bare' : 'plain'}
        small={isPhone}
        icon={isPhone}
        data-drafts
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="drafts" />
        <span className={isPhone ? 'sr-only' : isTight ? 'max-lg:sr-only' : ''}>Drafts</span>
      </Button>
      <SidePanel className="side-wide" title="Drafts" isOpen={isOpen} onClose={close}>
        <DraftSheet onClose={close} />
      </SidePanel>
    </>
  );
}
