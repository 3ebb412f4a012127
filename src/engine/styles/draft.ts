import { applyChanges, composeChanges, type Span } from '../text/edits.ts';
import type { Change, EnhanceResult, Issue } from '../types.ts';

/** A text at work: the source, what was changed so far, and which part of the whole is the writer's. */
export interface Draft {
  whole: string;
  /** The part that may change, in UTF-16 code units of `whole`. The rest is context. */
  part: Span;
  /** Changes of the source, which is the part as it was. */
  changes: Change[];
}

/** The writer's part, as it reads now. */
export const partOf = ({ whole, part }: Draft) => whole.slice(part.start, part.end);

/** The draft with those of the changes made that lie inside the writer's part. */
export function withChanges(draft: Draft, source: string, found: readonly Change[]): Draft {
  const { whole, part, changes } = draft;
  const inside = found.filter(({ start, end }) => start >= part.start && end <= part.end);
  if (inside.length === 0) return draft;
  const result = applyChanges(whole, inside);
  const end = part.end + result.length - whole.length;
  // A part that is a side remark of its whole is still what the writer asked to have shortened, not dropped.
  if (result.slice(part.start, end).trim() === '' && partOf(draft).trim() !== '') return draft;
  const moved = inside.map((change) => ({
    ...change,
    start: change.start - part.start,
    end: change.end - part.start,
  }));
  return {
    whole: result,
    part: { start: part.start, end },
    changes: composeChanges(source, changes, moved),
  };
}

/** The issues of the part, in its own units, where a correction has nothing left to change in it. */
export function findIssuesOfPart(corrected: EnhanceResult, { start, end }: Span): Issue[] {
  const before = corrected.changes.filter((change) => change.end <= start);
  const shift = before.reduce(
    (sum, change) => sum + change.replacement.length - (change.end - change.start),
    start,
  );
  return corrected.issues
    .map((issue) => ({ ...issue, startIndex: issue.startIndex - shift, endIndex: issue.endIndex - shift }))
    .filter(({ startIndex, endIndex }) => startIndex >= 0 && endIndex <= end - start);
}
