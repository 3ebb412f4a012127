import type { Change } from '../types.ts';
import { withoutAlternatives } from './alternatives.ts';
import { applyChanges, type Span, speaker } from './edits.ts';

/** What a reader sees as one word: letters, marks, digits and the apostrophes between them. */
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}'’]/u;

function cutsWord(left: string | undefined, right: string | undefined): boolean {
  return WORD_CHARACTER.test(left ?? ' ') && WORD_CHARACTER.test(right ?? ' ');
}

/** A border inside a surrogate pair, or before a combining mark, would tear one letter into two. */
function cutsLetter(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return (code >= 0xdc00 && code <= 0xdfff) || /^[\p{M}\u200d]/u.test(text.slice(position, position + 1));
}

/** Leaves out what the source and the replacement have in common at both ends. */
function withoutCommonEnds(source: string, change: Change): Change {
  const { replacement } = change;
  const removed = source.slice(change.start, change.end);
  const shorter = Math.min(removed.length, replacement.length);
  let head = 0;
  while (head < shorter && removed[head] === replacement[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && removed.at(-1 - tail) === replacement.at(-1 - tail)) tail += 1;
  return {
    ...change,
    start: change.start + head,
    end: change.end - tail,
    replacement: replacement.slice(head, replacement.length - tail),
  };
}

/** The part of the source that shows the change in whole words. Punctuation set after a word stays an insertion. */
function shownSpan(source: string, change: Change): Span {
  let { start, end } = change;
  const removed = source.slice(start, end);
  const parts = [removed, change.replacement];
  const left = source[start - 1];
  const right = source[end];
  const tornLeft = parts.some((part) => cutsWord(left, part[0] ?? right)) || cutsLetter(source, start);
  const tornRight = parts.some((part) => cutsWord(part.at(-1) ?? left, right)) || cutsLetter(source, end);
  if (tornLeft) {
    do start -= 1;
    while (start > 0 && (cutsWord(source[start - 1], source[start]) || cutsLetter(source, start)));
  }
  if (tornRight) {
    do end += 1;
    while (end < source.length && (cutsWord(source[end - 1], source[end]) || cutsLetter(source, end)));
  }
  return { start: Math.max(start, 0), end: Math.min(end, source.length) };
}

/**
 * The changes as the writer should see them: the smallest pieces made of whole words, so that “reason → reasons”
 * reads as one word for another, and pieces that touch are one. `changes` must be sorted and free of overlaps.
 */
export function tidyChanges(source: string, changes: readonly Change[]): Change[] {
  const shown: (Span & { parts: Change[]; whole: Change })[] = [];
  for (const whole of changes) {
    const change = withoutCommonEnds(source, whole);
    if (change.start === change.end && change.replacement === '') continue;
    const span = shownSpan(source, change);
    const last = shown.at(-1);
    if (last !== undefined && span.start <= last.end) {
      last.end = Math.max(last.end, span.end);
      last.parts.push(change);
    } else {
      shown.push({ ...span, parts: [change], whole });
    }
  }
  return shown.flatMap(({ start, end, parts, whole }) => {
    const isWhole = parts.length === 1 && whole.start === start && whole.end === end;
    const voice = isWhole ? whole : speaker(parts.map(withoutAlternatives));
    const inside = parts.map((part) => ({ ...part, start: part.start - start, end: part.end - start }));
    return voice === undefined
      ? []
      : [{ ...voice, start, end, replacement: applyChanges(source.slice(start, end), inside) }];
  });
}
