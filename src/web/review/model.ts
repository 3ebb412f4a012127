import type { TextChange } from '../../shared/contract/enhance.ts';

/**
 * The review of a result: what was proposed for a source text, and what the writer decided about each change.
 * Spans are UTF-16 code units of `source`, sorted, never overlapping.
 */
export interface Review {
  readonly source: string;
  readonly changes: readonly TextChange[];
  /** One for each change. */
  readonly decisions: readonly Decision[];
  /** Earlier states of `decisions`, the latest last. */
  readonly past: readonly (readonly Decision[])[];
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
export function listSegments(review: Review): Segment[] {
  const { source, changes } = review;
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
      decision: decisionAt(review, index),
    });
    at = change.end;
  }
  if (at < source.length) segments.push({ kind: 'same', start: at, text: source.slice(at) });
  return segments;
}

/** The text that results: with the accepted changes alone, or with the open ones too. */
export function toText(review: Review, include: 'accepted' | 'accepted-and-open'): string {
  return listSegments(review)
    .map((segment) => {
      if (segment.kind === 'same') return segment.text;
      const applied =
        segment.decision === 'accepted' || (include === 'accepted-and-open' && segment.decision === 'open');
      return applied ? segment.added : segment.removed;
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

export function decideAllOpen(review: Review, decision: 'accepted' | 'rejected'): Review {
  return withDecisions(
    review,
    review.decisions.map((former) => (former === 'open' ? decision : former)),
  );
}

/** Takes back the last step, whether it decided one change or many. */
export function undo(review: Review): Review {
  const decisions = review.past.at(-1);
  return decisions ? { ...review, decisions, past: review.past.slice(0, -1) } : review;
}

function withDecisions(review: Review, decisions: readonly Decision[]): Review {
  const isSame = decisions.every((decision, index) => decision === review.decisions[index]);
  return isSame ? review : { ...review, decisions, past: [...review.past, review.decisions] };
}

export interface DecisionCounts {
  open: number;
  accepted: number;
  rejected: number;
}

export function countDecisions({ decisions }: Review): DecisionCounts {
  const counts: DecisionCounts = { open: 0, accepted: 0, rejected: 0 };
  for (const decision of decisions) counts[decision] += 1;
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
