import { type KeyboardEvent, useRef } from 'react';
import type { ChangeCategory, TextChange } from '../../shared/contract/result.ts';
import { formatCount } from '../../shared/format.ts';
import { moveLostFocus } from '../ui/move-lost-focus.ts';
import { useLatest } from '../ui/use-latest.ts';
import { focusChange } from './focus-change.ts';
import {
  acceptCategory,
  chooseWording,
  countDecisions,
  type Decision,
  decide,
  decideAllOpen,
  decisionAt,
  findNextOpen,
  type IssueSpan,
  type Review,
  rejectOpen,
  reopen,
  toText,
  undo,
} from './model.ts';
import { splice } from './splice.ts';
import { useNextChangeKey } from './use-next-change-key.ts';
import { useUndoKey } from './use-undo-key.ts';
import { decisionWords, toCategoryWord, toFactCount } from './words.ts';

/** Where the focus goes after a step: to the change's mark, or, from the dock, nowhere: the page scrolls to it. */
export type FocusTarget = 'mark' | 'scroll';

interface ReviewHookParts {
  review: Review;
  /** The change under review. */
  current: number;
  /** Whether the changes are shown as marks. */
  hasMarks: boolean;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onToggleView(): void;
  announce(sentence: string): void;
}

/** Every way to move between changes and to decide them. */
export function useReview({
  review,
  onReview,
  onCurrent,
  onToggleView,
  announce,
  ...parts
}: ReviewHookParts) {
  const root = useRef<HTMLDivElement>(null);
  const total = review.changes.length;
  // After a splice, or its undo, there may be fewer changes than before
  const current = Math.min(parts.current, Math.max(0, total - 1));

  const findMark = (index: number) => root.current?.querySelector<HTMLElement>(`[data-change="${index}"]`);

  /** A button of the bar or the dock may go with what it did: the keys of the review go on working. */
  function keepFocus(): void {
    moveLostFocus(() => root.current);
  }

  function show(index: number, target: FocusTarget): void {
    onCurrent(index);
    const mark = findMark(index);
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
    keepFocus();
  }

  function decideAll(decision: 'accepted' | 'rejected'): void {
    const next = decideAllOpen(review, decision);
    onReview(next);
    const count = next.decisions.filter((one, index) => one !== review.decisions[index]).length;
    const { flagged } = countDecisions(next);
    const left = flagged > 0 ? ` ${toFactCount(flagged)}.` : '';
    announce(
      decision === 'accepted' ? `${count} accepted.${left}` : `${count} rejected, your words are kept.`,
    );
    keepFocus();
  }

  function acceptAllOf(category: ChangeCategory): void {
    const next = acceptCategory(review, category);
    onReview(next);
    const count = countDecisions(next).accepted - countDecisions(review).accepted;
    announce(`${count} accepted, ${toCategoryWord(category).toLowerCase()}.`);
    keepFocus();
  }

  const openAgain = useLatest((rejected: readonly TextChange[]): void => {
    // Another text may be on the screen by now
    if (!root.current) return;
    onReview(reopen(review, rejected));
    announce(`${formatCount(rejected.length, 'change')} open again.`);
  });

  /** Returns the way to open them again. */
  function rejectAllOf(
    isMeant: (change: TextChange, removed: string) => boolean,
    target: FocusTarget,
  ): () => void {
    const next = rejectOpen(review, isMeant);
    onReview(next);
    const rejected = next.changes.filter((_, index) => next.decisions[index] !== review.decisions[index]);
    announce(`${rejected.length} rejected, your words are kept.`);
    show(findNextOpen(next, current) ?? current, target);
    keepFocus();
    return () => openAgain(rejected);
  }

  function choose(index: number, wording: string, target: FocusTarget): void {
    onReview(chooseWording(review, index, wording));
    announce(`Accepted as “${wording}”, ${index + 1} of ${total}.`);
    show(index, target);
    keepFocus();
  }

  /** From the source the first one that is open, from a change the next. */
  function showNextOpen(isInside: boolean): void {
    if (total === 0) return;
    const index = findNextOpen(review, isInside && parts.hasMarks ? current : -1) ?? current;
    if (parts.hasMarks) {
      show(index, 'mark');
      return;
    }
    onCurrent(index);
    onToggleView();
    focusChange(index);
  }

  function takeBack(): void {
    onReview(undo(review));
    announce('The last step is taken back.');
    keepFocus();
  }

  /** The marks come or go with the focus that may be on one: the review keeps it, and its keys go on working. */
  function toggleView(): void {
    root.current?.focus({ preventScroll: true });
    onToggleView();
  }

  function pressKey(event: KeyboardEvent): void {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (hasModifier || isTextField(event.target)) return;
    const last = total - 1;
    const markActions: Record<string, (() => void) | undefined> = {
      ...(isOnMark(event.target) && {
        arrowright: () => step(1, 'mark'),
        arrowdown: () => step(1, 'mark'),
        arrowleft: () => step(-1, 'mark'),
        arrowup: () => step(-1, 'mark'),
        home: () => show(0, 'mark'),
        end: () => show(last, 'mark'),
      }),
      j: () => step(1, 'mark'),
      k: () => step(-1, 'mark'),
      a: () => decideOne(current, 'accepted', 'mark'),
      r: () => decideOne(current, 'rejected', 'mark'),
      u: () => (decisionAt(review, current) === 'open' ? takeBack() : decideOne(current, 'open', 'mark')),
      v: toggleView,
      ...Object.fromEntries(
        (review.changes[current]?.alternatives ?? []).map((wording, index) => [
          String(index + 1),
          () => choose(current, wording, 'mark'),
        ]),
      ),
    };
    // Where no marks are seen, none is decided
    const actions = parts.hasMarks ? markActions : { u: takeBack, v: toggleView };
    const action = total > 0 ? actions[event.key.toLowerCase()] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** The caret leaves the shown text; keys go on working. */
  function leaveText(): void {
    root.current?.focus({ preventScroll: true });
  }

  /** What may stand in place of an issue's words takes it, as a change that can be taken back. */
  function fixIssue({ issue, start, end }: IssueSpan, replacement: string): void {
    const words = { start, end, text: toText(review).slice(start, end) };
    const { type: category, message: reason, rule } = issue;
    const next = splice(review, words, replacement, { category, reason, rule });
    if (!next) return;
    onReview(next);
    announce(`“${words.text}” is now “${replacement}”.`);
    leaveText();
  }

  useUndoKey(root, review, takeBack);
  useNextChangeKey(root, showNextOpen);

  const moves = { show, onCurrent, step, leaveText };
  return {
    root,
    current,
    ...moves,
    decideOne,
    decideAll,
    acceptAllOf,
    rejectAllOf,
    choose,
    fixIssue,
    takeBack,
    pressKey,
  };
}

export type ReviewControl = ReturnType<typeof useReview>;

/** The shown text takes a caret to be selected, but no letters: keys work there as everywhere in the review. */
function isTextField(target: EventTarget): boolean {
  const fields = 'input, textarea, select, [contenteditable="true"]:not([data-caret])';
  return target instanceof Element && target.closest(fields) !== null;
}

/** The marks are one stop, and arrows lead from one to the next; unless there is a caret, which they move. */
function isOnMark(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-change]') && !target.closest('[data-caret]');
}
