import { expect, test } from 'vitest';
import { CallError, networkError, offlineError, toCallError } from '../../api/call-error.ts';
import {
  findPasswordProblem,
  findProfileProblems,
  toPreferences,
  toPreferencesForm,
  toProfileChanges,
  toSentence,
} from './model.ts';

const saved = { name: 'Marta Kowal', email: 'marta@example.org', country: 'GB' } as const;

test('name and email are trimmed, and only what changed is saved', () => {
  expect(toProfileChanges({ ...saved, name: ' Marta K ', email: ' marta@example.org ' }, saved)).toEqual({
    name: 'Marta K',
  });
  expect(toProfileChanges({ ...saved, email: ' new@example.org' }, saved)).toEqual({
    email: 'new@example.org',
  });
  expect(toProfileChanges({ ...saved, name: 'Marta Kowal ', email: 'Marta@Example.org' }, saved)).toEqual({});
  expect(toProfileChanges({ ...saved, country: 'PL' }, saved)).toEqual({ country: 'PL' });
});

test('a profile needs a name and an address that can be one', () => {
  expect(findProfileProblems({ ...saved, name: ' ', email: 'marta' })).toEqual({
    name: 'Please enter your name.',
    email: 'The @ is missing.',
  });
  expect(findProfileProblems(saved)).toEqual({});
});

test('the rules of a new password are told one at a time, in their order', () => {
  const form = { current: '', next: 'abc', confirmation: 'abd' };
  expect(findPasswordProblem(form)).toEqual({ field: 'confirmation', message: "New passwords don't match!" });
  expect(findPasswordProblem({ ...form, confirmation: 'abc' })).toEqual({
    field: 'next',
    message: 'Password must be at least 6 characters long!',
  });
  const long = 'x'.repeat(129);
  expect(findPasswordProblem({ ...form, next: long, confirmation: long })?.message).toBe(
    'Password must be at most 128 characters long!',
  );
  expect(findPasswordProblem({ ...form, next: ' 6 long', confirmation: ' 6 long' })).toBeUndefined();
  expect(findPasswordProblem({ ...form, next: ' 6 long', confirmation: '6 long' })?.field).toBe(
    'confirmation',
  );
});

test('preferences that are not set are empty in the form and nothing again when saved', () => {
  const preferences = {
    writing_purpose: 'work',
    job_title: null,
    primary_function: null,
    industry: 'energy',
    preferred_language: 'en-gb',
  } as const;
  const form = toPreferencesForm(preferences);
  expect(form).toEqual({ ...preferences, job_title: '', primary_function: '' });
  expect(toPreferences(form)).toEqual(preferences);
  expect(toPreferences({ ...form, job_title: '  Account manager ' }).job_title).toBe('Account manager');
});

test('a failure has the server’s words where it has some, else those of the action', () => {
  const fallback = 'Failed to update profile';
  const refused = { code: 'EMAIL_TAKEN', status: 422, message: 'As the server says.', retryable: false };
  expect(toSentence(new CallError(refused), fallback)).toBe('As the server says.');
  expect(toSentence(offlineError(), fallback)).toBe(offlineError().message);
  expect(toSentence(networkError(new TypeError('Failed to fetch')), fallback)).toBe(fallback);
  expect(toSentence(toCallError('<html>', 502), fallback)).toBe(fallback);
  expect(toSentence(new RangeError('x'), fallback)).toBe(fallback);
});
