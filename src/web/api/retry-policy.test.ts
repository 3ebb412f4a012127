import { expect, test } from 'vitest';
import { networkError, offlineError, toCallError } from './call-error.ts';
import { decideRetry, type FailedTry } from './retry-policy.ts';

function decide(error: FailedTry['error'], rest: Partial<FailedTry> = {}) {
  return decideRetry({ error, attempt: 1, stopped: false, isOnline: true, ...rest });
}

const failed = (status: number) => toCallError(undefined, status);

test.each([408, 500, 502, 503, 504])('%i is tried once more, a second later', (status) => {
  expect(decide(failed(status))).toEqual({ retry: true, afterMs: 1000 });
  expect(decide(failed(status), { attempt: 2 })).toEqual({ retry: false });
});

test.each([400, 401, 402, 403, 404, 409, 413, 415, 422, 429])('%i is never repeated', (status) => {
  expect(decide(failed(status))).toEqual({ retry: false });
});

test.each([501, 505, 529])('%i is not among what a moment mends', (status) => {
  expect(decide(failed(status))).toEqual({ retry: false });
});

test('a rate limit is never repeated, whatever it says of itself', () => {
  const body = { code: 'RATE_LIMITED', status: 429, message: 'Later.', retryable: true };
  expect(decide(toCallError(body, 429))).toEqual({ retry: false });
  expect(decide(toCallError({ type: 'rate_limit_error', message: 'rate limit' }, 429)).retry).toBe(false);
});

test('a failure of the network is tried once more', () => {
  const lost = networkError(new TypeError('Failed to fetch'));
  expect(decide(lost)).toEqual({ retry: true, afterMs: 1000 });
  expect(decide(lost, { attempt: 2 })).toEqual({ retry: false });
});

test('a fault of this program is not repeated', () => {
  expect(decide(toCallError(new Error('boom')))).toEqual({ retry: false });
});

test('an offline browser is not called again', () => {
  expect(decide(offlineError())).toEqual({ retry: false });
  expect(decide(networkError(new TypeError('reset')), { isOnline: false })).toEqual({ retry: false });
  expect(decide(failed(503), { isOnline: false })).toEqual({ retry: false });
});

test('a stopped call is never repeated', () => {
  expect(decide(failed(503), { stopped: true })).toEqual({ retry: false });
});
