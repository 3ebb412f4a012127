import type { CallError } from './call-error.ts';

const retryDelayMs = 1000;

const retriedStatuses = new Set([408, 500, 502, 503, 504]);

export type RetryDecision = { retry: false } | { retry: true; afterMs: number };

export interface FailedTry {
  error: CallError;
  /** 1 for the first. */
  attempt: number;
  /** The writer pressed Stop. */
  stopped: boolean;
  isOnline: boolean;
}

/** At most one more try, and only for what a moment can mend; never after Stop, and never without a connection. */
export function decideRetry({ error, attempt, stopped, isOnline }: FailedTry): RetryDecision {
  const mendable = error.code === 'NETWORK_ERROR' || retriedStatuses.has(error.status);
  return mendable && attempt === 1 && !stopped && isOnline
    ? { retry: true, afterMs: retryDelayMs }
    : { retry: false };
}
