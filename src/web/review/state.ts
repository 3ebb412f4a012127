import type { TextChange } from '../../shared/contract/result.ts';

/** What a step of the review may alter, and undo brings back. */
interface ReviewState {
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

/** The words of a segment as plain view shows them: open changes are in it. */
export function toShownText(segment: Segment): string {
  if (segment.kind === 'same') return segment.text;
  return segment.decision === 'rejected' ? segment.removed : segment.added;
}

/** The text that results: with the accepted changes alone, or with the open ones too. */
export function toText(review: Review, include: 'accepted' | 'accepted-and-open'): string {
  return listSegments(review)
    .map((segment) => {
      const isLeftOut = include === 'accepted' && segment.kind === 'change' && segment.decision === 'open';
      return isLeftOut ? segment.removed : toShownText(segment);
    })
    .join('');
}

export function decisionAt(review: Review, index: number): Decision {
  return review.decisions[index] ?? 'open';
}

export function decide(review: Review, index: number, decision: Decision): Review {
  return withDecisions(
    review,
    review.decisions.map((former, at) => (at === index ? decision : former)),
  );
}

/** Rejecting keeps the writer's words, so it takes in every open change; accepting passes by those with a fact. */
export function decideAllOpen(review: Review, decision: 'accepted' | 'rejected'): Review {
  return withDecisions(
    review,
    review.decisions.map((former, index) => {
      const isPassedBy = decision === 'accepted' && review.changes[index]?.fact != null;
      return former === 'open' && !isPassedBy ? decision : former;
    }),
  );
}

/** Takes back the last step: a decision of one change or of many, or new words spliced in. */
export function undo(review: Review): Review {
  const former = review.past.at(-1);
  return former ? { ...former, past: review.past.slice(0, -1) } : review;
}

/** A review one step on, with the way back. */
export function withStep({ past, ...former }: Review, next: Partial<ReviewState>): Review {
  return { ...former, ...next, past: [...past, former] };
}

function withDecisions(review: Review, decisions: readonly Decision[]): Review {
  const isSame = decisions.every((decision, index) => decision === review.decisions[index]);
  return isSame ? review : withStep(review, { decisions });
}

export interface DecisionCounts {
  open: number;
  accepted: number;
  rejected: number;
  /** Of the open ones: those with a fact, which ‘Accept all’ leaves for the writer to check. */
  flagged: number;
  /** Of the open ones: those without. */
  acceptable: number;
}

export function countDecisions({ changes, decisions }: Review): DecisionCounts {
  const counts: DecisionCounts = { open: 0, accepted: 0, rejected: 0, flagged: 0, acceptable: 0 };
  for (const [index, decision] of decisions.entries()) {
    counts[decision] += 1;
    if (decision === 'open') counts[changes[index]?.fact != null ? 'flagged' : 'acceptable'] += 1;
  }
  return counts;
}

/** The next change that is still open, from `index` on and around the end; undefined when all are decided. */
export function findNextOpen({ decisions }: Review, index: number): number | undefined {
  for (let step = 1; step <= decisions.length; step += 1) {
    const at = (index + step + decisions.length) % decisions.length;
    if (decisions[at] === 'open') return at;
  }
  return undefined;
}
