import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatList,
  formatMoment,
  formatNumber,
  formatTime,
  plural,
} from './format.ts';

const moment = '2026-12-05T14:20:00Z';

test('numbers are grouped, and a count has the word that goes with it', () => {
  expect([formatNumber(1_720), formatNumber(0), formatNumber(12.5)]).toEqual(['1,720', '0', '12.5']);
  expect([0, 1, 2, 1_000].map((count) => formatCount(count, 'change'))).toEqual([
    '0 changes',
    '1 change',
    '2 changes',
    '1,000 changes',
  ]);
  expect([formatCount(1, 'entry', 'entries'), formatCount(3, 'entry', 'entries')]).toEqual([
    '1 entry',
    '3 entries',
  ]);
  expect(plural(1, 'it', 'them')).toBe('it');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
});

test('dates have one form, and times the one of the writer’s clock', () => {
  expect(formatDate(moment, { dateStyle: 'long', timeZone: 'UTC' })).toBe('5 December 2026');
  expect(formatTime(moment, { locale: 'en-US', timeZone: 'UTC' })).toMatch(/^2:20\sPM$/);
  expect(formatTime(moment, { locale: 'en-GB', timeZone: 'Europe/Warsaw' })).toBe('15:20');
  expect(formatMoment(moment, { locale: 'en-GB', timeZone: 'UTC' })).toBe('5 December 2026 at 14:20');
});

test('a sentence has one locale: a clock of another language keeps its figures out of it', () => {
  expect(formatTime(moment, { locale: 'ar-EG', timeZone: 'UTC' })).toBe('14:20');
  expect(formatTime(moment, { locale: 'ko-KR', timeZone: 'UTC' })).toBe('14:20');
});
