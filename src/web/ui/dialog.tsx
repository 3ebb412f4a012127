import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { useOpenDialog } from './use-open-dialog.ts';

interface DialogProps {
  /** Its heading; with `hasNoHead`, its name alone. */
  title: string;
  onClose(): void;
  /** A button in its head closes it. */
  hasCross?: boolean;
  hasNoHead?: boolean;
  /** Nothing is lost by closing it: a press on the backdrop does so too. */
  isLight?: boolean;
  describedBy?: string;
  look?: 'middle' | 'small' | 'drawer';
  className?: string;
  initialFocus?: RefObject<HTMLElement | null>;
  fallbackFocus?: () => Element | null;
  children: ReactNode;
}

const classes = { middle: 'dialog', small: 'dialog dialog-small', drawer: 'drawer' } as const;

/** A native modal dialog, open as long as it is mounted. Escape closes it. */
export function Dialog(props: DialogProps) {
  const { title, onClose, hasCross = false, hasNoHead = false, isLight = false } = props;
  const { look = 'middle', className = '', describedBy, initialFocus, fallbackFocus, children } = props;
  const id = useId();
  const { dialog, hearClose } = useOpenDialog({ initialFocus, fallbackFocus }, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; by key, Escape closes
    <dialog
      ref={dialog}
      className={`${classes[look]} sheet ${className}`}
      {...(hasNoHead ? { 'aria-label': title } : { 'aria-labelledby': id })}
      aria-describedby={describedBy}
      onClose={hearClose}
      onClick={(event) => isLight && event.target === event.currentTarget && onClose()}
    >
      {!hasNoHead && (
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {hasCross && (
            <Button look="bare" icon aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </div>
      )}
      {children}
    </dialog>
  );
}
