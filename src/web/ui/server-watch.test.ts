import { beforeEach, expect, test, vi } from 'vitest';
import { makeServerWatch } from './server-watch.ts';

let isThere = false;
let askedAtMs: number[] = [];
let sign: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  isThere = false;
  askedAtMs = [];
  sign = undefined;
});

function makeWatch() {
  return makeServerWatch({
    async ask() {
      askedAtMs.push(Date.now());
      return isThere;
    },
    now: Date.now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onSign(listener) {
      sign = listener;
      return () => {
        sign = undefined;
      };
    },
  });
}

test('F-83: the server is asked ever more rarely, and all who wait are told once when it is back', async () => {
  const watch = makeWatch();
  const told: string[] = [];
  watch.wait(() => told.push('menu'));
  watch.wait(() => told.push('panel'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(askedAtMs).toEqual([1, 3, 7, 15, 31, 61, 91].map((seconds) => seconds * 1000));
  expect(told).toEqual([]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(told).toEqual(['menu', 'panel']);
  expect(askedAtMs).toHaveLength(8);
  expect(sign).toBeUndefined();
});

test('a connection that comes back, or a look at the tab, asks at once', async () => {
  const watch = makeWatch();
  let told = 0;
  watch.wait(() => {
    told += 1;
  });
  isThere = true;
  sign?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([told, askedAtMs]).toEqual([1, [0]]);
});

test('who waits again at once, because the answer did not help, is not asked for more often', async () => {
  const watch = makeWatch();
  isThere = true;
  const again = () => void watch.wait(again);
  again();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(askedAtMs.length).toBeLessThan(8);
});

test('nobody waits any more: nothing is asked', async () => {
  const watch = makeWatch();
  const stop = watch.wait(() => undefined);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(askedAtMs).toEqual([]);
  expect(sign).toBeUndefined();
});
