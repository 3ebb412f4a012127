import { expect, test } from 'vitest';
import type { Usage } from '../../../shared/contract/usage.ts';
import { describeDays, describeTools, toDayRows, toScale, toToolRows, toTotals } from './usage.ts';

const nothing = { calls: 0, credits: 0, words_improved: 0 };
const usage: Usage = {
  days: [
    { day: '2026-10-31', ...nothing },
    { day: '2026-11-01', calls: 3, credits: 2, words_improved: 1_720 },
    { day: '2026-11-02', calls: 1, credits: 1, words_improved: 312 },
  ],
  tools: [
    { tool: 'improve-text', calls: 1, credits: 2, words_improved: 32 },
    { tool: 'email-reply', calls: 3, credits: 1, words_improved: 2_000 },
    { tool: 'write-from-scratch', ...nothing },
    { tool: 'get-feedback', ...nothing },
  ],
};

test('totals are the sums of the days', () => {
  expect(toTotals(usage)).toEqual({ calls: 4, credits: 3, words_improved: 2_032 });
});

test('days are named by the calendar that counts them, oldest first', () => {
  expect(toDayRows(usage).map(({ name }) => name)).toEqual(['31 Oct', '1 Nov', '2 Nov']);
});

test('the tool that counts most comes first, for words as for credits', () => {
  expect(toToolRows(usage, 'credits')[0]?.name).toBe('Improve Text');
  expect(toToolRows(usage, 'words_improved')[0]?.name).toBe('Email Reply');
  expect(toToolRows(usage, 'credits')).toHaveLength(4);
});

test('a picture is told in words', () => {
  expect(describeDays(toDayRows(usage), 'words_improved')).toBe(
    'Words improved by day, last 3 days. Highest 1,720 on 1 Nov. Today 312.',
  );
  expect(describeTools(toToolRows(usage, 'credits'), 'credits')).toBe(
    'Credits spent by tool: Improve Text 2, Email Reply 1, Write from Scratch 0, Get Feedback 0.',
  );
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [1_720, [0, 500, 1_000, 1_500, 2_000]],
  [4_001, [0, 2_000, 4_000, 6_000]],
])('the scale of a picture up to %i has round marks and room for it', (highest, marks) => {
  expect(toScale(highest)).toEqual(marks);
});
