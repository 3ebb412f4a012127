import { wordSet } from '../../lexicon/word-set.ts';
import type { RuleContext } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { isVerb, isWord } from './clauses.ts';
import { findNamePronoun, findTitlePronoun } from './first-names.ts';
import { THINGS } from './things.ts';

export type Pronoun = 'he' | 'she' | 'it' | 'they' | 'we' | 'you' | 'I';

const PRONOUNS = /^(?:he|she|it|they|we|i|you)$/;
const MEN = wordSet(`
  man boy father dad son brother husband uncle grandfather nephew king prince businessman chairman spokesman policeman
  fireman salesman fisherman actor cameraman frontman gentleman widower headmaster`);
const WOMEN = wordSet(`
  woman girl mother mum mom daughter sister wife aunt grandmother niece queen princess businesswoman chairwoman
  spokeswoman policewoman saleswoman actress lady widow headmistress waitress`);
/** What the name of an office, a house or a place ends in: no person bears it. */
const BODIES = wordSet(`
  university museum council institute foundation department ministry bank association commission committee agency court
  parliament government group corporation company college society union trust fund office federation organization
  organisation authority alliance club academy hospital church school centre center theatre
  network station airport party army navy police service bureau laboratory`);
const NO_PERSON = wordSet(`
  park street road avenue square hill bridge house hall tower palace prize award act bill cup day island river lake
  mountain bay beach city town county airport games times post news press show inc ltd plc street tribune gardens
  studios records films pictures airlines hotel project programme program report survey plan effect law`);

const isCapital = (word: Word) => /^\p{Lu}/u.test(word.text);

function findPronounOfName(words: readonly Word[]): Pronoun | undefined {
  const from = words.findLastIndex((word) => !isCapital(word)) + 1;
  const name = words.slice(from);
  const last = name.at(-1);
  if (last === undefined) return undefined;
  if (BODIES.has(last.lower)) return 'it';
  if (name.length < 2 || NO_PERSON.has(last.lower) || name.some(({ lower }) => BODIES.has(lower)))
    return undefined;
  for (const { text } of name.slice(0, -1)) {
    const pronoun = findTitlePronoun(text) ?? findNamePronoun(text);
    if (pronoun !== undefined) return pronoun;
  }
  return undefined;
}

function findPronounOfNoun(noun: Word, phrase: readonly Word[], { nouns }: RuleContext): Pronoun | undefined {
  if (WOMEN.has(noun.lower)) return 'she';
  if (MEN.has(noun.lower)) return 'he';
  if (nouns.isPlural(noun.lower)) return 'they';
  // One thing has an article or an owner; “phone calls” may have been taken for a phone that calls.
  const isOne = phrase.some(
    ({ tag, text }) => tag === 'DET' || /^(?:its|their|his|her|our|my|your|'s|one|another)$/i.test(text),
  );
  return isOne && THINGS.has(noun.lower) ? 'it' : undefined;
}

/** The pronoun of whom or what a noun phrase names; nothing where it is not sure. */
export function findPronounOf(phrase: readonly Word[], context: RuleContext): Pronoun | undefined {
  const [first] = phrase;
  if (first === undefined) return undefined;
  if (phrase.length === 1 && PRONOUNS.test(first.lower))
    return first.lower === 'i' ? 'I' : (first.lower as Pronoun);
  const inner = phrase.findIndex(({ lower, tag }) => tag === 'ADP' && lower !== 'like');
  if (inner === 0) return undefined;
  const head = inner < 0 ? phrase : phrase.slice(0, inner);
  const last = head.at(-1);
  if (
    last === undefined ||
    !phrase.every((word) => isWord(word) && /^(?:DET|ADJ|NOUN|NUM|PROPN|ADP|PART|PRON|CCONJ)$/.test(word.tag))
  )
    return undefined;
  // “the actor and the director”: more than one; “Marks and Spencer” may be one.
  if (head.some(({ lower }) => lower === 'and'))
    return head.some(isCapital) && first.tag === 'PROPN' ? undefined : 'they';
  if (phrase.some(({ lower }) => /^(?:and|or|but|nor)$/.test(lower))) return undefined;
  if (/^(?:PRON|PART|ADP)$/.test(last.tag)) return undefined;
  return isCapital(last) && head.length + (inner < 0 ? 0 : 1) > 0 && (last.tag === 'PROPN' || head.length > 1)
    ? findPronounOfName(head)
    : findPronounOfNoun(last, head, context);
}

/** The noun phrase that ends before the mark at `end`, from its article or its first capital on. */
export function phraseBefore(words: readonly Word[], end: number): readonly Word[] {
  let from = end;
  while (from > 0 && /^(?:NOUN|PROPN|ADJ)$/.test(words[from - 1]?.tag ?? '')) from -= 1;
  return words.slice(/^(?:DET|NUM)$/.test(words[from - 1]?.tag ?? '') ? from - 1 : from, end);
}

/** Whether the verb fits the pronoun: “they were”, “it was”. */
export function agrees(pronoun: Pronoun, { lower }: Word): boolean {
  return /^(?:they|we|you|I)$/.test(pronoun)
    ? !/^(?:is|was|has|does|[a-z]+[^s]s)$/.test(lower) || (pronoun === 'I' && lower === 'was')
    : !/^(?:are|were|have|do)$/.test(lower);
}

const OPENS_PHRASE = /^(?:ADP|ADV)$/;

/** The words of the sentence's subject, and where its verb stands; nothing where an aside parts the two. */
function findSubjectWords({ words }: Sentence): { subject: readonly Word[]; verb: number } | undefined {
  const verb = words.findIndex(isVerb);
  if (verb < 1) return undefined;
  const before = words.slice(0, verb);
  const comma = before.findLastIndex(({ text }) => text === ',');
  const opening = before.slice(0, Math.max(0, comma));
  const [first] = opening;
  if (comma >= 0 && !(first !== undefined && OPENS_PHRASE.test(first.tag) && opening.every(isWord)))
    return undefined;
  const from = comma < 0 && /^(?:but|and|yet|so|now|then)$/.test(before[0]?.lower ?? '') ? 1 : comma + 1;
  const to = before.findLastIndex(({ tag }) => tag !== 'ADV') + 1;
  const subject = before.slice(from, to);
  return subject.length > 0 ? { subject, verb } : undefined;
}

/** The pronoun of the sentence's subject; nothing where it is not sure. */
export function findSubject(sentence: Sentence, context: RuleContext): Pronoun | undefined {
  const found = findSubjectWords(sentence);
  if (found === undefined) return undefined;
  const pronoun = findPronounOf(found.subject, context);
  const verb = sentence.words[found.verb];
  return pronoun !== undefined && verb !== undefined && agrees(pronoun, verb) ? pronoun : undefined;
}
