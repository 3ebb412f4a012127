import { syllable } from 'syllable';
import type { Span } from '../text/edits.ts';

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const LINK = /:\/\/|^www\.|\S@\S/i;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Spans (UTF-16) of what a reader takes as one word: a link, an address and “well-known” are one each, signs and
 * emoji are none.
 */
export function findWords(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: token, index } of text.matchAll(/[^\s—…]+/g)) {
    if (!/[\p{L}\p{N}]/u.test(token)) continue;
    if (!UNSPACED.test(token)) {
      spans.push({ start: index, end: index + token.length });
      continue;
    }
    for (const part of segmenter.segment(token)) {
      const start = index + part.index;
      if (part.isWordLike) spans.push({ start, end: start + part.segment.length });
    }
  }
  return spans;
}

/** Syllables of one word, at least one. Links and figures count one: nobody agrees on how they are read. */
export function countSyllables(word: string): number {
  return LINK.test(word) ? 1 : Math.max(1, syllable(word));
}
