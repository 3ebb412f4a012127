import { useEffect } from 'react';

/** Ctrl or Cmd with Enter runs, Escape stops what runs: anywhere on the screen, but not over an open panel. */
export function useShortcuts(actions: { isRunning: boolean; run(): void; stop(): void }): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !actions.isRunning) actions.run();
      else if (event.key === 'Escape' && actions.isRunning) actions.stop();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
