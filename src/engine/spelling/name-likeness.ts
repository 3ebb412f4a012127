import type { Frequencies } from '../lexicon/frequencies.ts';

/** The letters from a to z, and the edge of a word. */
const LETTERS = 27;
/** Occurrences of words that are written often enough to show how words are spelled. */
const USUAL = 3e5;
/** Pairs that nobody has counted count as letters alone do, so many times. */
const SMOOTHING = 4;

const codesOf = (word: string) => [0, ...[...word].map((letter) => letter.charCodeAt(0) - 96), 0];

/** Logarithms of how likely each letter is behind each other one: a bigram model, smoothed by how often letters are written. */
function countPairs(words: Iterable<string>): Float64Array {
  const pairs = new Float64Array(LETTERS * LETTERS);
  const letters = new Float64Array(LETTERS).fill(1);
  for (const word of words) {
    if (!/^[a-z]+$/.test(word)) continue;
    const codes = codesOf(word);
    for (let at = 1; at < codes.length; at += 1) {
      const [before = 0, letter = 0] = [codes[at - 1], codes[at]];
      pairs[before * LETTERS + letter] = (pairs[before * LETTERS + letter] ?? 0) + 1;
      letters[letter] = (letters[letter] ?? 0) + 1;
    }
  }
  const sum = (counts: Float64Array) => counts.reduce((all, count) => all + count, 0);
  const every = sum(letters);
  return pairs.map((count, index) => {
    const before = index - (index % LETTERS);
    const share = (letters[index % LETTERS] ?? 0) / every;
    const all = sum(pairs.subarray(before, before + LETTERS));
    return Math.log((count + SMOOTHING * share) / (all + SMOOTHING));
  });
}

/** How much more the letters of a word look like a name’s than like a word’s: a natural logarithm, about 4 for names, -3 for slips. */
export type NameLikeness = (word: string) => number;

/** @param names in lower case, as `words` of the frequencies are */
export function makeNameLikeness(names: Iterable<string>, frequencies: Frequencies): NameLikeness {
  function count() {
    const usual = [...frequencies.words()].filter((word) => frequencies.of(word) > USUAL);
    return { ofNames: countPairs(names), ofWords: countPairs(usual) };
  }
  let counted: ReturnType<typeof count> | undefined;
  return (word) => {
    if (!/^[a-z]+$/.test(word)) return 0;
    // Most texts have no word that nobody knows
    counted ??= count();
    const { ofNames, ofWords } = counted;
    const codes = codesOf(word);
    let likeness = 0;
    for (let at = 1; at < codes.length; at += 1) {
      const pair = (codes[at - 1] ?? 0) * LETTERS + (codes[at] ?? 0);
      likeness += (ofNames[pair] ?? 0) - (ofWords[pair] ?? 0);
    }
    return likeness;
  };
}
