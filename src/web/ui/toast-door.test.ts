import { beforeEach, expect, test, vi } from 'vitest';
import { makeToastDoor } from './toast-door.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const times = { patienceMs: 1_000, durationMs: 4_000 };
const cleared = { title: 'Text cleared' };

test('a notice waits for the toaster and is shown by it', async () => {
  const door = makeToastDoor({ load: async () => undefined, ...times });
  const toasts: string[] = [];
  const shown = door.show(cleared);
  expect([door.isAsked(), toasts]).toEqual([true, []]);
  door.arrive(({ title }) => toasts.push(title));
  await shown;
  expect([toasts, door.getPlain()]).toEqual([[cleared.title], undefined]);
});

test('F-83: without a toaster a notice is shown plainly, and goes in its time', async () => {
  const door = makeToastDoor({
    load: async () => Promise.reject(new TypeError('Failed to fetch')),
    ...times,
  });
  await door.show(cleared);
  expect(door.getPlain()).toBe(cleared);
  const next = { title: 'Text copied to clipboard!' };
  await vi.advanceTimersByTimeAsync(2_000);
  await door.show(next);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(door.getPlain()).toBe(next);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(door.getPlain()).toBeUndefined();
});

test('F-83: a toaster that hangs on its way keeps no notice back', async () => {
  const door = makeToastDoor({ load: () => new Promise(() => undefined), ...times });
  const shown = door.show(cleared);
  await vi.advanceTimersByTimeAsync(1_000);
  await shown;
  expect(door.getPlain()).toBe(cleared);
});
