import type { Span } from './paragraphs.ts';

/** One stretch of a text that became another. */
export interface Edit extends Span {
  /** By how much what follows has moved. */
  readonly shift: number;
}

/** What was done between two states of a text, as one edit: the shortest that explains it. */
export function findEdit(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let kept = 0;
  while (
    kept < shorter - start &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  )
    kept += 1;
  return { start, end: before.length - kept, shift: after.length - before.length };
}

/** Where a stretch stands after an edit; undefined for one that the edit touches, of which nothing is known any more. */
export function moveSpan<Place extends Span>(place: Place, { start, end, shift }: Edit): Place | undefined {
  if (place.end < start) return place;
  if (place.start > end) return { ...place, start: place.start + shift, end: place.end + shift };
  return undefined;
}
