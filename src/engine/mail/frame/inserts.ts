import { applyChanges, composeChanges, placeInResult } from '../../text/edits.ts';
import type { Change, EnhanceResult } from '../../types.ts';

/** One edit of the result's text among the changes of the source. Only where it cuts into a change are they joined. */
function addEdit(source: string, changes: readonly Change[], edit: Change): Change[] {
  const placed = placeInResult(changes);
  // What was deleted where a replacement begins lies inside it in the source
  const isCut = placed.some(({ start, end }) =>
    start < end ? start < edit.end && end > edit.start : start >= edit.start && start < edit.end,
  );
  if (isCut) return composeChanges(source, changes, [edit]);
  const before = placed.filter(({ start }) => start < edit.start);
  const last = before.at(-1);
  const shift = last ? last.change.end - last.end : 0;
  const moved = { ...edit, start: edit.start + shift, end: edit.end + shift };
  return changes.toSpliced(before.length, 0, moved);
}

/**
 * Adds edits of the result's text, such as a greeting, to a result. Unlike composed changes, those that touch stay
 * apart, so that the writer may take the greeting and decline the capital after it. Several may stand at one place;
 * they are applied in their order. `edits` must be sorted and free of overlaps.
 */
export function addEdits(source: string, result: EnhanceResult, edits: readonly Change[]): EnhanceResult {
  const issues = result.issues.map((issue) => {
    const shift = edits
      .filter(({ end }) => end <= issue.startIndex)
      .reduce((sum, { start, end, replacement }) => sum + replacement.length - (end - start), 0);
    return { ...issue, startIndex: issue.startIndex + shift, endIndex: issue.endIndex + shift };
  });
  return {
    ...result,
    text: applyChanges(result.text, edits),
    // The last first: what is added behind an edit does not move it.
    changes: edits.reduceRight((changes, edit) => addEdit(source, changes, edit), result.changes),
    issues,
  };
}

/** What the engine adds of its own. */
export function makeInsertion(start: number, replacement: string, rule: string, reason: string): Change {
  return {
    start,
    end: start,
    replacement,
    category: 'content',
    reason,
    gist: rule.replaceAll('-', ' '),
    rule,
  };
}
