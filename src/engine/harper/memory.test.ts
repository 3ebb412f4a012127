import { expect, it } from 'vitest';
import type { Linter } from './linter.ts';
import { makeRoundLinter } from './memory.ts';

/** Remarks on each “x”, and does not know “zyx”; keeps what it was given to read. */
function makeFinder(): Linter & { texts: string[] } {
  const texts: string[] = [];
  return {
    texts,
    async lint(text) {
      texts.push(text);
      return [...text.matchAll(/\b(?:x|zyx)\b/g)].map(({ 0: word, index }) => {
        const rule = word === 'x' ? 'X' : 'SpellCheck';
        return {
          rule,
          kind: 'Typo',
          message: '',
          start: index,
          end: index + word.length,
          replacements: ['y'],
        };
      });
    },
  };
}

it('says of a later text what it said of the same sentences, and which words it does not know', async () => {
  const finder = makeFinder();
  const { lint } = makeRoundLinter(finder);
  const text = 'One x here. Two x with zyx there. Three is fine.';
  await lint(text);
  const later = 'Now one x here. Three is fine. Two y with zyx there. One x here.';
  const found = (await lint(later)).map(({ rule, start, end }) => [rule, start, later.slice(start, end)]);
  expect(found).toEqual([
    ['SpellCheck', later.indexOf('zyx'), 'zyx'],
    ['X', later.lastIndexOf('x'), 'x'],
  ]);
  expect(finder.texts).toEqual([text]);
});

it('does not read the same text twice', async () => {
  const finder = makeFinder();
  const { lint } = makeRoundLinter(finder);
  expect(await lint('One x.')).toEqual(await lint('One x.'));
  expect(finder.texts).toEqual(['One x.']);
});
