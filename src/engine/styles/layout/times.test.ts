import { expect, it } from 'vitest';
import { loadRuleContext } from '../../rules/context.ts';
import { applyChanges } from '../../text/edits.ts';
import { makeReader } from '../../text/words.ts';
import type { StyleStage } from '../stage.ts';
import { makeSerialComma } from './series.ts';
import { americanDates, britishDates, fullClock, halfClock, isoDates } from './times.ts';

const reader = { read: makeReader(), context: await loadRuleContext() };
const run = (stage: StyleStage, text: string) => applyChanges(text, stage.find(text, reader));

it.each([
  ['We open at 7:30 am and close at 6 pm.', 'We open at 07:30 and close at 18:00.'],
  ['Open 3-5 pm. Lunch is at 12 p.m. Come.', 'Open 15:00-17:00. Lunch is at 12:00. Come.'],
  ['From 11-1 pm.', 'From 11-1 pm.'],
])('WORK-12: hours from 0 to 23: %s', (before, after) => {
  expect(run(fullClock, before)).toBe(after);
});

it('WORK-12: hours with am and pm', () => {
  expect(run(halfClock, 'From 09:00 to 17:45, score 2:1.')).toBe('From 9 am to 5:45 pm, score 2:1.');
});

it.each([
  ['On July 4, 2024 and 1st of May 2023.', 'On 2024-07-04 and 2023-05-01.'],
  ['By 25/12/2024, 3/17/2024 or 5/6/2024.', 'By 2024-12-25, 2024-03-17 or 5/6/2024.'],
  ['On 4 July.', 'On 4 July.'],
])('WORK-12: dates of the standard, where one reading is sure: %s', (before, after) => {
  expect(run(isoDates, before)).toBe(after);
});

it.each([
  ['On 2 May, the 3rd of June 2024 and 4-6 July.', 'On May 2, June 3, 2024 and July 4-6.'],
  ['By 25/12/2024 or 5/6/2024.', 'By 12/25/2024 or 5/6/2024.'],
  ['We saw 3 marches.', 'We saw 3 marches.'],
])('WORK-12: dates with the month first: %s', (before, after) => {
  expect(run(americanDates, before)).toBe(after);
});

it.each([
  ['On May 2, July 4–6 and June 3rd, 2024.', 'On 2 May, 4–6 July and 3 June 2024.'],
  ['It may 3 times fail, in June 2024 or June 4:2.', 'It may 3 times fail, in June 2024 or June 4:2.'],
])('WORK-12: dates with the day first: %s', (before, after) => {
  expect(run(britishDates, before)).toBe(after);
});

it.each([
  ['We sell red shoes, blue hats and bags.', 'We sell red shoes, blue hats, and bags.'],
  ['If you call, Tom and Ben will come.', 'If you call, Tom and Ben will come.'],
  ['In Paris, cats and dogs are loved.', 'In Paris, cats and dogs are loved.'],
])('WORK-12: a comma before “and” in lists only: %s', (before, after) => {
  expect(run(makeSerialComma(true), before)).toBe(after);
});

it('WORK-12: the same comma taken out', () => {
  expect(run(makeSerialComma(false), 'We sell tea, milk, and jam.')).toBe('We sell tea, milk and jam.');
});
