import type { TextChange } from '../../../shared/contract/result.ts';
import type { FeedbackPoint } from '../../../shared/contract/review.ts';
import { toChanges } from '../../../shared/diff/index.ts';
import { makeReview, type Review, toText } from '../../review/model.ts';

/** UTF-16 code units, the end one past the last. */
export interface Span {
  start: number;
  end: number;
}

/** A stretch of the writer's text and what was proposed for it: `review.source` is what stands there. */
export interface Fix {
  place: Span;
  review: Review;
}

/** What ‘Fix this’ leads to: changes at hand, words to ask the engine about, or neither, since the text is another. */
export type FixStart = { kind: 'review'; fix: Fix } | { kind: 'ask'; place: Span } | { kind: 'moved' };

/**
 * Finds a point's place in the text as it is now. Its offsets belong to the text that was analyzed, which the writer, or
 * another fix, may have changed since: what changed elsewhere does not matter, what changed there makes it `moved`.
 */
export function startFix(analyzed: string, text: string, point: FeedbackPoint): FixStart {
  const edits = toChanges(analyzed, text);
  if (point.changes.length === 0) {
    const place = followSpan(point.evidence, edits);
    return place ? { kind: 'ask', place } : { kind: 'moved' };
  }
  const changes: TextChange[] = [];
  for (const change of point.changes) {
    const place = followSpan(change, edits);
    if (!place) return { kind: 'moved' };
    changes.push({ ...change, ...place });
  }
  return { kind: 'review', fix: toFix(text, changes) };
}

/** Where a stretch stands after `edits` of the text before it and after it; undefined where one of them touches it. */
export function followSpan({ start, end }: Span, edits: readonly TextChange[]): Span | undefined {
  let shift = 0;
  for (const edit of edits) {
    if (edit.start >= end && edit.end > start) break;
    if (edit.end > start) return undefined;
    shift += edit.replacement.length - (edit.end - edit.start);
  }
  return { start: start + shift, end: end + shift };
}

/** Changes of the text, to be reviewed within their paragraph. */
export function toFix(text: string, changes: readonly TextChange[]): Fix {
  const first = Math.min(...changes.map(({ start }) => start));
  const last = Math.max(...changes.map(({ end }) => end));
  const place = findParagraph(text, { start: first, end: last });
  const moved = changes.map((change) => ({
    ...change,
    start: change.start - place.start,
    end: change.end - place.start,
  }));
  return { place, review: makeReview(text.slice(place.start, place.end), moved) };
}

/** The lines that a stretch stands in. */
function findParagraph(text: string, { start, end }: Span): Span {
  const to = text.indexOf('\n', end);
  return { start: start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1, end: to < 0 ? text.length : to };
}

/** The text with every change that was not rejected; undefined when the place no longer holds the words that were reviewed. */
export function applyFix(text: string, { place, review }: Fix): string | undefined {
  const { start, end } = place;
  if (text.slice(start, end) !== review.source) return undefined;
  return text.slice(0, start) + toText(review) + text.slice(end);
}

/** Where the words of a stretch of the analyzed text stand now; undefined when they changed. */
export function findPlace(analyzed: string, text: string, span: Span): Span | undefined {
  return analyzed === text ? span : followSpan(span, toChanges(analyzed, text));
}
