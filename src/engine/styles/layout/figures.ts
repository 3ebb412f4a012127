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

const VALUES = new Map(
  [...BELOW_TWENTY, 'twenty'].map((word, value) => [word, String(value)] as const).slice(2),
);
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${[...VALUES.keys()].join('|')})(?![\\p{L}\\p{N}'-])(?! (?:hundred|thousand|million|billion)\\b)`,
  'giu',
);

/** “three chairs” by figures. “One” is too often no number. */
export const digits: StyleStage = {
  reach: 'free',
  find: (text) =>
    [...text.matchAll(COUNTED)].map(({ 0: word, index }) =>
      make(index, index + word.length, VALUES.get(word.toLowerCase()) ?? word),
    ),
};
