import { type ErrorMap, oc } from '@orpc/contract';
import { catalogue, type ErrorCode } from '../errors.ts';
import type { Scope } from '../scopes.ts';

/** Codes of the catalogue as a call of the contract declares them. See docs/decisions/0039. */
export function pickErrors(...codes: ErrorCode[]): ErrorMap {
  return Object.fromEntries(codes.map((code) => [code, { status: catalogue[code].status }]));
}

export interface CallMeta {
  /** What an API key has to be allowed to make this call; left out, no key can. */
  scope?: Scope;
}

/** A call that needs no account: what any call can answer, whatever it does. */
export const openCall = oc
  .$meta<CallMeta>({})
  .errors(pickErrors('INVALID_REQUEST', 'REQUEST_TOO_LARGE', 'INTERNAL_ERROR'));

/** A writer's call that changes nothing. */
export const readCall = openCall.errors(
  pickErrors(
    'AUTH_EXPIRED',
    'INVALID_API_KEY',
    'INSUFFICIENT_SCOPE',
    'API_KEY_RATE_LIMITED',
    'TOO_MANY_CALLS',
    'STORAGE_UNAVAILABLE',
  ),
);

/** A writer's call that may change something: who sends it, and in which form, is looked at more closely. */
export const writeCall = readCall.errors(pickErrors('FOREIGN_ORIGIN', 'UNSUPPORTED_MEDIA_TYPE'));

/** A call that lets an engine write, whatever its tool. */
export const writingCall = writeCall
  .meta({ scope: 'write' })
  .errors(
    pickErrors(
      'INSUFFICIENT_CREDITS',
      'BUDGET_REACHED',
      'IDEMPOTENCY_KEY_REUSED',
      'CALL_IN_PROGRESS',
      'REQUEST_FLAGGED',
      'NO_CONTENT',
      'RATE_LIMITED',
      'RATE_LIMIT_ERROR',
      'ENGINE_ERROR',
      'ENGINE_BUSY',
      'ENGINE_MISCONFIGURED',
      'ENGINE_UNAVAILABLE',
      'ENGINE_TIMEOUT',
      'MAX_RETRIES_EXCEEDED',
    ),
  );
