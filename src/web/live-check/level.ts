import { useStoredChoice } from '../ui/stored-choice.ts';

/** How much is underlined while writing, on this device. */
export function useCheckLevel() {
  return useStoredChoice('draftwell.live-check', ['errors', 'style', 'off']);
}
