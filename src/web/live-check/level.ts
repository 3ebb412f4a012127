import { useStoredChoice } from '../ui/stored-choice.ts';

export const checkLevels = ['errors', 'style', 'off'] as const;

/** How much is underlined while writing, on this device. */
export function useCheckLevel() {
  return useStoredChoice('draftwell.live-check', checkLevels);
}
