import { expect, test } from 'vitest';
import { clusterWords } from './classes.ts';

test('words that stand among the same words fall into one class', () => {
  // “the cat|dog|cow runs|sits”: 1 the, 2 to 4 animals, 5 and 6 verbs
  const sentences = Array.from({ length: 300 }, (_, index) => [0, 1, 2 + (index % 3), 5 + (index % 2)]);
  const classes = clusterWords(Uint16Array.from([...sentences.flat(), 0]), 7);
  const [start, the, cat, dog, cow, runs, sits] = classes;
  expect([cat, dog, cow].every((group) => group === cat)).toBe(true);
  expect(runs).toBe(sits);
  expect(new Set([start, the, cat, runs]).size).toBe(4);
});
