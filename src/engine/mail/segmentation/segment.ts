import { wordSet } from '../../lexicon/word-set.ts';
import { loadWeights, type Weights } from '../../text/weights.ts';
import type { Sentence } from '../../text/words.ts';
import { IS_MONTH } from '../words/dates.ts';
import { makeNoteMemory } from '../words/note-memory.ts';
import { isSentence } from '../words/statements.ts';
import { type GappedText, readGaps } from './gaps.ts';
import type { Segmenter } from './segmenter.ts';
import { type Judges, listGapSigns } from './signs.ts';

/** Marks behind which a sentence always begins. */
export const ALWAYS_PARTS = /^(?:end|semicolon)$/;
/** Where what stands before the next mark ends. */
export function findNextMark({ marks, texts }: GappedText, at: number): number {
  for (let index = at + 1; index < texts.length; index += 1) if (marks[index] !== 'space') return index;
  return texts.length;
}

const RATE_UNIT =
  /^(?:hour|day|night|week|month|year|term|lesson|session|head|person|child|mile|litre|kilo|piece)$/;
/** “four weeks, although it could be three” */
const GOES_ON = wordSet('although though unless whereas');
const IS_NOUN = /^(?:noun|things?|base-or-noun|does-or-things|person|people|unknown)$/;
/** “a couple of things I don't understand” */
const LACKS_OBJECT =
  /^(?:i|we|you|they) (?:(?:don't|didn't|can't|couldn't|never|also|just|already) )?(?:understand|like|need|want|see|saw|mentioned|bought|ordered|sent|asked|found|left|lost|use|own|meant)$/;
