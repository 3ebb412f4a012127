import { expect, test } from 'vitest';
import {
  isLongRewrite,
  splitAtBlanks,
  toChangeLabel,
  toCopySentence,
  toFactCount,
  toFactSentence,
  toTitle,
  toVisible,
} from './words.ts';

test('a change names its place, its category and what was decided', () => {
  const change = {
    start: 0,
    end: 1,
    replacement: 'x',
    category: 'grammar',
    reason: '',
    gist: '',
    rule: '',
    fact: null,
  } as const;
  expect(toChangeLabel(change, 2, 13, 'open')).toBe('Change 3 of 13, grammar');
  expect(toChangeLabel(change, 2, 13, 'rejected')).toBe('Change 3 of 13, grammar, kept yours');
  expect(toTitle(change)).toBe('Grammar');
  expect(toFactSentence(change)).toBeUndefined();
  const flagged = { ...change, fact: 'number' } as const;
  expect(toChangeLabel(flagged, 2, 13, 'open')).toBe('Change 3 of 13, number differs');
  expect(toTitle(flagged)).toBe('Check: number');
  expect(toFactSentence(flagged)).toBe('A number differs. Check it against your text.');
});

test('what Copy will copy is said beforehand', () => {
  expect(toCopySentence({ open: 3, accepted: 12 })).toBe('Copies 12 accepted, 3 open left as they were');
  expect(toCopySentence({ open: 1, accepted: 0 })).toBe('Copies 0 accepted, 1 open left as it was');
  expect(toCopySentence({ open: 0, accepted: 13 })).toBe('Copies 13 accepted');
});

test('changed spaces and line ends are visible', () => {
  expect(toVisible('  ', 'removed')).toBe('··');
  expect(toVisible('\r\n\r\n', 'removed')).toBe('¶¶');
  expect(toVisible('\n\n', 'added')).toBe('¶\n¶\n');
  expect(toVisible(' word\n', 'added')).toBe(' word\n');
});

test('a rewrite is long from nine words on', () => {
  expect(isLongRewrite('one two three four five six seven eight')).toBe(false);
  expect(isLongRewrite('one two three four five six seven eight nine')).toBe(true);
});

test('facts to check are counted in words', () => {
  expect(toFactCount(1)).toBe('1 fact to check');
  expect(toFactCount(2)).toBe('2 facts to check');
});

test('blanks are told from links, footnotes and figures, and nothing is lost', () => {
  expect(splitAtBlanks('Dear [name], on [date]')).toEqual(['Dear ', '[name]', ', on ', '[date]', '']);
  for (const text of ['[a link](https://a.example)', 'as shown [1]', '[]', '[a\nb]', '']) {
    expect(splitAtBlanks(text)).toEqual([text]);
  }
});
