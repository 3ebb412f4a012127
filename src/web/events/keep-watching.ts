import type { LiveEvent, LiveEventType } from '../../shared/contract/events.ts';

export interface WatchParts {
  /** Opens the stream. Rejects, as the stream itself does, when it fails. */
  open(signal: AbortSignal): Promise<AsyncIterable<LiveEvent>>;
  onEvent(type: LiveEventType): void;
  /** The stream stands, and what changed before was perhaps not heard. */
  onGap(): void;
  /** Somebody watched before: what came between the two was not heard. */
  hasGap: boolean;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Calls when a new try is worth it at once: back online, back in sight. Returns how to stop that. */
  onWake(wake: (kind: WakeKind) => void): () => void;
  /** From 0 to 1: so that the tabs of a server that starts again do not all come at once. */
  random(): number;
}

/** `online`: what was open is likely dead. `visible`: it is likely well. */
export type WakeKind = 'online' | 'visible';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/** How long to wait after so many failures in a row: half of it certain, half by chance, doubling up to half a minute. */
export function toPauseMs(failures: number, random: number): number {
  const full = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.max(0, failures - 1));
  return (full / 2) * (1 + random);
}

/** Follows the events until the signal fires, over every failure. */
export async function keepWatching(parts: WatchParts, signal: AbortSignal): Promise<void> {
  const { open, onEvent, onGap, wait, onWake, random } = parts;
  let { hasGap } = parts;
  let failures = 0;
  while (!signal.aborted) {
    const turn = new AbortController();
    const ending = AbortSignal.any([signal, turn.signal]);
    let isPausing = false;
    const stopListening = onWake((kind) => {
      if (kind === 'online' || isPausing) turn.abort();
    });
    try {
      const events = await open(ending);
      if (hasGap) onGap();
      hasGap = true;
      failures = 0;
      for await (const { type } of events) onEvent(type);
    } catch {
      // Whatever it was, the next try tells; when the session is over, that try says so to the session
    }
    failures += 1;
    isPausing = true;
    if (!ending.aborted) await wait(toPauseMs(failures, random()), ending).catch(() => undefined);
    stopListening();
  }
}
