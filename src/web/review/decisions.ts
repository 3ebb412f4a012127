import type { ChangeCategory, TextChange } from '../../shared/contract/result.ts';
import type { Decision, Review, ReviewState } from './state.ts';

/** The steps of a review: each gives another one, with the way back. */

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
      const isMeant = decision === 'accepted' ? isAcceptable(review, index) : former === 'open';
      return isMeant ? decision : former;
    }),
  );
}

/** Rejects those of the open changes that are meant. `removed`: the writer's words under a change. */
export function rejectOpen(
  review: Review,
  isMeant: (change: TextChange, removed: string) => boolean,
): Review {
  const { source, changes, decisions } = review;
  return withDecisions(
    review,
    decisions.map((former, index) => {
      const change = changes[index];
      const isRejected =
        former === 'open' && change && isMeant(change, source.slice(change.start, change.end));
      return isRejected ? 'rejected' : former;
    }),
  );
}

/** Opens rejected changes again, as far as they are still there. */
export function reopen(review: Review, rejected: readonly TextChange[]): Review {
  return withDecisions(
    review,
    review.decisions.map((former, index) => {
      const change = review.changes[index];
      return former === 'rejected' && change && rejected.includes(change) ? 'open' : former;
    }),
  );
}

/** Accepts the open changes of one category, as ‘Accept all’ does. */
export function acceptCategory(review: Review, category: ChangeCategory): Review {
  const { changes, decisions } = review;
  return withDecisions(
    review,
    decisions.map((former, index) =>
      changes[index]?.category === category && isAcceptable(review, index) ? 'accepted' : former,
    ),
  );
}

/** What `acceptCategory` would accept of each category, most first. */
export function countCategories(review: Review): { category: ChangeCategory; count: number }[] {
  const acceptable = review.changes.filter((_, index) => isAcceptable(review, index));
  return [...Map.groupBy(acceptable, ({ category }) => category)]
    .map(([category, changes]) => ({ category, count: changes.length }))
    .sort((a, b) => b.count - a.count);
}

function isAcceptable({ changes, decisions }: Review, index: number): boolean {
  return decisions[index] === 'open' && changes[index]?.fact == null;
}

/** Accepts a change in another of its wordings. The one that it had stays among them. */
export function chooseWording(review: Review, index: number, wording: string): Review {
  const { changes, decisions } = review;
  return withStep(review, {
    changes: changes.map((change, at) =>
      at === index
        ? {
            ...change,
            replacement: wording,
            alternatives: change.alternatives?.map((one) => (one === wording ? change.replacement : one)),
          }
        : change,
    ),
    decisions: decisions.map((former, at) => (at === index ? 'accepted' : former)),
  });
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

/** The changes that differ from the source in a fact, or leave a blank, and are not decided: by their index. */
export function listOpenFacts({ changes, decisions }: Review): number[] {
  return [...changes.keys()].filter((index) => changes[index]?.fact != null && decisions[index] === 'open');
}

/** The next change that is still open, from `index` on and around the end; undefined when all are decided. */
export function findNextOpen({ decisions }: Review, index: number): number | undefined {
  for (let step = 1; step <= decisions.length; step += 1) {
    const at = (index + step + decisions.length) % decisions.length;
    if (decisions[at] === 'open') return at;
  }
  return undefined;
}
