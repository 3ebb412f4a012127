import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { useIsNarrow } from './use-is-phone.ts';
import { useOpenDialog } from './use-open-dialog.ts';

interface SidePanelProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** What Escape does instead of closing, as long as there is something. */
  onEscape?: (() => void) | undefined;
  /** The page behind stays in reach where there is room for it beside the panel. */
  isBeside?: boolean;
  className?: string;
  children: ReactNode;
}

/** Slides in from the right; on a phone from the bottom. Escape, the backdrop and its button close it. */
export function SidePanel({ isOpen, isBeside = false, ...parts }: SidePanelProps) {
  const isNarrow = useIsNarrow();
  const isModal = isNarrow || !isBeside;
  // Modal or not is decided as it opens: another look of the page makes it anew
  return isOpen ? <OpenPanel key={String(isModal)} isModal={isModal} {...parts} /> : null;
}

function OpenPanel({
  title,
  onClose,
  onEscape,
  isModal,
  className = '',
  children,
}: Omit<SidePanelProps, 'isOpen' | 'isBeside'> & { isModal: boolean }) {
  const id = useId();
  const { dialog, hearClose } = useOpenDialog({ isModal }, onClose);
  return (
    <dialog
      ref={dialog}
      className={`side sheet ${isModal ? '' : 'side-beside'} ${className}`}
      aria-labelledby={id}
      onClose={hearClose}
      onCancel={(event) => {
        if (!onEscape) return;
        event.preventDefault();
        onEscape();
      }}
      onClick={(event) => isModal && event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isModal || event.isDefaultPrevented()) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="side-head">
        <h2 id={id}>{title}</h2>
        <Button look="bare" icon aria-label={`Close ${title}`} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
