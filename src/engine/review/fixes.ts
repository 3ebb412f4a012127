import { withCapital } from '../text/capital.ts';
import type { Span } from '../text/edits.ts';
import { touches } from '../text/guard.ts';
import type { Sentence } from '../text/words.ts';
import type { Change } from '../types.ts';
import { makeChange } from './point.ts';
import type { Reading } from './reading.ts';
import { countWords } from './sentence-signs.ts';

/** Fixes that need no understanding: they drop a hedge, set a please, part a sentence at its middle. */

type Kind = Pick<Change, 'category' | 'gist' | 'rule'>;

function edit(
  { text }: Reading,
  { start, end }: Span,
  replacement: string,
  kind: Kind,
  reason: string,
): Change[] {
  if (text.slice(start, end) === replacement) return [];
  return [makeChange({ start, end, replacement, ...kind }, reason)];
}

function isFree({ protectedParts }: Reading, { start, end }: Span): boolean {
  return !touches(protectedParts, start, end);
}

const HEDGE: Kind = { category: 'tone', gist: 'hedge', rule: 'hedge' };

/** Of several in a sentence one is enough, and none beside “might”. “Could you possibly …” is polite. */
const ADVERB =
  /(?<=\p{L},? )(?<!\b(?:could|can|would|might) (?:you|I|we) )(?:maybe|perhaps|possibly|probably|hopefully|somewhat) (?=\p{Ll})/gu;
const TENTATIVE = /\b(?:might|may|could)\b/i;

/** Drops “I think (that)” at the start, “just” after “I”, and adverbs beside other hedges; one alone may be meant. */
export function findHedgeChanges(reading: Reading, sentence: Sentence, reason: string): Change[] {
  const opening = /^I (?:think|guess|believe|suppose|feel like)(?: that)? (?:maybe )?(?=\p{L}{2}|I\b)/u.exec(
    sentence.text,
  );
  const opened = opening === null ? [] : dropOpening(reading, sentence, opening[0].length, reason);
  const drop = ({ 0: word, index }: RegExpExecArray) => {
    const span = { start: sentence.start + index, end: sentence.start + index + word.length };
    return isFree(reading, span) ? edit(reading, span, '', HEDGE, reason) : [];
  };
  const inner = [...sentence.text.matchAll(/(?<=\b(?:I|we|We|I'm|am|to) )just /g)].flatMap(drop);
  const adverbs = [...sentence.text.matchAll(ADVERB)];
  const isBesideOthers = TENTATIVE.test(sentence.text) || opened.length + inner.length > 0;
  const dropped = (isBesideOthers ? adverbs : adverbs.slice(1)).flatMap(drop);
  const behind = [...inner, ...dropped].sort((one, other) => one.start - other.start);
  return [...opened, ...behind.filter(({ start }) => start >= (opened[0]?.end ?? 0))];
}

function dropOpening(reading: Reading, { start, text }: Sentence, length: number, reason: string): Change[] {
  const [word = ''] = /^[\p{L}'’]+/u.exec(text.slice(length)) ?? [];
  const span = { start, end: start + length + word.length };
  return isFree(reading, span) ? edit(reading, span, withCapital(word), HEDGE, reason) : [];
}

const PLEASE: Kind = { category: 'tone', gist: 'please', rule: 'missing-please' };

/** “Send it” and “You need to send it” become “Please send it”; nothing where the sentence does not begin so. */
export function findPleaseChange(reading: Reading, sentence: Sentence, reason: string): Change[] {
  if (/\b(?:please|kindly)\b/i.test(sentence.text)) return [];
  const demand = /^You (?:(?:need|have|ought) to|must|should) (?!not\b|be\b|have\b)(?=\p{Ll}{2})/u.exec(
    sentence.text,
  );
  const command = /^\p{Lu}\p{Ll}+(?= )/u.exec(sentence.text);
  const written = demand?.[0] ?? (isCommand(sentence) ? command?.[0] : undefined);
  if (written === undefined) return [];
  const span = { start: sentence.start, end: sentence.start + written.length };
  const replacement = demand === null ? `Please ${written.toLowerCase()}` : 'Please ';
  return isFree(reading, span) ? edit(reading, span, replacement, PLEASE, reason) : [];
}

function isCommand({ words, text }: Sentence): boolean {
  return words[0]?.tag === 'VERB' && !/^You\b/.test(text);
}

const SPLIT: Kind = { category: 'clarity', gist: 'long sentence', rule: 'long-sentence' };
/** Each part must be able to stand alone. */
const FEWEST_WORDS = 8;
/** A sentence that begins so has its main clause later: its parts do not stand alone. */
const DEPENDENT =
  /^(?:if|when|because|although|though|while|since|after|before|as|unless|whether|not only|either)\b/i;

/** Parts a sentence at “, and we”, “, but it”, as near to its middle as there is one; nothing without. */
export function findSplit(reading: Reading, sentence: Sentence, reason: string): Change[] {
  if (DEPENDENT.test(sentence.text)) return [];
  const middle = sentence.text.length / 2;
  const joints = [
    ...sentence.text.matchAll(/, (and|but|so) (?=(?:I|we|you|they|he|she|it|this|there)\b(?!'))/g),
  ]
    .filter(({ 0: joint, index }) => {
      const parts = [sentence.text.slice(0, index), sentence.text.slice(index + joint.length)];
      return parts.every((part) => countWords(part) >= FEWEST_WORDS);
    })
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  const [best] = joints;
  if (best === undefined) return [];
  const { 0: joint, 1: word = '', index } = best;
  const start = sentence.start + index;
  const next = reading.text.charAt(start + joint.length);
  // “and” only joins; “but” and “so” also say how, and stay.
  const isAnd = word === 'and';
  const span = { start, end: start + joint.length + (isAnd ? 1 : 0) };
  const replacement = isAnd ? `. ${next.toUpperCase()}` : `. ${withCapital(word)} `;
  return isFree(reading, span) ? edit(reading, span, replacement, SPLIT, reason) : [];
}
