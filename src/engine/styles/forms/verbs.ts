import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { findSingular } from '../../lexicon/nouns.ts';
import { findBaseOfThirdPerson, isVerbBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';

/** What the rules know for sure of the verbs of a sentence, and of whom or what they are said. */

const BE = wordSet("am is are was were be been being 'm 're");
const HAVE = wordSet("have has had 've having");
const DO = wordSet('do does did');
/** What stands between a verb and its helper. */
const BETWEEN = wordSet("not n't");

export type Subject = 'I' | 'one' | 'many';
export type Verb = { kind: 'present' | 'past'; base: string } | { kind: 'fixed' } | { kind: 'unsure' };

/** The index of the word before that is no adverb and no negation. */
function indexBefore(words: readonly Word[], index: number): number {
  let before = index - 1;
  while (before >= 0 && (words[before]?.tag === 'ADV' || BETWEEN.has(words[before]?.lower ?? '')))
    before -= 1;
  return before;
}

/** The base of “opened”, “went” and “sends”; nothing for a form that may be no verb. */
export function findVerbBase({ lower, lemma }: Word): string | undefined {
  const irregular = findIrregularBase(lower);
  if (irregular !== undefined) return irregular;
  if (lower.endsWith('ed')) return toForms(lemma).past === lower ? lemma : undefined;
  const third = findBaseOfThirdPerson(lower);
  return third !== undefined && toForms(third).third === lower ? third : undefined;
}

const MODAL = wordSet("can could will would shall should may might must 'll ca wo to");
const fixed: Verb = { kind: 'fixed' };
const unsure: Verb = { kind: 'unsure' };

/** Whether a helper or “to” before the verb fixes its form, also over a subject: “did he go”. */
function isHelped(words: readonly Word[], index: number, helpers: ReadonlySet<string>): boolean {
  const before = indexBefore(words, index);
  const word = words[before];
  if (word !== undefined && helpers.has(word.lower)) return true;
  return word?.tag === 'PRON' && before === 1 && helpers.has(words[0]?.lower ?? '');
}

const INFINITIVE_HELPERS = new Set([...MODAL, ...DO]);
const PARTICIPLE_HELPERS = new Set([...BE, ...HAVE, "'s"]);
/** “She sounded worried”: the participle says how. */
const LINKING = wordSet(
  'look looks looked sound sounds sounded seem seems seemed feel feels felt get gets got become becomes became stay stays stayed',
);
const UNSURE = wordSet("will would may might must shall should 'll 'd wo let lets");

function readBe(lower: string): Verb | undefined {
  if (/^(?:am|is|are|'m|'re)$/.test(lower)) return { kind: 'present', base: 'be' };
  if (/^(?:was|were)$/.test(lower)) return { kind: 'past', base: 'be' };
  return BE.has(lower) ? fixed : undefined;
}

/** “I reverse”: no list has every verb, and the tagger knows it. */
const isBaseBehind = ({ lower, tag }: Word, before: Word | undefined) =>
  isVerbBase(lower) || (tag === 'VERB' && /^(?:i|we|they)$/.test(before?.lower ?? ''));

/** “stands up, then turns” goes on with whoever did so before. */
const isThen = (words: readonly Word[], index: number) =>
  words[index - 1]?.lower === 'then' && words[index - 2]?.lower === ',';

/** The tense of the verb at the place. */
export function readVerb(words: readonly Word[], index: number): Verb {
  const word = words[index];
  if (word === undefined) return unsure;
  const { lower } = word;
  const before = words[indexBefore(words, index)];
  const isOpen = isThen(words, index) || /^(?:NOUN|PROPN|PRON|CCONJ)$/.test(before?.tag ?? '');
  if (UNSURE.has(lower)) return unsure;
  if (/^(?:can|ca)$/.test(lower)) return { kind: 'present', base: 'can' };
  if (lower === 'could') return { kind: 'past', base: 'can' };
  const be = readBe(lower);
  if (be) return be;
  if (lower === "'s") return words[index + 1]?.tag === 'VERB' ? unsure : { kind: 'present', base: 'be' };
  if (lower.endsWith('ing')) return fixed;
  if (isHelped(words, index, INFINITIVE_HELPERS)) return isVerbBase(lower) || DO.has(lower) ? fixed : unsure;
  const base = findVerbBase(word) ?? (toForms(lower).past === lower ? lower : undefined);
  if (base !== undefined && (isHelped(words, index, PARTICIPLE_HELPERS) || LINKING.has(before?.lower ?? '')))
    return fixed;
  if (/^(?:has|have|'ve)$/.test(lower)) return { kind: 'present', base: 'have' };
  if (base !== undefined && base !== lower)
    return isOpen && words[index + 1]?.lower !== 'by'
      ? { kind: toForms(base).third === lower ? 'present' : 'past', base }
      : unsure;
  return base === undefined && isBaseBehind(word, before) && isOfMany(words, index)
    ? { kind: 'present', base: lower }
    : unsure;
}

/** Whether the verb stands behind “we” or “the trees”, or goes on with what they do. */
function isOfMany(words: readonly Word[], index: number): boolean {
  const before = words[indexBefore(words, index)];
  if (/^(?:i|we|you|they|who)$/.test(before?.lower ?? '') || isMany(before)) return true;
  return (before?.tag === 'CCONJ' || isThen(words, index)) && readSubject(words, index) !== 'one';
}

export const isMany = (word: Word | undefined) =>
  word !== undefined &&
  (word.tag === 'NOUN' || (word.tag === 'PROPN' && word.start === 0)) &&
  findSingular(word.lower) !== undefined;

/** “Ben and he”; in “It crossed the lawn and it stopped” a clause stands before, and the pronoun is alone. */
function isSecondOfTwo(words: readonly Word[], index: number): boolean {
  const joint = [index - 1, index - 2].find((at) => words[at]?.tag === 'CCONJ');
  if (joint === undefined) return false;
  const hasClause = words.slice(0, joint).some(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  return !hasClause || words[joint - 1]?.tag === 'PROPN';
}

/** Whom or what the verb at the place is said of; nothing where that is not sure. */
export function readSubject(words: readonly Word[], index: number): Subject | undefined {
  const before = indexBefore(words, index);
  const word = words[before];
  if (word === undefined) return undefined;
  if (word.tag === 'CCONJ' || isThen(words, index)) {
    const verb = words.findLastIndex(({ tag }, at) => at < before && /^(?:VERB|AUX)$/.test(tag));
    return verb < 0 ? undefined : readSubject(words, verb);
  }
  const isJoined = isSecondOfTwo(words, before);
  if (word.lower === 'i') return isJoined ? 'many' : 'I';
  if (/^(?:we|you|they|these|those)$/.test(word.lower)) return 'many';
  if (/^(?:he|she|it|this|that|everyone|everybody|nobody|someone)$/.test(word.lower))
    return isJoined ? undefined : 'one';
  if (!/^(?:NOUN|PROPN)$/.test(word.tag)) return undefined;
  return readNounPhrase(words, before);
}

/** One or many, where nothing but a noun with its article and adjectives begins the clause. */
function readNounPhrase(words: readonly Word[], last: number): Subject | undefined {
  let first = last;
  while (/^(?:NOUN|PROPN|ADJ|NUM|DET)$/.test(words[first - 1]?.tag ?? '')) first -= 1;
  if (/^(?:my|our|your|his|her|its|their)$/.test(words[first - 1]?.lower ?? '')) first -= 1;
  const opening = words[first - 1];
  const isOpen = opening === undefined || /^(?:PUNCT|CCONJ|SCONJ)$/.test(opening.tag);
  if (!isOpen || opening?.lower === 'or') return undefined;
  const two = words[first - 2];
  if (opening?.lower === 'and' && /^(?:NOUN|PROPN|PRON)$/.test(two?.tag ?? '')) {
    const isSecond = words.slice(0, first - 2).some(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
    // “opened the door and the guests came”, but “I know Ben and Lea came”
    if (!isSecond) return 'many';
    if (words[first]?.tag !== 'DET') return undefined;
  }
  return isMany(words[last]) ? 'many' : 'one';
}

/** The form of a verb that its subject takes, now or then. */
export function agree(
  base: string,
  subject: Subject | undefined,
  kind: 'present' | 'past',
): string | undefined {
  if (base === 'can') return kind === 'past' ? 'could' : 'can';
  if (base !== 'be') {
    const forms = toForms(base);
    if (kind === 'past') return forms.past;
    return subject === undefined ? undefined : subject === 'one' ? forms.third : base;
  }
  if (subject === undefined) return undefined;
  if (kind === 'past') return subject === 'many' ? 'were' : 'was';
  return subject === 'I' ? 'am' : subject === 'one' ? 'is' : 'are';
}
