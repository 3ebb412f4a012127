import type { Change } from '../../types.ts';

/** Makes the edits of one kind, from where `found` stands. */
export function makeToneChange(
  rule: string,
  gist: string,
): (start: number, found: string, replacement: string, reason: string) => Change {
  return (start, found, replacement, reason) => ({
    start,
    end: start + found.length,
    replacement,
    category: 'tone',
    reason,
    gist,
    rule,
  });
}
