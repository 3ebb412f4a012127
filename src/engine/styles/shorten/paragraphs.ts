import type { Sentence } from '../../text/words.ts';

/** The sentences of each line: a line of running text is a paragraph. */
export function toParagraphs(text: string, sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let lineEnd = -1;
  for (const sentence of sentences) {
    if (sentence.start >= lineEnd) paragraphs.push([]);
    paragraphs.at(-1)?.push(sentence);
    const next = text.indexOf('\n', sentence.start + sentence.text.length);
    lineEnd = next < 0 ? text.length + 1 : next;
  }
  return paragraphs;
}
