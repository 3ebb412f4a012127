import { expect, test } from 'vitest';
import { networkError } from '../../api/call-error.ts';
import { toAuthError } from '../../session/auth-error.ts';
import { findBrokenRule, isLinkRefused } from './model.ts';

test('the two rules of a new password, in their order', () => {
  expect(findBrokenRule({ password: 'abc', confirmation: 'abd' })?.title).toBe("Passwords don't match");
  expect(findBrokenRule({ password: '12345', confirmation: '12345' })).toMatchObject({
    field: 'password',
    title: 'Password too short',
    advice: 'Please choose a longer one.',
    message: 'Password must be at least 6 characters long.',
  });
  expect(findBrokenRule({ password: '123456', confirmation: '123456' })).toBeUndefined();
  expect(findBrokenRule({ password: 'x'.repeat(129), confirmation: 'x'.repeat(129) })?.field).toBe(
    'password',
  );
});

test.each([
  [400, true],
  [401, true],
  [404, true],
  [410, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer of %i means that the link is of no use: %s', (status, expected) => {
  expect(isLinkRefused(toAuthError({ code: 'SOME_CODE', message: 'Words' }, status))).toBe(expected);
});

test('neither a weak password nor a lost connection spoils the link', () => {
  expect(isLinkRefused(toAuthError({ code: 'PASSWORD_TOO_SHORT', message: 'Too short' }, 400))).toBe(false);
  expect(isLinkRefused(networkError('lost'))).toBe(false);
});
