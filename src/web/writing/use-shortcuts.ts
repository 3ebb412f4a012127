import { useEffect, useEffectEvent } from 'react';

/**
 * A field that runs something of its own is inside `data-own-run`.
 *
 * Ctrl or Cmd with Enter runs, Escape stops what runs: anywhere on the screen, but not over a dialog that has the page
 * to itself. Caught on the way in, so that Escape stops first and closes a panel at the side only after that.
 */
export function useShortcuts(actions: { isRunning: boolean; run(): void; stop(): void }): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isRunKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isRunKey && event.key !== 'Escape') return;
    // A key that is held down runs once
    if (
      event.repeat ||
      event.isComposing ||
      event.defaultPrevented ||
      document.querySelector('dialog:modal, :popover-open')
    )
      return;
    const isOwn = event.target instanceof Element && event.target.closest('[data-own-run]') !== null;
    if (isRunKey && !actions.isRunning && !isOwn) actions.run();
    else if (!isRunKey && actions.isRunning) actions.stop();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
