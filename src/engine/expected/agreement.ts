import { measureGain } from '../language-model/gain.ts';
import { OF_MANY, OF_ONE } from '../lexicon/inflection.ts';
import { findBaseOfThirdPerson, isKnownBase, toThirdPerson } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

const SINGULAR_DETERMINERS = wordSet('a an this that every each another');
const OPEN_DETERMINERS = wordSet('the my your his her our their its');
const PLURAL_DETERMINERS = wordSet('these those many several most some all both few two three four five six');
/** Nouns in the singular that take both kinds of verbs, and those that may be a plural. */
const COLLECTIVE = wordSet(`
  audience band cattle class club committee council couple crew crowd data family fish folk government group half jury lot majority media minority number pair police
  press public rest sheep staff team youth`);
/** Verbs whose base form is their past, too, or a participle, or another word. */
const NEVER = wordSet('be become come cost cut hit hurt let mean put read run set shut thank');
/** Behind these, and behind a mark, a clause begins. “That” may ask for the subjunctive, and “as a group” for no verb. */
const CLAUSE_OPENERS = wordSet('because if when although while since but so');
/** What is glad of something says that it is so, and asks for no subjunctive. */
const GLAD = wordSet('glad happy sad sorry sure afraid lucky proud pleased surprised worried');
/** What says something, so that a clause follows. */
const SAYING = wordSet(
  'think thinks thought believe believes know knows say says said hope feel feels means',
);
const SUBJECT_PRONOUNS = wordSet('i you he she it we they there');
/** “I am writing to inform you that …” */
const TELLING = wordSet(
  'tell tells told inform informed remind reminded notify notified assure assured show showed',
);
const TOLD = wordSet('you me us him her them');
/** Behind these another clause begins. */
const CLAUSE_ENDS = wordSet(`
  because if when although while so but since that which who until before after where what and or`);
const PAST =
  /(?<!\p{L})(?:yesterday|ago|last (?:night|week|month|year|summer|winter)|in (?:1[5-9]|20)\d\d)(?!\p{L})/iu;

/** “If the light in the hall were on” */
const UNREAL = /(?<!\p{L})(?:if|wish(?:es|ed)?|though)(?!\p{L})[^.;]* were(?!\p{L})/iu;

/** What the right form of a verb must gain, as a power of ten: where the tagger takes it for a noun, it may be one. */
const LEAST_GAIN = { verb: -3, noun: -0.6, behindPlural: -1.6, onlyVerb: -0.9 };

const IS_FINITE_BE = wordSet('am is are was were');
const isMark = ({ tag, text }: Word) => tag === 'PUNCT' && !/^[-–—]$/.test(text);

/** Whether a verb with its own subject or tense stands before the end of the clause. */
function hasOtherVerb(words: readonly Word[], verb: number): boolean {
  // “do not work”, “have left”: the first verb behind it is its own
  let isOwn = words[verb]?.tag === 'AUX';
  for (let at = verb + 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1] ?? NOTHING, words[at] ?? NOTHING];
    if (isMark(word) || CLAUSE_ENDS.has(word.lower)) return false;
    // “My teacher say I read well”
    if (at === verb + 1 && SUBJECT_PRONOUNS.has(word.lower) && SAYING.has(before.lower)) return false;
    const isInfinitive = before.lower === 'to' || before.tag === 'AUX' || word.lower.endsWith('ing');
    const isVerb = word.tag === 'AUX' || (word.tag === 'VERB' && !isInfinitive);
    // “The hen do deposit is due”: no verb goes on with “is”
    if (isVerb && (!isOwn || IS_FINITE_BE.has(word.lower))) return true;
    if (isVerb) isOwn = false;
  }
  return false;
}

type GrammaticalNumber = 'singular' | 'plural';

interface Subject {
  number: GrammaticalNumber;
  noun: Word;
  isBehindMark: boolean;
  /** A phrase stands between it and the verb. */
  isFar?: boolean;
}

