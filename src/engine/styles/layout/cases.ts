import { wordSet } from '../../lexicon/word-set.ts';
import { withCapital } from '../../text/capital.ts';
import { endsInAbbreviation, findSentences } from '../../text/sentences.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const SMALL = wordSet('a an the and but or nor for so yet as at by in of on to up via with from into per pm');
const ALWAYS_CAPITAL = wordSet(`
  i monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december english`);

type Casing = (word: string, isFirst: boolean, isShouted: boolean, isTitled: boolean) => string;

/** A short word in capitals is an acronym, unless the whole text is in capitals. */
const isAcronym = (word: string, isShouted: boolean) => !isShouted && /^\p{Lu}{2,5}s?$/u.test(word);

const CASINGS = {
  upper: (word) => word.toUpperCase(),
  lower: (word) => word.toLowerCase(),
  // A name keeps its capital, unless all words have one
  sentence: (word, isFirst, isShouted, isTitled) => {
    if (isAcronym(word, isShouted)) return word;
    if (!isShouted && !isTitled && !/^\p{Lu}{2}/u.test(word)) return isFirst ? withCapital(word) : word;
    const lower = word.toLowerCase();
    return isFirst || ALWAYS_CAPITAL.has(lower.replace(/'.*/, '')) ? withCapital(lower) : lower;
  },
  title: (word, isFirst, isShouted) => {
    if (isAcronym(word, isShouted)) return word;
    const lower = word.toLowerCase();
    return !isFirst && SMALL.has(lower) ? lower : withCapital(lower);
  },
} satisfies Record<string, Casing>;

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > (text.match(/\p{Ll}/gu)?.length ?? 0);
}

/** Whether the longer words of a line all begin with a capital, as those of a title do. */
function isTitled(line: string): boolean {
  const long = line.match(/(?<![\p{L}'])\p{L}{4,}/gu) ?? [];
  return long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Behind a mark a sentence begins also where it does so in small letters. */
const opensSentence = (before: string) =>
  /[\p{L}\p{N})”"][.!?]\s+$/u.test(before) && !endsInAbbreviation(before.trimEnd());

export function makeCasing(name: keyof typeof CASINGS): StyleStage {
  const make = makeAsked(`${name}-case`, 'case');
  const write: Casing = CASINGS[name];
  return {
    reach: 'free',
    find(text) {
      const shouted = isShouted(text);
      return findSentences(text).flatMap(({ start, end }) => {
        const sentence = text.slice(start, end);
        const titled = isTitled(sentence);
        return [...sentence.matchAll(/[\p{L}\p{M}][\p{L}\p{M}']*/gu)].map((match, index) => {
          const from = start + match.index;
          return make(
            from,
            from + match[0].length,
            write(match[0], index === 0 || opensSentence(sentence.slice(0, match.index)), shouted, titled),
          );
        });
      });
    },
  };
}
