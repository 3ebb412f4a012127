import { expect, test } from 'vitest';
import { readLanguageModel } from '../../src/engine/language-model/language-model.ts';
import { readTokens } from '../../src/engine/language-model/tokens.ts';
import { makeModel } from './model.ts';

const texts = [
  'The cat sat on the mat.',
  'The cat sat on the chair.',
  'The dog sat on the mat.',
  'The dog ran to the door.',
  'A dog ran to the door.',
];

const model = readLanguageModel(
  makeModel(texts.map(readTokens), { leastOfWord: 1, leastOfRun: [0, 1, 1, 1, 1] }).file,
);
const read = (text: string) => [0, ...model.read(readTokens(text))];
const score = (text: string) => model.score(read(text), 1, read(text).length);

test('after the same words the likelihoods of all words add up to one', () => {
  for (const context of ['The', 'The cat', 'sat on the', 'A dog sat']) {
    const words = read(context);
    let sum = 0;
    for (let word = 0; word < 15; word += 1)
      sum += 10 ** model.score([...words, word], words.length, words.length + 1);
    expect(sum).toBeGreaterThan(0.85);
    expect(sum).toBeLessThan(1.15);
  }
});

test('what was counted is likelier than what was not, and the more so the longer the run', () => {
  expect(score('The cat sat on the mat.')).toBeGreaterThan(score('The cat ran on the mat.'));
  expect(score('A dog sat on the mat.')).toBeGreaterThan(score('A mat dog the on sat.'));
  expect(score('The zebra sat on the mat.')).toBeLessThan(score('The dog sat on the mat.'));
});

test('a file that is something else is refused', () => {
  expect(() => readLanguageModel(new Uint8Array(64))).toThrow('no language model');
});
