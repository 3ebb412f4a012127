import type { SubscriptionStatus } from '../../shared/contract/billing.ts';
import { CallError } from '../api/failed-call.ts';

/** Unless it is forced, the server is asked once in this time, in milliseconds. */
export const checkThrottleMs = 60_000;

export interface CheckOptions {
  /** A person waits for it, or has just paid. */
  isForced?: boolean;
}

export interface SubscriptionCheck {
  /** What the server says, or said less than a minute ago. Throws a `CallError`, also where nobody is signed in. */
  run(options?: CheckOptions): Promise<SubscriptionStatus>;
  /** As `run`, for what nobody waits for: what fails is only logged. */
  runQuietly(options?: CheckOptions): Promise<void>;
  /** Another writer, or none, from here on. */
  forget(): void;
}

export function makeSubscriptionCheck(parts: {
  ask(): Promise<SubscriptionStatus>;
  isSignedIn(): boolean;
  onAnswer(status: SubscriptionStatus, options: CheckOptions): void;
  /** Milliseconds. */
  now(): number;
  log(message: string, error: unknown): void;
}): SubscriptionCheck {
  const { ask, isSignedIn, onAnswer, now, log } = parts;
  let last: { askedAtMs: number; answer: Promise<SubscriptionStatus> } | undefined;

  async function askNow(options: CheckOptions): Promise<SubscriptionStatus> {
    const asked = { askedAtMs: now(), answer: ask() };
    last = asked;
    const status = await asked.answer.catch((error: unknown) => {
      // A failure is no answer to hold on to
      if (last === asked) last = undefined;
      throw error;
    });
    // What a later question, or another writer, has made old says nothing any more
    if (last === asked) onAnswer(status, options);
    return status;
  }

  async function run(options: CheckOptions = {}): Promise<SubscriptionStatus> {
    if (!isSignedIn()) throw noSessionError();
    const isFresh = last !== undefined && now() - last.askedAtMs < checkThrottleMs;
    return last && isFresh && !options.isForced ? last.answer : askNow(options);
  }

  return {
    run,
    async runQuietly(options) {
      try {
        await run(options);
      } catch (error) {
        log('The subscription could not be checked', error);
      }
    },
    forget() {
      last = undefined;
    },
  };
}

function noSessionError(): CallError {
  const message = 'Please sign in again to continue';
  return new CallError({ code: 'NO_SESSION', status: 0, message, retryable: false });
}
