import { expect, test } from 'vitest';
import { toDays, toUsage } from './figures.ts';

test('the days are those of UTC up to now, over the end of a month and a change of clocks', () => {
  expect(toDays(new Date('2026-03-01T23:59:59.999Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(toDays(new Date('2026-03-30T00:00:00Z'), 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
});

test('a day or a tool without a call is there, with nothing', () => {
  const rows = [
    { day: '2026-11-20', tool: 'improve-text', calls: 2, credits: 1, words_improved: 70 },
    { day: '2026-11-20', tool: 'get-feedback', calls: 1, credits: 1, words_improved: 0 },
  ] as const;
  const none = { calls: 0, credits: 0, words_improved: 0 };
  expect(toUsage(['2026-11-19', '2026-11-20'], rows)).toEqual({
    days: [
      { day: '2026-11-19', ...none },
      { day: '2026-11-20', calls: 3, credits: 2, words_improved: 70 },
    ],
    tools: [
      { tool: 'improve-text', calls: 2, credits: 1, words_improved: 70 },
      { tool: 'email-reply', ...none },
      { tool: 'write-from-scratch', ...none },
      { tool: 'get-feedback', calls: 1, credits: 1, words_improved: 0 },
    ],
  });
});
