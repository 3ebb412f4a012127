import { describe, expect, it } from 'vitest';
import { choose } from '../../src/engine/mail/completion/ranker.ts';
import { type Choice, readExamples } from './examples.ts';
import { fitWeights } from './fit.ts';
import { align, listWords } from './words.ts';

describe('words of a note in a sentence', () => {
  it('stand in their order, with what is set before each', () => {
    expect(align(listWords('boiler broken'), listWords('The boiler is broken.'))).toEqual([
      ['the'],
      ['is'],
      [],
    ]);
    expect(align(listWords('cant come'), listWords("I can't come."))).toBeUndefined();
    expect(align(listWords("can't come"), listWords('I cannot come.'))).toEqual([['i'], [], [], []]);
  });

  it('are not found where the sentence has other words', () => {
    expect(align(['boiler', 'broken'], ['it', 'is', 'broken'])).toBeUndefined();
  });
});

describe('the weights', () => {
  const example = { before: '', fragment: '', accept: [], topic: '' };
  const option = (kind: string, signs: string[]) => ({
    words: [kind],
    isPlain: false,
    kind,
    group: kind,
    likelihood: 0,
    signs,
  });
  const choices: Choice[] = Array.from({ length: 20 }, (_, index) => ({
    options: [option('I', [`I after ${index % 2}`]), option('it', [`it after ${index % 2}`])],
    isRight: index % 2 === 0 ? [true, false] : [false, true],
    example,
  }));

  it('choose what was right, and the same from the same choices', () => {
    const weights = fitWeights(choices);
    for (const { options, isRight } of choices)
      expect(choose(options, weights)?.option).toBe(options[isRight.indexOf(true)]);
    expect(fitWeights(choices)).toEqual(weights);
  });
});

describe('the examples', () => {
  it('have a fragment, and a sentence for it', () => {
    const examples = readExamples();
    expect(examples.length).toBeGreaterThan(3_000);
    for (const { fragment, accept } of examples) {
      expect(fragment.trim()).not.toBe('');
      expect(accept.length).toBeGreaterThan(0);
    }
  });
});
