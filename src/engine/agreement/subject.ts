import { isKnownBase } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { joinsClauses, NOTHING } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';
import { skipModifiers } from './modifiers.ts';
import { type GrammaticalNumber, OPEN_DETERMINERS, type Phrase, readHead, readPhrase } from './phrase.ts';

/** Subjects of clauses, read from where a clause begins: whether they are one thing or several. */

export interface Subject {
  number: GrammaticalNumber;
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

/** Words of a subject, with all that says more of it. */
const LONGEST = 24;

export const isMark = ({ tag, text }: Word) => tag === 'PUNCT' && !/^[-–—'"]$/.test(text);

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
    isDetermined: phrase.determiner !== '' || ALL_OR_NONE.test(phrase.head.lower),
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
