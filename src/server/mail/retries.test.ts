import { expect, test } from 'vitest';
import { findWait } from './retries.ts';

const created = new Date('2026-03-01T00:00:00Z');

test('a mail waits longer after each failure, and an hour at most', () => {
  const waits = [1, 2, 3, 4, 5, 6, 60].map((tries) => {
    return (findWait(tries, created, created) ?? 0) / 1000;
  });
  expect(waits).toEqual([5, 30, 120, 600, 3600, 3600, 3600]);
});

test('nobody tries any more after three days', () => {
  const lastHour = new Date('2026-03-03T23:00:00Z');
  expect(findWait(70, created, lastHour)).toBe(60 * 60_000);
  expect(findWait(71, created, new Date(lastHour.getTime() + 1))).toBeUndefined();
});
