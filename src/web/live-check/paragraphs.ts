import { checkTextLimit } from '../../shared/limits.ts';

/** UTF-16 code units, the end one past the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The paragraphs of a text as they are checked, each by itself: what stands between blank lines. One that is too long
 * for a check is cut behind a sentence or, where it has none, a word.
 */
export function listParagraphs(text: string): Span[] {
  const blocks = [...text.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/gu)];
  return blocks.flatMap(({ 0: block, index }) =>
    listPieces(block).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
}

function listPieces(block: string): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  while (block.length - start > checkTextLimit) {
    const most = block.slice(start, start + checkTextLimit);
    const [kept = most] = /^.*(?:\n|[.!?]["”’)]*\s)/su.exec(most) ?? /^.*\s/su.exec(most) ?? [];
    pieces.push({ start, end: start + kept.length });
    start += kept.length;
  }
  pieces.push({ start, end: block.length });
  return pieces;
}
