import { findPronounOfName } from '../../lexicon/names.ts';
import { isOfFamily, OUT_OF } from '../../lexicon/without-article.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { IsName } from '../words/is-name.ts';
import type { WordMark } from './marks.ts';

/** Whether what a clause speaks of is one or several, by its words: “two of us”, “mum and dad”, “the drawings in the office”. */

const PREPOSITIONS = wordSet(
  'to at from with without for of by about under near into onto during inside outside behind between through past in on off over up down out away back here there',
);
const NUMBERS = wordSet('two three four five six seven eight nine ten both several many most all some');
const PLURALS = wordSet('people children men women police feet teeth mice geese lads');
/** They end in “s”, and are one. */
const IS_ONE = /(?:ss|us|is|as|ews|['’]s)$/;
/** “7 is better”, “95 is too much”: one amount, or time. */
const IS_OF_AMOUNT =
  /^(?:too|a|better|best|enough|fine|ok|okay|plenty|perfect|tight|late|early|low|high|good|great)$/;

/** `subject`: the words of it, in small letters. `next`: the word behind the verb. */
export function isSeveral(subject: readonly string[], next: string): boolean {
  const [first = ''] = subject;
  if (subject.includes('and') || subject.includes('plus')) return true;
  if (subject.length === 1 && /^\d/.test(first)) return !IS_OF_AMOUNT.test(next);
  if (NUMBERS.has(first) || /^(?!1$)\d+$/.test(first)) return true;
  const behind = subject.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const head = subject[(behind < 0 ? subject.length : behind) - 1] ?? '';
  return PLURALS.has(head) || (/.{2}s$/.test(head) && !IS_ONE.test(head));
}

const OF_ONE = /^(?:it|he|she)$/;
const OF_OTHERS = /^(?:i|we|you|they)$/;
/** “her dad called” lacks nothing. */
const IS_SAID_BY_SOMEBODY = /^(?:called|rang|phoned|said|asked)$/;
/** “am bring”, “are need”: verbs, and nothing else. */
const ONLY_VERBS = wordSet(
  'bring take send give go know see get tell keep need want have pay ask let put say find feel hope think meet buy sell eat speak write choose forget understand collect deliver attach',
);
const ENDS_IN_BE = /\b(?:am|is|are|was|were|be)$/;
/** “it were”, “I has”, “it door's open”, “dad is called”: what a subject or a verb cannot stand before. */
export function disagrees(subject: string, word: string): boolean {
  if (ENDS_IN_BE.test(subject) && ONLY_VERBS.has(word)) return true;
  if (/^(?:is|are|was|were)$/.test(subject)) return IS_SAID_BY_SOMEBODY.test(word);
  if (OF_ONE.test(subject))
    return /^(?:were|are|am|have|haven't|aren't|weren't|do|don't)$|\p{L}'s$/u.test(word);
  if (!OF_OTHERS.test(subject)) return false;
  return (
    /^(?:is|has|hasn't|isn't|does|doesn't)$|\p{L}'s$/u.test(word) ||
    (subject !== 'i' && /^was(?:n't)?$/.test(word))
  );
}

const ONE_AND_SEVERAL: readonly (readonly [string, string])[] = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
];
/** The verb that was left out, in the number of its subject: “is” and “have been”. */
export function toNumber(verb: string, several: boolean): string {
  const [first = '', ...others] = verb.split(' ');
  const pair = ONE_AND_SEVERAL.find((forms) => forms.includes(first));
  return pair === undefined ? verb : [pair[Number(several)] ?? first, ...others].join(' ');
}

const SHE =
  /\b(?:she|her|hers|mum|mom|mother|wife|sister|daughter|aunt|auntie|gran|nan|grandma|granny|niece|girl|woman|lady|mrs|ms|miss|landlady|girlfriend)\b/i;
const HE =
  /\b(?:he|him|his|dad|father|husband|brother|son|uncle|grandad|grandpa|nephew|boy|man|guy|bloke|mr|boyfriend)\b/i;
/** “my sister called, has a new job”: she has, where `said` speaks of no man. */
export const withGender = (subject: string, said: string) =>
  SHE.test(said) === HE.test(said)
    ? subject
    : subject.replace(/^(?:she|he)\b/, SHE.test(said) ? 'she' : 'he');

const IS_DONE_BY_PEOPLE =
  /^(?:will|won't|can|can't|cannot|could|would|should|must|has|hasn't|is|isn't|was|wasn't|says|said|wants|needs|came|went)$/i;
/** Whether the word is somebody's name, before the next one: “anna”, and “jack” before “will”. No article stands before it. */
export const isSomebody = (word: string, next: string, isName: IsName): boolean =>
  isName(word) || (IS_DONE_BY_PEOPLE.test(next) && findPronounOfName(word) !== undefined);

/** “gran can't do the stairs”, “I have room for two”, “out of town”: what no article stands before. */
export const takesNoArticle = (word: string, next: string, before: readonly string[]): boolean =>
  isOfFamily(word) ||
  (word === 'room' && next === 'for') ||
  (before.join(' ') === 'out of' && OUT_OF.has(word));

/** “a $200 pet deposit”, “yes, taxpayer”: `before` in lower case, with the mark behind it. */
export const takesNoArticleBehind = (before: string, mark: WordMark = 'space'): boolean =>
  /^(?:yes|no|called|named)$/.test(before) || (mark === 'space' && /^[£$€]\d/.test(before));
