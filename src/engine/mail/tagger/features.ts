import { findPronounOfName, loadNames } from '../../lexicon/names.ts';
import { MARKS, type WordMark } from './marks.ts';

/** What the tagger reads of a word and of what stands before it, as numbers of rows of its embeddings. */

/** Words of the vocabulary are numbered from here; what is in none has the number of its shape. */
export const FIRST_WORD = 8;
const SHAPES: readonly RegExp[] = [
  /^\d+(?:st|nd|rd|th)$/,
  /^(?:[£$€]\d[\d.,]*[km]?|\d[\d.,]*(?:gbp|usd|eur|k|p))$/,
  /^(?:\d{1,2}(?:[.:]\d\d)?(?:am|pm)|\d{1,2}[.:]\d\d)$/,
  /^\d[\d.,/-]*%?$/,
  /\d/,
  /[@/]|\.\p{L}/u,
];
const UNKNOWN = SHAPES.length + 1;

export function readWord(lower: string, vocabulary: ReadonlyMap<string, number>): number {
  const known = vocabulary.get(lower);
  if (known !== undefined) return known;
  const shape = SHAPES.findIndex((pattern) => pattern.test(lower));
  return shape < 0 ? UNKNOWN : shape + 1;
}

const ENDINGS = 2048;
const LONGEST_ENDING = 3;
/** Of its last three letters, which tell much of a word that is unknown. */
export function readEnding(lower: string): number {
  let hash = 0;
  for (const letter of lower.slice(-LONGEST_ENDING).padStart(LONGEST_ENDING, '^'))
    hash = (hash * 31 + letter.charCodeAt(0)) % ENDINGS;
  return hash;
}

/** 0 for small letters, 1 for a capital, 2 for several. */
export const readCase = (word: string): number =>
  /^[A-Z]{2}/.test(word) ? 2 : Number(/^[A-Z]/.test(word) && word !== 'I');

/** 1 for a given name of women, 2 for one of men, 3 for one of both or a family's. */
export function readPerson(lower: string): number {
  const name = lower.replace(/'s$/, '');
  const pronoun = findPronounOfName(name);
  if (pronoun !== undefined) return pronoun === 'she' ? 1 : 2;
  return loadNames().has(name.normalize('NFKD').replace(/\p{M}/gu, '')) ? 3 : 0;
}

export const readMark = (mark: WordMark): number => MARKS.indexOf(mark);
