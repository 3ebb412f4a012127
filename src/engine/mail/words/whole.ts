import { isVerbBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { WEEKDAY } from './dates.ts';
import { isSentence } from './statements.ts';
import { AUXILIARY, countVerbs, isDoing, isParticiple, OWNER, splitParts } from './verbs.ts';

/**
 * Whether parts and sentences are whole: each with its verb and its subject, or added to the one before.
 * What is not was two sentences, or is a note: “The gate is open, skip on drive not road.”
 */

const SUBORDINATES = wordSet(
  'who whom whose which what when where why how whether if because although unless',
);

const IS_TIME_OR_COUNT = new RegExp(`^(?:${WEEKDAY}s?|about|around|roughly)$`);
/** “in the hall at 3”, “not the blue one”, “Wednesday 6 June” */
const ADDS = /^(?:ADP|CCONJ|SCONJ|INTJ|PART)$/;
const NAMES = /^(?:PROPN|NUM)$/;
/** “any evening after 6”, “no problem”, “same here” */
const IS_REMARK =
  /^(?:(?:any|every|each|this|next|last|all|most|mornings|evenings|afternoons|weekends|tomorrow|today|tonight|same|best|no|many|well|thanks|sorry|hoping|looking|wondering|especially|including|particularly|mainly|mostly|apart|except|nothing|everything|something)\b|(?:please|though|too|maybe|probably|really|hopefully|ideally|preferably)\b)/;

/** “the kettle leaks”, which the tagger takes for a noun */
const isThingBefore = (words: readonly Word[], index: number) =>
  /^(?:DET|PRON)$/.test(words[0]?.tag ?? '') &&
  words[index - 1]?.tag === 'NOUN' &&
  !/s$/.test(words[index - 1]?.lower ?? '');
const isTaken = ({ tag, lower, lemma }: Word, index: number, words: readonly Word[]) =>
  index > 0 && tag === 'NOUN' && /[^s]s$/.test(lower) && (isVerbBase(lemma) || isThingBefore(words, index));

/** “plates yes glasses no”, “the interval no choir has tea”: answers, which no sentence has in its midst. */
const isAnswering = (words: readonly Word[]) => {
  const at = words.findIndex(({ lower }) => /^(?:yes|no)$/.test(lower));
  return (
    at > 0 &&
    /^(?:NOUN|PROPN)$/.test(words[at - 1]?.tag ?? '') &&
    !words.slice(0, at).some(({ tag }) => /^(?:VERB|AUX|ADP|[CS]CONJ)$/.test(tag))
  );
};

/** “8 is too early for us 8.15”, “60 is fine 14th too”: another time, of which nothing is said. */
const isStray = ({ tag, lower }: Word, index: number, words: readonly Word[]) =>
  /^\d{1,2}(?:st|nd|rd|th|[.:]\d\d)$/.test(lower) &&
  words[index + 1]?.tag !== 'NOUN' &&
  (/^(?:fine|ok|okay|good|great|possible|early|late)$/.test(words[index - 1]?.lower ?? '') ||
    (words[index - 1]?.tag === 'PRON' && words[index - 2]?.tag === 'ADP' && tag === 'NUM'));

/** “the paying tonight what was the account”: what goes on has nothing before it to go on from. */
function lacksMain(words: readonly Word[], isQuestion: boolean): boolean {
  const at = words.findIndex(({ lower }) => SUBORDINATES.has(lower));
  const [first] = words;
  if (at <= 0 || first === undefined) return false;
  const opens = /^(?:DET|NOUN|PROPN|ADJ|VERB|ADP)$/.test(first.tag) || (first.tag === 'NUM' && at > 1);
  if (!opens || (first.tag === 'ADP' && isQuestion)) return false;
  return (
    !words.slice(0, at).some(isTaken) &&
    countVerbs(words.slice(0, at)) === 0 &&
    (countVerbs(words.slice(at)) ?? 0) < 2
  );
}

/** “were due on Monday”: of what? Questions and what is asked for have no subject before them. */
function lacksSubject([first, second]: readonly Word[], isQuestion: boolean): boolean {
  if (first === undefined || !/^(?:VERB|AUX)$/.test(first.tag) || isDoing(first) || first.lower === 'do')
    return false;
  if (AUXILIARY.has(first.lower)) return !isQuestion && !/^(?:PRON|DET|NOUN|PROPN)$/.test(second?.tag ?? '');
  if (first.lower === 'been') return true;
  return (
    first.lower !== first.lemma &&
    (!isParticiple(first) || /^(?:DET|PRON|PROPN|ADJ|NUM)$/.test(second?.tag ?? ''))
  );
}

/** “whether parking”, and “a phased would be good”: what has no verb, or no noun, is not said whole. */
function lacksPart(words: readonly Word[]): boolean {
  // “can't help working that day”, which means another thing
  if (
    words.some(
      ({ lower }, index) =>
        lower === 'help' && words[index - 1]?.lower === "n't" && /ing$/.test(words[index + 1]?.lower ?? ''),
    )
  )
    return true;
  const doubt = words.findIndex(({ lower }) => /^(?:whether|unless)$/.test(lower));
  if (doubt >= 0 && countVerbs(words.slice(doubt)) === 0) return true;
  const article = words.findIndex(({ lower }) => /^an?$/.test(lower));
  const named = words.slice(article + 1).findIndex(({ tag }) => tag === 'AUX');
  return (
    article >= 0 &&
    named > 0 &&
    words.slice(article + 1, article + 1 + named).every(({ tag }) => /^(?:ADJ|ADV|VERB)$/.test(tag))
  );
}

const toText = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=n't|')/g, '');

