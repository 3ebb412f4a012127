import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { findRetryAfter, parseSignIn, parseSignUp } from './limits.ts';

test('who is refused hears how many seconds are left of the window', () => {
  const limit = { max: 2, window: 60 };
  const now = new Date(100_500);
  expect(findRetryAfter({ tries: 2, windowStartMs: 90_000 }, limit, now)).toBeUndefined();
  expect(findRetryAfter({ tries: 3, windowStartMs: 90_000 }, limit, now)).toBe(50);
  expect(findRetryAfter({ tries: 3, windowStartMs: 40_500 }, limit, now)).toBe(1);
});

test('of a sign-in only address and password go on, the password untouched', () => {
  const body = {
    email: 'a@example.org',
    password: ' spaces ',
    callbackURL: '//evil.example',
    rememberMe: false,
  };
  expect(parseSignIn(body)).toEqual({ email: 'a@example.org', password: ' spaces ' });
  expect(() => parseSignIn({ email: { $ne: 1 }, password: 'x' })).toThrow(
    new AppError('INVALID_REQUEST', { message: 'Please enter your email address.' }),
  );
});

test('of a sign-up only what a writer may choose goes on', () => {
  const fields = { name: 'Ann', email: 'a@example.org', password: ' 🙂 ', country: 'GB' };
  expect(parseSignUp({ ...fields, id: '1', emailVerified: true, image: 'x', callbackURL: '/' })).toEqual(
    fields,
  );
});
