/**
 * Waiting for a payment to arrive, as a machine: what is done next follows from what came back. All times in
 * milliseconds.
 */
const firstWaitMs = 5_000;
/** The next attempt comes after so much for each one before it. */
const attemptStepMs = 2_000;
const errorWaitMs = 3_000;
/** Attempts after the first check, as long as Premium is not there. */
export const attemptLimit = 5;
export const errorLimit = 3;

interface Counts {
  /** Attempts begun after the first check. */
  attempts: number;
  /** Checks that failed and were tried again. */
  errors: number;
}

export type Confirmation =
  | ({ phase: 'waiting'; waitMs: number } & Counts)
  | ({ phase: 'checking' } & Counts)
  /** Premium is there. */
  | { phase: 'active' }
  /** Nothing is wrong that we know of; it only has not arrived. */
  | { phase: 'processing' };

/** What a check found; `failed` when there was no answer. */
export type Finding = 'active' | 'inactive' | 'failed';

export const firstConfirmation: Confirmation = {
  phase: 'waiting',
  waitMs: firstWaitMs,
  attempts: 0,
  errors: 0,
};

/** The wait is over. */
export function toChecking(state: Confirmation): Confirmation {
  if (state.phase !== 'waiting') return state;
  const { attempts, errors } = state;
  return { phase: 'checking', attempts, errors };
}

export function toNext(state: Confirmation, finding: Finding): Confirmation {
  if (finding === 'active') return { phase: 'active' };
  if (state.phase !== 'checking') return state;
  const { attempts, errors } = state;
  if (finding === 'failed') {
    if (errors >= errorLimit) return { phase: 'processing' };
    return { phase: 'waiting', waitMs: errorWaitMs, attempts, errors: errors + 1 };
  }
  const attempt = attempts + 1;
  if (attempt > attemptLimit) return { phase: 'processing' };
  return { phase: 'waiting', waitMs: attempt * attemptStepMs, attempts: attempt, errors };
}

/** How far it is, of the checks that there can be. */
export function toProgress(state: Confirmation): { done: number; total: number } {
  const total = attemptLimit + 1;
  if (state.phase === 'waiting' || state.phase === 'checking') return { done: state.attempts, total };
  return { done: total, total };
}
