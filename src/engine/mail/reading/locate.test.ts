import { describe, expect, it } from 'vitest';
import { listStraightTokens } from '../tagger/tokens.ts';
import { makeLocator } from './locate.ts';

const NOTES = 'tell Ben he can come, my son says he can drive and he is glad';
const words = listStraightTokens(NOTES);
const { find, findWhole } = makeLocator(words);

describe('makeLocator', () => {
  it.each([
    ['he can come', 2],
    ['he can drive', 8],
    ['He is glad', 12],
  ])('finds the word among the same words: the first of “%s”', (part, at) => {
    expect(find(listStraightTokens(part), 0)).toBe(at);
  });

  it('finds a word beside which others stand', () => {
    expect(find(listStraightTokens('whether he can drive'), 1)).toBe(8);
  });

  it('finds a part only where it is the same word for word', () => {
    expect(findWhole(listStraightTokens('he can drive'))).toBe(8);
    expect(findWhole(listStraightTokens('he can fly'))).toBeUndefined();
    expect(findWhole(listStraightTokens('him'))).toBeUndefined();
  });

  it('finds nothing of nothing', () => {
    expect(find([], 0)).toBeUndefined();
    expect(makeLocator([]).find(words, 0)).toBeUndefined();
  });
});
