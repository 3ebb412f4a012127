import { editDistance } from './distance.ts';
import type { Frequencies } from './frequencies.ts';
import { wordSet } from './word-set.ts';

/** An unknown word, what is proposed for it, and the words on either side; all but `word` in lower case. */
interface Proposal {
  /** As the writer wrote it: a capital may make a name of it. */
  word: string;
  right: string;
  before: string;
  after: string;
}

/** Occurrences in the word counts, by how much a word of this frequency needs to be vouched for by its letters. */
const COMMON = 1.6e8;
const VERY_COMMON = 3e8;
const AMONG_THE_FIRST = 1e10;
/** Share of the first word's occurrences in which the second one follows. */
const EXPECTED = 0.003;

const hasSameLetters = (word: string, right: string) =>
  [...word].sort().join('') === [...right].sort().join('');
/** That one of these comes next says little of the word before it. */
const FOLLOWS_ANYTHING = wordSet('and or of the a in is for');

const withoutVowels = (word: string) => word.replace(/[aeiouy]/g, '');
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Whether the neighbours expect the proposed word. */
function isExpected({ right, before, after }: Proposal, frequencies: Frequencies): boolean {
  const [first = '', last = ''] = [right.split(' ')[0], right.split(' ').at(-1)];
  return (
    frequencies.ofPair(before, first) > EXPECTED * frequencies.of(before) ||
    (frequencies.ofPair(last, after) > 0 && !FOLLOWS_ANYTHING.has(after))
  );
}

/** First words of sentences may be names, which look like misspelt words as often as not. */
function mayBeName({ length }: string, distance: number, count: number, isSlip: boolean): boolean {
  if (distance > 1) return length < 10;
  if (length < 5) return count < AMONG_THE_FIRST;
  return length < 7 && count < (isSlip ? COMMON : VERY_COMMON);
}

/** Occurrences that a word one letter off must have when no neighbour expects it. */
function leastCount(word: string, right: string, isSlip: boolean): number {
  const { length } = word;
  if (length < 4) return 3 * VERY_COMMON;
  const hasSameBones = withoutVowels(word) === withoutVowels(right) && word.at(-1) === right.at(-1);
  if (length < 6) return length === 5 && hasSameBones ? COMMON / 5 : COMMON;
  if (isSlip) return 0;
  return length < 8 ? 3e6 : 1e5;
}

/**
 * Whether an unknown word is rather a name, a term or another language's than the misspelling it looks like: the
 * shorter the word and the rarer its correction, the more must the neighbours speak for it. Measured on learner texts
 * and on edited prose.
 */
export function isDoubtful(proposal: Proposal, frequencies: Frequencies): boolean {
  const { right } = proposal;
  const word = proposal.word.toLowerCase();
  // “one of the hotel's head chefs”: whose it is, not how many.
  if (word.endsWith("'s") && right === `${word.slice(0, -2)}s`) return true;
  if (right.includes(' ') || right.includes("'") || word === right) return false;
  const count = frequencies.of(right);
  const distance = editDistance(word, right);
  const isSlip = hasSameLetters(word, right) || withoutDoubles(word) === withoutDoubles(right);
  if (/^\p{Lu}/u.test(proposal.word) && mayBeName(word, distance, count, isSlip)) return true;
  const expected = isExpected(proposal, frequencies);
  if (word.length < 3) return true;
  if (distance < 2) return !expected && count < leastCount(word, right, isSlip);
  const hasOtherEnd = word.at(-1) !== right.at(-1);
  if (!expected) return hasOtherEnd || (word.length < 8 && count < VERY_COMMON);
  if (word.length < 5) return word[0] !== right[0];
  return hasOtherEnd && word.length < 8 && count < COMMON && !isStronglyExpected(proposal, frequencies);
}

function isStronglyExpected({ right, before }: Proposal, frequencies: Frequencies): boolean {
  return frequencies.ofPair(before, right) > 3 * EXPECTED * frequencies.of(before);
}
