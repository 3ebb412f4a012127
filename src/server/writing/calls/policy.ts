import type { Change } from '../../../engine/index.ts';
import type { ErrorCode } from '../../../shared/errors.ts';

/** How long the engine may take for one call, in milliseconds. */
export const engineDeadlineMs = 60_000;

/** How long the embedded engine may take after the chosen one has failed, in milliseconds. */
export const fallbackDeadlineMs = 4_000;

/** Why a finished text cannot reach the writer, or nothing when it can. */
export function findFaultInText(
  source: string,
  result: { text: string; changes: readonly Change[] },
): ErrorCode | undefined {
  if (result.text.trim() === '') return 'NO_CONTENT';
  if (applyChanges(source, result.changes) !== result.text) return 'INTERNAL_ERROR';
  return undefined;
}

/** What the writer would get by accepting every change: it has to be the result, or the review would lie. */
function applyChanges(source: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, replacement } of changes) {
    text += source.slice(from, start) + replacement;
    from = end;
  }
  return text + source.slice(from);
}
