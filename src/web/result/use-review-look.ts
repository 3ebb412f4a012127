import type { ReviewLook } from '../review/model.ts';
import { useStoredChoice } from '../ui/stored-choice.ts';

/** How results are shown, as marks or as plain text: remembered, and the same in every tool. */
export function useReviewLook(): [ReviewLook, (look: ReviewLook) => void] {
  return useStoredChoice('draftwell.review-look', ['changes', 'plain']);
}