/** The subject whose last word is at `end`, where a clause begins with it; nothing where it may be something else. */
function readSubject(
  words: readonly Word[],
  end: number,
  { nouns }: RuleContext,
  isNoun: (word: Word) => boolean = ({ tag }) => tag === 'NOUN',
): Subject | undefined {
  const noun = words[end] ?? NOTHING;
  if (!/^\p{Ll}+$/u.test(end === 0 ? noun.lower : noun.text) || COLLECTIVE.has(noun.lower)) return;
  if (!isNoun(noun) || PLURAL_DETERMINERS.has(noun.lower)) return;
  let first = end;
  while (first > 0 && /^(?:ADJ|NOUN)$/.test(words[first - 1]?.tag ?? '')) first -= 1;
  while (first < end && PLURAL_DETERMINERS.has(words[first]?.lower ?? '')) first += 1;
  // “A lot of people believe it”
  const amount = words[first - 1]?.lower === 'of' ? first - 2 : first;
  const isLot = /^(?:lots?|plenty)$/.test(words[amount]?.lower ?? '');
  if (isLot) first = words[amount - 1]?.lower === 'a' ? amount : amount + 1;
  const determiner = isLot ? 'many' : (words[first - 1]?.lower ?? '');
  const told = words[first - 3]?.lower ?? '';
  const isTold = TOLD.has(told) && TELLING.has(words[first - 4]?.lower ?? '');
  const isReported = words[first - 2]?.lower === 'that' && (SAYING.has(told) || GLAD.has(told) || isTold);
  const before = words[first - 2] ?? NOTHING;
  const opens =
    isReported ||
    before.tag === 'EDGE' ||
    isMark(before) ||
    CLAUSE_OPENERS.has(before.lower) ||
    SAYING.has(before.lower);
  // “he says that ants taste like lemon”
  const isPronoun = determiner === 'that' && SAYING.has(before.lower);
  if (!opens || isPronoun || words.slice(first, end).some(({ lower }) => nouns.isPlural(lower))) return;
  const isPlural = nouns.isPlural(noun.lower);
  if (isPlural && (OPEN_DETERMINERS.has(determiner) || PLURAL_DETERMINERS.has(determiner)))
    return { number: 'plural', noun, isBehindMark: isMark(before) };
  const isOne = SINGULAR_DETERMINERS.has(determiner) || OPEN_DETERMINERS.has(determiner);
  const isSingular = isOne && !isPlural && nouns.isCountable(noun.lower, 0.03);
  return isSingular ? { number: 'singular', noun, isBehindMark: isMark(before) } : undefined;
}

const PREPOSITIONS = wordSet('in on at from near with behind under for about by');

/** The subject of “the light in the kitchen”, whose last word is at `end`. Of “a lot of boys” either may count. */
function readFarSubject(words: readonly Word[], end: number, context: RuleContext): Subject | undefined {
  // “light”, “flat”: the tagger takes some for adjectives, though nothing else is named
  const isNoun = ({ tag, lower }: Word) =>
    /^(?:NOUN|PROPN|NUM)$/.test(tag) || (tag === 'ADJ' && context.nouns.isCountable(lower, 0.03));
  if (!isNoun(words[end] ?? NOTHING)) return;
  let first = end;
  while (/^(?:ADJ|NOUN|PROPN|NUM)$/.test(words[first - 1]?.tag ?? '')) first -= 1;
  const { tag, lower } = words[first - 1] ?? NOTHING;
  if (/^(?:DET|PRON)$/.test(tag) && !/^(?:which|whom|whose|what)$/.test(lower)) first -= 1;
  const isPhrase = PREPOSITIONS.has(words[first - 1]?.lower ?? '');
  const subject = isPhrase ? readSubject(words, first - 2, context, isNoun) : undefined;
  return subject && { ...subject, isFar: true };
}

