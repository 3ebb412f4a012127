import type { Span } from '../text/edits.ts';
import { cutEndless, longestSentence } from '../text/endless.ts';
import { findSentences } from '../text/sentences.ts';

/** UTF-16 code units that harper reads at once: some 25 ms of work, which nothing can interrupt. */
const PIECE_LENGTH = 1_200;

/** The same for what is hardly prose, of which each code unit takes harper longer. */
const ENDLESS_PIECE_LENGTH = 250;

function isEndless({ start, end }: Span): boolean {
  return end - start > longestSentence;
}

/** Whole sentences in pieces of about 1,200 code units; what stands between two pieces belongs to the first. */
export function splitForLinter(text: string): Span[] {
  const starts: number[] = [];
  let start = 0;
  const begin = (at: number) => {
    if (at > start) starts.push(at);
    start = at;
  };
  for (const sentence of findSentences(text)) {
    if (isEndless(sentence)) {
      for (const part of cutEndless(sentence, text, ENDLESS_PIECE_LENGTH)) begin(part.start);
    } else if (sentence.end - start > PIECE_LENGTH) {
      begin(sentence.start);
    }
  }
  const borders = [0, ...starts, text.length];
  return borders.slice(1).flatMap((end, index) => {
    const from = borders[index] ?? 0;
    return end > from ? [{ start: from, end }] : [];
  });
}
