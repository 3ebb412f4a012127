import { wordSet } from '../../lexicon/word-set.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Behind these a number is a name: “page 3”. */
const NAMED = wordSet(`
  page pages room step chapter version no number nr level type figure table section part line item question unit day
  week year grade phase stage volume track gate platform bus route highway channel model windows python java section
  january february march april may june july august september october november december jan feb mar apr jun jul aug
  sep sept oct nov dec article rule option team group floor building apartment apt suite slide exercise problem case`);
/** Before these it is a measure or a time. */
const MEASURES = wordSet(
  'am pm kg g mg km cm mm m ft in lb lbs oz ml l gb mb kb tb hz khz mhz h hr hrs min mins sec st nd rd th x to or and o bn k million billion thousand hundred',
);
/** What stands before a number that counts, where nothing behind it says what: “we now have 37” */
const COUNTS = /\b(?:have|has|had|is|are|was|were|turned|aged|than|only|got) $/iu;
const make = makeAsked('numbers', 'number');

const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const BELOW_TWENTY = [...WORDS, ...TEENS];

/** “forty-two”, of a number below a hundred. */
function spell(number: number): string {
  const tens = TENS[Math.floor(number / 10) - 2];
  if (tens === undefined) return BELOW_TWENTY[number] ?? String(number);
  return number % 10 === 0 ? tens : `${tens}-${WORDS[number % 10]}`;
}

/** “3 chairs” and “25 percent” by words; what is a page, a time, a price or a measure keeps its figure. */
export const spelledNumbers: StyleStage = {
  reach: 'named',
  find: (text) =>
    [
      ...text.matchAll(/(?<![\p{L}\p{N}.,:/#$€£%+'’-])(?:[1-9]\d|\d)(?= (\p{Ll}+)|[,.;!?]?(?:\s|$))/gu),
    ].flatMap(({ 0: figure, 1: next = '', index }) => {
      const before = text.slice(Math.max(0, index - 30), index);
      const endsPhrase = next === '' || next === 'and' || next === 'or';
      const subject = /(\p{L}+) (?:is|are|was|were) $/u.exec(before)?.[1] ?? '';
      const isRow = /^ (?:and|or|to) \d/.test(text.slice(index + figure.length));
      if (endsPhrase && (!COUNTS.test(before) || NAMED.has(subject.toLowerCase()) || isRow)) return [];
      const previous = /(\p{L}+)[ .]*$/u.exec(before)?.[1] ?? '';
      if (
        NAMED.has(previous.toLowerCase()) ||
        (!endsPhrase && MEASURES.has(next)) ||
        /(?:\d|[$€£]) $/.test(before)
      )
        return [];
      const word = spell(Number(figure));
      const isFirst = /(?:^|[.!?\n]\s*)$/.test(before);
      return [make(index, index + figure.length, isFirst ? matchCapital('A', word) : word)];
    }),
};

const VALUES: ReadonlyMap<string, number> = new Map([
  ...BELOW_TWENTY.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
const NUMBER_WORD = [...VALUES.keys(), ...SCALES.keys()]
  .toSorted((one, other) => other.length - one.length)
  .join('|');
/** “four thousand, three hundred and seven” is one number. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${NUMBER_WORD})(?:(?:[ -]|(?<=hundred|thousand|million),? and |(?<=thousand|million), )(?:${NUMBER_WORD}))*(?![\\p{L}\\p{N}'-])`,
  'giu',
);

/** The value of number words; nothing where they are no one number: “five or six”, “two hundreds”, “nineteen ninety”. */
function readNumber(words: string): number | undefined {
  let [total, group, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const word of words.toLowerCase().split(/[ ,-]+/)) {
    if (word === 'and') continue;
    const [value, scale] = [VALUES.get(word), SCALES.get(word)];
    if (value !== undefined) {
      const isUnit = value > 0 && value < 10 && last >= 20 && last < 100;
      if (last < 100 && !isUnit) return undefined;
      group += value;
      last = value;
    } else if (scale === 100) {
      if (group === 0 || group > 99) return undefined;
      group *= scale;
      last = scale;
    } else {
      if (group === 0) return undefined;
      total += group * (scale ?? 1);
      [group, last] = [0, scale ?? 1];
    }
  }
  return total + group;
}

/** “three chairs” by figures. “One” is too often no number. */
export const digits: StyleStage = {
  reach: 'free',
  find: (text) =>
    [...text.matchAll(COUNTED)].flatMap(({ 0: words, index }) => {
      const value = readNumber(words);
      const isSmall = /^(?:zero|one|hundred|thousand|million)$/i.test(words);
      return value === undefined || isSmall
        ? []
        : [make(index, index + words.length, value.toLocaleString('en-GB'))];
    }),
};
