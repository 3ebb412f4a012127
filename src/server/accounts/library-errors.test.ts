import { expect, test } from 'vitest';
import type { ErrorCode } from '../../shared/errors.ts';
import { toLibraryError } from './library-errors.ts';

test.each<[string, number, unknown, ErrorCode]>([
  ['a code that says more', 403, { code: 'EMAIL_NOT_VERIFIED', message: 'Words' }, 'EMAIL_NOT_VERIFIED'],
  ['a session that is over', 401, { code: 'UNAUTHORIZED', message: 'Words' }, 'AUTH_EXPIRED'],
  ['a page of another site', 403, { code: 'MISSING_OR_NULL_ORIGIN', message: 'Words' }, 'FOREIGN_ORIGIN'],
  ['a route that is none', 404, null, 'NOT_FOUND'],
  ['a limit', 429, { message: 'Words' }, 'RATE_LIMITED'],
  ['a fault of the request', 400, { code: 'VALIDATION_ERROR', message: 'Words' }, 'INVALID_REQUEST'],
  ['no code at all', 422, '<html>', 'INVALID_REQUEST'],
  ['a failure of its own', 422, { code: 'FAILED_TO_CREATE_USER', message: 'Words' }, 'INTERNAL_ERROR'],
  ['a failure without a body', 500, null, 'INTERNAL_ERROR'],
])(
  'ERR-09: what the account library says of %s becomes a code of the catalogue',
  (_, status, answer, code) => {
    const body = toLibraryError(status, answer, undefined).toBody();
    expect(body).toMatchObject({ code });
    expect(body.message).not.toContain('Words');
  },
);

test('a limit of the account library says when to come back', () => {
  expect(toLibraryError(429, { message: 'Too many' }, 42).toBody()).toMatchObject({ retry_after: 42 });
});
