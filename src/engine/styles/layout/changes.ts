import type { Change } from '../../types.ts';

const REASON = 'The instruction asks for it.';

/** Whether the change is one of those. */
export const isAsked = ({ reason }: Pick<Change, 'reason'>) => reason === REASON;

/** An edit that the writer asked for in so many words. */
export function makeAsked(
  rule: string,
  gist: string,
): (start: number, end: number, replacement: string) => Change {
  return (start, end, replacement) => ({
    start,
    end,
    replacement,
    category: 'wording',
    reason: REASON,
    gist,
    rule,
  });
}
