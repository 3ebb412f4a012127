// Not from 'diff': its root brings every kind of diff
import { diffArrays } from 'diff/lib/diff/array.js';
import type { Replacement } from './compose-changes.ts';
import type { Piece, Words } from './pieces.ts';

/** Puts words in the place of others, within one piece. Each part after the first begins a paragraph. */
export interface WordsEdit<Place> {
  words: Words<Place>;
  start: number;
  end: number;
  parts: readonly [string, ...string[]];
}

/** Joins a paragraph with the next one. */
export interface JoinEdit {
  join: Element;
}

export type Edit<Place> = WordsEdit<Place> | JoinEdit;

interface Placed<Place> {
  piece: Piece<Place>;
  start: number;
  end: number;
}

/** A blank line, or the line end before an item of a list, with the item's mark. */
const paragraphBreak =
  /[^\S\n]*\n(?:\s*\n\s*(?:(?:[-*•]|\d+[.)])[^\S\n]+)?|[^\S\n]*(?:[-*•]|\d+[.)])[^\S\n]+)/u;
const tokens = /\n\s*|[^\S\n]+|[\p{L}\p{N}\p{M}'’]+|[\s\S]/gu;

/**
 * What has to be done to the places of a document for each change of its text, in the order of the text. A change of
 * words with different forms is cut to the words that differ, so that those which stay keep theirs; what is new takes
 * the form of what it replaces, or stands behind. Undefined for a change that cannot be made: of words that are fixed.
 */
export function planEdits<Place>(
  pieces: readonly Piece<Place>[],
  changes: readonly Replacement[],
): (Edit<Place>[] | undefined)[] {
  const placed = place(pieces);
  return changes.map((change) => {
    const hunks = isWithinOne(placed, change) ? [change] : refine(placed, change);
    const edits = hunks.map((hunk) => planHunk(placed, hunk));
    return edits.every((list) => list !== undefined) ? edits.flat() : undefined;
  });
}

function place<Place>(pieces: readonly Piece<Place>[]): Placed<Place>[] {
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.text.length;
    return { piece, start, end: at };
  });
}

function listTouched<Place>(placed: readonly Placed<Place>[], { start, end }: Replacement): Placed<Place>[] {
  return placed.filter((one) => one.start < end && start < one.end);
}

function isWithinOne<Place>(placed: readonly Placed<Place>[], change: Replacement): boolean {
  const [first, ...others] = listTouched(placed, change);
  return others.length === 0 && (first === undefined || first.piece.kind === 'words');
}

function refine<Place>(placed: readonly Placed<Place>[], change: Replacement): Replacement[] {
  const source = listTouched(placed, change)
    .map(({ piece, start }) => piece.text.slice(Math.max(0, change.start - start), change.end - start))
    .join('');
  const hunks: Replacement[] = [];
  let at = change.start;
  let last: Replacement | undefined;
  for (const part of diffArrays(source.match(tokens) ?? [], change.replacement.match(tokens) ?? [])) {
    const text = part.value.join('');
    if (!part.added && !part.removed) {
      last = undefined;
      at += text.length;
      continue;
    }
    if (!last) {
      last = { start: at, end: at, replacement: '' };
      hunks.push(last);
    }
    if (part.added) last.replacement += text;
    else {
      at += text.length;
      last.end = at;
    }
  }
  return hunks;
}

/** One paragraph's share of a hunk: the words that go, or, where none do, the place at which words come in. */
interface Section<Place> {
  edits: { words: Words<Place>; start: number; end: number }[];
  /** What parts it from the section before. */
  from?: Element | undefined;
}

function planHunk<Place>(placed: readonly Placed<Place>[], hunk: Replacement): Edit<Place>[] | undefined {
  const sections = listSections(placed, hunk);
  if (!sections) return undefined;
  const parts = hunk.replacement.split(paragraphBreak);
  return sections.flatMap(({ edits: [first, ...others], from }, index) => {
    const isLast = index === sections.length - 1;
    const own = isLast ? parts.slice(index) : parts.slice(index, index + 1);
    const [head = '', ...rest] = own;
    const isJoined = from !== undefined && index >= parts.length;
    const isIdle = !first || (first.start === first.end && head === '' && rest.length === 0);
    return [
      ...(isJoined ? [{ join: from }] : []),
      ...(isIdle ? [] : [{ ...first, parts: [head, ...rest] as const }]),
      ...others.map((edit) => ({ ...edit, parts: [''] as const })),
    ];
  });
}

/** Undefined where the hunk touches what is fixed, or there is no place for it. */
function listSections<Place>(
  placed: readonly Placed<Place>[],
  hunk: Replacement,
): Section<Place>[] | undefined {
  const touched = listTouched(placed, hunk);
  if (touched.some(({ piece }) => piece.kind === 'fixed')) return undefined;
  const sections: Section<Place>[] = [{ edits: [] }];
  for (const { piece, start, end } of touched) {
    if (piece.kind === 'break') sections.push({ edits: [], from: piece.from });
    if (piece.kind === 'words')
      sections.at(-1)?.edits.push({
        words: piece,
        start: Math.max(0, hunk.start - start),
        end: Math.min(end, hunk.end) - start,
      });
  }
  const [first, last] = [sections[0], sections.at(-1)];
  if (first?.edits.length === 0) {
    const at = findInsertion(placed, hunk.start);
    if (!at) return undefined;
    first.edits.push(at);
  }
  const next = last?.edits.length === 0 && placed.find(({ start }) => start >= hunk.end)?.piece;
  if (next && next.kind === 'words') last?.edits.push({ words: next, start: 0, end: 0 });
  return sections;
}

/** Behind the words before it, else before those that follow. Never past what is fixed. */
function findInsertion<Place>(placed: readonly Placed<Place>[], at: number) {
  const isWords = (one: Placed<Place> | undefined) => one?.piece.kind === 'words';
  const around = placed.findIndex(
    ({ piece, start, end }, index) =>
      piece.kind === 'break' && at < end && (index === 0 ? start <= at : start < at),
  );
  const found =
    placed.find((one) => isWords(one) && one.start < at && at <= one.end) ??
    placed.find((one) => isWords(one) && one.start === at) ??
    (around < 0 ? undefined : [placed[around - 1], placed[around + 1]].find(isWords));
  if (found?.piece.kind !== 'words') return undefined;
  const offset = Math.max(0, Math.min(at, found.end) - found.start);
  return { words: found.piece, start: offset, end: offset };
}