/** The form that the subject asks for, where the verb has the other one. */
function findRightForm({ lower, tag }: Word, { number, isFar }: Subject): string | undefined {
  // Beside its subject, rules know it: “the firm are moving” is British
  if (isFar === true && tag === 'AUX') return (number === 'plural' ? OF_MANY : OF_ONE)[lower];
  const base = findBaseOfThirdPerson(lower);
  const isThird = base !== undefined && lower !== 'means' && isKnownBase(base);
  if (number === 'plural') return isThird ? base : undefined;
  return !isThird && isKnownBase(lower) && !NEVER.has(lower) ? toThirdPerson(lower) : undefined;
}

/** How sure the words beside it make it that the word at `at` is a verb: “work in a bank”, not “the study plan of the year”. */
function findLeastGain(
  words: readonly Word[],
  at: number,
  { number, isFar }: Subject,
  isOnlyVerb: boolean,
): number | undefined {
  const [verb, next] = [words[at] ?? NOTHING, words[at + 1] ?? NOTHING];
  if (verb.tag === 'AUX') return LEAST_GAIN.verb;
  // “the noise from the cars park at night”: a noun behind a phrase belongs to it
  if (isFar === true && verb.tag !== 'VERB' && !/^(?:DET|PRON|SCONJ)$/.test(next.tag)) return undefined;
  const isVerb = verb.tag !== 'NOUN';
  // “parents lives”: a plural stands before hardly any noun
  const ofNoun = number === 'plural' ? LEAST_GAIN.behindPlural : LEAST_GAIN.noun;
  const least = isVerb ? LEAST_GAIN.verb : isOnlyVerb ? Math.min(ofNoun, LEAST_GAIN.onlyVerb) : ofNoun;
  if (/^(?:DET|PRON)$/.test(next.tag)) return LEAST_GAIN.verb;
  if (/^(?:NUM|PART|ADV|SCONJ)$/.test(next.tag) || (next.tag === 'ADP' && next.lower !== 'of')) return least;
  const isFollowed = /^(?:NOUN|ADJ|PROPN|EDGE)$/.test(next.tag) || /^[.,!]$/.test(next.text);
  return isFollowed && (isVerb || isOnlyVerb) ? least : undefined;
}

/** Verbs that do not agree with the noun before them, where no other verb can be the clause's: “my father work in a bank”. */
export function findDisagreements(sentence: Sentence, context: RuleContext): Change[] {
  const { words, text } = sentence;
  if (PAST.test(text) || UNREAL.test(text) || text.endsWith('?')) return [];
  // “My sister study medicine.”: a sentence has a verb
  const isOnlyVerb = text.endsWith('.') && !words.some(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  return words.flatMap((verb, index): Change[] => {
    if (index === 0 || !/^\p{Ll}+$/u.test(verb.text) || !/^(?:VERB|NOUN|ADJ|ADP|AUX)$/.test(verb.tag))
      return [];
    const adverbs = words[index - 1]?.tag === 'ADV' ? 1 : 0;
    const last = index - 1 - adverbs;
    const subject = readSubject(words, last, context) ?? readFarSubject(words, last, context);
    const right = subject && findRightForm(verb, subject);
    const least = subject && findLeastGain(words, index, subject, isOnlyVerb);
    if (!subject || right === undefined || hasOtherVerb(words, index) || least === undefined) return [];
    // “Our son, a doctor like his father, …”
    if (verb.tag === 'ADP' && subject.isBehindMark) return [];
    const { start, end } = verb;
    // Behind a phrase, the model sees the phrase and not the subject before it
    const isLikely = () => measureGain(context.model, text, { start, end, replacement: right }) >= least;
    if (subject.isFar !== true && !isLikely()) return [];
    const many = subject.number === 'plural' ? 'is a plural' : 'is one thing';
    return [
      {
        start: sentence.start + start,
        end: sentence.start + end,
        replacement: right,
        category: 'grammar',
        gist: 'agreement',
        reason: `Its subject, “${subject.noun.lower}”, ${many}, so the verb is “${right}”.`,
        rule: 'agreement',
      },
    ];
  });
}
