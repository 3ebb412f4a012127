import type { Review } from '../../web/review/state.ts';
import type { TextEdit } from '../page/types.ts';

/** What has to be written for the text as it is shown: every change that was not rejected. */
export function toEdits({ changes, decisions }: Pick<Review, 'changes' | 'decisions'>): TextEdit[] {
  return changes.flatMap(({ start, end, replacement }, index) =>
    decisions[index] === 'rejected' ? [] : [{ start, end, replacement }],
  );
}
