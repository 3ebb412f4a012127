import type { Place } from '../language-model/gain.ts';
import type { Candidates } from '../lexicon/candidates.ts';
import { editDistance } from '../lexicon/distance.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { sortLetters, undouble } from './letters.ts';

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
  /** The linter's own proposals, best first. */
  proposals: readonly string[];
  place: Place;
}

/** In units of the natural logarithm of a probability; fitted by hand on learner texts. */
const WEIGHT = {
  frequency: 0.55,
  perEdit: 2.9,
  otherFirstLetter: 3.6,
  proposed: 1.25,
  perProposalBefore: 0.3,
  otherLastLetter: 0.55,
  swapped: 1.5,
  doubling: 0.9,
  vowels: 1.2,
  soundBonus: 0.8,
  /** A pair of words for one must be far likelier than a word. */
  split: -6,
  /** Instead of an edit. */
  owner: -1,
  /** Per power of ten by which a reading fits its place better. */
  fit: 1.15,
};

/** Readings that are tried in their place: the best by their letters. */
const MOST_TRIED = 14;
/** Occurrences in the word counts of either half of a split word. */
const HALF = 5e7;
/** And of the one to whom something belongs. */
const OWNER = 1e7;

/** “acountent” and “accountant” have the same. “y” counts as one: without it a right correction of learners' sentences is lost. */
const consonantsOf = (word: string) => undouble(word).replace(/[aeiou]/g, '');

/** How the slips that people make most bring two spellings nearer than their edits say. */
function likeness(word: string, candidate: string, distance: number): number {
  let score = -WEIGHT.perEdit * distance;
  if (candidate[0] !== word[0]) score -= WEIGHT.otherFirstLetter;
  if (candidate.at(-1) !== word.at(-1)) score -= WEIGHT.otherLastLetter;
  if (distance === 1 && candidate.length === word.length && sortLetters(candidate) === sortLetters(word))
    score += WEIGHT.swapped;
  if (undouble(candidate) === undouble(word)) score += WEIGHT.doubling;
  if (candidate[0] === word[0] && consonantsOf(candidate) === consonantsOf(word)) score += WEIGHT.vowels;
  return score;
}

/** The two common words that an unknown one holds, in every way to part it. */
function listSplits(word: string, frequencies: Frequencies): Ranked[] {
  if (!/^[a-z]{4,40}$/.test(word)) return [];
  return Array.from(word.slice(1), (_, index) => [word.slice(0, index + 1), word.slice(index + 1)] as const)
    .filter(([first, second]) => [first, second].every((half) => frequencies.of(half) >= HALF))
    .filter(([first, second]) => /^(?:[ai]|..+)$/.test(first) && second.length > 1)
    .map(([first, second]) => ({
      word: `${first} ${second}`,
      distance: 1,
      score: WEIGHT.split,
      bySound: false,
      isFirstProposal: false,
    }));
}

/** What belongs to somebody, without its apostrophe: “my wifes car”. */
function listOwners(word: string, frequencies: Frequencies): Ranked[] {
  const owner = word.slice(0, -1);
  if (!/^[a-z]{3,40}s$/.test(word) || frequencies.of(owner) < OWNER) return [];
  const score = WEIGHT.frequency * frequencies.logShare(owner) + WEIGHT.owner;
  return [{ word: `${owner}'s`, distance: 1, score, bySound: false, isFirstProposal: false }];
}

/** Readings of an unknown word in its place, likeliest first; none when no word is near. */
export function makeRanker(frequencies: Frequencies, candidates: Candidates): (unknown: Unknown) => Ranked[] {
  function listReadings(word: string, proposals: readonly string[]): Ranked[] {
    const found = new Map<string, { distance: number; bySound: boolean; rank: number; written: string }>();
    for (const [candidate, distance] of candidates.near(word)) {
      found.set(candidate, { distance, bySound: false, rank: -1, written: candidate });
    }
    proposals.forEach((proposal, rank) => {
      const candidate = proposal.toLowerCase();
      const distance = found.get(candidate)?.distance ?? editDistance(word, candidate, 8);
      found.set(candidate, { distance, bySound: false, rank, written: proposal });
    });
    for (const [candidate, distance] of candidates.soundingLike(word)) {
      if (found.has(candidate)) continue;
      found.set(candidate, {
        distance: distance - WEIGHT.soundBonus,
        bySound: true,
        rank: -1,
        written: candidate,
      });
    }
    return [...found]
      .filter(([candidate]) => candidate !== word && (candidate.length > 1 || /^[ai]$/.test(candidate)))
      .map(([candidate, { distance, bySound, rank, written }]) => ({
        word: written,
        distance,
        bySound,
        isFirstProposal: rank === 0,
        score:
          WEIGHT.frequency * frequencies.logShare(candidate) +
          likeness(word, candidate, distance) +
          (rank < 0 ? 0 : WEIGHT.proposed - WEIGHT.perProposalBefore * rank),
      }));
  }

  return ({ word, proposals, place }) => {
    const byLetters = listReadings(word, proposals).sort((one, other) => other.score - one.score);
    return [
      ...byLetters.slice(0, MOST_TRIED),
      ...listSplits(word, frequencies),
      ...listOwners(word, frequencies),
    ]
      .map((reading) => ({ ...reading, score: reading.score + WEIGHT.fit * place.gainOf(reading.word) }))
      .sort((one, other) => other.score - one.score);
  };
}
