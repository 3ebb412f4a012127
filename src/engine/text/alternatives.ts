import type { Change } from '../types.ts';

/** Part of a change that has other wordings; of one that has none, nothing. */
export function offer(alternatives: readonly string[]): Pick<Change, 'alternatives'> {
  return alternatives.length > 0 ? { alternatives } : {};
}

/** They are of this very change: what was joined with another one, or cut, has none. */
export function withoutAlternatives({ alternatives: _, ...change }: Change): Change {
  return change;
}
