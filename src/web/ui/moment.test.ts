import { expect, test } from 'vitest';
import { toMoment } from './moment.ts';

const now = new Date('2026-11-21T15:30:00Z');

test.each([
  ['2026-11-21T15:29:40Z', 'just now'],
  ['2026-11-21T15:31:00Z', 'just now'],
  ['2026-11-21T08:05:00Z', 'today at 09:05'],
  ['2026-11-20T23:30:00Z', 'today at 00:30'],
  ['2026-11-20T22:30:00Z', '20 Nov 2026 at 23:30'],
])('%s is told as “%s” in Warsaw', (moment, told) => {
  expect(toMoment(moment, now, 'Europe/Warsaw')).toBe(told);
});