function isWholePart(words: readonly Word[], isQuestion: boolean): boolean {
  const verbs = countVerbs(words);
  if (
    verbs === undefined ||
    isAnswering(words) ||
    words.some(isStray) ||
    lacksMain(words, isQuestion) ||
    lacksPart(words) ||
    lacksSubject(words, isQuestion)
  )
    return false;
  return verbs > 0 || words.some(isTaken) || isSentence(toText(words));
}

/** A part that adds to the one before. `isFirst`: none is before it. */
function isAdded(words: readonly Word[], isFirst: boolean): boolean {
  const [first, second] = words;
  // “not paying twice”
  if (first?.lower === 'not' && second !== undefined && isDoing(second)) return false;
  // “paying cash”
  if (first !== undefined && second !== undefined && isDoing(first)) return true;
  // “my brother”
  if (words.length === 2 && (first?.tag === 'DET' || OWNER.has(first?.lower ?? ''))) return true;
  return (
    words.length === 1 ||
    // “page 4”
    (words.length === 2 && first?.tag === 'NOUN' && second?.tag === 'NUM') ||
    first?.tag === 'NUM' ||
    ADDS.test(first?.tag ?? '') ||
    // “Saturday if possible”, “about 80 people”
    (!isFirst && IS_TIME_OR_COUNT.test(first?.lower ?? '')) ||
    words.every(({ tag }) => NAMES.test(tag)) ||
    IS_REMARK.test(first?.lower ?? '')
  );
}

/** “chairs, tables and lamps” */
const isSeries = (parts: readonly (readonly Word[])[]) =>
  parts.at(-1)?.some(({ lower }) => /^(?:and|or)$/.test(lower)) === true &&
  parts.slice(1).every((part) => part.length < 6 && countVerbs(part) === 0);

/** “when dad was ill”, and not “when is it”: what hangs on a clause, where there is none. */
const HANGS = wordSet('if when whenever once because although unless while whoever');
const hangsOnNothing = (parts: readonly (readonly Word[])[]) => {
  // “Also, while you are there.”
  const from = parts[0]?.length === 1 && parts[0][0]?.lower === 'also' ? 1 : 0;
  const [first, second] = parts[from] ?? [];
  const isJoined = HANGS.has(first?.lower ?? '') && second?.tag !== 'AUX';
  return isJoined && countVerbs(parts.flat()) === 1;
};

