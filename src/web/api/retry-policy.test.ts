import { expect, test } from 'vitest';
import { networkError, offlineError, toCallError } from './call-error.ts';
import { decideRetry } from './retry-policy.ts';

const failed = (status: number) => toCallError(undefined, status);

test.each([408, 500, 502, 503, 504])('CALL-08 %i is tried once more, a second later', (status) => {
  expect(decideRetry({ error: failed(status), attempt: 1, stopped: false })).toEqual({
    retry: true,
    afterMs: 1000,
  });
  expect(decideRetry({ error: failed(status), attempt: 2, stopped: false })).toEqual({ retry: false });
});

test.each([400, 401, 402, 403, 409, 413, 422, 429, 501])('CALL-08 %i is never repeated', (status) => {
  expect(decideRetry({ error: failed(status), attempt: 1, stopped: false })).toEqual({ retry: false });
});

test('CALL-08 a failure of the network is tried once more', () => {
  expect(decideRetry({ error: networkError(new Error('reset')), attempt: 1, stopped: false }).retry).toBe(
    true,
  );
});

test('an offline browser is not called again', () => {
  expect(decideRetry({ error: offlineError(), attempt: 1, stopped: false }).retry).toBe(false);
});

test('TRUST-07 a stopped call is never repeated', () => {
  expect(decideRetry({ error: failed(503), attempt: 1, stopped: true })).toEqual({ retry: false });
});
