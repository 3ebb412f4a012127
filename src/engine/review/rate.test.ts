import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatingCategory } from '../types.ts';
import { FEATURES, type FeatureId } from './features.ts';
import { type Counts, scoreOf } from './rate.ts';
import { WEIGHTS } from './weights.ts';

const features = Object.keys(FEATURES) as FeatureId[];
const categories = Object.keys(WEIGHTS) as RatingCategory[];
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
        const score = scoreOf(category, counts, words);
        for (const { feature, each } of WEIGHTS[category].weights) {
          const more = scoreOf(category, { ...counts, [feature]: counts[feature] + 1 }, words);
          expect((more - score) * Math.sign(each)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('has a name for each sign, and no sign twice', () => {
    for (const category of categories) {
      const used = WEIGHTS[category].weights.map(({ feature }) => feature);
      expect(new Set(used).size).toBe(used.length);
    }
    expect(
      features.filter((id) => !categories.some((c) => WEIGHTS[c].weights.some((w) => w.feature === id))),
    ).toEqual([]);
  });

  it('of a text without any sign stands nearer to the middle, the fewer words it has', () => {
    const none = Object.fromEntries(features.map((feature) => [feature, 0])) as Counts;
    expect(scoreOf('Professionalism', none, 1)).toBe(3);
    expect(scoreOf('Professionalism', none, 100)).toBe(WEIGHTS.Professionalism.clean);
  });

  it('counts mistakes by the length of the text', () => {
    const three = { ...Object.fromEntries(features.map((feature) => [feature, 0])), mistakes: 4 } as Counts;
    expect(scoreOf('Professionalism', three, 60)).toBeLessThan(scoreOf('Professionalism', three, 1500));
  });
});
