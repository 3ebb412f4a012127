import type { Place } from '../language-model/gain.ts';
import { editDistance } from '../lexicon/distance.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { sortLetters, undouble } from './letters.ts';

/** An unknown word and what it may have been meant for, in lower case, but for a name that is meant. */
export interface Reading {
  written: string;
  right: string;
  /** Written with a capital. */
  isCapital: boolean;
  place: Place;
  frequencies: Frequencies;
  names: ReadonlySet<string>;
}

/** 'beside-sure': only where the text holds a misspelling that is sure. */
export type Sureness = 'sure' | 'beside-sure' | 'doubtful';

type OneLetter = 'near-key' | 'left-out' | 'added' | 'replaced';
type Slip = OneLetter | 'doubled' | 'swapped' | 'vowels' | 'split' | 'far';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const withoutVowels = (word: string) => word.replace(/[aeiouy]/g, '');

/** On a keyboard of English, whose rows are set off by half a key. */
function areNeighbours(one: string, other: string): boolean {
  const placeOf = (key: string) => {
    const row = KEYS.findIndex((keys) => keys.includes(key));
    return { row, column: (KEYS[row]?.indexOf(key) ?? 0) + row / 2 };
  };
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.row >= 0 && b.row >= 0 && Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function classify(written: string, right: string): Slip {
  if (right.includes(' ')) return 'split';
  if (undouble(written) === undouble(right)) return 'doubled';
  const distance = editDistance(written, right);
  // “tahira” has the consonants of “their”, and is another word
  if (distance > 1)
    return distance === 2 && withoutVowels(written) === withoutVowels(right) ? 'vowels' : 'far';
  if (written.length < right.length) return 'left-out';
  if (written.length > right.length) return 'added';
  if (sortLetters(written) === sortLetters(right)) return 'swapped';
  const at = [...written].findIndex((letter, index) => letter !== right[index]);
  return areNeighbours(written[at] ?? '', right[at] ?? '') ? 'near-key' : 'replaced';
}

/** Letters that leave little doubt which word is meant. */
const LONG = 8;
/** Of so few letters any two make many names and terms. */
const FEW = 5;
/** Occurrences in the word counts of words such as “they” and “would”. */
const VERY_FREQUENT = 2e8;
/** And of words such as “knife”; what is rarer is seldom meant by a few wrong letters. */
const USUAL = 1e7;

/** Whether it is made of two usual words, such as “tea” and “break”. */
function isCompound(word: string, frequencies: Frequencies): boolean {
  const isUsual = (half: string) => half.length >= 3 && frequencies.of(half) > USUAL;
  return Array.from(word, (_, index) => index).some(
    (index) => isUsual(word.slice(0, index)) && isUsual(word.slice(index)),
  );
}

/** Powers of ten: how much likelier the place is with the other word than with an unknown one, and than with a name. */
interface Fit {
  gain: number;
  overName: number;
}

function isSureOfFew(slip: Slip, length: number, frequency: number, { gain, overName }: Fit): boolean {
  const isFinger = slip === 'doubled' || slip === 'swapped';
  const isFrequent = frequency > VERY_FREQUENT;
  if (length < 4)
    return isFinger || slip === 'near-key'
      ? gain >= 4.2
      : (slip === 'left-out' || slip === 'replaced') && isFrequent && gain >= 3.5 && overName > 0.5;
  if (isFinger) return gain >= 2 && overName > (isFrequent ? -1 : 0.5);
  if (slip === 'vowels' || slip === 'split' || slip === 'far' || frequency < USUAL) return false;
  return gain >= (isFrequent ? 2 : 3) && overName > (isFrequent ? 0 : 0.5);
}

function judgeSlip(slip: Slip, length: number, isAlike: boolean, { gain, overName }: Fit): Sureness {
  const isLikely = isAlike && gain >= (slip === 'far' ? 1.5 : 0.5) && overName >= -1;
  const sureIf = (isSure: boolean): Sureness => (isSure ? 'sure' : isLikely ? 'beside-sure' : 'doubtful');
  if (slip === 'vowels' && length < LONG) return sureIf(gain >= 4 && overName > 0);
  if (slip === 'left-out' && length < LONG) return sureIf(gain >= 1.5 && (length > FEW + 1 || overName > -1));
  // “meiling” is no mailing where a name is likelier
  if ((slip === 'added' || slip === 'replaced') && length < LONG) return sureIf(gain >= 1.5 && overName > 0);
  if (slip === 'split') return sureIf(gain >= 3);
  if (slip !== 'far') return sureIf(gain >= 0);
  return sureIf(length >= LONG && isAlike && gain >= 3 && overName > -1.5);
}

/**
 * Whether an unknown word is the misspelling it looks like, and no name, term or other language's word: the fewer letters
 * it has and the less they are alike, the more must the words around it expect the other. Fitted on learners' sentences,
 * told on edited prose and on names in small letters.
 */
export function judgeReading({ written, right, isCapital, place, frequencies, names }: Reading): Sureness {
  const { length } = written;
  const lower = right.toLowerCase();
  const isOwner = written.endsWith("'s") && lower === `${written.slice(0, -2)}s`;
  if (isOwner || (isCapital ? length < FEW : lower !== right && lower !== written)) return 'doubtful';
  const slip = classify(written, lower);
  const gain = place.gainOf(lower);
  const fit = { gain, overName: gain - place.gainOfName };
  const isSwapped = slip === 'swapped' && gain >= 4 && frequencies.of(lower) > VERY_FREQUENT;
  // “its gorans turn” has lost its apostrophe, and is about no groans
  const isName = [written, written.replace(/'?s$/, '')].some((word) => names.has(word));
  if (isName && !isSwapped) return 'doubtful';
  // “joon” may well be somebody beside John
  if (length <= FEW && names.has(lower) && fit.overName < 1) return 'doubtful';
  const beginsAlike = lower[0] === written[0] && !names.has(lower);
  // “Feinstein” is no “Einstein”: a capital asks for a place where no name is likelier
  if (isCapital && slip !== 'doubled' && slip !== 'swapped' && fit.overName < 0.5) return 'doubtful';
  // “iain” is no “gain”: the first letter is seldom another one
  if (length <= FEW && slip === 'replaced' && !beginsAlike) return 'doubtful';
  if (length <= FEW) {
    if (isSureOfFew(slip, length, frequencies.of(lower), fit)) return 'sure';
    return length >= 4 && slip !== 'far' && beginsAlike && gain >= 1.5 && fit.overName >= -1
      ? 'beside-sure'
      : 'doubtful';
  }
  // “desponding” is no “responding”, and “teabreak” no “tiebreak” but a break for tea
  const isOtherFirst = lower[0] !== written[0] && (slip === 'replaced' || slip === 'near-key');
  if (isOtherFirst && (gain < 2 || fit.overName < 0)) return 'doubtful';
  if ((slip === 'far' || slip === 'vowels') && isCompound(written, frequencies)) return 'doubtful';
  // The s of a plural or an owner says nothing of the word before it
  const stemLength = lower.endsWith('s') ? length - 1 : length;
  return judgeSlip(slip, stemLength, beginsAlike && Math.abs(lower.length - length) <= 2, fit);
}
