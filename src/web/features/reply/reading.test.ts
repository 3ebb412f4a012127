import { expect, test } from 'vitest';
import { toReading } from './reading.ts';
import { sampleChain } from './sample.ts';

test('the newest message is told from the older ones, its questions are numbered', () => {
  const { headline, parts, older } = toReading(sampleChain);
  expect(headline).toBe('Tom Ashworth asks 3 questions');
  expect(parts.filter(({ question }) => question !== null)).toEqual([
    { text: 'Can you confirm the delivery date for the Leeds order?', question: 1 },
    { text: 'Who from your side will sign the acceptance form?', question: 2 },
    { text: expect.stringContaining('is it possible to add 40 lanyards?'), question: 3 },
  ]);
  expect(older?.headline).toBe('1 older message, from Marta Kowal');
  expect(older?.text).toContain('the banners are printed');
});

test('the parts are the newest message, nothing added and nothing left out', () => {
  const message =
    'Hello,\n\nCan you\ncome to the follow-up (a/b) on Friday? Who\n\telse (see [list]) comes?\n\nBest,\nAnna';
  const { headline, parts, older } = toReading(message);
  expect(parts.map(({ text }) => text).join('')).toBe(message);
  expect(parts.filter(({ question }) => question !== null)).toHaveLength(2);
  expect(headline).toBe('Anna asks 2 questions');
  expect(older).toBeNull();
});

test('a question asked twice is marked twice', () => {
  const { parts } = toReading('When does it start? I ask again: When does it start?');
  expect(parts.filter(({ question }) => question !== null).map(({ question }) => question)).toEqual([1, 2]);
});

test('a message without questions says so', () => {
  expect(toReading('The banners are printed.').headline).toBe('One message, no open questions');
});

test('older messages above the newest are found, too', () => {
  const { older } = toReading('> Shall we meet on Friday at noon in the hall?\n\nYes, Friday works.\n\nAnna');
  expect(older?.text).toContain('Shall we meet on Friday');
});

test('a chain of the limit is read in a blink', () => {
  const chain = `${sampleChain}\n`.repeat(40).slice(0, 20_000);
  const start = performance.now();
  toReading(chain);
  expect(performance.now() - start).toBeLessThan(500);
});
