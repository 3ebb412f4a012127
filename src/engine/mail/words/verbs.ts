import { findIrregularBase, isPastParticiple } from '../../lexicon/irregular-verbs.ts';
import { isVerbBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';

/**
 * Which words of a tagged sentence are its verbs, and how many of them a part of it may have: one, and another for each joint.
 * “The rest is fine send it.” has one too many, and “20th tight can I have longer” one where none can stand.
 */

const TAKES_BASE = wordSet("do does did will wo 'll would 'd can ca could should must may might shall");
export const AUXILIARY: ReadonlySet<string> = new Set([
  ...wordSet("am is are was were 's 're 'm has have had 've"),
  ...TAKES_BASE,
]);
/** Behind these a verb stands in its base form: “let me know”, “come see it”. */
const LETS = wordSet('let make help see hear watch come go get feel');
/** Behind these a clause may stand without a joint: “I hope the room is free”, “the day we met”. */
const TAKES_CLAUSE = wordSet(
  'think hope say know guess believe wish mean suppose assume check feel hear see tell agree note remember confirm sure glad afraid happy ask understand notice find promise reckon imagine expect pity shame worry bet sorry grateful remind inform time day moment way reason thing',
);
const OPENS = wordSet(
  'who whom whose which what that when where why how whether if because since until till unless although though while as than before after once so whenever whatever whoever wherever and but or nor plus like',
);
const SUBJECT = wordSet(
  'i we you he she they it there this that these those everyone everybody nobody someone anyone',
);
/** What no clause has before its subject, where a question has turned round: “20th tight can I have longer”. */
const OPENS_QUESTION = /^(?:ADV|INTJ|CCONJ|SCONJ|ADP|PART)$/;
const OBJECT = /^(?:DET|PRON|PROPN|ADJ)$/;
const NO_VERB_BEHIND = /^(?:DET|ADJ|NUM|ADP)$/;
export const OWNER = wordSet('my our your his her their its enough no');
const NOUN = /^(?:NOUN|PROPN|PRON|NUM)$/;
const ANSWER = wordSet('yes yeah no nope');

const TURNED = /^(?:i|we|you|he|she|they|it|there)$/;

export const isDoing = ({ lower, lemma, tag }: Word) =>
  /ing$/.test(lower) && (lower !== lemma || tag === 'AUX');
/** Also a past: “finished”, “made”. */
export const isParticiple = ({ lower, lemma }: Word) =>
  lower !== lemma &&
  !/(?:ing|s)$/.test(lower) &&
  (findIrregularBase(lower) === undefined || isPastParticiple(lower));

const IS_DONE_TO = /^(?:it|me|us|him|them)$/;
/** “keep it”, of which the tagger takes the verb for a noun */
const asVerb = (word: Word, index: number, words: readonly Word[]): Word =>
  word.tag === 'NOUN' &&
  isVerbBase(word.lower) &&
  IS_DONE_TO.test(words[index + 1]?.lower ?? '') &&
  !/^(?:VERB|AUX)$/.test(words[index + 2]?.tag ?? '')
    ? { ...word, tag: 'VERB', lemma: word.lower }
    : word;

/** The words between two marks; what is in brackets is not looked at. */
export function splitParts(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  let depth = 0;
  for (const word of words.map(asVerb)) {
    if (word.text === '(') depth += 1;
    else if (word.text === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (/^(?:[,;:–—]|-+|\.\.\.|…)$/.test(word.text)) parts.push([]);
    else if (word.tag !== 'PUNCT' && word.tag !== 'SYM') parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether the word can only be a noun or an adjective there, though the tagger has it for a verb. */
function isNoVerb(words: readonly Word[], index: number, hasVerb: boolean): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || /(?:thing|body)$|^round$/.test(word.lower)) return true;
  // “rob can”, “drink yes”, “drop it round”
  const isNamedBefore = after?.tag === 'AUX' || ANSWER.has(after?.lower ?? '');
  if (word.lower === word.lemma && (isNamedBefore || (hasVerb && after === undefined))) return true;
  if (before === undefined || (IS_DONE_TO.test(after?.lower ?? '') && before.tag !== 'DET')) return false;
  // “doubts” of “do you have doubts”, “lift” of “the broken lift”
  const isObject = before.lemma === 'have' && /s$/.test(word.lower);
  const isNamed =
    before.tag === 'VERB' &&
    (isParticiple(before) || isDoing(before)) &&
    NO_VERB_BEHIND.test(words[index - 2]?.tag ?? '');
  // “too low asked for half”, and not “the old painted door”
  const isSaid = before.tag === 'ADJ' && isParticiple(word) && /^(?:ADP|PRON|DET)$/.test(after?.tag ?? '');
  if (isSaid) return false;
  return (
    NO_VERB_BEHIND.test(before.tag) || (OWNER.has(before.lower) && !isParticiple(word)) || isObject || isNamed
  );
}

/** Whether the verb says something of its subject, or asks for something; no auxiliary stands before it. */
function isPredicate(words: readonly Word[], index: number, hasVerb: boolean): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || isDoing(word)) return false;
  // “busy in May”
  if (AUXILIARY.has(word.lower)) return word.lower !== 'may' || !/^(?:ADP|NUM)$/.test(before?.tag ?? '');
  if (isNoVerb(words, index, hasVerb)) return false;
  if (!isParticiple(word)) return true;
  // “the invoice sent yesterday”, and not “the tablets made me sick”
  const isSaidOfNoun = before !== undefined && NOUN.test(before.tag);
  return !(hasVerb && isSaidOfNoun) || OBJECT.test(after?.tag ?? '');
}

