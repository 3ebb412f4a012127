import type { Span } from '../text/edits.ts';
import type { Change, ReviewResult } from '../types.ts';

export type Point = ReviewResult['points'][number];

/** A point before it has its number and its quote. */
export type Remark = Omit<Point, 'id' | 'evidence'> & { span: Span };

/** A change that the reviewer proposes, with the point's explanation as its reason. */
export function makeChange(
  change: Pick<Change, 'start' | 'end' | 'replacement' | 'category' | 'gist' | 'rule'>,
  reason: string,
): Change {
  return { ...change, reason };
}
