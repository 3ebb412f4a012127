import { randomUUID } from 'node:crypto';
import type { Sleep } from '../platform/clock.ts';

/** How often a server sends itself a notification while somebody looks, in milliseconds. */
const intervalMs = 10_000;

/** How long it may be on its way, in milliseconds. */
const patienceMs = 5_000;

export interface ArrivalParts {
  send(payload: string): Promise<void>;
  /** Whether anybody would miss one. */
  isNeeded(): boolean;
  /** None arrives: what is shown may be old. Called again after each that did not. */
  onSilence(): void;
  sleep: Sleep;
  end: AbortSignal;
  log: { warn(details: object, message: string): void };
}

/**
 * Whether notifications of the database arrive, which a connection pooler between them swallows without a word: the
 * server sends itself one again and again.
 */
export function makeArrivalWatch({ send, isNeeded, onSilence, sleep, end, log }: ArrivalParts) {
  const payload = `arrival ${randomUUID()}`;
  let hasArrived = true;

  async function isSilent(): Promise<boolean> {
    hasArrived = false;
    await send(payload);
    await sleep(patienceMs, end);
    return !hasArrived;
  }

  async function watch(): Promise<void> {
    let wasSilent = false;
    while (!end.aborted) {
      await sleep(intervalMs, end);
      if (!isNeeded()) continue;
      // A database that is away says so elsewhere
      const isNowSilent = await isSilent().catch(() => wasSilent);
      if (isNowSilent) onSilence();
      if (isNowSilent && !wasSilent)
        log.warn(
          {},
          'notifications of the database do not arrive: screens ask instead; npx draftwell doctor says what to set',
        );
      wasSilent = isNowSilent;
    }
  }

  return {
    hear(heard: string): void {
      if (heard === payload) hasArrived = true;
    },
    /** Until the end. */
    run: (): Promise<void> => watch().catch(() => undefined),
  };
}
