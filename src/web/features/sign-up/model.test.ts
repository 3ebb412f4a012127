import { expect, test } from 'vitest';
import { listProblems, toSignUpDetails, toWelcome } from './model.ts';

const good = {
  name: ' Marta Kowal ',
  email: ' marta@example.com ',
  country: 'PL',
  password: ' pass word ',
  confirmation: ' pass word ',
};

test('AUTH-05 the rules are told in their order', () => {
  const bad = { ...good, password: 'abc', confirmation: 'abd', country: '' };
  expect(listProblems(bad)).toMatchObject([
    { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.' },
    { title: 'Password Too Short', message: 'Password must be at least 6 characters long.' },
    { title: 'Country Required', message: 'Please select your country.' },
  ]);
  expect(listProblems(good)).toEqual([]);
});

test('AUTH-05 name, email, password and confirmation are required', () => {
  const empty = { name: ' ', email: '', country: '', password: '', confirmation: '' };
  expect(listProblems(empty).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'password',
    'confirmation',
    'country',
  ]);
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
