import type { Candidates } from '../lexicon/candidates.ts';
import { editDistance } from '../lexicon/distance.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';

export interface Ranked {
  /** In lower case, but for words that the linter writes with capitals. */
  word: string;
  distance: number;
  score: number;
  /** The linter's first choice, too. */
  isFirstProposal: boolean;
  /** Found by its sound: many edits away and yet likely. */
  bySound: boolean;
}

export interface Unknown {
  /** In lower case, with straight apostrophes. */
  word: string;
  before: string;
  after: string;
  /** The linter's own proposals, best first. */
  proposals: readonly string[];
}

/** In units of the natural logarithm of a probability; fitted by hand on learner texts. */
const WEIGHT = {
  frequency: 0.55,
  perEdit: 2.9,
  otherFirstLetter: 1.5,
  proposed: 1.25,
  perProposalBefore: 0.3,
  otherLastLetter: 0.55,
  swapped: 1.5,
  doubling: 0.9,
  vowels: 1.2,
  pair: 0.35,
  /** What a pair of words must beat to count: about e^-7.7 of the first word's occurrences. */
  pairFloor: 7.7,
  soundBonus: 0.8,
  split: -2.4,
};

const sorted = (word: string) => [...word].sort().join('');
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');
const withoutVowels = (word: string) => word.replace(/[aeiou]/g, '');

/** How the slips that people make most bring two spellings nearer than their edits say. */
function likeness(word: string, candidate: string, distance: number): number {
  let score = -WEIGHT.perEdit * distance;
  if (candidate[0] !== word[0]) score -= WEIGHT.otherFirstLetter;
  if (candidate.at(-1) !== word.at(-1)) score -= WEIGHT.otherLastLetter;
  if (distance === 1 && candidate.length === word.length && sorted(candidate) === sorted(word))
    score += WEIGHT.swapped;
  if (undoubled(candidate) === undoubled(word)) score += WEIGHT.doubling;
  if (withoutVowels(candidate) === withoutVowels(word)) score += WEIGHT.vowels;
  return score;
}

/** The most likely reading of an unknown word between its neighbours; nothing when no word is near. */
export function makeRanker(
  frequencies: Frequencies,
  candidates: Candidates,
): (unknown: Unknown) => Ranked | undefined {
  const pairScore = (count: number, whole: number) =>
    count === 0 ? 0 : Math.max(0, (Math.log(count / Math.max(whole, 1)) + WEIGHT.pairFloor) * WEIGHT.pair);

  function fitBetween(candidate: string, before: string, after: string): number {
    const left = pairScore(frequencies.ofPair(before, candidate), frequencies.of(before));
    const right = pairScore(frequencies.ofPair(candidate, after), frequencies.of(after));
    return left + right;
  }

  function bestSplit(word: string): Ranked | undefined {
    let best: Ranked | undefined;
    for (let index = 1; word.length >= 4 && index < word.length; index += 1) {
      const [first, second] = [word.slice(0, index), word.slice(index)];
      const count = frequencies.ofPair(first, second);
      if (count === 0 || (first.length < 2 && !/^[ai]$/.test(first))) continue;
      // A pair this frequent is compared with single words by what its words expect of each other.
      const score =
        WEIGHT.frequency * (frequencies.logShare(first) + Math.log(count / frequencies.of(first))) +
        WEIGHT.split;
      if (best === undefined || score > best.score)
        best = { word: `${first} ${second}`, distance: 1, score, bySound: false, isFirstProposal: false };
    }
    return best;
  }

  return ({ word, before, after, proposals }) => {
    const found = new Map<string, { distance: number; bySound: boolean; place: number; written: string }>();
    for (const [candidate, distance] of candidates.near(word)) {
      found.set(candidate, { distance, bySound: false, place: -1, written: candidate });
    }
    proposals.forEach((proposal, place) => {
      const candidate = proposal.toLowerCase();
      const distance = found.get(candidate)?.distance ?? editDistance(word, candidate, 8);
      found.set(candidate, { distance, bySound: false, place, written: proposal });
    });
    for (const [candidate, distance] of candidates.soundingLike(word)) {
      if (found.has(candidate)) continue;
      found.set(candidate, {
        distance: distance - WEIGHT.soundBonus,
        bySound: true,
        place: -1,
        written: candidate,
      });
    }

    let best = /^[a-z]+$/.test(word) ? bestSplit(word) : undefined;
    for (const [candidate, { distance, bySound, place, written }] of found) {
      if (candidate === word || (candidate.length < 2 && !/^[ai]$/.test(candidate))) continue;
      let score = WEIGHT.frequency * frequencies.logShare(candidate) + likeness(word, candidate, distance);
      score += fitBetween(candidate, before, after);
      if (place >= 0) score += WEIGHT.proposed - WEIGHT.perProposalBefore * place;
      if (best === undefined || score > best.score)
        best = { word: written, distance, score, bySound, isFirstProposal: place === 0 };
    }
    return best;
  };
}
