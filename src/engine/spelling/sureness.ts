import type { Place } from '../language-model/gain.ts';
import { editDistance } from '../lexicon/distance.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { sortLetters, undouble } from './letters.ts';
import type { Ranked } from './rank.ts';
import weights from './sureness.json' with { type: 'json' };

/** An unknown word and what it may have been meant for. */
export interface Reading {
  /** In lower case. */
  written: string;
  /** What it may have been meant for, likeliest first; at least one. */
  ranked: readonly [Ranked, ...Ranked[]];
  /** How many proposals the linter has. */
  proposals: number;
  /** Written with a capital. */
  isCapital: boolean;
  /** Behind “the”, “my” and the like, where few names stand. */
  isDetermined: boolean;
  place: Place;
  /** As a natural logarithm, from the letters alone. */
  likenessToNames: number;
  frequencies: Frequencies;
  names: ReadonlySet<string>;
}

/** Where a reading is sure enough to be written. */
export interface Sureness {
  /** In any text. */
  anywhere: boolean;
  /** In a text that holds a misspelling that is sure. */
  besideSure: boolean;
  /** Among many slips, in a text that keeps its capitals, so that hardly a name stands there in small letters. */
  besideSlips: boolean;
}

export const SURE: Sureness = { anywhere: true, besideSure: true, besideSlips: true };
export const DOUBTFUL: Sureness = { anywhere: false, besideSure: false, besideSlips: false };

type Slip =
  | 'doubled'
  | 'swapped'
  | 'left-out'
  | 'added'
  | 'vowel'
  | 'near-key'
  | 'replaced'
  | 'vowels'
  | 'split'
  | 'two'
  | 'far';

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

function classifyReplaced(written: string, right: string): Slip {
  const at = [...written].findIndex((letter, index) => letter !== right[index]);
  const [letter = '', meant = ''] = [written[at], right[at]];
  if (withoutVowels(letter + meant) === '') return 'vowel';
  return areNeighbours(letter, meant) ? 'near-key' : 'replaced';
}

function classify(written: string, right: string): Slip {
  if (right.includes(' ')) return 'split';
  if (undouble(written) === undouble(right)) return 'doubled';
  const distance = editDistance(written, right);
  if (distance === 2) return withoutVowels(written) === withoutVowels(right) ? 'vowels' : 'two';
  if (distance > 2) return 'far';
  if (written.length < right.length) return 'left-out';
  if (written.length > right.length) return 'added';
  return sortLetters(written) === sortLetters(right) ? 'swapped' : classifyReplaced(written, right);
}

/** Of more letters each word is as long. */
const LONG = 9;
const SHORT = 3;
/** Of so few letters any two make many names and terms. */
const FEW = 5;
/** A word of which nobody has counted one more occurrence is no rarer. */
const RARE = 1e3;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** “presidentially” is made of “presidential”, and “irreproducible” of “reproducible”. */
const isMadeOf = (written: string, right: string) =>
  written.endsWith(right) || written.startsWith(right.length > 4 ? right.replace(/[ey]$/, '') : right);

/** How an unknown word and its likeliest reading, in lower case, stand to each other. */
interface Traits {
  right: string;
  slip: Slip;
  distance: number;
  isMadeOfRight: boolean;
  /** Powers of ten: how much likelier the place is with the reading than with an unknown word, and than with a name. */
  gain: number;
  overName: number;
}

function readTraits({ written, ranked, place }: Reading): Traits {
  const right = ranked[0].word.toLowerCase();
  const gain = place.gainOf(right);
  return {
    right,
    slip: classify(written, right),
    distance: editDistance(written, right),
    isMadeOfRight: isMadeOf(written, right),
    gain,
    overName: gain - place.gainOfName,
  };
}

