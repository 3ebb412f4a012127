import { findClosing, findGreeting, findSignature } from '../letter.ts';
import { listOwnSentences, type Reading, toSpan } from '../reading.ts';

/** A sentence as the formality of single sentences is fitted on it. */
export interface PlainSentence {
  /** UTF-16 code units from the start of the text. */
  start: number;
  /** With straight apostrophes. */
  text: string;
  /** Of letters only, contractions written out: a contraction neither shortens nor lengthens a sentence. */
  words: readonly string[];
}

const LIST_MARK = /^(?:[-*•#]|\d+[.)])/;
/** A line of its own that has no more words than this and no end is a heading. */
const MOST_HEADING_WORDS = 6;

function toWords(text: string): string[] {
  const full = text.replace(/n't(?!\p{L})/giu, ' not').replace(/'(?:m|re|ve|ll|d|s)(?!\p{L})/giu, ' is');
  return full.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}

/** Headings and items of lists: short lines, which nobody writes as sentences. */
function isListLine(text: string, { start, text: sentence, words }: PlainSentence): boolean {
  if (/[.!?…]["')]*$/.test(sentence) && words.length >= MOST_HEADING_WORDS) return false;
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start).trimStart();
  if (LIST_MARK.test(sentence) || LIST_MARK.test(before)) return true;
  const isLine = before === '' && /^[ \t]*(?:\r?\n|$)/.test(text.slice(start + sentence.length));
  const isWholeText = sentence.length === text.trim().length;
  return isLine && !isWholeText && words.length <= MOST_HEADING_WORDS && /[\p{L}\p{N}:]$/u.test(sentence);
}

/** The writer's own sentences without the frame of a letter and without lists: those are alike in every style. */
export function listPlainSentences(reading: Reading): PlainSentence[] {
  const frame = [findGreeting(reading), findClosing(reading), findSignature(reading)];
  return listOwnSentences(reading)
    .filter((sentence) => {
      const { start, end } = toSpan(sentence);
      return !frame.some((part) => part !== undefined && part.start <= start && end <= part.end + 1);
    })
    .map(({ start, text }) => ({ start, text, words: toWords(text) }))
    .filter((sentence) => !isListLine(reading.plain, sentence));
}
