import { wordSet } from '../../lexicon/word-set.ts';
import { startsWithVowelSound } from '../../rules/a-or-an.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const make = makeAsked('praise', 'praise');

const PRAISE = wordSet(`
  amazing incredible groundbreaking revolutionary awesome stunning unbelievable breathtaking phenomenal spectacular
  fantastic epic ultimate insane fabulous extraordinary unparalleled unrivalled unrivaled unmatched unbeatable
  sensational magical jaw-dropping mind-blowing game-changing world-class best-in-class cutting-edge must-have
  gorgeous luxurious exquisite sumptuous dreamy unmissable unforgettable once-in-a-lifetime to-die-for first-class
  top-notch next-level life-changing one-of-a-kind state-of-the-art`);
/** Without its praise “an amazing job” is no news. */
const NEEDS_PRAISE = wordSet(`
  job jobs work time times one ones thing things way ways effort efforts progress feedback news day days person people
  result results value experience experiences`);
const HEADS =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|its|their|some|new|two|three|four|five|six)$/;

interface Stretch {
  start: number;
  end: number;
}

/** The words of praise that begin at the place, with the commas and “and” between them; “cutting-edge” is three words. */
function findPraise(words: readonly Word[], first: number, text: string): Stretch | undefined {
  let found: Stretch | undefined;
  for (let index = first; index < words.length; ) {
    const start = words[index]?.start ?? 0;
    const [written = ''] = /^[\p{L}-]+/u.exec(text.slice(start, start + 30)) ?? [];
    if (!PRAISE.has(written.toLowerCase())) break;
    const end = start + written.length;
    found = { start: found?.start ?? start, end };
    index = words.findIndex((word) => word.start >= end);
    if (index < 0) return undefined;
    while (/^(?:,|and)$/.test(words[index]?.lower ?? '')) index += 1;
  }
  return found;
}

/** “Our amazing, groundbreaking app” is our app. */
function findInSentence(words: readonly Word[], text: string): Change[] {
  return words.flatMap((head, index): Change[] => {
    const praise = HEADS.test(head.lower) ? findPraise(words, index + 1, text) : undefined;
    if (praise === undefined) return [];
    const next = words.find(({ start }) => start >= praise.end);
    const isDescribed =
      next !== undefined &&
      /^(?:NOUN|PROPN|ADJ)$/.test(next.tag) &&
      text.slice(praise.end, next.start) === ' ' &&
      !NEEDS_PRAISE.has(next.lower);
    if (!isDescribed) return [];
    const isArticle = /^an?$/.test(head.lower);
    const article = startsWithVowelSound(next.lower) ? 'an' : 'a';
    const written = isArticle ? matchCapital(head.text, article) : head.text;
    return [make(head.start, next.start, `${written} `)];
  });
}

/** What only praises goes: “a stunning view” is a view. What says that something is stunning stays. */
export const withoutPraise: StyleStage = {
  reach: 'free',
  find: (text, { read }) =>
    read(text).flatMap((sentence) =>
      findInSentence(sentence.words, sentence.text).map((change) => ({
        ...change,
        start: change.start + sentence.start,
        end: change.end + sentence.start,
      })),
    ),
};
