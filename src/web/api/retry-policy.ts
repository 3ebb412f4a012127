import type { CallError } from './call-error.ts';

const retryDelayMs = 1000;

const retriedStatuses = new Set([408, 500, 502, 503, 504]);

/** The server has asked the engine twice already, or knows that a second time would not help. */
const codesOfEngines: ReadonlySet<string> = new Set([
  'BUDGET_REACHED',
  'ENGINE_BUSY',
  'ENGINE_ERROR',
  'ENGINE_MISCONFIGURED',
  'ENGINE_TIMEOUT',
  'ENGINE_UNAVAILABLE',
  'MAX_RETRIES_EXCEEDED',
]);

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
  const isFinal = codesOfEngines.has(error.code);
  return mendable && !isFinal && attempt === 1 && !stopped && isOnline
    ? { retry: true, afterMs: retryDelayMs }
    : { retry: false };
}
