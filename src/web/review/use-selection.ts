import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { findSelection } from './dom-selection.ts';
import type { TextSelection } from './selection.ts';

interface SelectionHookParts {
  /** Holds the shown text. */
  root: RefObject<HTMLElement | null>;
  /** The shown text. */
  text: string;
  onSelect: ((selection: TextSelection | undefined) => void) | undefined;
  onSelectionDone: ((selection: TextSelection) => void) | undefined;
}

/**
 * Follows what is selected in the shown text: `onSelect` with each change, at most once a frame; `onSelectionDone` when a
 * mouse or pen lets go, and when `finish` is called. A finger goes on to move the handles, so lifting it ends nothing.
 */
export function useSelection(parts: SelectionHookParts) {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const isFollowing = parts.onSelect !== undefined;

  useEffect(() => {
    if (!isFollowing) return;
    let frame = 0;
    let reported: TextSelection | undefined;
    const report = () => {
      const { onSelect } = latest.current;
      const selection = findCurrent(latest.current);
      if (isSame(selection, reported)) return;
      reported = selection;
      onSelect?.(selection);
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(report);
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', follow);
      // The text goes, and its selection with it
      if (reported) latest.current.onSelect?.(undefined);
    };
  }, [isFollowing]);

  /** True when there was a selection to finish. */
  function finish(): boolean {
    const selection = findCurrent(latest.current);
    if (selection) latest.current.onSelectionDone?.(selection);
    return selection !== undefined;
  }

  function watchPointer({ pointerType, target }: PointerEvent): void {
    const isControl = target instanceof Element && target.closest('.slip, .note') !== null;
    if (!parts.onSelectionDone || pointerType === 'touch' || isControl) return;
    // A frame later, since a click into a selection takes it away only after the pointer went up
    const end = () => requestAnimationFrame(finish);
    document.addEventListener('pointerup', end, { once: true });
  }

  return { finish, watchPointer };
}

function findCurrent({ root, text }: SelectionHookParts): TextSelection | undefined {
  return root.current ? findSelection(root.current, text) : undefined;
}

function isSame(one: TextSelection | undefined, other: TextSelection | undefined): boolean {
  return one?.start === other?.start && one?.end === other?.end && one?.text === other?.text;
}
