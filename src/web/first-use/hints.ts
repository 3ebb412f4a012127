import type { ReviewLook } from '../review/model.ts';

/** At most three in all, one at a time, in this order. */
export const hints = [
  {
    name: 'reasons',
    text: 'Open a change to read its reason. Reject it, and your own words are back.',
  },
  {
    name: 'keys',
    needsKeyboard: true,
    text: 'By keyboard: J and K step through the changes, A accepts, R rejects.',
  },
  {
    name: 'versions',
    text: 'Your own text is kept: every version of it is in Version History.',
  },
] as const satisfies readonly { name: string; text: string; needsKeyboard?: boolean }[];

export type Hint = (typeof hints)[number];

/** The hint to show now; undefined when each has been dismissed or there is nothing yet that it could speak of. */
export function findHint(
  dismissed: readonly string[],
  shown: { hasKeyboard: boolean; hasChanges: boolean; look: ReviewLook },
): Hint | undefined {
  if (!shown.hasChanges || shown.look !== 'changes') return undefined;
  return hints.find(
    (hint) => !dismissed.includes(hint.name) && (shown.hasKeyboard || !('needsKeyboard' in hint)),
  );
}
