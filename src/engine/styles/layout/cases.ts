import { wordSet } from '../../lexicon/word-set.ts';
import { findSentences } from '../../text/sentences.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const SMALL = wordSet('a an the and but or nor for so yet as at by in of on to up via with from into per');
const ALWAYS_CAPITAL = wordSet(`
  i monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december english`);

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Casing = (word: string, isFirst: boolean, isShouted: boolean) => string;

/** A short word in capitals is an acronym, unless the whole text is in capitals. */
const isAcronym = (word: string, isShouted: boolean) => !isShouted && /^\p{Lu}{2,5}s?$/u.test(word);

const CASINGS = {
  upper: (word) => word.toUpperCase(),
  lower: (word) => word.toLowerCase(),
  sentence: (word, isFirst, isShouted) => {
    if (isAcronym(word, isShouted)) return word;
    const lower = word.toLowerCase();
    return isFirst || ALWAYS_CAPITAL.has(lower.replace(/'.*/, '')) ? capitalize(lower) : lower;
  },
  title: (word, isFirst, isShouted) => {
    if (isAcronym(word, isShouted)) return word;
    const lower = word.toLowerCase();
    return !isFirst && SMALL.has(lower) ? lower : capitalize(lower);
  },
} satisfies Record<string, Casing>;

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > (text.match(/\p{Ll}/gu)?.length ?? 0);
}

export function makeCasing(name: keyof typeof CASINGS): StyleStage {
  const make = makeAsked(`${name}-case`, 'case');
  const write: Casing = CASINGS[name];
  return {
    reach: 'free',
    find(text) {
      const shouted = isShouted(text);
      return findSentences(text).flatMap(({ start, end }) =>
        [...text.slice(start, end).matchAll(/[\p{L}\p{M}][\p{L}\p{M}']*/gu)].map((match, index) => {
          const from = start + match.index;
          return make(from, from + match[0].length, write(match[0], index === 0, shouted));
        }),
      );
    },
  };
}
