import { expect, it } from 'vitest';
import { countTokenEdits } from './distance.ts';

it.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a c', 1],
  ['a c', 'a b c', 1],
  ['a b c', 'a x c d', 2],
  ['', 'a b', 2],
])('from “%s” to “%s” are %i tokens to edit', (from, to, edits) => {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  expect(countTokenEdits(words(from), words(to))).toBe(edits);
});
