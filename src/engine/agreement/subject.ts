import { isKnownBase } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { joinsClauses, NOTHING } from '../rules/kit.ts';
import { isUncountablePlural } from '../rules/uncountable-plural.ts';
import type { Word } from '../text/words.ts';

/** Subjects of clauses, read from where a clause begins: whether they are one thing or several. */

export interface Subject {
  number: 'singular' | 'plural';
  /** What says so. */
  head: Word;
  /** Something stands between it and the verb: “of the house”, “along with two others”. */
  isFar: boolean;
  /** It is “one of my friends” or “my brother and his wife”, of which the last noun is no part of another. */
  isPlain: boolean;
  /** It is named with a word such as “the”. */
  isDetermined: boolean;
  isBehindMark: boolean;
  /** It begins with a number. */
  isCounted: boolean;
}

type Number = Subject['number'];

const OPEN_DETERMINERS = wordSet('the my your his her our their its');
const SINGULAR_DETERMINERS = wordSet('a an this that every each another');
const PLURAL_DETERMINERS = wordSet('these those many several most some all both few two three four five six');
/** “One of the doors”, “each of us” */
const ONE_OF = wordSet('one each either neither');
const SEVERAL_OF = wordSet('both many several few two three four five six');
const OBJECTS = wordSet('us them you');
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

/** Behind these, and behind a mark, a clause begins. */
const CLAUSE_OPENERS = wordSet('because if when although while since but so unless whereas');
const ALL_OR_NONE = /^(?:none|all|anything|nothing|everything|(?:no|any|every)(?:one|body))$/;
/** What says something, so that a clause follows. */
const SAYING = wordSet(
  'think thinks thought believe believes know knows say says said hope feel feels means guess suppose',
);
/** What is glad of something says that it is so, and asks for no subjunctive. */
const GLAD = wordSet('glad happy sad sorry sure afraid lucky proud pleased surprised worried');
/** “I am writing to inform you that …” */
const TELLING = wordSet(
  'tell tells told inform informed remind reminded notify notified assure assured show showed',
);
const TOLD = wordSet('you me us him her them');

const PREPOSITIONS = wordSet(
  'in on at from near with behind under for about by of above below inside outside beside over around to between against without',
);
const PLACES = wordSet('upstairs downstairs here there inside outside nearby nowadays');
const SUBJECT_PRONOUNS = wordSet('i you he she we they');
const PARTICLES = wordSet('in from for with on me him us them');
const TIMES = wordSet('yesterday today recently');
/** “the rich”: people who are so */
const PEOPLE_OF = wordSet(
  'rich poor young old sick dead blind deaf elderly homeless unemployed wounded few many other others latter former',
);
const SIDES = wordSet('back front left right inside outside top bottom');
/** Words of a subject, with all that says more of it. */
const LONGEST = 24;

