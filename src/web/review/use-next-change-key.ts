import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from './is-behind-dialog.ts';

/** F9 leads from wherever the focus is to the first open change, and inside the review on to the next. */
export function useNextChangeKey(root: RefObject<HTMLElement | null>, go: (isInside: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'F9' || ctrlKey || metaKey || altKey || shiftKey || isBehindDialog(root.current)) return;
    event.preventDefault();
    go(root.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