/** What speaks for and against a slip, each about as large as one. Short words are known by features of their own. */
export function readFeatures(reading: Reading, traits = readTraits(reading)): Map<string, number> {
  const { written, ranked, proposals, isDetermined, likenessToNames, frequencies, names } = reading;
  const { right, slip, distance, isMadeOfRight, gain, overName } = traits;
  const [best, next] = ranked;
  const flag = (isSo: boolean) => (isSo ? 1 : 0);
  const features = {
    bias: 1,
    [slip]: 1,
    [`${clamp(written.length, SHORT, LONG)} letters`]: 1,
    'edits per letter': (4 * distance) / written.length,
    gain: clamp(gain, -2, 6) / 2,
    'gain over a name': clamp(overName, 0, 4) / 2,
    'a name in its place': clamp(-overName, 0, 3) / 2,
    'spelled as names are': clamp(likenessToNames, 0, 10) / 4,
    'spelled as words are': clamp(-likenessToNames, 0, 10) / 4,
    'gain over the next': next === undefined ? 2 : Math.min(8, best.score - next.score) / 4,
    frequency: Math.log10(frequencies.of(right) + RARE) - 6,
    'same first letter': flag(written[0] === right[0]),
    'same last letter': flag(written.at(-1) === right.at(-1)),
    'same consonants': flag(withoutVowels(undouble(written)) === withoutVowels(undouble(right))),
    'first proposal': flag(best.isFirstProposal),
    'only proposal': flag(proposals === 1),
    'by sound': flag(best.bySound),
    plural: flag(slip !== 'swapped' && written.endsWith('s') && !right.endsWith('s')),
    'made of it': flag(isMadeOfRight),
    apostrophe: flag(/'/.test(written + right)),
    determined: flag(isDetermined),
    'name meant': flag(names.has(right)),
  };
  const kind = written.length <= FEW ? 'few' : 'many';
  return new Map(
    Object.entries(features).flatMap(([name, value]) => (value === 0 ? [] : [[`${kind}: ${name}`, value]])),
  );
}

/** Logarithm of the odds that it is a slip, and that the likeliest reading is meant. */
function scoreReading(reading: Reading, traits: Traits): number {
  const known: Readonly<Record<string, number>> = weights;
  let sum = 0;
  for (const [feature, value] of readFeatures(reading, traits)) sum += value * (known[feature] ?? 0);
  return sum;
}

/** Least scores, chosen on names in small letters and on edited prose. */
/** Powers of ten by which a name is likelier in the place than the reading: “Yesterday achieng and I”. */
const NAME_EXPECTED = -1.8;
const LEAST_SCORE = { anywhere: -0.7, besideSure: -2.2, besideSlips: -3 };

/** Of so many letters one wrong letter leaves no doubt. */
const PLAIN_LENGTH = 10;
/** Occurrences in the word counts; “potholder” has fewer. */
const USUAL = 1e5;

/** “asychronously”, and not “stringifier”, which is a form of its own, nor “postholder” beside the rare “potholder”. */
function isPlain(
  { written, ranked, frequencies }: Reading,
  { distance, isMadeOfRight, gain }: Traits,
): boolean {
  const [{ word: right }] = ranked;
  return (
    written.length >= PLAIN_LENGTH &&
    /^[a-z]+$/.test(written + right) &&
    written.slice(-3) === right.slice(-3) &&
    distance === 1 &&
    !isMadeOfRight &&
    frequencies.of(right) > USUAL &&
    gain >= 0
  );
}

/** How much likelier a reading must be than one that is nearer by its letters: “sleves” are no slaves, nor sleeves for sure. */
const LEAST_LEAD = 2;
function isNearerOther({ written, ranked: [best, ...others] }: Reading, { slip, distance }: Traits): boolean {
  return others.some(({ word, score }) => {
    const other = word.toLowerCase();
    const isNearer =
      editDistance(written, other) < distance ||
      (slip !== 'doubled' && undouble(written) === undouble(other));
    return isNearer && best.score - score < LEAST_LEAD;
  });
}

/** What makes a name of a word whatever else speaks for a slip. */
function isRatherName(reading: Reading, { right, slip, gain, overName }: Traits): boolean {
  const { written, isCapital, names } = reading;
  // “its gorans turn” has lost its apostrophe, and is about no groans
  if ([written, written.replace(/'?s$/, '')].some((word) => names.has(word))) return true;
  // “Feinstein” is no “Einstein”: a capital asks for a place where no name is likelier
  if (isCapital && (written.length < FEW || (overName < 0.5 && slip !== 'doubled'))) return true;
  // “morag came” is no “more”, and “ikey came” no “they”
  if (slip === 'two' && right.length <= FEW) return true;
  if (written.length <= SHORT && slip === 'added') return true;
  // “a tsconfig”
  if (written.endsWith(right) && written.length - right.length > 1) return true;
  // “iain” is no “gain”, and “desponding” no “responding”
  const isOtherFirst = written[0] !== right[0] && /^(?:replaced|near-key)$/.test(slip);
  return isOtherFirst && (written.length <= FEW || overName < 0 || gain < 2);
}

/**
 * Whether an unknown word is the misspelling it looks like, and no name, term or other language's word: logistic regression,
 * learnt from slips made in edited prose, and from the terms of it and names in small letters (`npm run spelling`).
 */
export function judgeReading(reading: Reading): Sureness {
  const { written, ranked, isCapital } = reading;
  const traits = readTraits(reading);
  const { right } = traits;
  const isOwner = written.endsWith("'s") && right === `${written.slice(0, -2)}s`;
  if (isOwner || (!isCapital && right !== ranked[0].word && right !== written)) return DOUBTFUL;
  if (isRatherName(reading, traits) || isNearerOther(reading, traits)) return DOUBTFUL;
  if (isPlain(reading, traits)) return SURE;
  const score = scoreReading(reading, traits);
  const isNameExpected = isCapital || traits.overName < NAME_EXPECTED;
  return {
    anywhere: score >= LEAST_SCORE.anywhere,
    besideSure: score >= LEAST_SCORE.besideSure,
    besideSlips: score >= (isNameExpected ? LEAST_SCORE.anywhere : LEAST_SCORE.besideSlips),
  };
}
