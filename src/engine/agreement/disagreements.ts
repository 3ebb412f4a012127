import { measureGain } from '../language-model/gain.ts';
import { OF_MANY, OF_ONE } from '../lexicon/inflection.ts';
import { findBaseOfThirdPerson, isKnownBase, toThirdPerson } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { matchCapital, NOTHING } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';
import type { GrammaticalNumber } from './phrase.ts';
import { isMark, readAsked, readSubject, type Subject } from './subject.ts';

/** Verbs whose base form is their past, too, or a participle, or another word. */
const NEVER = wordSet(
  'be become bet bid burst cast come cost cut fit hit hurt let like mean put quit read run set shed shut split spread thank',
);
/** What says something: a clause follows. */
const SAYING = wordSet(
  'think thinks thought believe believes know knows say says said hope feel feels means',
);
const STATING = wordSet(`
  say says show shows think thinks suggest suggests prove proves mean means indicate indicates claim claims argue argues believe
  believes agree agrees hope hopes know knows feel feels reveal reveals imply implies`);
const SUBJECT_PRONOUNS = wordSet('i you he she it we they there');
/** Behind these another clause begins. */
const CLAUSE_ENDS = wordSet(`
  because if when although while so but since that which who until before after where what and or than whose how whenever wherever whether unless until as`);
const PAST =
  /(?<!\p{L})(?:yesterday|ago|last (?:night|week|month|year|summer|winter)|in (?:1[5-9]|20)\d\d)(?![\p{L}'])/iu;

/** “If the light in the hall were on” */
const UNREAL = /(?<!\p{L})(?:if|wish(?:es|ed)?|though)(?!\p{L})[^.;]* were(?!\p{L})/iu;

/** What the right form of a verb must gain, as a power of ten: where the tagger takes it for a noun, it may be one. */
const LEAST_GAIN = { verb: -3, noun: -0.6, behindPlural: -1.6, onlyVerb: -0.9 };

const NUMBERS: readonly GrammaticalNumber[] = ['singular', 'plural'];
const AMOUNTS_TO = wordSet('a all enough plenty too more less right not perfect fine good');
const IS_FINITE_BE = wordSet('am is are was were');

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
    // “a locked drawer”
    const isBeforeNoun = before.tag === 'DET' && words[at + 1]?.tag === 'NOUN';
    const isVerb =
      (word.tag === 'AUX' && before.lower !== 'to') ||
      (word.tag === 'VERB' && !isInfinitive && !isBeforeNoun);
    // “The hen do deposit is due”: no verb goes on with “is”
    if (isVerb && (!isOwn || IS_FINITE_BE.has(word.lower))) return true;
    if (isVerb) isOwn = false;
  }
  return false;
}

/** The form that the subject asks for, where the verb has the other one. */
function findRightForm({ lower }: Word, number: GrammaticalNumber): string | undefined {
  const helper = (number === 'plural' ? OF_MANY : OF_ONE)[lower];
  if (helper !== undefined) return helper;
  const base = findBaseOfThirdPerson(lower);
  const isThird = base !== undefined && lower !== 'means' && isKnownBase(base);
  if (number === 'plural') return isThird ? base : undefined;
  return !isThird && isKnownBase(lower) && !NEVER.has(lower) ? toThirdPerson(lower) : undefined;
}

/** How sure the words beside it make it that the word at `at` is a verb: “work in a bank”, not “the study plan of the year”. */
function findLeastGain(
  words: readonly Word[],
  at: number,
  { number, isFar, isPlain }: Subject,
  isOnlyVerb: boolean,
): number | undefined {
  const [verb, next] = [words[at] ?? NOTHING, words[at + 1] ?? NOTHING];
  if (verb.tag === 'AUX') return LEAST_GAIN.verb;
  // “a state that has …”
  if (next.lower === 'that' && !STATING.has(verb.lower)) return undefined;
  // “the noise from the cars park at night”: a noun behind a phrase belongs to it
  if (isFar && !isPlain && verb.tag !== 'VERB' && !/^(?:DET|PRON|SCONJ)$/.test(next.tag)) return undefined;
  const isVerb = verb.tag !== 'NOUN';
  // “parents lives”: a plural stands before hardly any noun
  const ofNoun = number === 'plural' ? LEAST_GAIN.behindPlural : LEAST_GAIN.noun;
  const least = isVerb ? LEAST_GAIN.verb : isOnlyVerb ? Math.min(ofNoun, LEAST_GAIN.onlyVerb) : ofNoun;
  if (/^(?:DET|PRON)$/.test(next.tag)) return LEAST_GAIN.verb;
  if (/^(?:NUM|PART|ADV|SCONJ)$/.test(next.tag) || (next.tag === 'ADP' && next.lower !== 'of')) return least;
  const isFollowed = /^(?:NOUN|ADJ|PROPN|EDGE)$/.test(next.tag) || /^[.,!]$/.test(next.text);
  return isFollowed && (isVerb || isOnlyVerb) ? least : undefined;
}

