import { describe, expect, test } from 'vitest';
import { findFactChanges } from '../../../engine/index.ts';
import {
  listHostedChanges,
  readOutside,
  toLineEnds,
  toMarks,
  toMaxOutputLength,
  toMaxOutputTokens,
} from './output.ts';

describe('how long an answer may be', () => {
  test('it has room for its source in whatever script, and a cap', () => {
    expect(toMaxOutputTokens('', 2)).toBe(2_000);
    expect(toMaxOutputTokens('a'.repeat(3_000), 2)).toBe(4_000);
    expect(toMaxOutputTokens('语'.repeat(1_000), 2)).toBe(5_000);
    expect(toMaxOutputTokens('语'.repeat(10_000), 4)).toBe(16_000);
    // The longest text of the writer's, as long again
    expect(toMaxOutputTokens('a'.repeat(10_000), 2)).toBeLessThan(16_000);
    expect(toMaxOutputLength(4_000)).toBeGreaterThan(3_000 * 2);
  });
});

test('what stands around a text and how its lines end is the source’s', () => {
  expect(readOutside(' \n a b\t')).toEqual({ before: ' \n ', after: '\t' });
  expect(toLineEnds('a\r\nb', 'c\nd\r\ne')).toBe('c\r\nd\r\ne');
  expect(toLineEnds('a\nb', 'c\r\nd')).toBe('c\nd');
  expect(toLineEnds('a\r\nb\nc', 'd\r\ne\nf')).toBe('d\r\ne\nf');
  expect(toLineEnds('a\rb', 'c\rd')).toBe('c\rd');
});

test.each([
  ["it's", 'It’s “so”.', 'It\'s "so".'],
  ['it’s', `It's "so", I'm told ('yes').`, 'It’s “so”, I’m told (‘yes’).'],
  ['its', `It’s “so”.`, `It’s “so”.`],
  [`it's ’ so`, 'It’s "so".', 'It’s "so".'],
])('a text that writes %j gets no other marks: %j becomes %j', (source, text, marked) => {
  expect(toMarks(source, text, '')).toBe(marked);
  const letters = [...text].reduce((shown, letter) => shown + toMarks(source, letter, shown), '');
  expect(letters).toBe(marked);
});

/** Answers as models have given or could give them, that read well and are wrong. */
describe('a model that alters a fact is found out by its changes', () => {
  const told = { category: 'wording', reason: '', rule: 'test@1' } as const;
  const find = (source: string, text: string, known: string[] = []) => {
    const changes = listHostedChanges(source, text, told);
    return findFactChanges({ source, changes, known }).filter((fact) => fact !== null);
  };

  test.each([
    ['We do not ship on sundays.', 'We ship on Sundays.', 'negation'],
    ['I can’t come to the meeting tomorow.', 'I can come to the meeting tomorrow.', 'negation'],
    ['It never worked for us, sadly.', 'Sadly, it worked for us.', 'negation'],
    ['The price are 1,250 euros.', 'The price is 1,520 euros.', 'number'],
    ['We need 3 chairs and 12 tables.', 'We need 12 chairs and 3 tables.', 'number'],
    ['It grew with 4.5 percent.', 'It grew by 45 percent.', 'number'],
    ['Lets meet on 3 March.', 'Let’s meet on 13 March.', 'date'],
    ['See you on tuesday.', 'See you on Thursday.', 'date'],
    ['Anna called them, and later on Peter wrote.', 'Peter called them, and later on Anna wrote.', 'name'],
    ['Anna told Peter about it.', 'Anna told Paul about it.', 'name'],
    ['Please ask Dr. Weber for it.', 'Please ask Dr. Webber for it.', 'name'],
    ['it is at https://a.example/x?y=1', 'It is at https://a.example/x?y=2.', 'link'],
    ['write to me@a.example please', 'Please write to me@b.example.', 'link'],
    ['He said “we are done” and went.', 'He said “we are finished” and left.', 'quotation'],
    ['Send me the report.', 'Send me the report by [date].', 'blank'],
    ['The team is happy with it.', 'The team, led by Maria Lopez, is happy with it.', 'name'],
  ])('%j as %j: %s', (source, text, kind) => {
    expect(find(source, text)).toContain(kind);
  });

  test.each([
    ['They was not here on 3 May.', 'They were not here on 3 May.'],
    ['i cant come', 'I can’t come.'],
    ['The report, which Anna wrote, are late.', 'The report that Anna wrote is late.'],
    ['we sold 5 of them', 'We sold five of them.'],
  ])('%j as %j keeps its facts', (source, text) => {
    expect(find(source, text)).toEqual([]);
  });

  test('a name of the chain may stand in the reply, a date that nobody named may not', () => {
    const chain = 'Can you come?\n\nAnna';
    expect(find('yes i come', 'Hi Anna,\n\nYes, I will come.', [chain])).toEqual([]);
    expect(find('yes i come', 'Hi Anna,\n\nYes, I will come on Friday.', [chain])).toContain('date');
  });
});
