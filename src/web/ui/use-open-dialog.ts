import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface OpenDialogOptions {
  /** The page behind is out of reach. */
  isModal?: boolean;
  /** What has the focus first; by default what comes first in the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes when what had it before is gone. */
  fallbackFocus?: (() => Element | null) | undefined;
}

/** Opens the dialog as it is mounted, and gives the focus back when it goes, whichever way it was closed. */
export function useOpenDialog(options: OpenDialogOptions, onClose: () => void) {
  const { isModal = true, initialFocus, fallbackFocus } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const ownCloses = useRef(0);
  const opener = useRef<Element>(null);
  // Before the next key, which is to reach what is in it. The options are those with which it was opened
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the line above says
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    if (isModal) dialog.current?.showModal();
    else dialog.current?.show();
    initialFocus?.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const element = dialog.current;
    return () => {
      // What was pressed in it may have sent the focus on
      const isHere = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (element?.open) {
        // A page behind a modal dialog takes no focus
        ownCloses.current += 1;
        element.close();
      }
      if (!isHere) return;
      const former = opener.current;
      const target = former?.isConnected && former !== document.body ? former : fallbackFocus?.();
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  /** Whoever uses it closed it. The event of a close of our own comes later, when it may be open again. */
  function hearClose(): void {
    if (ownCloses.current > 0) ownCloses.current -= 1;
    else onClose();
  }

  return { dialog, hearClose };
}
