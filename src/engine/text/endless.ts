import type { Span } from './edits.ts';

/**
 * UTF-16 code units. What is longer than this without the end of a sentence is a list, a log or noise; what reads it
 * word by word takes time with the square of its length.
 */
export const longestSentence = 1500;

/** Parts of a stretch, each at most so long, cut at a blank where there is one. Joined they are the stretch. */
export function cutEndless({ start, end }: Span, text: string, partLength: number): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > partLength) {
    const blank = text.lastIndexOf(' ', from + partLength);
    const to = blank > from + partLength / 2 ? blank : from + partLength;
    parts.push({ start: from, end: to });
    from = to;
  }
  parts.push({ start: from, end });
  return parts;
}
