import { describe, expect, test } from 'vitest';
import { CallError, toCallError } from './call-error.ts';

describe('a failed call becomes one kind of error', () => {
  test('ERR-09 an error body keeps its code, status, sentence and retryable flag', () => {
    const error = toCallError({
      code: 'RATE_LIMITED',
      status: 429,
      message: 'Too many requests. Please wait a moment before trying again.',
      retryable: false,
      retry_after: 12,
    });
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryable: false,
      retryAfterSeconds: 12,
    });
  });

  test('an error event of a stream carries the same body in its data', () => {
    const event = Object.assign(new Error('event'), {
      data: { code: 'ENGINE_TIMEOUT', status: 504, message: 'Later.', retryable: true },
    });
    expect(toCallError(event)).toMatchObject({ code: 'ENGINE_TIMEOUT', status: 504, retryable: true });
  });

  test('ERR-06 a failure of the network has the sentence of NETWORK_ERROR', () => {
    expect(toCallError(new TypeError('Failed to fetch'))).toMatchObject({
      code: 'NETWORK_ERROR',
      status: 0,
      retryable: true,
      message: 'Service temporarily unavailable. Please try again in a moment.',
    });
  });

  test.each([
    [502, 'HTTP_502', true, "Server error occurred. We've been notified and are working on a fix."],
    [418, 'HTTP_418', false, 'There was an issue with your request. Please check your input and try again.'],
    [413, 'HTTP_413', false, 'Your request is too large. Please try with shorter text.'],
    [401, 'HTTP_401', false, 'Your session has expired. Please refresh the page and sign in again.'],
  ])('ERR-07 an answer %i without a body of ours', (status, code, retryable, message) => {
    expect(toCallError('<html>', status)).toMatchObject({ status, code, retryable, message });
  });
});