/** “20 isn't enough plumber coming on 3rd”: what is said of the one is over, and another has no verb. There may be money left. */
function isOfAnother(words: readonly Word[], index: number): boolean {
  const [state, noun, word] = [words[index - 2], words[index - 1], words[index]];
  if (
    word === undefined ||
    noun?.tag !== 'NOUN' ||
    /s$|^(?:today|tomorrow|tonight|yesterday)$/.test(noun.lower)
  )
    return false;
  const said = words.slice(0, index - 2).filter(({ tag }) => !/^(?:ADV|PART)$/.test(tag));
  return (
    /^(?:ADJ|ADV)$/.test(state?.tag ?? '') &&
    said.at(-1)?.lemma === 'be' &&
    said.length > 1 &&
    !said.some(({ lower }) => lower === 'there') &&
    (isDoing(word) || isParticiple(word))
  );
}

/** Whether an auxiliary stands where no statement has it: “other one no don't bother”, “20th tight can I have longer”. */
function isMisplaced(words: readonly Word[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (before === undefined || word === undefined || !AUXILIARY.has(word.lower)) return false;
  if (ANSWER.has(before.lower)) return index > 1;
  const said = words.slice(0, index);
  return (
    // “the coach is there”
    words.length > index + 2 &&
    TURNED.test(after?.lower ?? '') &&
    !said.some(({ lower }) => OPENS.has(lower)) &&
    !said.every(({ tag }) => OPENS_QUESTION.test(tag))
  );
}

/** What stands before a word of a part. */
interface Read {
  verbs: number;
  /** As many as its joints let it have. */
  allowed: number;
  /** What an auxiliary, or “to”, is followed by. */
  awaited: 'base' | 'participle' | undefined;
  /** “let” or “help” stood there. */
  lets: boolean;
}

/** “too low”, and not “too well known” */
const isDegree = ({ tag, lower }: Word, before: Word | undefined) =>
  tag === 'ADV' && /^(?:too|very|so|quite)$/.test(before?.lower ?? '') && !/ly$|^(?:much|well)$/.test(lower);

function readJoint(word: Word, before: Word | undefined, read: Read): void {
  const { lower, tag } = word;
  const isJoint = OPENS.has(lower) || /^[CS]CONJ$/.test(tag);
  // “the book I gave you”
  const isContact = SUBJECT.has(lower) && /^(?:NOUN|PROPN)$/.test(before?.tag ?? '');
  if (isJoint || isContact) read.allowed += 1;
  if (lower === 'to') read.awaited = 'base';
  // “is not enough asked for half”
  else if (read.awaited === 'participle' && (tag === 'ADJ' || lower === 'enough' || isDegree(word, before)))
    read.awaited = undefined;
}

/** Whether the verb belongs to one before it: “will send”, “has been sent”, “let me know”. */
function isAwaited({ lower, lemma, tag }: Word, before: Word | undefined, read: Read): boolean {
  // “will have”, “hasn't had”
  const canBeAwaited =
    (read.awaited === 'base' && /^(?:have|do)$/.test(lower)) ||
    (read.awaited === 'participle' && lower === 'had');
  if (AUXILIARY.has(lower) && !canBeAwaited) return false;
  // “realise”, of which the lemma is “realize”
  if (read.awaited === 'base') return lower === lemma || tag === 'AUX' || isVerbBase(lower);
  if (read.awaited === 'participle')
    return lower !== lemma || /^been?$/.test(lower) || /^(?:AUX|PRON)$/.test(before?.tag ?? '');
  return read.lets && read.verbs > 0 && lower === lemma;
}

function readVerb(words: readonly Word[], index: number, read: Read): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (word === undefined) return true;
  const { lower, lemma } = word;
  if (isAwaited(word, before, read)) {
    const goesOn =
      /^(?:be|been|being|have|get|got)$/.test(lower) || (read.awaited === 'participle' && lower === lemma);
    if (read.awaited === undefined) read.lets = false;
    read.awaited = goesOn ? 'participle' : undefined;
  } else if (isMisplaced(words, index) || isOfAnother(words, index)) return false;
  else if (isPredicate(words, index, read.verbs > 0)) {
    read.verbs += 1;
    if (TAKES_BASE.has(lower)) read.awaited = 'base';
    else read.awaited = AUXILIARY.has(lower) || lemma === 'get' ? 'participle' : undefined;
  }
  if (LETS.has(lemma)) read.lets = true;
  return read.verbs <= read.allowed;
}

/** How many verbs the part has; nothing where one stands where none can. */
export function countVerbs(words: readonly Word[]): number | undefined {
  const read: Read = { verbs: 0, allowed: 1, awaited: undefined, lets: false };
  for (const [index, word] of words.entries()) {
    readJoint(word, words[index - 1], read);
    if (/^(?:VERB|AUX)$/.test(word.tag) && !readVerb(words, index, read)) return undefined;
    if (TAKES_CLAUSE.has(word.lemma)) read.allowed += 1;
  }
  return read.verbs;
}
