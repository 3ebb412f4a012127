import * as v from 'valibot';
import type { ToolResult } from './model.ts';

const list = v.array(v.unknown());
/** As much of one as says that it is of this release: a release that changes more of it changes this too. */
const resultSchema = v.object({
  action: v.string(),
  issues: list,
  review: v.pipe(
    v.object({ source: v.string(), changes: list, decisions: list }),
    v.check(({ changes, decisions }) => changes.length === decisions.length),
  ),
});

/** Reads a result that this browser has kept; undefined for what is not one, or of a former release. */
export function parseResult<Extra>(stored: unknown): ToolResult<Extra> | undefined {
  if (!v.is(resultSchema, stored)) return undefined;
  const result = stored as unknown as ToolResult<Extra>;
  // Their places are those of the text as the engine gave it, which after an edit only the past still knows
  const first = result.review.past?.[0]?.changes ?? result.review.changes;
  const isEdited = JSON.stringify(first) !== JSON.stringify(result.review.changes);
  // How each decision could be taken back is not kept: it ends with the visit
  return { ...result, issues: isEdited ? [] : result.issues, review: { ...result.review, past: [] } };
}
