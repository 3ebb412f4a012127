import { describe, expect, test } from 'vitest';
import { catalogue } from '../../shared/errors.ts';
import { CallError, offlineError, SessionGoneError, toCallError } from './call-error.ts';

const expired = 'Your session has expired. Please refresh the page and sign in again.';
const tooMany = 'Too many requests. Please wait a moment before trying again.';
const server = 'Server error occurred. Please try again in a moment.';
const request = 'There was an issue with your request. Please check your input and try again.';
const unavailable = 'Service temporarily unavailable. Please try again in a moment.';

/** `body` with `status`, as the answer of a failed call. */
interface Row {
  what: string;
  status?: number;
  body?: unknown;
  code: string;
  becomes?: number;
  retryable?: boolean;
  message: string;
}

function checkRows(title: string, rows: Row[]): void {
  test(title, () => {
    for (const { what, status, body, code, becomes = status, retryable = false, message } of rows)
      expect(toCallError(body, status), what).toMatchObject({ code, status: becomes, retryable, message });
  });
}

checkRows('ERR-01 a session that is over', [
  { what: '401 without a body', status: 401, code: 'AUTH_EXPIRED', message: expired },
  { what: '401 of a proxy', status: 401, body: '<html>', code: 'AUTH_EXPIRED', message: expired },
  {
    what: '401 with a JWT',
    status: 401,
    body: { message: 'JWT expired' },
    code: 'AUTH_EXPIRED',
    message: expired,
  },
  {
    what: 'a body that mentions a JWT',
    body: { message: 'invalid JWT' },
    becomes: 401,
    code: 'AUTH_EXPIRED',
    message: expired,
  },
  {
    what: 'a body that says unauthorized',
    body: { error: 'Unauthorized' },
    becomes: 401,
    code: 'AUTH_EXPIRED',
    message: expired,
  },
  {
    what: 'SESSION_EXPIRED',
    status: 401,
    body: { code: 'SESSION_EXPIRED', message: 'gone' },
    code: 'SESSION_EXPIRED',
    message: expired,
  },
  {
    what: 'AUTH_ERROR',
    body: { error: { code: 'AUTH_ERROR', message: 'gone' } },
    becomes: 401,
    code: 'AUTH_ERROR',
    message: expired,
  },
  {
    what: 'AUTH_EXPIRED',
    status: 401,
    body: { code: 'AUTH_EXPIRED' },
    code: 'AUTH_EXPIRED',
    message: expired,
  },
  {
    what: 'an exception',
    body: new Error('JWT expired'),
    becomes: 401,
    code: 'AUTH_EXPIRED',
    message: expired,
  },
  {
    what: 'no new token',
    body: new SessionGoneError(),
    becomes: 401,
    code: 'AUTH_EXPIRED',
    message: expired,
  },
]);

describe('too many requests', () => {
  const rateLimit = { type: 'rate_limit_error', message: 'You hit the rate limit, wait 12 minutes.' };
  const wait12 = 'Rate limit exceeded. Please wait 12 minutes before trying again.';
  const wait60 = 'Rate limit exceeded. Please wait 60 minutes before trying again.';
  checkRows('ERR-02 too many requests', [
    {
      what: 'a rate limit with its minutes',
      status: 429,
      body: rateLimit,
      code: 'RATE_LIMIT_ERROR',
      message: wait12,
    },
    {
      what: 'the same below error',
      status: 429,
      body: { error: rateLimit },
      code: 'RATE_LIMIT_ERROR',
      message: wait12,
    },
    {
      what: 'the same in a stream, with no status',
      body: { type: 'error', error: rateLimit },
      becomes: 429,
      code: 'RATE_LIMIT_ERROR',
      message: wait12,
    },
    {
      what: 'a rate limit without a time',
      status: 429,
      body: { type: 'rate_limit_error', message: 'Rate limit reached.' },
      code: 'RATE_LIMIT_ERROR',
      message: wait60,
    },
    {
      what: 'a rate_limit_error that says something else',
      status: 429,
      body: { type: 'rate_limit_error', message: 'Too fast.' },
      code: 'RATE_LIMITED',
      message: tooMany,
    },
    { what: 'a plain 429', status: 429, code: 'HTTP_429', message: tooMany },
    {
      what: 'our own 429',
      status: 429,
      body: { code: 'RATE_LIMITED', ...catalogue.RATE_LIMITED },
      code: 'RATE_LIMITED',
      message: tooMany,
    },
  ]);

  test('what the rate limit says of time is kept in seconds', () => {
    expect(toCallError(rateLimit, 429).retryAfterSeconds).toBe(720);
    expect(toCallError({ ...rateLimit, message: 'rate limit' }, 429).retryAfterSeconds).toBeUndefined();
  });
});

describe('a text that is too large', () => {
  const message = 'Your request is too large. Please try with shorter text.';
  checkRows('ERR-03 a text that is too large', [
    { what: '413 of a proxy', status: 413, body: '<html>', code: 'HTTP_413', message },
    {
      what: '413 of ours',
      status: 413,
      body: { code: 'REQUEST_TOO_LARGE' },
      code: 'REQUEST_TOO_LARGE',
      message,
    },
  ]);
});

