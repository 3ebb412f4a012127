import { expect, test } from 'vitest';
import { makeRandom } from '../../src/engine/measure/random.ts';
import { type Example, learn, score } from './regression.ts';
import { misspell } from './slips.ts';

test('a word is misspelt in many ways, the same with the same drawings', () => {
  const slipsOf = (seed: number) => {
    const random = makeRandom(seed);
    return Array.from({ length: 200 }, () => misspell('necessary', random));
  };
  expect(slipsOf(1)).toEqual(slipsOf(1));
  expect(new Set(slipsOf(1)).size).toBeGreaterThan(30);
  expect(slipsOf(1)).toContain('necesary');
});

test('what was learnt tells slips from terms, and counts as its examples do', () => {
  const example = (name: string, isMeant: boolean, weight: number): Example => ({
    features: [
      ['bias', 1],
      [name, 1],
    ],
    isMeant,
    isTerm: !isMeant,
    weight,
  });
  const examples = Array.from({ length: 40 }, (_, index) => [
    example('like', index % 4 > 0, 1),
    example('unlike', index % 4 === 0, 1),
  ]).flat();
  const weights = learn(examples, makeRandom(1));
  expect(score(weights, example('like', true, 1))).toBeGreaterThan(0);
  expect(score(weights, example('unlike', true, 1))).toBeLessThan(0);
  const heavy = learn(
    examples.map((each) => (each.isTerm ? { ...each, weight: 10 } : each)),
    makeRandom(1),
  );
  expect(score(heavy, example('like', true, 1))).toBeLessThan(0);
});
