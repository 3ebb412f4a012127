import { atom, type ReadableAtom } from 'nanostores';
import type { CheckIssue } from '../../shared/contract/checks.ts';
import { CallError } from '../api/failed-call.ts';
import type { CheckMemory } from './check-memory.ts';
import { findEdit } from './edit.ts';
import { type CheckedText, placeIssues, sortByCaret } from './issues.ts';

export interface CheckStoreParts {
  memory: CheckMemory;
  check(paragraph: string, signal: AbortSignal): Promise<readonly CheckIssue[]>;
  /** Whether somebody can see this tab: ten of them ask no more than one. */
  isSeen(): boolean;
}

/** How long nothing is typed before what has changed is checked, in milliseconds. */
export const pauseMs = 400;
/** Paragraphs that are checked at the same time. */
const mostAtOnce = 2;
/** How long nothing is asked after a call has failed, in milliseconds: twice as long with each that fails, to a minute. */
const firstRestMs = 4_000;
const longestRestMs = 60_000;

export interface FollowedText extends CheckedText {
  /** Where the caret is in what is being typed; undefined once it has gone elsewhere. */
  readonly typedAt: number | undefined;
}

/** The issues of one field, followed through what is typed. Answers are kept by the words that they are about. */
export function makeCheckStore({ memory, check, isSeen }: CheckStoreParts) {
  const state = atom<FollowedText>({ text: '', issues: [], unchecked: [], typedAt: undefined });
  const running = new Map<string, AbortController>();
  let caret = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restMs = firstRestMs;
  let restsUntil = 0;

  function place(text: string, typedAt: number | undefined): void {
    const former = state.get();
    state.set({ ...placeIssues(text, former, memory.find, findEdit(former.text, text)), typedAt });
  }

  function placeAgain(): void {
    const { text, typedAt } = state.get();
    place(text, typedAt);
  }

  function listUnchecked(): string[] {
    const { text, unchecked } = state.get();
    return sortByCaret(unchecked, caret).map(({ start, end }) => text.slice(start, end));
  }

  /** What has changed again meanwhile is of no use any more. */
  function dropGone(): void {
    const wanted = new Set(listUnchecked());
    for (const [paragraph, call] of running) if (!wanted.has(paragraph)) call.abort();
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(checkNext, Math.max(delayMs, restsUntil - Date.now()));
  }

  function checkNext(): void {
    timer = undefined;
    if (!isSeen()) return;
    const waiting = listUnchecked().filter((paragraph) => !running.has(paragraph));
    for (const paragraph of waiting.slice(0, mostAtOnce - running.size)) void checkParagraph(paragraph);
  }

  async function checkParagraph(paragraph: string): Promise<void> {
    const call = new AbortController();
    running.set(paragraph, call);
    try {
      memory.keep(paragraph, await check(paragraph, call.signal));
      restMs = firstRestMs;
      placeAgain();
    } catch (error) {
      if (!call.signal.aborted) rest(error);
    } finally {
      running.delete(paragraph);
      // Where something is being typed, after its pause
      if (timer === undefined) schedule(0);
    }
  }

  /** Offline, busy or over the limit: nothing is said, and nothing asked for a while. */
  function rest(error: unknown): void {
    const told = error instanceof CallError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    restsUntil = Date.now() + Math.max(told, restMs);
    restMs = Math.min(2 * restMs, longestRestMs);
  }

  return {
    state: state as ReadableAtom<FollowedText>,

    /** The text as it stands now. `typedAt`: where its caret is, if it was typed. */
    follow(text: string, typedAt: number | undefined): void {
      if (text === state.get().text) return;
      caret = typedAt ?? caret;
      place(text, typedAt);
      dropGone();
      schedule(pauseMs);
    },

    moveCaret(at: number | undefined): void {
      caret = at ?? caret;
      const { typedAt, ...rest } = state.get();
      if (typedAt !== undefined && typedAt !== at) state.set({ ...rest, typedAt: undefined });
    },

    /** The tab is looked at again. */
    checkNow: () => schedule(0),

    /** What checks have said is no longer true. */
    checkAnew(): void {
      memory.forget();
      for (const call of running.values()) call.abort();
      placeAgain();
      schedule(0);
    },

    stop(): void {
      clearTimeout(timer);
      for (const call of running.values()) call.abort();
    },
  };
}
