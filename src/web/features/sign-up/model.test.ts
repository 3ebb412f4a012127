import { expect, test } from 'vitest';
import { findBrokenRule, listFieldProblems, toSignUpDetails, toWelcome } from './model.ts';

const good = {
  name: ' Marta Kowal ',
  email: ' marta@example.com ',
  country: 'PL',
  password: ' pass word ',
  confirmation: ' pass word ',
};

test('AUTH-05 the rules are told one at a time, in their order', () => {
  const bad = { ...good, password: 'abc', confirmation: 'abd', country: '' };
  expect(findBrokenRule(bad)).toMatchObject({
    title: 'Password Mismatch',
    message: 'Passwords do not match. Please try again.',
  });
  expect(findBrokenRule({ ...bad, confirmation: 'abc' })).toMatchObject({
    title: 'Password Too Short',
    message: 'Password must be at least 6 characters long.',
  });
  expect(findBrokenRule({ ...good, country: '' })).toMatchObject({
    title: 'Country Required',
    message: 'Please select your country.',
  });
  expect(findBrokenRule(good)).toBeUndefined();
});

test('AUTH-05 name, email, password and confirmation are required', () => {
  const empty = { name: ' ', email: '', country: '', password: '', confirmation: '' };
  expect(listFieldProblems(empty).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'password',
    'confirmation',
  ]);
  expect(listFieldProblems(good)).toEqual([]);
});

test('name and email are trimmed, a password never is', () => {
  expect(toSignUpDetails(good)).toEqual({
    name: 'Marta Kowal',
    email: 'marta@example.com',
    password: ' pass word ',
    country: 'PL',
  });
});

test.each([
  ['confirmed', 'Welcome! You can now sign in.'],
  ['unverified', 'Please check your email to verify your account before signing in.'],
  ['unknown', 'Please check your email to verify your account.'],
] as const)('a new account that is %s is told so', (outcome, sentence) => {
  expect(toWelcome(outcome)).toBe(sentence);
});