describe('a request that was flagged', () => {
  const message = 'Request flagged for review. Please contact support if this is an error.';
  checkRows('ERR-04 a request that was flagged', [
    { what: '403 of a proxy', status: 403, code: 'HTTP_403', message },
    { what: '403 of ours', status: 403, body: { code: 'REQUEST_FLAGGED' }, code: 'REQUEST_FLAGGED', message },
  ]);
});

checkRows('ERR-05 nothing was generated', [
  {
    what: 'NO_CONTENT',
    status: 422,
    body: { code: 'NO_CONTENT' },
    code: 'NO_CONTENT',
    message: 'No content was generated. Please try again with different input.',
  },
  {
    what: 'NO_FEEDBACK',
    status: 422,
    body: { code: 'NO_FEEDBACK' },
    code: 'NO_FEEDBACK',
    message: 'Unable to generate feedback. Please try again.',
  },
]);

describe('no answer, and anything else', () => {
  const lost = { becomes: 0, code: 'NETWORK_ERROR', retryable: true, message: unavailable };
  const unknown = { becomes: 0, code: 'UNKNOWN_ERROR', retryable: true, message: unavailable };
  const brokenOff = new DOMException('The network connection was lost', 'NetworkError');
  const cut = new Error('Cannot parse', { cause: new SyntaxError('Unexpected end') });
  checkRows('ERR-06 no answer, and anything else', [
    { what: 'a request that reached nobody', body: new TypeError('Failed to fetch'), ...lost },
    { what: 'an answer that broke off', body: brokenOff, ...lost },
    { what: 'an answer cut in the middle', body: cut, ...lost },
    { what: 'a fault of this program', body: new Error('boom'), ...unknown },
    { what: 'nothing at all', ...unknown },
    { what: 'words', body: 'boom', ...unknown },
    {
      what: 'MAX_RETRIES_EXCEEDED',
      status: 503,
      body: { code: 'MAX_RETRIES_EXCEEDED' },
      retryable: true,
      code: 'MAX_RETRIES_EXCEEDED',
      message: 'Service is temporarily unavailable. Please try again in a few minutes.',
    },
  ]);
});

checkRows('ERR-07 other answers', [
  { what: '500', status: 500, code: 'HTTP_500', retryable: true, message: server },
  {
    what: '502 of a proxy',
    status: 502,
    body: '<html>',
    code: 'HTTP_502',
    retryable: true,
    message: server,
  },
  { what: '408', status: 408, code: 'HTTP_408', retryable: true, message: request },
  { what: '418', status: 418, code: 'HTTP_418', message: request },
  { what: '422', status: 422, code: 'HTTP_422', message: request },
  { what: '404', status: 404, body: {}, code: 'HTTP_404', message: request },
  {
    what: 'a function that says it failed',
    status: 500,
    body: { code: 'boom', message: 'secret words' },
    code: 'EDGE_FUNCTION_ERROR',
    retryable: true,
    message: server,
  },
  {
    what: 'an event that only says it failed',
    body: { message: 'secret words' },
    becomes: 500,
    code: 'EDGE_FUNCTION_ERROR',
    retryable: true,
    message: server,
  },
  {
    what: 'a vendor that is overloaded',
    status: 529,
    body: { error: { type: 'overloaded_error', message: 'Overloaded' } },
    code: 'ENGINE_BUSY',
    retryable: true,
    message: server,
  },
]);

test('ERR-08 offline', () => {
  expect(offlineError()).toMatchObject({
    code: 'OFFLINE',
    status: 0,
    message: "You're currently offline. Please check your internet connection and try again.",
  });
});

test('an error body keeps its code, status, sentence and retryable flag', () => {
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
  const body = { code: 'ENGINE_TIMEOUT', status: 504, message: 'Later.', retryable: true };
  const event = Object.assign(new Error('event'), { data: { ...body, request_id: 'abc-1' } });
  expect(toCallError(event)).toMatchObject({ ...body, requestId: 'abc-1' });
  const empty = Object.assign(new Error('event'), { data: undefined });
  expect(toCallError(empty)).toMatchObject({ code: 'EDGE_FUNCTION_ERROR', status: 500, retryable: true });
});

test('ERR-09 every error has a code, a status and whether a retry helps: all of the catalogue, and any other', () => {
  for (const [code, entry] of Object.entries(catalogue)) {
    expect(toCallError({ code, ...entry }, entry.status)).toMatchObject({ code, ...entry });
    expect(toCallError({ code }, entry.status)).toMatchObject({ code, ...entry });
  }
  for (const failure of [
    undefined,
    null,
    'words',
    7,
    {},
    { data: null },
    new Error('boom'),
    offlineError(),
  ]) {
    const { code, status, retryable } = toCallError(failure);
    expect([typeof code, typeof status, typeof retryable]).toEqual(['string', 'number', 'boolean']);
  }
});

test.each([
  ['a code of nobody', { code: 'WEIRD', status: 500, message: 'psst', retryable: true }, 500],
  ['a code of ours in a stranger’s body', { code: 'NOT_FOUND', message: 'psst' }, 404],
  ['a vendor’s body', { error: { type: 'api_error', message: 'psst' } }, 500],
  ['a page', 'psst', 502],
])('the words of others never reach the writer: %s', (_, body, status) => {
  expect(toCallError(body, status).message).not.toContain('psst');
});
