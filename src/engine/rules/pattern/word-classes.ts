import {
  findIrregularBase,
  findIrregularParticiple,
  findIrregularPast,
} from '../../lexicon/irregular-verbs.ts';
import { findBase, findBaseOfThirdPerson, isKnownBase, PURE_VERBS } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import type { RuleContext } from '../context.ts';
import { DETERMINERS, opensClause } from '../kit.ts';

type WordTest = (word: Word, context: RuleContext) => boolean;

const isYear = (lower: string) => /^(?:1[5-9]|20)\d\d$/.test(lower);
const isNoun = ({ tag }: Word) => tag === 'NOUN';
const isVerb = ({ tag }: Word) => tag === 'VERB';
const isMark = ({ tag, text }: Word) => tag === 'PUNCT' && text !== '-';
const findThird = ({ lower }: Word) => {
  const base = findBaseOfThirdPerson(lower);
  return base !== undefined && isKnownBase(base) ? base : undefined;
};
/** A form of an irregular verb that is a participle only, or a past tense only. */
const isFormOnly = ({ lower }: Word, find: (base: string) => string | undefined) => {
  const base = findIrregularBase(lower);
  return base !== undefined && find(base) !== lower;
};

/** What a pattern writes as `{noun}`, and how a word is known to be one. */
const TESTS = {
  noun: isNoun,
  'singular noun': (word, { nouns }) =>
    isNoun(word) && !nouns.isPlural(word.lower) && !word.lower.endsWith('s'),
  'plural noun': (word, { nouns }) => isNoun(word) && nouns.isPlural(word.lower),
  'countable noun': (word, { nouns }) =>
    isNoun(word) && !word.lower.endsWith('s') && nouns.isCountable(word.lower),
  /** What can be a thing by its counts, whatever the tagger says. */
  thing: ({ lower }, { nouns }) =>
    (nouns.isPlural(lower) || nouns.isCountable(lower)) && !/(?:ing|ed|ly)$/.test(lower),
  /** “friend”, rather than “opportunity”: the plural is nearly as frequent. */
  'often plural noun': (word, { nouns }) =>
    isNoun(word) && !word.lower.endsWith('s') && nouns.isCountable(word.lower, 0.6),
  name: ({ tag }) => tag === 'PROPN',
  number: ({ tag, lower }) =>
    /^\d[\d.,]*$/.test(lower)
      ? lower !== '1' && !isYear(lower)
      : tag === 'NUM' && /^[a-z]+$/.test(lower) && lower !== 'one',
  year: ({ lower }) => isYear(lower),
  adjective: ({ tag }) => tag === 'ADJ',
  adverb: ({ tag, lower }) => tag === 'ADV' || lower.endsWith('ly'),
  determiner: ({ tag, lower }) => tag === 'DET' || DETERMINERS.has(lower),
  pronoun: ({ tag }) => tag === 'PRON',
  verb: ({ tag }) => tag === 'VERB' || tag === 'AUX',
  /** “go”, also where the tagger takes it for a noun, if it is hardly ever one. */
  'base verb': (word) =>
    (/^(?:VERB|AUX)$/.test(word.tag) &&
      (findIrregularPast(word.lower) !== undefined ||
        (word.lower === word.lemma && !/(?:ing|ed)$/.test(word.lower)))) ||
    PURE_VERBS.has(word.lower),
  /** A base form that is hardly ever a noun, and is none here. */
  'sure verb': (word) => isVerb(word) && PURE_VERBS.has(word.lower),
  /** “help”, “make”: a base form that the lists of verbs hold, or an irregular one. */
  'known verb': ({ lower }) => isKnownBase(lower),
  'third person verb': (word) =>
    findThird(word) !== undefined && (isVerb(word) || PURE_VERBS.has(findThird(word) ?? '')),
  'ing verb': ({ tag, lower }) => (tag === 'VERB' || tag === 'NOUN') && /\p{L}{2}ing$/u.test(lower),
  /** “went”, and no participle. */
  'past verb': (word) =>
    isFormOnly(word, findIrregularParticiple) &&
    findIrregularPast(findIrregularBase(word.lower) ?? '') === word.lower,
  /** “gone”, and no past tense. */
  participle: (word) => isFormOnly(word, findIrregularPast),
  'inflected verb': (word) =>
    (isVerb(word) || /^(?:has|had|does|did|is|are|was|were)$/.test(word.lower)) &&
    (findIrregularBase(word.lower) !== undefined ||
      findThird(word) !== undefined ||
      (word.lower.endsWith('ed') && findBase(word.lower, word.lemma) !== undefined)),
  word: ({ tag }) => tag !== 'PUNCT' && tag !== 'EDGE',
  mark: isMark,
  hyphen: ({ text }) => text === '-',
  'question mark': ({ text }) => text === '?',
  start: ({ tag }) => tag === 'EDGE',
  end: (word) => word.tag === 'EDGE' || isMark(word),
  'clause start': opensClause,
  'clause end': (word) =>
    opensClause(word) || /^(?:at|on|in|for|with|by|to|from|today|now|yesterday|tomorrow)$/.test(word.lower),
} satisfies Record<string, WordTest>;

export type WordClass = keyof typeof TESTS;

export const isWordClass = (name: string): name is WordClass => Object.hasOwn(TESTS, name);

export function isOfClass(word: Word, name: WordClass, context: RuleContext): boolean {
  return TESTS[name](word, context);
}
