import { USES_OF_FORMS } from '../confusion-sets/word-forms.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { logistic } from '../text/logistic.ts';
import { loadWeights, type Weights } from '../text/weights.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';
import type { Candidate, EditType } from './candidates.ts';
import { listSigns, type Rated, rateCandidates } from './signs.ts';

/** By which it changes a text. */
export const EXPECTED_RULES: readonly string[] = ['expected-comma', 'expected-form', 'expected-word'];
/** Of slips in thirty words, more are as many. */
export const MOST_SLIPS = 3;

/** How likely a candidate has to be, from 0 to 1, by the slips that thirty words of the text hold. Without one, few kinds are told from what was meant. */
const LEAST_ALONE: Readonly<Record<string, number>> = {
  'M:DET a': 0.7,
  'M:PUNCT': 0.55,
  'R:FORM singular>plural': 0.65,
  'R:POSS': 0.4,
};
/** The same beside one slip. In everyday messages “the” stands where edited prose has none. */
const LEAST_BESIDE_ONE: Readonly<Record<EditType | 'R:FORM third>base', number>> = {
  'M:DET': 0.3,
  'U:DET': 0.55,
  'M:PREP': 0.5,
  'R:PREP': 0.3,
  'M:PUNCT': 0.4,
  'U:PUNCT': 0.9,
  'R:FORM': 0.4,
  'R:FORM third>base': 0.6,
  'R:POSS': 0.5,
};
const LEAST_BESIDE_MANY = 0.15;
const LEAST_OF_COMMA_TAKEN = 0.7;
/** Before them a comma is rather a matter of taste. */
const JOINERS = wordSet('and or etc etc.');

/** Words. */
const SHORT_OPENING = 3;

const GREETINGS = wordSet('hi hello hey dear good');
/** Words of a greeting and a name, which have rules of their own. */
const GREETING_ENDS = 4;

function findLeast(
  { kind, type, to, at }: Candidate,
  { words }: Sentence,
  slips: number,
): number | undefined {
  // “have time to read”: rather a verb that follows
  if (slips === 1 && type === 'M:PREP' && to === 'to' && words[at]?.tag === 'VERB') return undefined;
  if (type === 'M:PUNCT' && at < GREETING_ENDS && GREETINGS.has(words[0]?.lower ?? '')) return undefined;
  if (slips > 1) return type === 'U:PUNCT' ? LEAST_OF_COMMA_TAKEN : LEAST_BESIDE_MANY;
  if (slips === 1) return kind === 'R:FORM third>base' ? LEAST_BESIDE_ONE[kind] : LEAST_BESIDE_ONE[type];
  // “For security purposes the token is hidden”: so short an opening may stand without
  const isShortOpening = words[0]?.tag === 'ADP' && at <= SHORT_OPENING;
  const isTaste = JOINERS.has(words[at]?.lower ?? '') || isShortOpening;
  return type === 'M:PUNCT' && isTaste ? undefined : LEAST_ALONE[kind];
}

/** Words between two changes that were not weighed together. */
const APART = 2;

const FEWEST_WORDS = 4;
const MOST_WORDS = 80;
/** UTF-16 code units of a sentence; a longer one is noise or a list. */
const LONGEST = 800;

let loaded: Weights | undefined;

/** From 0 to 1. */
function rate(rated: Rated, sentence: Sentence, all: readonly Rated[], slips: number): number {
  loaded ??= loadWeights(new URL('weights.txt', import.meta.url));
  let sum = 0;
  for (const [sign, value] of listSigns(rated, sentence, all, slips)) sum += value * (loaded.get(sign) ?? 0);
  return logistic(sum);
}

/** What a writer is told of it. */
function explain({ type, kind, from, to }: Candidate): string {
  if (type === 'R:FORM') return `“${to}” ${USES_OF_FORMS[kind.split('>')[1] ?? ''] ?? 'fits here'}.`;
  if (type === 'R:POSS') return `“${to.replace("'", '’')}”: what follows belongs to it.`;
  if (type === 'R:PREP') return `“${to}” fits better here than “${from}”.`;
  if (type === 'M:PUNCT') return 'A comma is missing here.';
  if (type === 'U:PUNCT') return 'No comma is needed here.';
  return type === 'U:DET' ? `No “${from}” is needed here.` : `“${to}” is missing here.`;
}

const isComma = ({ type }: Candidate) => type.endsWith('PUNCT');

function toChange({ candidate, edit }: Rated, sentence: Sentence): Change {
  const about = isComma(candidate)
    ? ({ category: 'punctuation', gist: 'comma', rule: 'expected-comma' } as const)
    : ({
        category: 'grammar',
        gist: '',
        rule: candidate.type === 'R:FORM' ? 'expected-form' : 'expected-word',
      } as const);
  return {
    start: sentence.start + edit.start,
    end: sentence.start + edit.end,
    replacement: edit.replacement,
    reason: explain(candidate),
    ...about,
  };
}

/** Plurals to a singular of what “a” can stand before: of “hair” there are fewer. */
const LEAST_OF_PLURALS = 0.05;

const INSTITUTION = /^(?:hospital|school|prison|jail|church|college|university|court|class|campus)$/;
/** “home from hospital”, “in prison”: what goes on there, and no house. */
const isInstitution = ({ words }: Sentence, at: number) =>
  INSTITUTION.test(words[at]?.lower ?? '') &&
  /^(?:from|to|in|at|into|after|before)$/.test(words[at - 1]?.lower ?? '');

/** The last word of the noun phrase that begins there. */
function findHead({ words }: Sentence, at: number): string {
  const rest = words.slice(at);
  const end = rest.findIndex(({ tag }) => !/^(?:ADV|ADJ|NOUN|VERB)$/.test(tag));
  const phrase = end < 0 ? rest : rest.slice(0, end);
  return phrase.findLast(({ tag }) => tag === 'NOUN')?.lower ?? '';
}

/**
 * Articles, prepositions, commas and forms of words that a sentence misses or has too many of, where no rule reaches: a logistic
 * regression over the language model, classifiers of small words, and the tags around a place. `slips`: those that were found in
 * thirty words of the text, at most {@link MOST_SLIPS}; the more there are, the likelier is another one.
 */
export function findExpected(sentence: Sentence, { model, nouns }: RuleContext, slips: number): Change[] {
  const { length } = sentence.words;
  if (length < FEWEST_WORDS || length > MOST_WORDS || sentence.text.length > LONGEST) return [];
  const level = Math.min(MOST_SLIPS, slips);
  const leastOf = (candidate: Candidate) => findLeast(candidate, sentence, level);
  const isOpen = (candidate: Candidate) =>
    leastOf(candidate) !== undefined &&
    !(candidate.type === 'M:DET' && isInstitution(sentence, candidate.at)) &&
    (candidate.kind !== 'M:DET a' || nouns.isCountable(findHead(sentence, candidate.at), LEAST_OF_PLURALS));
  const all = rateCandidates(sentence, model, isOpen, level === 0);
  const likely = all
    .map((rated) => ({ rated, share: rate(rated, sentence, all, level) }))
    .filter(({ rated, share }) => share >= (leastOf(rated.candidate) ?? 1))
    .sort((one, other) => other.share - one.share);
  const kept: Rated[] = [];
  for (const { rated } of likely) {
    if (kept.every(({ candidate: { at } }) => Math.abs(at - rated.candidate.at) >= APART)) kept.push(rated);
  }
  return kept.map((rated) => toChange(rated, sentence));
}
