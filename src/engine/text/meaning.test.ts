import { expect, it } from 'vitest';
import { keepsMeaning } from './meaning.ts';

it.each([
  ['numbers', '25', '26', false],
  ['negations', 'do not', 'do', false],
  ['negations that were not there', 'do', 'do not', false],
  ['questions', 'you?', 'you.', false],
  ['a question that ends in a full stop', '.', '?', true],
  ['line ends', 'a\nb', 'a b', false],
  ['a short form gets its apostrophe', 'dont', "don't", true],
  ['a misspelt negation', 'nto', 'not', true],
  ['a short word that is like a negation', 'nop', 'no', false],
  ['a negation said twice in a row', 'not not', 'not', true],
  ['a second negation of the same verb', 'never helps in nothing', 'never helps in anything', true],
  ['the only negation of two', 'never said nothing', 'said anything', false],
  ['a negation written as one word', 'noone', 'no one', true],
  ['what sounds like a negation', 'no', 'know', true],
  ['other words', 'went', 'gone', true],
])('%s', (_, before, after, kept) => {
  expect(keepsMeaning(before, after)).toBe(kept);
});
