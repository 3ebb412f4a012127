import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isApplePlatform } from '../ui/keys.ts';
import { isBehindDialog } from './is-behind-dialog.ts';
import type { Review, ReviewState } from './state.ts';

/** What the writer's own pages held when a step was taken. Steps of a review that is drawn anew are the same. */
const typedAtSteps = new WeakMap<ReviewState, string>();

/**
 * Ctrl or Cmd with Z takes back what was done last: a step of the review, or else, by the browser itself, what was typed
 * since. So a press after a decision deletes no words, wherever the focus is.
 */
export function useUndoKey(root: RefObject<HTMLElement | null>, review: Review, takeBack: () => void): void {
  const step = review.past.at(-1);
  const isTypedSince = useRef(false);
  useEffect(() => {
    if (!step) return;
    if (!typedAtSteps.has(step)) typedAtSteps.set(step, readTyped());
    isTypedSince.current = readTyped() !== typedAtSteps.get(step);
  }, [step]);

  const hearInput = useEffectEvent((event: Event): void => {
    if (!step || !isOwnPage(event.target)) return;
    const isUndone = event instanceof InputEvent && event.inputType === 'historyUndo';
    isTypedSince.current = !isUndone || readTyped() !== typedAtSteps.get(step);
  });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isUndoKey(event) || !step || isTypedSince.current || isBehindDialog(root.current)) return;
    // Any other field has an undo of its own
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    if ((isField && !isOwnPage(event.target)) || readTyped() !== typedAtSteps.get(step)) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    document.addEventListener('input', (event) => hearInput(event), options);
    document.addEventListener('keydown', (event) => press(event), options);
    return () => events.abort();
  }, []);
}

function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const isBig = isApplePlatform(navigator) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'z' && isBig && !altKey && !shiftKey && !isComposing;
}

const ownPages = '.page-field textarea';

function isOwnPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(ownPages);
}

function readTyped(): string {
  return [...document.querySelectorAll<HTMLTextAreaElement>(ownPages)].map(({ value }) => value).join('\0');
}
