import { beforeEach, expect, test, vi } from 'vitest';
import { makeToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const times = { patienceMs: 1_000, durationMs: 4_000 };
const cleared = { title: 'Text cleared' };

test('a notice waits for the toaster and is shown by it', async () => {
  const store = makeToastStore({ load: async () => undefined, ...times });
  const toasts: string[] = [];
  const shown = store.show(cleared);
  expect([store.isAsked.get(), toasts]).toEqual([true, []]);
  store.arrive(({ title }) => toasts.push(title));
  await shown;
  expect([toasts, store.plain.get()]).toEqual([[cleared.title], undefined]);
});

test('F-83: without a toaster a notice is shown plainly, and goes in its time', async () => {
  const store = makeToastStore({
    load: async () => Promise.reject(new TypeError('Failed to fetch')),
    ...times,
  });
  await store.show(cleared);
  expect(store.plain.get()).toBe(cleared);
  const next = { title: 'Text copied to clipboard!' };
  await vi.advanceTimersByTimeAsync(2_000);
  await store.show(next);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.plain.get()).toBe(next);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.plain.get()).toBeUndefined();
});

test('F-83: a toaster that hangs on its way keeps no notice back', async () => {
  const store = makeToastStore({ load: () => new Promise(() => undefined), ...times });
  const shown = store.show(cleared);
  await vi.advanceTimersByTimeAsync(1_000);
  await shown;
  expect(store.plain.get()).toBe(cleared);
});