function isWholeSentence(words: readonly Word[]): boolean {
  const parts = splitParts(words);
  const isQuestion = words.at(-1)?.text === '?';
  if (!isQuestion && hangsOnNothing(parts)) return false;
  const looked = isSeries(parts) ? parts.slice(0, 1) : parts;
  return looked.every(
    (part, index) => isWholePart(part, isQuestion) || (countVerbs(part) === 0 && isAdded(part, index === 0)),
  );
}

/** It says something of a subject, or begins with what is to be done. */
function isStatement(words: readonly Word[]): boolean {
  const [part = []] = splitParts(words.filter(({ tag }) => !/^(?:INTJ|CCONJ)$/.test(tag)));
  const at = part.findIndex(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  const [verb, before] = [part[at], part[at - 1]];
  if (verb === undefined) return false;
  // “permission slip in the bag” and “accounts finished” are said of nothing
  const agrees =
    verb.tag === 'AUX' ||
    (verb.lower === verb.lemma ? /[^s]s$/.test(before?.lower ?? '') : !isParticiple(verb));
  // “already sold” and “no posting collect only”
  const hasSubject = agrees && part.slice(0, at).some(({ tag }) => /^(?:NOUN|PROPN|PRON|NUM)$/.test(tag));
  const isOrder = at === 0 && verb.lower === verb.lemma;
  return (
    (hasSubject || isOrder) &&
    part[0]?.lower !== 'no' &&
    isWholeSentence(words) &&
    (countVerbs(part) ?? 0) > 0
  );
}

const ASKS =
  /^(?:(?:also|and|so|but|then|please),? )?(?:can|could|may|might|shall|should|will|would|do|does|did|is|are|was|were|has|have|had|am|what|when|where|which|who|whose|why|how)\b.*\?$/iu;

/** Whether it has a verb that says something, or asks: “The children still talk about it.” and not “Train stuck at Reading.” */
const hasFinite = (words: readonly Word[]) =>
  words.some(
    (word, index) =>
      word.tag === 'AUX' ||
      (word.tag === 'VERB' && !isParticiple(word) && !isDoing(word)) ||
      (word.tag === 'NOUN' && /[^s]s$/.test(word.lower) && isThingBefore(words, index)),
  );

/** Links are read as one word. */
const LINK = /(?:https?:|www\.)\S+|\S+\.\p{Ll}{2,}\/\S*/giu;

/** Reads the verbs of sentences. */
export interface VerbReader {
  /** Whether each verb is accounted for, and each part has one. */
  isWhole(sentence: string): boolean;
  /** Whether it is whole, and says something or asks for it: “Prop a brick against it.” */
  isStatement(sentence: string): boolean;
  /** Whether it says or asks something at all. */
  isSaid(sentence: string): boolean;
  /** Whether a verb stands where none can. */
  isRunOn(sentence: string): boolean;
  /** Whether it hangs on a clause that it does not have: “If Tuesday is a problem.” */
  isHanging(sentence: string): boolean;
}

/** `read`: the sentences of a text with straight apostrophes, with tagged words. */
export function makeVerbReader(read: (text: string) => Sentence[]): VerbReader {
  const list = (sentence: string) => read(sentence.replaceAll('’', "'").replaceAll(LINK, 'link'));
  return {
    isWhole: (sentence) => list(sentence).every(({ words }) => isWholeSentence(words)),
    isStatement: (sentence) => list(sentence).every(({ words }) => isStatement(words)),
    isSaid: (sentence) =>
      ASKS.test(sentence) ||
      list(sentence).every(({ words }) => isStatement(words) || (isWholeSentence(words) && hasFinite(words))),
    isHanging: (sentence) => list(sentence).every(({ words }) => hangsOnNothing(splitParts(words))),
    isRunOn: (sentence) =>
      list(sentence).some(({ words }) => splitParts(words).some((part) => countVerbs(part) === undefined)),
  };
}
