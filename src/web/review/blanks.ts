import type { TextSelection } from './selection.ts';

/** A place for the writer to fill in, such as [your name], as the engine marks it. Not a link, a footnote or a list of figures. */
const blank = /\[(?=[^\]\n]*\p{L}{2})[^\][\n]{2,80}\](?!\()/gu;

export function listBlanks(text: string): TextSelection[] {
  return [...text.matchAll(blank)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** A text cut at its blanks, in order: every other part, from the second on, is a blank. */
export function splitAtBlanks(text: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { text: found, start, end } of listBlanks(text)) {
    parts.push(text.slice(at, start), found);
    at = end;
  }
  return [...parts, text.slice(at)];
}
