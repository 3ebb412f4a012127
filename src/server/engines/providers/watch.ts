import { AppError } from '../../../shared/errors.ts';
import { ProviderFault } from './failures.ts';

/** Ends what waits for a provider: when the caller leaves, when nothing comes for too long, and when all is done. */
export interface Watch {
  /** Fires with the caller's reason, with ENGINE_TIMEOUT, or at `close`. To be handed to what holds the connection. */
  signal: AbortSignal;
  /** The work's result, if it comes before the signal fires and before the silence is too long. */
  wait<Result>(work: Promise<Result>): Promise<Result>;
  /** @throws the caller's reason, where the caller has left */
  throwIfLeft(): void;
  /** Ends whatever still holds on to the signal. */
  close(): void;
}

/**
 * @param silenceMs how long one `wait` may take
 * @param leaving fires when the caller leaves
 */
export function makeWatch(silenceMs: number, leaving: AbortSignal): Watch {
  const ending = new AbortController();
  const signal = AbortSignal.any([leaving, ending.signal]);
  const onSilence = () =>
    ending.abort(new AppError('ENGINE_TIMEOUT', { cause: new ProviderFault('SILENCE') }));
  return {
    signal,
    async wait(work) {
      const { promise: ended, reject } = Promise.withResolvers<never>();
      const end = () => reject(signal.reason);
      const timer = setTimeout(onSilence, silenceMs);
      signal.addEventListener('abort', end, { once: true });
      try {
        signal.throwIfAborted();
        return await Promise.race([work, ended]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        // Whatever loses the race has nobody else to tell.
        work.catch(() => undefined);
      }
    },
    throwIfLeft: () => leaving.throwIfAborted(),
    close: () => ending.abort(),
  };
}
