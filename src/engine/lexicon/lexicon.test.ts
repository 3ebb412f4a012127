import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCandidates } from './candidates.ts';
import { editDistance } from './distance.ts';
import { loadFrequencies } from './frequencies.ts';
import { findSingular, makeNouns, toPlural } from './nouns.ts';
import { findBaseOfThirdPerson, PURE_VERBS, toGerund, toThirdPerson } from './verbs.ts';

const frequencies = await loadFrequencies();

describe('word counts', () => {
  it('know words and short forms', () => {
    expect(frequencies.of('the')).toBeGreaterThan(1e9);
    expect(frequencies.of('qzx')).toBe(0);
    expect(frequencies.of("don't")).toBeGreaterThan(0);
  });
});

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['hte', 'the', 1],
    ['recieve', 'receive', 1],
    ['dont', "don't", 1],
    ['cat', 'cart', 1],
    ['kitten', 'sitting', 3],
  ])('%s to %s', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is the same both ways and never above the limit by more than one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
        expect(editDistance(a, b, 3)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it('finds every word within two edits', () => {
  const candidates = makeCandidates(frequencies);
  const found = candidates.near('recieve');
  expect(found.get('receive')).toBe(1);
  expect(found.get('relieve')).toBe(1);
  const all = [...frequencies.words()].filter((word) => editDistance('recieve', word, 2) <= 2);
  expect([...found.keys()].sort()).toEqual(all.sort());
  expect(candidates.soundingLike('definately').has('definitely')).toBe(true);
});

describe('forms', () => {
  it('go to the third person and back', () => {
    for (const verb of PURE_VERBS) expect(findBaseOfThirdPerson(toThirdPerson(verb))).toBe(verb);
  });

  it.each([
    ['make', 'making'],
    ['get', 'getting'],
    ['see', 'seeing'],
    ['be', 'being'],
    ['lie', 'lying'],
    ['try', 'trying'],
  ])('%s gives %s', (base, gerund) => {
    expect(toGerund(base)).toBe(gerund);
  });

  it.each(['book', 'city', 'box', 'child', 'person', 'day', 'church'])(
    '%s goes to the plural and back',
    (noun) => {
      expect(findSingular(toPlural(noun))).toBe(noun);
    },
  );

  it('tells things that are counted', () => {
    const nouns = makeNouns(frequencies);
    expect(['book', 'reason', 'friend'].every((noun) => nouns.isCountable(noun))).toBe(true);
    expect(['information', 'water', 'homework'].some((noun) => nouns.isCountable(noun))).toBe(false);
    expect(['news', 'physics', 'bus', 'lens'].some((noun) => nouns.isPlural(noun))).toBe(false);
  });
});
