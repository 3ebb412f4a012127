import { type KeyboardEvent, useRef } from 'react';
import {
  type Decision,
  decide,
  decideAllOpen,
  decisionAt,
  findNextOpen,
  type Review,
  undo,
} from './model.ts';
import { decisionWords } from './words.ts';

/** Where the focus goes after a step: to the change's mark, or, from the dock, nowhere: the page scrolls to it. */
export type FocusTarget = 'mark' | 'scroll';

interface ReviewHookParts {
  review: Review;
  /** The change under review. */
  current: number;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onToggleView(): void;
  announce(sentence: string): void;
}

/** Every way to move between changes and to decide them. */
export function useReview({ review, current, onReview, onCurrent, onToggleView, announce }: ReviewHookParts) {
  const root = useRef<HTMLDivElement>(null);
  const total = review.changes.length;

  function show(index: number, target: FocusTarget): void {
    onCurrent(index);
    const mark = root.current?.querySelector<HTMLElement>(`[data-change="${index}"]`);
    if (target === 'mark') mark?.focus();
    else mark?.scrollIntoView({ block: 'center' });
  }

  function step(by: 1 | -1, target: FocusTarget): void {
    if (total > 0) show((current + by + total) % total, target);
  }

  function decideOne(index: number, decision: Decision, target: FocusTarget): void {
    const next = decide(review, index, decision);
    onReview(next);
    announce(`${decision === 'open' ? 'Open again' : decisionWords[decision]}, ${index + 1} of ${total}.`);
    show(decision === 'open' ? index : (findNextOpen(next, index) ?? index), target);
  }

  function decideAll(decision: 'accepted' | 'rejected'): void {
    const next = decideAllOpen(review, decision);
    onReview(next);
    const count = next.decisions.filter((one, index) => one !== review.decisions[index]).length;
    announce(decision === 'accepted' ? `${count} accepted.` : `${count} rejected, your words are kept.`);
  }

  function takeBack(): void {
    onReview(undo(review));
    announce('The last decision is taken back.');
  }

  /** The marks come or go with the focus that may be on one: the review keeps it, and its keys go on working. */
  function toggleView(): void {
    root.current?.focus({ preventScroll: true });
    onToggleView();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
    const actions: Record<string, (() => void) | undefined> = {
      j: () => step(1, 'mark'),
      k: () => step(-1, 'mark'),
      a: () => decideOne(current, 'accepted', 'mark'),
      r: () => decideOne(current, 'rejected', 'mark'),
      u: () => (decisionAt(review, current) === 'open' ? takeBack() : decideOne(current, 'open', 'mark')),
      v: toggleView,
    };
    const action = total > 0 ? actions[event.key.toLowerCase()] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  }

  return { root, current, show, onCurrent, step, decideOne, decideAll, takeBack, pressKey };
}

export type ReviewControl = ReturnType<typeof useReview>;

function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
