import type { CallError } from './call-error.ts';

const retryDelayMs = 1000;

const retriedStatuses = new Set([408, 500, 502, 503, 504]);

export type RetryDecision = { retry: false } | { retry: true; afterMs: number };

/** At most one more try, and only for what a moment can mend; never after the writer pressed Stop. */
export function decideRetry(call: { error: CallError; attempt: number; stopped: boolean }): RetryDecision {
  const { error, attempt, stopped } = call;
  const mendable = error.code === 'NETWORK_ERROR' || retriedStatuses.has(error.status);
  return mendable && attempt === 1 && !stopped ? { retry: true, afterMs: retryDelayMs } : { retry: false };
}
