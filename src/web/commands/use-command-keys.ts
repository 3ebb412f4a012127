import { useEffect } from 'react';
import { isApplePlatform } from '../ui/keys.ts';
import { commandStore } from './command-store.ts';

/** Ctrl or Cmd with K opens the command menu, `?` the shortcuts: not over a dialog that has the page to itself. */
export function useCommandKeys(hasQuestionKey: boolean): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      const panel = findPanel(event, hasQuestionKey);
      if (!panel || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      commandStore.open(panel);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasQuestionKey]);
}

function findPanel(event: KeyboardEvent, hasQuestionKey: boolean): 'menu' | 'shortcuts' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // On a Mac, Ctrl with K cuts the rest of a line
  const isBig = isApplePlatform(navigator) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (key.toLowerCase() === 'k' && isBig && !altKey && !shiftKey) return 'menu';
  const isQuestion = key === '?' && !ctrlKey && !metaKey && !altKey;
  return isQuestion && hasQuestionKey && !isTypedIn(target) ? 'shortcuts' : undefined;
}

/** The shown text of a result has a caret too, but takes no letters. */
function isTypedIn(target: EventTarget | null): boolean {
  const fields =
    'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]:not([data-caret])';
  return target instanceof Element && target.closest(fields) !== null;
}
