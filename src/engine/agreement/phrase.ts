import { isPastParticiple } from '../lexicon/irregular-verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import { isUncountablePlural } from '../rules/uncountable-plural.ts';
import type { Word } from '../text/words.ts';

/** Nouns with what stands before them, and whether they are one thing or several. */

export type GrammaticalNumber = 'singular' | 'plural';

export const OPEN_DETERMINERS = wordSet('the my your his her our their its');
const SINGULAR_DETERMINERS = wordSet('a an this that every each another');
const PLURAL_DETERMINERS = wordSet('these those many several most some all both few two three four five six');
/** “One of the doors”, “each of us” */
const ONE_OF = wordSet('one each either neither');
const SEVERAL_OF = wordSet('both many several few two three four five six');
/** “One of us”, “above them”; “her” may open a phrase. */
export const OBJECT_PRONOUNS = wordSet('you me us him them');
/** Nouns in the singular that take both kinds of verbs, and those that may be a plural. */
const COLLECTIVE = wordSet(`
  aircraft audience band class club committee couple crew crowd data deer family fish folk gang government group half jury
  lot majority media minority number pair party press public rest series sheep species staff team youth`);
const ALWAYS_PLURAL = wordSet('people police cattle');
/** “A range of colors is” and “are”: what is counted may be either. */
const PARTS = wordSet(`
  amount array bit bulk bunch chain class collection combination dozen generation handful host kind lots mass mix mixture
  numbers pack panel part percent percentage plenty proportion range selection set share sort string third total type
  variety wave`);
/** “Ten miles is a long way”: one amount. */
const AMOUNTS = wordSet(`
  years yrs months weeks days hours hrs minutes mins seconds secs miles kilometers kilometres meters metres feet inches
  dollars euros pounds cents percent degrees calories words pages times`);

/** “the swelling”, “your attention”: no plural, and no adjective that stands for people. */
const IS_ABSTRACT = /.(?:ing|tion|ness|ment|ity|ance|ence)$/;

/** “the rich”: people who are so */
const PEOPLE_OF = wordSet(
  'rich poor young old sick dead blind deaf elderly homeless unemployed wounded few many other others latter former',
);
/** What is so rather than does so, with or without a determiner: “of missing parts”. */
const STATES = wordSet('missing remaining existing outstanding upcoming');
export const SIDES = wordSet('back front left right inside outside top bottom');
export const PLACES = wordSet('upstairs downstairs here there inside outside nearby nowadays');

const isNounLike = ({ tag }: Word) => /^(?:NOUN|PROPN)$/.test(tag);

/** A noun with what stands before it. */
export interface Phrase {
  /** The index behind its last word. */
  end: number;
  /** Of the noun; nothing where it cannot be told. */
  number: GrammaticalNumber | undefined;
  head: Word;
  determiner: string;
}

export const isDeterminer = (word: string) =>
  OPEN_DETERMINERS.has(word) || SINGULAR_DETERMINERS.has(word) || PLURAL_DETERMINERS.has(word);

/** What a phrase begins with, and the index behind it: “all the doors”, “these two doors”, “her many friends”. */
function readDeterminer(
  words: readonly Word[],
  from: number,
  to: number,
): { determiner: string; begin: number } {
  const word = (index: number) => (index < to ? (words[index]?.lower ?? '') : '');
  const first = word(from);
  if (!isDeterminer(first)) return { determiner: '', begin: from };
  let [determiner, begin] = [first, from + 1];
  for (; OPEN_DETERMINERS.has(word(begin)) || PLURAL_DETERMINERS.has(word(begin)); begin += 1)
    if (PLURAL_DETERMINERS.has(word(begin)) && !SINGULAR_DETERMINERS.has(first)) determiner = 'these';
  return { determiner, begin };
}

/** Whether the word may stand between what a phrase begins with and its noun: “approved vendors”, “a badly written report”. */
function describes({ lower, tag, text }: Word, isBehindNoun: boolean, isDetermined: boolean): boolean {
  if (/^[-–]$/.test(text)) return true;
  if (isBehindNoun) return tag === 'NUM';
  // The tagger takes “back” for an adverb
  if (/^(?:ADJ|NUM)$/.test(tag) || STATES.has(lower) || (isDetermined && SIDES.has(lower))) return true;
  const isAlike = /^(?:VERB|ADV)$/.test(tag) && /(?:ed|en|ing|ly)$/.test(lower);
  return isAlike && (isDetermined || tag === 'ADV' || lower.endsWith('ed'));
}