export const isMark = ({ tag, text }: Word) => tag === 'PUNCT' && !/^[-–—'"]$/.test(text);
const isNounLike = ({ tag }: Word) => /^(?:NOUN|PROPN)$/.test(tag);

/** Whether a clause may begin with the word at `from`. “That” may ask for the subjunctive, and “as a group” for no verb. */
function opensClause(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (before === undefined || isMark(before)) return true;
  // “Nobody but the managers knows”
  if (before.lower === 'but' && ALL_OR_NONE.test(words[from - 2]?.lower ?? '')) return false;
  if (CLAUSE_OPENERS.has(before.lower)) return true;
  if (before.lower === 'and')
    return joinsClauses({ at: (distance) => words[from + distance] ?? NOTHING }, -1);
  // “Unfortunately the keys …”
  if (from === 1) return before.tag === 'ADV' && before.lower.endsWith('ly');
  if (SAYING.has(before.lower)) return true;
  if (before.lower !== 'that') return false;
  const told = words[from - 2]?.lower ?? '';
  const isTold = TOLD.has(told) && TELLING.has(words[from - 3]?.lower ?? '');
  return SAYING.has(told) || GLAD.has(told) || isTold;
}

/** A noun with what stands before it. */
interface Phrase {
  /** The index behind its last word. */
  end: number;
  /** Of the noun; nothing where it cannot be told. */
  number: Number | undefined;
  head: Word;
  determiner: string;
}

const isDeterminer = (word: string) =>
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
  if (/^(?:ADJ|NUM)$/.test(tag) || (isDetermined && SIDES.has(lower))) return true;
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
    if (isNounLike(word)) noun = at;
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
): Number | undefined {
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
function readHead(
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
    if (OBJECTS.has(words[begin]?.lower ?? '')) return { end: begin + 1, number, head, determiner: 'the' };
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

/** “of the chairs and tables”, “above us”, “on page 3”, “on the back of the package”: from its preposition on. */
function skipPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  const next = words[from + 1]?.lower ?? '';
  if (TOLD.has(next)) return from + 2;
  const side = OPEN_DETERMINERS.has(next) ? from + 2 : from + 1;
  if (SIDES.has(words[side]?.lower ?? '') && words[side + 1]?.lower === 'of') return side + 1;
  const end = readPhrase(words, from + 1, to, context)?.end;
  if (end === undefined || end >= to) return end;
  if (words[end]?.tag === 'NUM') return end + 1;
  // “the capture of the fort and the battle were”: what has a determiner may be a second subject
  const other = words[end]?.lower === 'and' ? readPhrase(words, end + 1, to, context) : undefined;
  return other?.determiner === '' ? other.end : end;
}

/** Where what says more of a noun ends: “of the house”, “next door”, “leading down to the dock”, “, along with two others,”. */
function skipModifier(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  const { lower, text, tag } = words[from] ?? NOTHING;
  const next = words[from + 1]?.lower ?? '';
  if (lower === 'next' && next === 'door') return from + 2;
  if (PLACES.has(lower)) return from + 1;
  if (text === ',') {
    const isAlong =
      (/^(?:along|together)$/.test(next) && words[from + 2]?.lower === 'with') ||
      (next === 'as' && words[from + 2]?.lower === 'well');
    const close = words.findIndex(({ text: each }, index) => index > from && index < to && each === ',');
    return isAlong && close > 0 ? close + 1 : undefined;
  }
  if (PREPOSITIONS.has(lower)) return skipPhrase(words, from, to, context);
  if (tag === 'VERB' && /.{3}ing$/.test(lower)) {
    let at = from + 1;
    while (at < to && /^(?:ADV|ADP)$/.test(words[at]?.tag ?? '')) at += 1;
    return readPhrase(words, at, to, context)?.end ?? (at > from + 1 ? at : undefined);
  }
  return skipRelative(words, from, to) ?? skipOwnRelative(words, from, to, context);
}

/** “the parents who signed up for the trip”: up to the phrases behind the verb. */
function skipOwnRelative(
  words: readonly Word[],
  from: number,
  to: number,
  context: RuleContext,
): number | undefined {
  if (!/^(?:who|that|which)$/.test(words[from]?.lower ?? '')) return undefined;
  let at = from + 1;
  while (at < to && words[at]?.tag === 'AUX') at += 1;
  if (words[at]?.tag !== 'VERB') return undefined;
  at += 1;
  while (at < to && words[at]?.tag === 'ADV') at += 1;
  if (/^(?:up|out|in|off|down|back|over|on)$/.test(words[at]?.lower ?? '') && words[at + 1]?.tag === 'ADP')
    at += 1;
  return isDeterminer(words[at]?.lower ?? '') ? readPhrase(words, at, to, context)?.end : at;
}

/** “the reports (that) you sent me”, “the jacket I bought last week” */
function skipRelative(words: readonly Word[], from: number, to: number): number | undefined {
  let at = /^(?:that|which)$/.test(words[from]?.lower ?? '') ? from + 1 : from;
  if (!SUBJECT_PRONOUNS.has(words[at]?.lower ?? '')) return undefined;
  at += 1;
  while (at < to && /^(?:AUX|ADV|PART)$/.test(words[at]?.tag ?? '')) at += 1;
  if (words[at]?.tag !== 'VERB') return undefined;
  at += 1;
  while (at < to && (PARTICLES.has(words[at]?.lower ?? '') || TIMES.has(words[at]?.lower ?? ''))) at += 1;
  if (/^(?:last|this)$/.test(words[at]?.lower ?? '') && at + 1 < to) at += 2;
  return at;
}

/** The index behind what says more of a noun, up to the verb or an adverb before it; nothing where something else follows. */
function skipModifiers(
  words: readonly Word[],
  from: number,
  verb: number,
  context: RuleContext,
): number | undefined {
  let at = from;
  while (at < verb) {
    const next = skipModifier(words, at, verb, context);
    if (next === undefined || next > verb) break;
    at = next;
  }
  // “The students often are late”
  const isAdverb = at + 1 === verb && words[at]?.tag === 'ADV';
  return at === verb || isAdverb ? at : undefined;
}

/** The index behind a second phrase that belongs to the subject: “my brother and his wife”. */
function readOther(
  words: readonly Word[],
  from: number,
  { end, determiner }: Phrase,
  verb: number,
  context: RuleContext,
): number | undefined {
  if (words[end]?.lower !== 'and' || /^(?:|every|each|a|an)$/.test(determiner)) return undefined;
  const other = readPhrase(words, end + 1, verb, context);
  return other && OPEN_DETERMINERS.has(other.determiner) && words[from - 1]?.lower !== 'but'
    ? other.end
    : undefined;
}

/** The subject from `from` up to the verb; nothing where these words are not one, or its number cannot be told. */
function readFrom(
  words: readonly Word[],
  from: number,
  verb: number,
  context: RuleContext,
): Subject | undefined {
  const phrase = readHead(words, from, verb, context);
  const other = phrase && readOther(words, from, phrase, verb, context);
  const end = phrase && skipModifiers(words, other ?? phrase.end, verb, context);
  if (phrase?.number === undefined || end === undefined) return undefined;
  return {
    number: other === undefined ? phrase.number : 'plural',
    head: phrase.head,
    isFar: end > phrase.end || words[phrase.end - 1] !== phrase.head,
    isPlain: end === (other ?? phrase.end),
    isDetermined: phrase.determiner !== '',
    isBehindMark: from > 0 && isMark(words[from - 1] ?? NOTHING),
    isCounted: words[from]?.tag === 'NUM',
  };
}

/** The subject of the verb at `verb`, where a clause begins with it. */
export function readSubject(words: readonly Word[], verb: number, context: RuleContext): Subject | undefined {
  for (let from = verb - 1; from >= Math.max(0, verb - LONGEST); from -= 1) {
    if (!opensClause(words, from)) continue;
    const subject = readFrom(words, from, verb, context);
    if (subject !== undefined) return subject;
  }
  return undefined;
}

/** The subject of a question, behind its verb. `isDone`: behind “does”, where another verb follows. */
export function readAsked(
  words: readonly Word[],
  from: number,
  isDone: boolean,
  context: RuleContext,
): Subject | undefined {
  const full = readPhrase(words, from, words.length, context);
  // “Does the lights stay on?”: the tagger takes the verb for a noun
  const endsInVerb =
    full && isDone && words[full.end]?.tag !== 'VERB' && isKnownBase(full.head.lower) && full.end - from > 2;
  const phrase = endsInVerb ? readPhrase(words, from, full.end - 1, context) : full;
  const next = phrase && words[phrase.end]?.lower;
  if (
    phrase?.number === undefined ||
    phrase.determiner === '' ||
    /^(?:and|or|nor|of|-|–|'|,|")$/.test(next ?? '')
  )
    return undefined;
  return {
    number: phrase.number,
    head: phrase.head,
    isFar: false,
    isPlain: true,
    isDetermined: true,
    isBehindMark: false,
    isCounted: false,
  };
}
