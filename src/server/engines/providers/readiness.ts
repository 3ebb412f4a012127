import type { Clock } from '../../platform/clock.ts';

/** How long a provider that was there counts as there, and one that was not as gone, in milliseconds. */
const memoryMs = { ready: 60_000, failed: 5_000 };

/**
 * Remembers what a probe found. Anyone may ask whether a server is ready, as often as they like; the provider counts
 * what it is asked.
 */
export function makeReadiness(probe: () => Promise<void>, clock: Clock): () => Promise<void> {
  let last: Promise<void> | undefined;
  let validUntil = 0;

  return () => {
    if (last !== undefined && clock().getTime() < validUntil) return last;
    const found = probe();
    last = found;
    // Whoever asks while the probe runs shares it.
    validUntil = Number.POSITIVE_INFINITY;
    const remember = (ms: number) => () => {
      validUntil = clock().getTime() + ms;
    };
    found.then(remember(memoryMs.ready), remember(memoryMs.failed));
    return found;
  };
}
