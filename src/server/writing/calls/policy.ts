import type { EnhanceResult } from '../../../engine/index.ts';
import type { EnhanceInput } from '../../../shared/contract/enhance.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** How long the engine may take for one call, in milliseconds. */
export const engineDeadlineMs = 60_000;

/** Why a finished result cannot reach the writer, or nothing when it can. */
export function findFaultInResult(source: string, result: EnhanceResult): ErrorCode | undefined {
  if (result.text.trim() === '') return 'NO_CONTENT';
  if (applyChanges(source, result) !== result.text) return 'INTERNAL_ERROR';
  return undefined;
}

/** What the writer would get by accepting every change: it has to be the result, or the review would lie. */
function applyChanges(source: string, { changes }: EnhanceResult): string {
  let text = '';
  let from = 0;
  for (const { start, end, replacement } of changes) {
    text += source.slice(from, start) + replacement;
    from = end;
  }
  return text + source.slice(from);
}

/** A text that is already fine costs nothing. */
export function isFree(result: EnhanceResult): boolean {
  return result.changes.length === 0;
}

/** Whether a repeated idempotency key comes with the request that it was first used for. */
export function isSameRequest(
  input: EnhanceInput,
  action: { action_type: string; original_text: string },
): boolean {
  return action.action_type === input.action && action.original_text === input.original_text;
}
