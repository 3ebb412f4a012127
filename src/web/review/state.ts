import type { TextChange } from '../../shared/contract/result.ts';

/** What a step of the review may alter, and undo brings back. */
export interface ReviewState {
  readonly source: string;
  readonly changes: readonly TextChange[];
  /** One for each change. */
  readonly decisions: readonly Decision[];
}

/**
 * The review of a result: what was proposed for a source text, and what the writer decided about each change.
 * Spans are UTF-16 code units of `source`, sorted, never overlapping.
 */
export interface Review extends ReviewState {
  /** Earlier states, the latest last. The first is the result as it came. */
  readonly past: readonly ReviewState[];
}

export type Decision = 'open' | 'accepted' | 'rejected';

/** As marks with their reasons, or as plain text. */
export type ReviewLook = 'changes' | 'plain';

export type Segment =
  | { kind: 'same'; start: number; text: string }
  | { kind: 'change'; index: number; change: TextChange; removed: string; added: string; decision: Decision };

export function makeReview(source: string, changes: readonly TextChange[]): Review {
  return { source, changes, decisions: changes.map(() => 'open'), past: [] };
}

/** The source cut into what stays and what changes. Nothing is left out, nothing is empty but a change's sides. */
export function listSegments(review: Omit<Review, 'past'>): Segment[] {
  const { source, changes, decisions } = review;
  const segments: Segment[] = [];
  let at = 0;
  for (const [index, change] of changes.entries()) {
    if (change.start > at) segments.push({ kind: 'same', start: at, text: source.slice(at, change.start) });
    const removed = source.slice(change.start, change.end);
    segments.push({
      kind: 'change',
      index,
      change,
      removed,
      added: change.replacement,
      decision: decisions[index] ?? 'open',
    });
    at = change.end;
  }
  if (at < source.length) segments.push({ kind: 'same', start: at, text: source.slice(at) });
  return segments;
}

/** The words of a segment in the text that results: open changes count. */
export function toShownText(segment: Segment): string {
  if (segment.kind === 'same') return segment.text;
  return segment.decision === 'rejected' ? segment.removed : segment.added;
}

/** The text as it is shown, and as it leaves the screen: every change that was not rejected is in it. */
export function toText(review: Review): string {
  return listSegments(review).map(toShownText).join('');
}

export function decisionAt(review: Review, index: number): Decision {
  return review.decisions[index] ?? 'open';
}
