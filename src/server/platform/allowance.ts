import type { Clock } from './clock.ts';

export interface AllowanceOptions {
  max: number;
  /** Milliseconds from the first of those that count. */
  windowMs: number;
  clock: Clock;
}

/** Keys that are remembered before those whose time is over are looked for, and then as many again as are left. */
const manyKeys = 10_000;

/** So many an hour, or whatever the window is, of each key. Kept by this process: to count costs nothing. */
export function makeAllowance({ max, windowMs, clock }: AllowanceOptions) {
  const counts = new Map<string, { taken: number; endsAt: number }>();
  let lookedForAt = manyKeys;

  function find(key: string, now: number) {
    const count = counts.get(key);
    return count !== undefined && count.endsAt > now ? count : undefined;
  }

  function forgetOver(now: number): void {
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    lookedForAt = Math.max(manyKeys, 2 * counts.size);
  }

  return {
    /** Counts one, and says how many seconds it would have to wait where there are too many; undefined: it may go on. */
    take(key: string): number | undefined {
      const now = clock().getTime();
      if (counts.size >= lookedForAt) forgetOver(now);
      const count = find(key, now) ?? { taken: 0, endsAt: now + windowMs };
      if (count.taken >= max) return Math.max(1, Math.ceil((count.endsAt - now) / 1000));
      count.taken += 1;
      counts.set(key, count);
      return undefined;
    },

    /** One that was counted does not count after all. */
    giveBack(key: string): void {
      const count = find(key, clock().getTime());
      if (count !== undefined && count.taken > 0) count.taken -= 1;
    },
  };
}
