import { expect, test } from 'vitest';
import { makePace } from './pace.ts';

test('DOOR-01: who goes on at once is slowed to the pace, and refused when too far ahead; others are not', () => {
  let now = 0;
  const pace = makePace({ perSecond: 10, longestDelayMs: 500, clock: () => new Date(now) });
  const delays = Array.from({ length: 17 }, () => pace.take('a'));
  expect(delays.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
  expect(delays.slice(10)).toEqual([100, 200, 300, 400, 500, undefined, undefined]);
  expect(pace.take('b')).toBe(0);
  now = 300;
  expect(pace.take('a')).toBe(300);
  now = 10_000;
  expect(pace.take('a')).toBe(0);
});
