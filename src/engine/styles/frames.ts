import { findSingular } from '../lexicon/nouns.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { DETERMINERS } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';

const PARTS = [
  'verb',
  'predicate',
  'noun',
  'adjective',
  'quantity',
  'degree',
  'measure',
  'complement',
  'phrase',
  'clause',
  'opening',
  'statement',
] as const;

/** What a word must be, and what must follow it, to be replaced. */
export interface Frame {
  /**
   * A “statement” is the head of a sentence without commas, an “opening” that of any, a “clause” follows a comma, too. A
   * “quantity” is an adjective that no article or number goes with, a “complement” follows a form of “be”, a “measure” a
   * form of “be” or a preposition, or heads its clause. A “predicate” is a verb that does not head its clause.
   */
  part: (typeof PARTS)[number];
  /** Whether it may stand in the passive: nothing has to follow. */
  isFree: boolean;
  fits(after: readonly Word[], context: RuleContext): boolean;
}

const QUANTITIES = wordSet('some any more all both several many it this these those them you me us him her');
const QUESTIONS = wordSet('how why what when where who which whether if');
const SUBJECTS = wordSet('i you he she it we they this that there these those');
const PERSONS = wordSet('me us you him her them');

const isEnd = (word: Word | undefined) => word === undefined || word.tag === 'PUNCT';
const isNounPhrase = ([next, second]: readonly Word[]) =>
  next !== undefined &&
  (/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(next.tag) ||
    // “cutting-edge tools”
    second?.text === '-' ||
    DETERMINERS.has(next.lower) ||
    QUANTITIES.has(next.lower)) &&
  next.lower !== 'much' &&
  second?.lower !== 'lot';
/** “requires that” opens a clause. */
const isObject = (after: readonly Word[]) => isNounPhrase(after) && after[0]?.lower !== 'that';
const isGerund = (word: Word | undefined) => word?.tag === 'VERB' && word.lower.endsWith('ing');

/** The last noun of the noun phrase that the words begin with: “issue” of “this nasty billing issue before”. */
export function findHeadNoun(words: readonly Word[]): Word | undefined {
  const end = words.findIndex(
    ({ tag, lower }) => !/^(?:DET|ADJ|NUM|PRON|NOUN|PROPN)$/.test(tag) && lower !== "'s",
  );
  const phrase = end < 0 ? words : words.slice(0, end);
  return phrase.findLast(({ tag }) => tag === 'NOUN');
}

const FOLLOWERS: Readonly<Record<string, Frame['fits']>> = {
  object: isObject,
  // “We require you to sign” is an order.
  'object without order': (after) => isObject(after) && !after.some(({ lower }) => lower === 'to'),
  'noun phrase': (after) => isNounPhrase(after) || isGerund(after[0]),
  // Money buys no happiness.
  'this thing': ([next]) => next?.tag === 'NUM' || DETERMINERS.has(next?.lower ?? ''),
  noun: ([next]) => next?.tag === 'NOUN',
  plural: (after, { nouns }) => {
    const head = /^(?:NOUN|ADJ)$/.test(after[0]?.tag ?? '') ? findHeadNoun(after) : undefined;
    return head !== undefined && nouns.isPlural(head.lower);
  },
  infinitive: ([to, verb]) => to?.lower === 'to' && verb?.tag === 'VERB',
  verb: ([next]) => /^(?:VERB|AUX)$/.test(next?.tag ?? ''),
  // “You must be tired” is a guess.
  'plain verb': ([next]) => next?.tag === 'VERB' && !/^(?:be|have)$/.test(next.lower),
  gerund: ([next]) => isGerund(next),
  adjective: ([next]) =>
    next?.tag === 'ADJ' && !/^(?:same|own|first|last|next|best|welcome)$/.test(next.lower),
  comparative: ([next]) =>
    /^AD[JV]$/.test(next?.tag ?? '') && /^(?:\p{L}{3,}er|more|less|worse)$/u.test(next?.lower ?? ''),
  number: ([next]) => next?.tag === 'NUM' || /^\p{Sc}?\p{N}/u.test(next?.text ?? ''),
  question: ([next]) => QUESTIONS.has(next?.lower ?? ''),
  whether: ([next]) => /^(?:whether|if)$/.test(next?.lower ?? ''),
  'that clause': ([next]) => next?.lower === 'that',
  clause: ([next]) => next?.lower === 'that' || next?.tag === 'DET' || SUBJECTS.has(next?.lower ?? ''),
  subject: ([next]) => SUBJECTS.has(next?.lower ?? '') || /^(?:DET|PROPN)$/.test(next?.tag ?? ''),
  who: ([next]) => next?.lower === 'who',
  person: ([next]) => PERSONS.has(next?.lower ?? ''),
  'person and clause': ([next, second]) =>
    PERSONS.has(next?.lower ?? '') && (second?.lower === 'that' || QUESTIONS.has(second?.lower ?? '')),
  'person and that clause': ([next, second]) => PERSONS.has(next?.lower ?? '') && second?.lower === 'that',
  'person and with': ([next, second]) => PERSONS.has(next?.lower ?? '') && second?.lower === 'with',
  end: ([next]) => isEnd(next),
  // “It is busted again”, but not “by the police”
  'phrase end': ([next]) => isEnd(next) || /^(?:ADV|CCONJ|SCONJ)$/.test(next?.tag ?? ''),
};

/** Reads “verb + object”, “opening”, or “verb + issue problem”: the nouns that the object must be one of. */
export function readFrame(heading: string): Frame {
  const [name, follower = ''] = heading.split(' + ');
  const part = PARTS.find((one) => one === name);
  if (part === undefined) throw new Error(`No frame: ${heading}`);
  const nouns = wordSet(follower);
  const fitsNouns: Frame['fits'] = (after) => {
    const head = findHeadNoun(after)?.lower ?? '';
    return follower === '' || nouns.has(head) || nouns.has(findSingular(head) ?? '');
  };
  return { part, isFree: follower === '', fits: FOLLOWERS[follower] ?? fitsNouns };
}
