import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type Complaint, readComplaint, toFailure } from './failures.ts';

const now = new Date('2026-03-01T12:00:00Z');
const limit = { status: 429, type: 'rate_limit_error' };

describe('toFailure', () => {
  test.each<[Complaint, ErrorCode, boolean]>([
    [{ status: 300 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 302 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 308 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 400, type: 'invalid_request_error' }, 'INVALID_REQUEST', false],
    [{ status: 401 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 402 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 403 }, 'REQUEST_FLAGGED', false],
    [{ status: 404 }, 'ENGINE_MISCONFIGURED', false],
    [{ status: 408 }, 'MAX_RETRIES_EXCEEDED', true],
    [{ status: 409 }, 'INVALID_REQUEST', false],
    [{ status: 413, type: 'request_too_large' }, 'REQUEST_TOO_LARGE', false],
    [{ status: 429 }, 'RATE_LIMITED', false],
    [{ status: 429, message: 'Rate limit of 5 a minute' }, 'RATE_LIMITED', false],
    [{ ...limit, message: 'Slow down' }, 'RATE_LIMITED', false],
    [{ ...limit, message: 'Over the Rate Limit' }, 'RATE_LIMIT_ERROR', false],
    [{ status: 500, type: 'api_error' }, 'MAX_RETRIES_EXCEEDED', true],
    [{ status: 501 }, 'ENGINE_ERROR', false],
    [{ status: 502 }, 'MAX_RETRIES_EXCEEDED', true],
    [{ status: 503 }, 'MAX_RETRIES_EXCEEDED', true],
    [{ status: 503, type: 'overloaded_error' }, 'ENGINE_BUSY', true],
    [{ status: 504 }, 'MAX_RETRIES_EXCEEDED', true],
    [{ status: 520 }, 'ENGINE_ERROR', false],
    [{ status: 529 }, 'ENGINE_BUSY', false],
    [{ type: 'overloaded_error' }, 'ENGINE_BUSY', false],
    [{ type: 'rate_limit_error', message: 'rate limit' }, 'RATE_LIMIT_ERROR', false],
    [{ type: 'rate_limit_error' }, 'RATE_LIMITED', false],
    [{ type: 'insufficient_quota' }, 'RATE_LIMITED', false],
    [{ type: 'authentication_error' }, 'ENGINE_MISCONFIGURED', false],
    [{ type: 'permission_error' }, 'REQUEST_FLAGGED', false],
    [{ type: 'request_too_large' }, 'REQUEST_TOO_LARGE', false],
    [{ type: 'invalid_request_error' }, 'INVALID_REQUEST', false],
    [{ type: 'api_error' }, 'ENGINE_ERROR', false],
    [{ type: 'timeout_error' }, 'ENGINE_ERROR', false],
    [{ type: 'constructor' }, 'ENGINE_ERROR', false],
    [{}, 'ENGINE_ERROR', false],
  ])('%o is %s, and may pass: %s', (complaint, code, isTransient) => {
    expect(toFailure(complaint, now)).toMatchObject({ code, cause: { isTransient } });
  });

  test.each<[string, Complaint, number | undefined]>([
    ['minutes', { ...limit, message: 'rate limit: try again in 15 minutes.' }, 900],
    ['one minute', { ...limit, message: 'rate limit: wait 1 minute' }, 60],
    ['a limit per minute', { ...limit, message: 'rate limit of 50,000 tokens per minute' }, undefined],
    ['too many minutes', { ...limit, message: 'rate limit: wait 99999 minutes' }, undefined],
    ['no minutes', { ...limit, message: 'rate limit', retryAfter: '7' }, undefined],
    ['seconds', { status: 429, retryAfter: '7' }, 7],
    ['a date', { status: 429, retryAfter: 'Sun, 01 Mar 2026 12:01:30 GMT' }, 90],
    ['a date that is over', { status: 429, retryAfter: 'Sun, 01 Mar 2026 11:00:00 GMT' }, undefined],
    ['no date', { status: 429, retryAfter: 'soon, in May 2026' }, undefined],
    ['a negative number', { status: 429, retryAfter: '-3' }, undefined],
    ['a fraction', { status: 429, retryAfter: '1.5' }, undefined],
    ['more than a day', { status: 429, retryAfter: '90000' }, undefined],
    ['another status', { status: 503, retryAfter: '7' }, undefined],
  ])('finds when to come back in %s', (_, complaint, seconds) => {
    expect(toFailure(complaint, now).retryAfterSeconds).toBe(seconds);
  });

  test('a limit without a time says 60 minutes, one with a time says it', () => {
    const message = (words: string) => toFailure({ ...limit, message: words }, now).message;
    expect(message('rate limit')).toContain('wait 60 minutes');
    expect(message('rate limit, 5 minutes')).toContain('wait 5 minutes');
  });
});

test.each<[unknown, Complaint]>([
  [
    { type: 'error', error: { type: 'a', message: 'b' } },
    { type: 'a', message: 'b' },
  ],
  [{ error: { type: null, code: 'a', message: 'b' } }, { type: 'a', message: 'b' }],
  [
    { object: 'error', type: 'a', message: 'b', code: 400 },
    { type: 'a', message: 'b' },
  ],
  [{ error: 'b' }, { message: 'b' }],
  [{ error: { code: 429, message: 'b' } }, { message: 'b' }],
  [{ error: [1] }, {}],
  ['b', { message: 'b' }],
  [null, {}],
  [undefined, {}],
])('reads what %o complains of', (body, complaint) => {
  expect(readComplaint(body)).toEqual(complaint);
});
