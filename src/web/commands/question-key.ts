import { useStoredChoice } from '../ui/stored-choice.ts';

/** A key without Ctrl can be pressed by chance, or by who speaks to the computer: it can be switched off. */
export function useQuestionKey() {
  return useStoredChoice('draftwell.question-key', ['on', 'off']);
}
