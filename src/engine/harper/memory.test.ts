import { expect, it } from 'vitest';
import type { Linter } from './linter.ts';
import { makeRoundLinter } from './memory.ts';

/** Remarks on each “x”; keeps what it was given to read. */
function makeFinder(): Linter & { texts: string[] } {
  const texts: string[] = [];
  return {
    texts,
    async lint(text) {
      texts.push(text);
      return [...text.matchAll(/x/g)].map(({ index }) => {
        return { rule: 'X', kind: 'Typo', message: '', start: index, end: index + 1, replacements: ['y'] };
      });
    },
  };
}

it('reads of a later text only the sentences that are new, and finds in all of them what there is', async () => {
  const finder = makeFinder();
  const { lint } = makeRoundLinter(finder);
  await lint('One x here. Two x there. Three is fine.');
  const later = 'One x here. Now x is there, and x. Three is fine. One x here.';
  const places = (await lint(later)).map(({ start, end }) => [start, later.slice(start, end)]);
  expect(places).toEqual([...later.matchAll(/x/g)].map(({ index }) => [index, 'x']));
  expect(finder.texts[1]).toBe('Now x is there, and x.');
});

it('does not read the same text twice', async () => {
  const finder = makeFinder();
  const { lint } = makeRoundLinter(finder);
  await lint('One x.');
  await lint('One x.');
  expect(finder.texts).toEqual(['One x.']);
});

it('finds nothing in sentences that were mended meanwhile, where those are not read', async () => {
  const finder = makeFinder();
  const { lint } = makeRoundLinter(finder, { readsChanged: false });
  await lint('One x here. Two x there.');
  expect((await lint('One x here. Two y there, and x.')).map(({ start }) => start)).toEqual([4]);
  expect(finder.texts).toEqual(['One x here. Two x there.']);
});
