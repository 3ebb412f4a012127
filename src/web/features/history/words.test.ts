import { expect, test } from 'vitest';
import { formatMoment, formatTime } from '../../../shared/format.ts';
import {
  groupByDay,
  listRequestTexts,
  toCharacterWords,
  toCountWords,
  toFailureReason,
  toTypeWords,
} from './words.ts';

test.each([
  ['grammar', 'Fix Grammar'],
  ['partial_edit: make it shorter: now', 'Partial edit: make it shorter: now'],
  ['reply-email', 'Reply'],
  ['of-a-later-release', 'of-a-later-release'],
])('the action %j is called %j', (type, words) => {
  expect(toTypeWords(type)).toBe(words);
});

test.each([
  ['NO_CONTENT: No content was generated.', 'No content was generated.'],
  ['Stopped by the writer.', 'Stopped by the writer.'],
  ['', undefined],
  [null, undefined],
])('the reason in %j is %j', (message, reason) => {
  expect(toFailureReason(message)).toBe(reason);
});

test('counts have their words', () => {
  expect([toCharacterWords(1), toCharacterWords(1240)]).toEqual(['1 character', '1,240 characters']);
  expect([toCountWords(1, true), toCountWords(7, true), toCountWords(100, false)]).toEqual([
    '1 entry',
    '7 entries',
    'more than 100 entries',
  ]);
});

test('a time is told by the writer’s own clock', () => {
  const moment = '2026-11-20T23:30:00.000Z';
  expect(formatTime(moment, { timeZone: 'Europe/Warsaw', locale: 'en-GB' })).toBe('00:30');
  expect(formatTime(moment, { timeZone: 'America/New_York', locale: 'en-US' })).toMatch(/^6:30\sPM$/u);
  expect(formatMoment(moment, { timeZone: 'Europe/Warsaw', locale: 'en-GB' })).toBe(
    '21 November 2026 at 00:30',
  );
});

const at = (moment: string) => ({ created_at: moment });

test('entries stand under the days of the writer’s zone', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  const entries = [
    at('2026-11-21T04:00:00Z'),
    at('2026-11-20T23:30:00Z'),
    at('2026-11-20T22:30:00Z'),
    at('2026-11-17T12:00:00Z'),
    at('2025-12-31T12:00:00Z'),
  ];
  const names = (timeZone: string) =>
    groupByDay(entries, now, { timeZone }).map(({ name, entries: found }) => [name, found.length]);
  expect(names('Europe/Warsaw')).toEqual([
    ['Today, 21 November', 2],
    ['Yesterday, 20 November', 1],
    ['Tuesday, 17 November', 1],
    ['Wednesday, 31 December 2025', 1],
  ]);
  expect(names('America/Los_Angeles')[0]).toEqual(['Today, 20 November', 3]);
});

test('yesterday is the day before, also where a day has 25 hours', () => {
  const days = groupByDay(
    [at('2026-10-25T23:30:00Z'), at('2026-10-25T00:30:00Z')],
    new Date('2026-10-26T12:00:00Z'),
    {
      timeZone: 'Europe/Warsaw',
    },
  );
  expect(days.map(({ key, name }) => [key, name])).toEqual([
    ['2026-10-26', 'Today, 26 October'],
    ['2026-10-25', 'Yesterday, 25 October'],
  ]);
});

test('the texts that went into a call have their names, and settings are not among them', () => {
  const request = { 'email-chain': 'When?', formality: 3, recipient: '', ai_prompt: 7 };
  const action = { tool: 'email-reply', original_text: 'soon', request } as const;
  expect(listRequestTexts(action, true)).toEqual([
    { name: 'Your text', text: 'soon' },
    { name: 'The emails that it answers', text: 'When?' },
  ]);
  expect(listRequestTexts({ ...action, request: {} }, false)).toEqual([]);
});
