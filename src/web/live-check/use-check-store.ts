import type { ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckLevel } from '../../shared/contract/checks.ts';
import { useServices } from '../services/services.ts';
import { makeCheckMemory } from './check-memory.ts';
import { makeCheckStore } from './check-store.ts';

const memories = { errors: makeCheckMemory(), style: makeCheckMemory() };

/**
 * Follows a field, and checks what changes in it. Returns what is known, as a store: it changes with each key.
 * @param suppressions what answers depend on beside the words; where it becomes another, they are asked for anew
 */
export function useCheckStore(
  field: RefObject<HTMLTextAreaElement | null>,
  written: ReadableAtom<string>,
  { level, suppressions }: { level: CheckLevel; suppressions: string },
) {
  const { call, session } = useServices();
  const [store] = useState(() =>
    makeCheckStore({
      memory: memories[level],
      async check(paragraph, signal) {
        const input = { text: paragraph, level };
        return (await call((api) => api.checks.check(input, { signal }), signal)).issues;
      },
      isSeen: () => document.visibilityState === 'visible' && session.getState().status === 'signed-in',
    }),
  );
  // With the key itself, so that the underlines move with their words
  useLayoutEffect(
    () =>
      written.subscribe((text) => {
        const area = field.current;
        const isTyped = area !== null && document.activeElement === area;
        store.follow(text, isTyped ? area.selectionEnd : undefined);
      }),
    [store, field, written],
  );
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const followCaret = () => {
      const area = field.current;
      store.moveCaret(area && document.activeElement === area ? area.selectionEnd : undefined);
    };
    document.addEventListener('selectionchange', followCaret, { signal });
    document.addEventListener('focusout', () => store.moveCaret(undefined), { signal });
    document.addEventListener('visibilitychange', store.checkNow, { signal });
    store.checkNow();
    return () => {
      events.abort();
      store.stop();
    };
  }, [store, field]);
  useCheckAnew(store, suppressions);
  return store.state;
}

function useCheckAnew({ checkAnew }: { checkAnew(): void }, suppressions: string): void {
  const former = useRef(suppressions);
  useEffect(() => {
    if (former.current === suppressions) return;
    former.current = suppressions;
    checkAnew();
  }, [checkAnew, suppressions]);
}
