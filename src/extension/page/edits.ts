import type { TextEdit } from './types.ts';

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (edited, { start, end, replacement }) => edited.slice(0, start) + replacement + edited.slice(end),
    text,
  );
}

export function shiftEdits(edits: readonly TextEdit[], by: number): TextEdit[] {
  return edits.map(({ start, end, replacement }) => ({ start: start + by, end: end + by, replacement }));
}

/** One edit that does what all of them do: one step for whoever takes it back. */
export function joinEdits(text: string, edits: readonly TextEdit[]): TextEdit | undefined {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) return undefined;
  const { start } = first;
  const inside = shiftEdits(edits, -start);
  return { start, end: last.end, replacement: applyEdits(text.slice(start, last.end), inside) };
}

/**
 * An edit that keeps to its lines, where both sides have as many of them: so no paragraph is joined or cut. Otherwise the
 * edit as it is.
 */
export function splitAtLines(text: string, edit: TextEdit): TextEdit[] {
  const former = text.slice(edit.start, edit.end).split('\n');
  const lines = edit.replacement.split('\n');
  if (former.length !== lines.length) return [edit];
  let at = edit.start;
  return former.flatMap((line, index) => {
    const start = at;
    at += line.length + 1;
    const replacement = lines[index] ?? '';
    return line === replacement ? [] : [{ start, end: start + line.length, replacement }];
  });
}

/**
 * The same edit over a neighbouring character where it would only insert or only delete: editors know what to do with
 * words that stand in place of words. One in the same words is best, since it keeps its form; then one that is seen. Never
 * over a line's end.
 * @param isTogether whether a stretch stands in the same words of the page
 */
export function withNeighbour(
  text: string,
  edit: TextEdit,
  isTogether: (start: number, end: number) => boolean,
): TextEdit {
  const { start, end, replacement } = edit;
  if (start < end && replacement !== '') return edit;
  const before = [...text.slice(Math.max(0, start - 2), start)].at(-1) ?? '';
  const after = [...text.slice(end, end + 2)][0] ?? '';
  const wider = [
    { start: start - before.length, end, replacement: before + replacement, neighbour: before },
    { start, end: end + after.length, replacement: replacement + after, neighbour: after },
  ].filter(
    (one) =>
      one.neighbour !== '' &&
      one.neighbour !== '\n' &&
      (replacement !== '' || isTogether(one.start, one.end)),
  );
  const rank = (one: (typeof wider)[number]) =>
    (isTogether(one.start, one.end) ? 2 : 0) + (one.neighbour.trim() === '' ? 0 : 1);
  const [best] = wider.sort((one, other) => rank(other) - rank(one));
  return best ? { start: best.start, end: best.end, replacement: best.replacement } : edit;
}