function toChange(
  sentence: Sentence,
  { start, end, text }: Word,
  right: string,
  { head, number }: Subject,
): Change {
  const many = number === 'plural' ? 'is more than one' : 'is one thing';
  return {
    start: sentence.start + start,
    end: sentence.start + end,
    replacement: matchCapital(text, right),
    category: 'grammar',
    gist: 'agreement',
    reason: `Its subject, “${head.lower}”, ${many}, so the verb is “${right}”.`,
    rule: 'agreement',
  };
}

const ASKS = wordSet('where when why how what');

/** “Where is the extra chairs?”, “Does the lights stay on?” */
function findInQuestion(sentence: Sentence, context: RuleContext): Change[] {
  const { words } = sentence;
  const at = ASKS.has(words[0]?.lower ?? '') ? 1 : 0;
  const verb = words[at] ?? NOTHING;
  if (!/^(?:is|was|does|has|are|were)$/.test(verb.lower)) return [];
  const subject = readAsked(words, at + 1, verb.lower === 'does', context);
  const right = subject && findRightForm(verb, subject.number);
  return subject && right !== undefined ? [toChange(sentence, verb, right, subject)] : [];
}

/** “a leaving do” */
const PARTIES = wordSet('hen stag leaving christmas office');
const isParty = (words: readonly Word[], at: number) =>
  words[at]?.lower === 'do' && PARTIES.has(words[at - 1]?.lower ?? '');

/** “A 70 word text.” */
const isMeasured = (words: readonly Word[], at: number) =>
  /^an?$/.test(words[at - 3]?.lower ?? '') && words[at - 2]?.tag === 'NUM' && words[at - 1]?.tag === 'NOUN';

/** “the cafe were we met”, which is another slip */
const isBeforeSubject = (words: readonly Word[], at: number) =>
  /^(?:is|are|was|were)$/.test(words[at]?.lower ?? '') &&
  /^(?:i|we|he|she|they)$/.test(words[at + 1]?.lower ?? '');

/** Verbs that do not agree with their subject, where no other verb can be the clause's: “my father work in a bank”. */
export function findDisagreements(sentence: Sentence, context: RuleContext): Change[] {
  const { words, text } = sentence;
  if (UNREAL.test(text)) return [];
  if (text.endsWith('?')) return findInQuestion(sentence, context);
  // “My sister study medicine.”: a sentence has a verb
  const isOnlyVerb = text.endsWith('.') && !words.some(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  return words.flatMap((verb, index): Change[] => {
    if (index === 0 || !/^\p{Ll}+$/u.test(verb.text) || !/^(?:VERB|NOUN|ADJ|ADP|AUX)$/.test(verb.tag))
      return [];
    if (isMeasured(words, index) || isParty(words, index) || isBeforeSubject(words, index)) return [];
    const isHelper = verb.lower in OF_ONE || verb.lower in OF_MANY;
    if (!isHelper && PAST.test(text)) return [];
    // Most words have one form, whatever their subject is
    if (!NUMBERS.some((number) => findRightForm(verb, number) !== undefined)) return [];
    const subject = readSubject(words, index, context);
    const right = subject && findRightForm(verb, subject.number);
    const least = subject && findLeastGain(words, index, subject, isOnlyVerb);
    if (!subject || right === undefined || least === undefined) return [];
    // “The hen do deposit is due”
    const mayBeNoun =
      !isHelper || (/^do(?:es)?$/.test(verb.lower) && !/^n[o']t$/.test(words[index + 1]?.lower ?? ''));
    if (mayBeNoun && hasOtherVerb(words, index)) return [];
    if (!isHelper && !subject.isDetermined) return [];
    // “Two cups of flour is enough”: one amount
    if (subject.isCounted && subject.number === 'plural' && AMOUNTS_TO.has(words[index + 1]?.lower ?? ''))
      return [];
    // “Our son, a doctor like his father, …”
    if (verb.tag === 'ADP' && subject.isBehindMark) return [];
    const { start, end } = verb;
    // Behind a phrase, the model sees the phrase and not the subject before it
    const isLikely = () => measureGain(context.model, text, { start, end, replacement: right }) >= least;
    if (!isHelper && !subject.isFar && !isLikely()) return [];
    return [toChange(sentence, verb, right, subject)];
  });
}
