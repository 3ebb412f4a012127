import type { Clock } from '../../platform/clock.ts';

export interface PaceOptions {
  perSecond: number;
  longestDelayMs: number;
  clock: Clock;
}

/** Keys that are remembered before those that have been quiet are looked for. */
const manyKeys = 10_000;

/**
 * So many a second of each key, on average; those of one second may come at once. Who is faster waits: a program that
 * goes through a document is slowed down, where a refusal would leave paragraphs unchecked without a word.
 */
export function makePace({ perSecond, longestDelayMs, clock }: PaceOptions) {
  const intervalMs = 1_000 / perSecond;
  /** When each would have come to its last one at an even pace. */
  const paces = new Map<string, number>();

  return {
    /** @returns how long it is to wait, in milliseconds; undefined: too long, and it does not count */
    take(key: string): number | undefined {
      const now = clock().getTime();
      if (paces.size >= manyKeys) for (const [one, at] of paces) if (at <= now) paces.delete(one);
      const next = Math.max(paces.get(key) ?? 0, now) + intervalMs;
      const delay = Math.max(0, next - now - 1_000);
      if (delay > longestDelayMs) return undefined;
      paces.set(key, next);
      return delay;
    },
  };
}