/** “in the flat so it's urgent”, “but maybe I can” */
const CONJUNCTIONS = wordSet('and or but so because if maybe');
/** “I think so” */
const ENDS_IN_SO = wordSet('think thought hope guess if do did say said afraid even or');
const IS_SUBJECT = /^(?:i|you|he|she|it|we|they|there|that)(?:'\p{L}+)?$/u;
/** “the pharmacy says there are none” */
const SAYS = wordSet('says said say thinks thought think means hopes reckons knows');
/** “the 800 which are still there” */
const IS_SAID_ON = /^(?:modal|have|be|do|need|subject|did|does)$/;
/** “£18 an hour”, “cancelled May 3”, “(white, long cable)”: what belongs to what stands beside it. */
function belongs({ classes, lower, marks, isBracketed }: GappedText, at: number): boolean {
  if (isBracketed[at] === true) return true;
  if (marks[at] === 'comma' && GOES_ON.has(lower[at] ?? '')) return true;
  if (marks[at] !== 'space') return false;
  if (
    IS_NOUN.test(classes[at - 1] ?? '') &&
    LACKS_OBJECT.test(lower.slice(at, at + 4).join(' ')) &&
    at + 4 > lower.length
  )
    return true;
  const before = lower[at - 1] ?? '';
  if (CONJUNCTIONS.has(before) && !(before === 'so' && ENDS_IN_SO.has(lower[at - 2] ?? ''))) return true;
  const isJoined = /^(?:that|perhaps)$/.test(before) || (before === 'now' && lower[at - 2] === 'and');
  if (isJoined && IS_SUBJECT.test(lower[at] ?? '')) return true;
  if (SAYS.has(before) && IS_SUBJECT.test(lower[at] ?? '')) return true;
  if (lower[at] === 'which' && IS_SAID_ON.test(classes[at + 1] ?? '')) return true;
  const isRate = classes[at - 1] === 'number' && /^(?:an?|per|each)$/.test(lower[at] ?? '');
  const isDate = IS_MONTH.test(lower[at] ?? '') && classes[at + 1] === 'number';
  return (isRate && RATE_UNIT.test(lower[at + 1] ?? '')) || isDate;
}

/** How likely a sentence begins at the word, from 0 to 1. */
function rateGap(text: GappedText, from: number, at: number, judges: Judges, weights: Weights): number {
  if (belongs(text, at)) return 0;
  if (ALWAYS_PARTS.test(text.marks[at] ?? '')) return 1;
  let sum = 0;
  for (const sign of listGapSigns(text, from, at, findNextMark(text, at), judges))
    sum += weights.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** A sentence of a text, by its words. */
export interface FoundSentence {
  /** The index of its first word. */
  from: number;
  /** The index behind its last word. */
  to: number;
  /** From 0 to 1: how likely no other sentence begins inside. */
  certainty: number;
  /** The index of the word inside at which another is likeliest to begin. */
  likeliestBreak: number;
}

const ANSWER = wordSet('yes yeah yep no nope ok okay sure sorry thanks');

/** A sentence begins without a mark only where it is so likely: half of one says what nobody meant. */
const SURE = 0.8;
/** The same where what stands before is whole and what begins has its own subject and verb: “its blocking our drive”. */
const LIKELY = 0.4;
const HAS_SUBJECT_AND_VERB =
  /^(?:and )?(?:(?:i|we|it|he|she|they|you|that|there)(?:'\p{L}+| (?:am|is|are|was|were|will|won't|can|can't|have|has|had|would|could|should|don't|doesn't|didn't|need|want))|(?:do|does|did|is|are|can|could|will|would) (?:i|we|it|he|she|they|you)|don't|please)(?= )/u;

/** “if he doesn't answer by Wednesday”, which waits for what then */
const IS_CONDITION =
  /^(?:(?:and|but|so|also|that) )?(?:if|when|once|unless|as soon as|while|before|after|until|since|because)\b/;
/** “to call Maria”, behind “ask Tom” */
const IS_ASKED = /^to \p{Ll}{2,} /u;

/** Its sentences, likeliest as a whole, as far as that is sure. */
export function findSentences(text: GappedText, judges: Judges, weights: Weights): FoundSentence[] {
  const count = text.texts.length;
  /** How likely the words before each are parted well, and where the sentence before it begins. */
  const best = Array.from({ length: count + 1 }, () => ({ likelihood: Number.NEGATIVE_INFINITY, from: 0 }));
  best[0] = { likelihood: 0, from: 0 };
  /** How likely a sentence begins at each word, wherever others do. */
  const begins = Array.from({ length: count + 1 }, (_, at) => Number(at === 0));
  const reach = (at: number, likelihood: number, from: number) => {
    if (likelihood > (best[at]?.likelihood ?? 0)) best[at] = { likelihood, from };
  };
  for (let from = 0; from < count; from += 1) {
    let unparted = best[from]?.likelihood ?? 0;
    let open = begins[from] ?? 0;
    let at = from + 1;
    for (; at < count && Number.isFinite(unparted); at += 1) {
      const likelihood = rateGap(text, from, at, judges, weights);
      reach(at, unparted + Math.log(likelihood), from);
      unparted += Math.log(1 - likelihood);
      begins[at] = (begins[at] ?? 0) + open * likelihood;
      open *= 1 - likelihood;
    }
    if (at === count) reach(count, unparted, from);
  }
  const isMarked = (at: number) => text.marks[at] !== 'space' || ANSWER.has(text.lower[at - 1] ?? '');
  const readWords = (from: number, to?: number) => text.lower.slice(from, to).join(' ');
  const borders: number[] = [];
  for (let at = best[count]?.from ?? 0; at > 0; at = best[at]?.from ?? 0) {
    const from = best[at]?.from ?? 0;
    const mark = text.marks.findLastIndex((each, place) => place < at && each !== 'space');
    const said = readWords(from, at);
    // “a couple of things I don't understand”
    const isOfNoun =
      IS_NOUN.test(text.classes[at - 1] ?? '') && /^(?:i|we|you|they)$/.test(text.lower[at] ?? '');
    const isPlain =
      !isOfNoun &&
      HAS_SUBJECT_AND_VERB.test(readWords(at)) &&
      !IS_CONDITION.test(readWords(Math.max(from, mark), at)) &&
      (isSentence(said) || IS_ASKED.test(said));
    if (isMarked(at) || (begins[at] ?? 0) >= (isPlain ? LIKELY : SURE)) borders.unshift(at);
  }
  /** The writer's own marks part well, whatever becomes of them, and “Yes, …” says what “Yes. …” does. */
  const rateBreak = (at: number) => (isMarked(at) ? 0 : (begins[at] ?? 0));
  return [0, ...borders].map((from, index) => {
    const to = borders[index] ?? count;
    let likeliestBreak = from;
    for (let at = from + 1; at < to; at += 1)
      if (likeliestBreak === from || rateBreak(at) > rateBreak(likeliestBreak)) likeliestBreak = at;
    const certainty = likeliestBreak === from ? 1 : 1 - rateBreak(likeliestBreak);
    return { from, to, certainty, likeliestBreak };
  });
}

let loaded: Weights | undefined;
const load = (): Weights => {
  loaded ??= loadWeights(new URL('weights.txt', import.meta.url));
  return loaded;
};

/** Words. Nobody writes more without a mark, and each place of them would be looked at. */
const LONGEST_TEXT = 120;

export function makeSegmenter(
  read: (text: string) => Sentence[],
  { model, completer }: Pick<Judges, 'model' | 'completer'>,
): Segmenter {
  const segment: Segmenter = (text, isName) => {
    if (text.split(' ', LONGEST_TEXT + 1).length > LONGEST_TEXT)
      return [{ start: 0, end: text.length, certainty: 1, likeliestBreak: 0 }];
    const gapped = readGaps(text.replaceAll('’', "'"), read, isName, model);
    const { spans } = gapped;
    const sentences = findSentences(gapped, { model, completer, isName }, load());
    return sentences.map(({ from, to, certainty, likeliestBreak }) => ({
      start: from === 0 ? 0 : (spans[from]?.start ?? 0),
      end: to === spans.length ? text.length : (spans[to - 1]?.end ?? text.length),
      certainty,
      likeliestBreak: spans[likeliestBreak]?.start ?? 0,
    }));
  };
  const remembered = makeNoteMemory<ReturnType<Segmenter>>();
  return (text, isName) => remembered(isName, text, () => segment(text, isName));
}
