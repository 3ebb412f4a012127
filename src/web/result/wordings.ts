import { listPlaced } from '../review/placed.ts';
import type { TextSelection } from '../review/selection.ts';
import type { Review } from '../review/state.ts';

/** More are not asked for: who likes none of three says how it is to change. */
export const mostAnswers = 3;

/** What an engine is asked for, with the wordings that there are. */
export function toWordingInstruction(known: readonly string[]): string {
  const others = known.map((wording) => `“${wording}”`).join(', ');
  return `Say this in other words, with the same meaning and in the same form. Give one wording only, and none of these: ${others}.`;
}

/** The other wordings that the change under a selection has by itself. */
export function listOwnWordings(
  review: Review,
  { start, end }: TextSelection,
): { index: number; wording: string }[] {
  const place = listPlaced(review).find(({ shown }) => shown.start <= start && end <= shown.end);
  if (place?.segment.kind !== 'change' || place.segment.decision === 'rejected') return [];
  const { index, change } = place.segment;
  return (change.alternatives ?? []).map((wording) => ({ index, wording }));
}