/** The index of a phrase's noun: the last noun in a row. */
function findNoun(
  words: readonly Word[],
  begin: number,
  to: number,
  isDetermined: boolean,
): number | undefined {
  let noun: number | undefined;
  let at = begin;
  for (; at < to; at += 1) {
    const word = words[at] ?? NOTHING;
    // “the kids next door”, “the people downstairs”
    if (noun !== undefined && (word.lower === 'next' || PLACES.has(word.lower))) break;
    // “the drains”, “the back row”: nobody does so behind “the”
    const isTaken =
      noun === undefined &&
      isDetermined &&
      word.tag === 'VERB' &&
      !/(?:ed|en|ing)$/.test(word.lower) &&
      !isPastParticiple(word.lower);
    if (isNounLike(word) || isTaken) noun = at;
    else if (!describes(word, noun !== undefined, isDetermined)) break;
  }
  // The tagger takes “light” and “flat” for adjectives, though nothing else is named
  const isNamed =
    isDetermined && at > begin && words[at - 1]?.tag === 'ADJ' && !PEOPLE_OF.has(words[at - 1]?.lower ?? '');
  return noun ?? (isNamed ? at - 1 : undefined);
}

/** “the washing machines”, “my brother's old friends”: up to `to` at most. */
export function readPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): Phrase | undefined {
  const { determiner, begin } = readDeterminer(words, from, to);
  const noun = findNoun(words, begin, to, determiner !== '');
  if (noun === undefined) return undefined;
  const end = noun + 1;
  if (end < to && /^'s?$/.test(words[end]?.text ?? '')) {
    const owned = readPhrase(words, end + 1, to, context);
    return owned && { ...owned, determiner: owned.determiner === '' ? 'the' : owned.determiner };
  }
  const number = readNumber(words.slice(begin, end), determiner, begin === 0, context);
  return { end, head: words[noun] ?? NOTHING, determiner, number };
}

/** `described`: the noun and what describes it. */
function readNumber(
  described: readonly Word[],
  determiner: string,
  isFirst: boolean,
  { nouns }: RuleContext,
): GrammaticalNumber | undefined {
  const { lower, text, tag } = described.at(-1) ?? NOTHING;
  const before = described.slice(0, -1);
  const isSmall = /^\p{Ll}+$/u.test(isFirst && before.length === 0 ? lower : text);
  if (tag === 'PROPN' || !isSmall || COLLECTIVE.has(lower) || lower === 'following') return undefined;
  // “the long-term”, “99designs”, “the shirt Ann picks”
  const last = before.at(-1);
  if (/^[-–]$/.test(last?.text ?? '') || last?.end === described.at(-1)?.start) return undefined;
  if (before.some((word, index) => word.tag === 'PROPN' && before[index - 1]?.tag === 'NOUN'))
    return undefined;
  if (ALWAYS_PLURAL.has(lower)) return SINGULAR_DETERMINERS.has(determiner) ? undefined : 'plural';
  if (nouns.isPlural(lower)) {
    const isOne = isUncountablePlural(lower) || AMOUNTS.has(lower) || SINGULAR_DETERMINERS.has(determiner);
    // “plate tectonics”, “balancing expectations”
    const isOther = lower.endsWith('ics') || (determiner === '' && before[0]?.lower.endsWith('ing') === true);
    return isOne || isOther ? undefined : 'plural';
  }
  // “a two weeks notice”
  if (before.some((word) => nouns.isPlural(word.lower))) return undefined;
  const isOne = SINGULAR_DETERMINERS.has(determiner) || OPEN_DETERMINERS.has(determiner);
  return isOne && (nouns.isCountable(lower, 0.03) || IS_ABSTRACT.test(lower)) ? 'singular' : undefined;
}

/** The noun that a subject is about: “one” of “one of the doors”, “lots” of none. */
export function readHead(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): Phrase | undefined {
  const word = (index: number) => words[from + index]?.lower ?? '';
  const skip = word(0) === 'only' || word(0) === 'almost' ? 1 : 0;
  const opens = word(skip);
  if (word(skip + 1) === 'of' && (ONE_OF.has(opens) || SEVERAL_OF.has(opens))) {
    const [begin, number] = [from + skip + 2, ONE_OF.has(opens) ? 'singular' : 'plural'] as const;
    const head = words[from + skip] ?? NOTHING;
    if (OBJECT_PRONOUNS.has(words[begin]?.lower ?? ''))
      return { end: begin + 1, number, head, determiner: 'the' };
    const of = readPhrase(words, begin, to, context);
    if (of === undefined || of.number !== 'plural' || of.determiner === '') return undefined;
    return { end: of.end, number, head, determiner: 'the' };
  }
  // “the number of complaints”, and “a number of complaints”
  if (word(1) === 'number' && word(2) === 'of' && /^(?:the|a)$/.test(opens)) {
    const of = readPhrase(words, from + 3, to, context);
    if (of === undefined) return undefined;
    const head = words[from + 1] ?? NOTHING;
    return { end: of.end, number: opens === 'the' ? 'singular' : 'plural', head, determiner: 'the' };
  }
  const amount = word(0) === 'a' ? 1 : 0;
  if (/^(?:lots?|plenty)$/.test(word(amount)) && word(amount + 1) === 'of') {
    const of = readPhrase(words, from + amount + 2, to, context);
    return of && { ...of, number: of.number === 'plural' ? 'plural' : undefined, determiner: 'many' };
  }
  if (skip > 0) return undefined;
  const phrase = readPhrase(words, from, to, context);
  const isPart = phrase && words[phrase.end]?.lower === 'of' && PARTS.has(phrase.head.lower);
  return isPart ? undefined : phrase;
}
