import { createStore, get } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { nextFrame } from '../../../tests/kit/components/look.ts';

import { toPersistedKey } from './model.ts';
import { usePersisted } from './use-persisted.ts';

const table = createStore('draftwell', 'kept');
const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Keeps a value and, in the same row, another: the first is written at once. */
async function keepBoth(
  first: string,
  value: string,
): Promise<{ read(): Promise<unknown>; unmount(): Promise<void> }> {
  const userId = crypto.randomUUID();
  // What waits to be written waits for ever, unless something asks for it
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, act, unmount } = await renderHook(() => usePersisted(userId, 'a result', { parse }));
  await act(() => result.current[1](first));
  await act(() => result.current[1](value));
  return { read: () => get(toPersistedKey(userId, 'a result'), table), unmount };
}

test.for([
  ['the page goes', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  [
    'the tab is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
] as const)('what waits to be written is written as %s', async ([, leave]) => {
  const { read } = await keepBoth('The first decision.', 'The last decision.');
  expect(await read()).toBe('The first decision.');
  leave();
  await nextFrame();
  expect(await read()).toBe('The last decision.');
});

test('what waits to be written is written as the screen goes', async () => {
  const { read, unmount } = await keepBoth('The first decision.', 'The last decision.');
  await unmount();
  await nextFrame();
  expect(await read()).toBe('The last decision.');
});
