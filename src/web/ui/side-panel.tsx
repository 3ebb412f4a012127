import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface SidePanelProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** What Escape does instead of closing, as long as there is something. */
  onEscape?: (() => void) | undefined;
  /** The page behind stays in reach on large screens. On phones no panel leaves room for it. */
  isBeside?: boolean;
  className?: string;
  children: ReactNode;
}

/** Slides in from the right; on a phone from the bottom. Escape, the backdrop and its button close it. */
export function SidePanel({ isOpen, ...parts }: SidePanelProps) {
  const isPhone = useIsPhone();
  // Modal or not is decided as it opens: another look of the page makes it anew
  return isOpen ? <OpenPanel key={String(isPhone)} isPhone={isPhone} {...parts} /> : null;
}

function OpenPanel({
  title,
  onClose,
  onEscape,
  isBeside = false,
  isPhone,
  className = '',
  children,
}: Omit<SidePanelProps, 'isOpen'> & { isPhone: boolean }) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const isModal = isPhone || !isBeside;
  useEffect(() => {
    const opener = document.activeElement;
    if (isModal) panel.current?.showModal();
    else panel.current?.show();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isModal]);
  return (
    <dialog
      ref={panel}
      className={`side sheet ${isModal ? '' : 'side-beside'} ${className}`}
      aria-labelledby={id}
      onClose={onClose}
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
