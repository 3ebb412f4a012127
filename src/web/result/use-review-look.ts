import type { ReviewLook } from '../review/model.ts';
import { useStoredChoice } from '../ui/stored-choice.ts';

/** How a result is shown, as marks or as plain text: remembered, and the same for every text that was the writer's own. */
export function useReviewLook(): [ReviewLook, (look: ReviewLook) => void] {
  return useStoredChoice('draftwell.review-look', ['changes', 'plain']);
}

/** The same for a letter, which is there to be read first. */
export function useLetterLook(): [ReviewLook, (look: ReviewLook) => void] {
  return useStoredChoice('draftwell.letter-look', ['plain', 'changes']);
}
