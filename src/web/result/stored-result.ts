import type { ToolResult } from './model.ts';

/** Reads a result that this browser has kept; undefined for what is not one, or of a former release. */
export function parseResult<Extra>(stored: unknown): ToolResult<Extra> | undefined {
  if (!isRecord(stored) || !isRecord(stored.review)) return undefined;
  const { review, issues, action } = stored;
  const isReview =
    typeof review.source === 'string' &&
    Array.isArray(review.changes) &&
    Array.isArray(review.decisions) &&
    review.changes.length === review.decisions.length;
  if (!isReview || !Array.isArray(issues) || typeof action !== 'string') return undefined;
  const result = stored as unknown as ToolResult<Extra>;
  // Their places are those of the text as the engine gave it, which after an edit only the past still knows
  const first = result.review.past?.[0]?.changes ?? result.review.changes;
  const isEdited = JSON.stringify(first) !== JSON.stringify(result.review.changes);
  // How each decision could be taken back is not kept: it ends with the visit
  return { ...result, issues: isEdited ? [] : result.issues, review: { ...result.review, past: [] } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
