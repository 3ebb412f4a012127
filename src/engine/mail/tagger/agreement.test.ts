import { expect, it } from 'vitest';
import { disagrees, isSeveral, toNumber } from './agreement.ts';

it.each([
  ['the drawings in the office', '', true],
  ['the lid of the pots', '', false],
  ['mum and dad', '', true],
  ['two of us', '', true],
  ['the glass', '', false],
  ['news', '', false],
  ['7', 'better', false],
  ['7', 'coming', true],
])('%s: several is %s', (words, next, several) => {
  expect(isSeveral(words.split(' '), next)).toBe(several);
});

it('puts a verb in the number of its subject', () => {
  expect(toNumber('is', true)).toBe('are');
  expect(toNumber('have been', false)).toBe('has been');
  expect(toNumber('will be', true)).toBe('will be');
});

it('knows what cannot stand together', () => {
  expect(disagrees('it', 'were')).toBe(true);
  expect(disagrees('they', 'was')).toBe(true);
  expect(disagrees('i', 'was')).toBe(false);
  expect(disagrees('it is', 'were')).toBe(false);
});
