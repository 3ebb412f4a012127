import { measureReadability, type Readability } from '../readability/index.ts';
import type { Span } from '../text/edits.ts';
import { protectedSpans, touches } from '../text/guard.ts';
import type { Sentence } from '../text/words.ts';
import type { Change, Evidence, TextType } from '../types.ts';

/** A text as the reviewer reads it. All offsets are UTF-16 code units of the text. */
export interface Reading {
  text: string;
  /** The same length, with straight apostrophes: what the patterns and the tagger know. */
  plain: string;
  type: TextType;
  sentences: readonly Sentence[];
  figures: Readability;
  /** What “improve” would change. */
  changes: readonly Change[];
  /** Quoted mail, quotations, code: another's words, which say nothing of the writer's. */
  protectedParts: readonly Span[];
}

/** Another's words: what is counted of the whole text leaves them out. */
const QUOTED_MAIL = /^[ \t]*>.*(?:\r?\n|$)|^On .{4,120} wrote:\r?$/gm;

/** Looks at a text once for everything that is counted in it. */
export function makeReading(
  { text, type }: { text: string; type: TextType },
  changes: readonly Change[],
  read: (text: string) => Sentence[],
): Reading {
  const plain = text.replaceAll('’', "'");
  return {
    text,
    plain,
    type,
    sentences: read(plain),
    figures: measureReadability(text.replace(QUOTED_MAIL, '')),
    changes,
    protectedParts: protectedSpans(text),
  };
}

/** Where a pattern matches in the writer's own words. The pattern must be global. */
export function findOwn({ plain, protectedParts }: Reading, pattern: RegExp): Span[] {
  return [...plain.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => end > start && !touches(protectedParts, start, end));
}

export function toEvidence(text: string, { start, end }: Span): Evidence {
  return { start, end, quote: text.slice(start, end) };
}

export function toSpan(sentence: Sentence): Span {
  return { start: sentence.start, end: sentence.start + sentence.text.length };
}

/** The sentences that are the writer's own. */
export function listOwnSentences({ sentences, protectedParts }: Reading): Sentence[] {
  return sentences.filter((sentence) => {
    const { start, end } = toSpan(sentence);
    return !protectedParts.some((part) => part.start <= start && part.end >= end);
  });
}
