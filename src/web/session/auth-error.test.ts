import { expect, test } from 'vitest';
import { findAuthProblem, isSessionGone, toAuthError } from './auth-error.ts';

const toldApart = [
  ['weak_password', { code: 'weak_password', message: 'Password is known to be weak' }, 422],
  ['weak_password', { code: 'PASSWORD_TOO_SHORT', message: 'Password too short' }, 400],
  ['session_not_found', { code: 'session_not_found', message: 'Session not found' }, 403],
  ['invalid_jwt', { code: 'invalid_jwt', message: 'The token is malformed' }, 400],
  ['session_missing', { code: 'BAD_REQUEST', message: 'Auth session missing!' }, 400],
  ['email_not_verified', { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' }, 403],
  [undefined, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }, 401],
] as const;

test('AUTH-17 a refusal carries its status and code, says what it is about, and whether to try again', () => {
  for (const [problem, answer, status] of toldApart) {
    const error = toAuthError(answer, status);
    expect(findAuthProblem(error), answer.code).toBe(problem);
    expect(error).toMatchObject({ code: answer.code, status, message: answer.message });
  }
  const isRetryable = (status: number) => toAuthError({ code: 'ANY', message: 'Words' }, status).retryable;
  expect([502, 503, 504].map(isRetryable)).toEqual([true, true, true]);
  expect([400, 401, 403, 422, 429, 500].filter(isRetryable)).toEqual([]);
});

test('a session that is gone is told from a password that is weak', () => {
  expect(isSessionGone(toAuthError({ code: 'session_not_found', message: 'Gone' }, 403))).toBe(true);
  expect(isSessionGone(toAuthError({ code: 'invalid_jwt', message: 'Gone' }, 400))).toBe(true);
  expect(isSessionGone(toAuthError({ code: 'X', message: 'Auth session missing!' }, 400))).toBe(true);
  expect(isSessionGone(toAuthError({}, 401))).toBe(true);
  expect(isSessionGone(toAuthError({ code: 'weak_password', message: 'Weak' }, 422))).toBe(false);
  expect(isSessionGone(toAuthError('<html>', 503))).toBe(false);
});
