import { expect, it } from 'vitest';
import { PARTS, PLAIN_STEPS } from '../../src/engine/styles/instructions/words.ts';
import { listExpected, readWishes } from './expected.ts';

const parts = readWishes().flatMap((wish) => wish.parts);

/** Every name that a step may have. */
const names = new Set([
  ...PLAIN_STEPS,
  ...[...Object.keys(PARTS), 'words'].map((name) => `remove ${name}`),
  ...['person I we', 'person we I', 'person he she', 'person she he'],
  ...['insert start', 'insert end', 'move start', 'move end', 'write part', 'replace', 'rewrite as'],
  ...['swap paragraphs', 'part paragraphs', 'full dates'],
]);

it('labels stand for steps that there are', () => {
  expect(parts.length).toBeGreaterThan(3_000);
  const unknown = parts.filter((part) => listExpected(part).some((name) => !names.has(name)));
  expect(unknown).toEqual([]);
});

it('words that a part names stand in it', () => {
  const strange = parts.filter(({ text, ask: _, ...named }) =>
    Object.values(named).some((words) => !text.includes(words)),
  );
  expect(strange).toEqual([]);
});
