import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatingCategory } from '../types.ts';
import { FEATURES, type FeatureId } from './features.ts';
import { type Counts, scoreOf, startAt } from './judge.ts';
import { SCALES } from './weights.ts';

const features = Object.keys(FEATURES) as FeatureId[];
const categories = Object.keys(SCALES) as RatingCategory[];
const none = Object.fromEntries(features.map((feature) => [feature, 0])) as Counts;
const someCounts: fc.Arbitrary<Counts> = fc
  .tuple(...features.map(() => fc.nat(12)))
  .map(
    (numbers) =>
      Object.fromEntries(features.map((feature, index) => [feature, numbers[index] ?? 0])) as Counts,
  );

describe('a score', () => {
  it('never falls by more of a good sign, never rises by more of a bad one', () => {
    fc.assert(
      fc.property(someCounts, fc.nat(2000), fc.constantFrom(...categories), (counts, words, category) => {
        const { weights } = SCALES[category];
        const score = scoreOf(weights, 3, counts, words);
        for (const { feature, each } of weights) {
          const more = scoreOf(weights, 3, { ...counts, [feature]: counts[feature] + 1 }, words);
          expect((more - score) * Math.sign(each)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is made of no sign twice', () => {
    for (const category of categories) {
      const used = SCALES[category].weights.map(({ feature }) => feature);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  it('of a text without any sign stands nearer to the middle, the fewer words it has', () => {
    expect(scoreOf([], startAt(4.5, 1), none, 1)).toBe(3);
    expect(scoreOf([], startAt(4.5, 100), none, 100)).toBe(4.5);
  });

  it('counts mistakes by the length of the text', () => {
    const { weights } = SCALES.Professionalism;
    const four = { ...none, mistakes: 4 };
    expect(scoreOf(weights, 4, four, 60)).toBeLessThan(scoreOf(weights, 4, four, 1500));
  });
});
