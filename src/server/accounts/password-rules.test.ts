import { expect, test } from 'vitest';
import { findPasswordFault, freshForPasswordMs, isFresh, toResetPath } from './password-rules.ts';

test.each([
  ['5 characters', '12345', 'PASSWORD_TOO_SHORT'],
  ['6 characters', '123456', undefined],
  ['6 spaces', '      ', undefined],
  ['128 characters', 'x'.repeat(128), undefined],
  ['129 characters', 'x'.repeat(129), 'PASSWORD_TOO_LONG'],
])('a password of %s', (_, password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});

test('a session is fresh until its time is over', () => {
  const created = new Date('2026-03-01T12:00:00Z');
  expect(isFresh(created, new Date('2026-03-02T11:59:59Z'), freshForPasswordMs)).toBe(true);
  expect(isFresh(created, new Date('2026-03-02T12:00:00Z'), freshForPasswordMs)).toBe(false);
});

test('a reset link carries both tokens', () => {
  expect(toResetPath({ access_token: 'a-_', refresh_token: 'b' })).toBe(
    '/reset-password?access_token=a-_&refresh_token=b',
  );
});
