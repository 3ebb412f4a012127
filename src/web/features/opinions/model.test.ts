import { expect, test } from 'vitest';
import { opinionDescriptionLimit, opinionTitleLimit } from '../../../shared/contract/opinions.ts';
import { networkError, SessionGoneError } from '../../api/call-error.ts';
import { emptyForm, findMissing, findTooLong, toFailureSentence, toOpinion } from './model.ts';

const full = { type: 'bug', title: ' The note hides the word ', description: 'On my phone.' } as const;

test('all three fields are required', () => {
  expect(Object.keys(findMissing(emptyForm))).toEqual(['type', 'title', 'description']);
  expect(Object.keys(findMissing({ ...full, description: ' \n' }))).toEqual(['description']);
  expect(findMissing(full)).toEqual({});
});

test('what is too long is told by how much, and nothing is cut', () => {
  const title = 'x'.repeat(opinionTitleLimit);
  const description = 'x'.repeat(opinionDescriptionLimit);
  expect(findTooLong({ type: 'bug', title, description })).toEqual({});
  expect(findTooLong({ type: 'bug', title: `${title}x`, description: description.repeat(2) })).toEqual({
    title: '1 character too many.',
    description: '5,000 characters too many.',
  });
});

test('what is sent is trimmed', () => {
  expect(toOpinion(full)).toEqual({
    feedback_type: 'bug',
    title: 'The note hides the word',
    description: 'On my phone.',
  });
});

test('who is not signed in is told so; every other failure has one sentence', () => {
  expect(toFailureSentence(new SessionGoneError())).toBe('You must be logged in to submit feedback');
  expect(toFailureSentence(networkError(new TypeError('Failed to fetch')))).toBe(
    'Failed to submit feedback. Please try again.',
  );
});
