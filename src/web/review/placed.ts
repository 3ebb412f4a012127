import { listSegments, type Review, type Segment, toShownText } from './state.ts';

/** UTF-16 code units, the end one past the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A segment, and where it stands in the source and in the text that is shown. */
export interface Placed {
  readonly segment: Segment;
  readonly source: Span;
  readonly shown: Span;
}

/** A review's segments with their places. What is shown of a deletion has no width. */
export function listPlaced(review: Pick<Review, 'source' | 'changes' | 'decisions'>): Placed[] {
  let at = 0;
  return listSegments(review).map((segment) => {
    const shown = { start: at, end: at + toShownText(segment).length };
    at = shown.end;
    const start = segment.kind === 'same' ? segment.start : segment.change.start;
    const end = segment.kind === 'same' ? start + segment.text.length : segment.change.end;
    return { segment, source: { start, end }, shown };
  });
}
