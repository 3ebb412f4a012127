import { expect, test } from 'vitest';
import {
  type Classifier,
  makeOdds,
  packClassifiers,
  readClassifiers,
} from '../../src/engine/confusion-sets/classifiers.ts';
import { readContext } from '../../src/engine/confusion-sets/context.ts';
import { learnWeights, type Place } from './regression.ts';

/** Sentences of numbers of words: 7 or 8 in the middle, 7 behind a 1 and 8 behind a 2. */
const words = Uint16Array.from(
  Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? [0, 1, 7, 3] : [0, 2, 8, 3])).flat(),
);
const classes = Uint8Array.of(0, 1, 1, 2, 2, 2, 2, 3, 3);
const placesOf = (word: number): Place[] =>
  [...words.entries()].flatMap(([at, each]) =>
    each === word ? [{ start: at - 2, at, base: undefined }] : [],
  );
const readAt = ({ start, at }: Place) => readContext(words.subarray(start, start + 4), at - start, classes);

const weights = learnWeights(placesOf(7), placesOf(8), 1024, readAt);
const classifier: Classifier = {
  pair: ['seven', 'eight'],
  weights: Int8Array.from(weights, (weight) => Math.round(weight * 100)),
  step: 0.01,
};
const behind = (word: number) => readContext([0, word, 7, 3], 2, classes);

test('what was learnt of right places speaks for the word that belongs there, in either direction', () => {
  const odds = makeOdds([classifier]);
  expect(odds.get('seven>eight')?.(behind(2))).toBeGreaterThan(1);
  expect(odds.get('seven>eight')?.(behind(1))).toBeLessThan(-1);
  expect(odds.get('eight>seven')?.(behind(1))).toBeGreaterThan(1);
});

test('a packed file reads as it was written', () => {
  const others = { ...classifier, pair: ['a', 'an'] as const, weights: Int8Array.of(1, -2), step: 0.5 };
  const read = readClassifiers(new Uint8Array(packClassifiers([classifier, others])));
  expect(read.map(({ pair }) => pair)).toEqual([
    ['seven', 'eight'],
    ['a', 'an'],
  ]);
  expect(read[0]?.weights).toEqual(classifier.weights);
  expect(read[1]?.weights).toEqual(others.weights);
  expect(read[1]?.step).toBe(0.5);
});

test('the word at the place itself is never read', () => {
  expect(readContext([0, 1, 7, 3], 2, classes)).toEqual(readContext([0, 1, 8, 3], 2, classes));
});
