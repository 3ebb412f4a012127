import { expect, test } from 'vitest';
import { CallError, networkError, toCallError } from '../api/call-error.ts';
import { checkEmail, toAccountSentence } from './sentences.ts';

test('AUTH-03 AUTH-09 the server’s own sentence is shown', () => {
  const message = 'Invalid email or password';
  const refused = { code: 'INVALID_EMAIL_OR_PASSWORD', status: 401, message, retryable: false };
  expect(toAccountSentence(new CallError(refused))).toBe(message);
});

test('AUTH-03 AUTH-09 what is not foreseen has one sentence', () => {
  const sentence = 'An unexpected error occurred. Please try again.';
  expect(toAccountSentence(networkError(new TypeError('Failed to fetch')))).toBe(sentence);
  expect(toAccountSentence(toCallError('<html>', 502))).toBe(sentence);
  expect(toAccountSentence(new RangeError('x'))).toBe(sentence);
});

test.each([
  ['', 'Please enter your email address.'],
  ['marta', 'The @ is missing.'],
  ['marta@', 'The part after @ is missing.'],
  ['@example.com', 'The part before @ is missing.'],
  ['a@b@c', 'There is more than one @.'],
])('the address %j is not complete', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});

test.each(['marta@example.com', ' marta@localhost ', 'ä+b@exämple.de'])(
  'the address %j may be right',
  (email) => {
    expect(checkEmail(email)).toBeUndefined();
  },
);
