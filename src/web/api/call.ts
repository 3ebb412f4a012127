import { isAbort, offlineError, SessionGoneError, toCallError } from './call-error.ts';
import { decideRetry } from './retry-policy.ts';

export interface CallEnvironment {
  isOnline(): boolean;
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** The server refused the bearer token: the next call fetches a new one. */
  dropBearer(): void;
}

/**
 * Makes a call as often as the rules allow: not at all when offline, again with a new bearer after one 401, again a
 * second later after what a moment can mend. Throws a `CallError`, or the `AbortError` of `signal`.
 */
export async function makeCall<T>(
  environment: CallEnvironment,
  attemptCall: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let refreshed = false;
  for (let attempt = 1; ; ) {
    if (!environment.isOnline()) throw offlineError();
    try {
      return await attemptCall();
    } catch (cause) {
      if (isAbort(cause) || signal?.aborted) throw cause;
      const error = toCallError(cause);
      // A token that died in between is renewed once. When the session itself is gone, fetching the token says so.
      if (error.status === 401 && !refreshed && !(error instanceof SessionGoneError)) {
        refreshed = true;
        environment.dropBearer();
        continue;
      }
      const isOnline = environment.isOnline();
      const decision = decideRetry({ error, attempt, stopped: signal?.aborted ?? false, isOnline });
      if (!decision.retry) throw isOnline || error.code !== 'NETWORK_ERROR' ? error : offlineError();
      attempt += 1;
      await environment.wait(decision.afterMs, signal);
    }
  }
}

/** Resolves after `milliseconds`, or rejects with the signal's reason. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
