/** Figures that the screens and the server both enforce. */

/** Longest text of the improve screen, in characters as `countCharacters` counts them. */
export const improveTextLimit = 10_000;

/** Largest request body that any call takes, in bytes: the longest text, every character escaped, and some room. */
export const requestBodyLimitBytes = 256 * 1024;

export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const fullNameMaxLength = 100;
export const emailMaxLength = 254;

/** Longest `Idempotency-Key`, in characters. */
export const idempotencyKeyMaxLength = 200;

/**
 * How long a text is, for counters and limits alike: UTF-16 code units, which is what a text field counts,
 * so that the number on the screen is the number that the server enforces.
 */
export function countCharacters(text: string): number {
  return text.length;
}
