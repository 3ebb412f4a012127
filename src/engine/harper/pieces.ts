import type { Span } from '../text/edits.ts';
import { cutEndless, longestSentence } from '../text/endless.ts';
import { findSentences } from '../text/sentences.ts';

/** UTF-16 code units that harper reads at once: some 30 ms of work, which nothing can interrupt. */
const PIECE_LENGTH = 600;

function toParts(sentence: Span, text: string): Span[] {
  const isEndless = sentence.end - sentence.start > longestSentence;
  return isEndless ? cutEndless(sentence, text, PIECE_LENGTH) : [sentence];
}

/** Whole sentences in pieces of about 600 code units; what stands between two pieces belongs to the first. */
export function splitForLinter(text: string): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const sentence of findSentences(text).flatMap((span) => toParts(span, text))) {
    if (sentence.end - start > PIECE_LENGTH && sentence.start > start) {
      pieces.push({ start, end: sentence.start });
      start = sentence.start;
    }
  }
  if (start < text.length) pieces.push({ start, end: text.length });
  return pieces;
}
