import { expect, test } from 'vitest';
import { readWordList, searchWords, toRuleName } from './dictionary.ts';

test('a list has one word a line; empty lines and the second of two count for nothing', () => {
  expect(readWordList('Flimbot\n iOS \n\nFlimbot\ne\u0301clair')).toEqual({
    words: ['Flimbot', 'iOS', 'éclair'],
  });
  expect(readWordList('')).toEqual({ words: [] });
});

test('of a list with a line that is no word nothing is taken, and the line is named', () => {
  expect(readWordList('one\ntwo words\nthree')).toEqual({
    problem: 'Line 2, “two words”, is not one word. A word has no spaces and at most 60 characters.',
  });
  expect(readWordList('--')).toHaveProperty('problem');
  expect(readWordList('a'.repeat(61))).toHaveProperty('problem');
});

test('words are found by their letters, in whatever case', () => {
  expect(searchWords(['Flimbot', 'iOS', 'limbo'], ' LIM')).toEqual(['Flimbot', 'limbo']);
});

test.each([
  ['harper/RepeatedWords', 'Repeated words'],
  ['sentence-capital', 'Sentence capital'],
  ['a-or-an', 'A or an'],
])('%s is shown as “%s”', (rule, name) => {
  expect(toRuleName(rule)).toBe(name);
});
