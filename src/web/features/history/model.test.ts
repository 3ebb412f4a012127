import { expect, test } from 'vitest';
import type { Action } from '../../../shared/contract/actions.ts';
import {
  findFeedback,
  findNeighbour,
  hasFilters,
  readFilters,
  toAddress,
  toShown,
  withoutAction,
} from './model.ts';

test('filters come back from the address that they stand in', () => {
  const filters = { tool: 'email-reply', result: 'failed', q: '100% “sure” & more' } as const;
  const params = new URLSearchParams(toAddress(filters, 'some-id'));
  expect(readFilters(params)).toEqual(filters);
  expect(params.get('open')).toBe('some-id');
  expect(toAddress({})).toBe('?');
});

test('what an address cannot mean is passed over', () => {
  const filters = readFilters(new URLSearchParams('tool=toString&result=&q=%20%20&open=x'));
  expect(filters).toEqual({});
  expect(hasFilters(filters)).toBe(false);
  expect(readFilters(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(200);
});

const action: Action = {
  id: 'a',
  tool: 'improve-text',
  action_type: 'grammar',
  has_texts: true,
  text_length: 7,
  result: 'success',
  error_message: null,
  created_at: '2026-11-21T12:00:00Z',
  user_feedback: null,
  feedback_given_at: null,
  excerpt: 'a error',
  original_text: 'a error',
  enhanced_text: 'an error',
  changes: [
    {
      start: 0,
      end: 1,
      replacement: 'an',
      category: 'grammar',
      reason: 'A vowel.',
      gist: '',
      rule: 'a-an',
      fact: null,
    },
  ],
  issues: [],
  engine: null,
  request: {},
  details: {},
};

test('a result is shown with the marks that make it', () => {
  expect(toShown(action)).toMatchObject({
    review: { source: 'a error', changes: action.changes },
    text: 'an error',
    isOriginal: false,
  });
});

test('marks that do not make the result are not shown', () => {
  expect(toShown({ ...action, enhanced_text: 'another error' })).toEqual({
    review: undefined,
    text: 'another error',
    isOriginal: false,
  });
  expect(toShown({ ...action, changes: [] }).review).toBeUndefined();
});

test('without a result the writer’s own text is shown', () => {
  const original = { review: undefined, text: 'a error', isOriginal: true };
  expect(toShown({ ...action, result: 'failed', enhanced_text: null, changes: [] })).toEqual(original);
  expect(toShown({ ...action, tool: 'get-feedback', enhanced_text: 'Well written.', changes: [] })).toEqual(
    original,
  );
});

test('feedback is read as far as it is there', () => {
  const rating = { category: 'Clarity', score: 4, description: 'Plain.', evidence: [] };
  const feedback = { written_feedback: 'Well written.', ratings: [rating, { category: 'x' }, null] };
  expect(findFeedback({ feedback })).toEqual({ writtenFeedback: 'Well written.', ratings: [rating] });
  expect(findFeedback({})).toBeUndefined();
  expect(findFeedback({ feedback: { ratings: [] } })).toBeUndefined();
});

test('an entry that goes leaves the others, and its focus to a neighbour', () => {
  const page = (...ids: string[]) => ({ actions: ids.map((id) => ({ ...action, id })), next_cursor: null });
  const data = { pages: [page('a', 'b'), page('c')], pageParams: [undefined, 'x'] };
  expect(withoutAction(data, 'b')).toEqual({ ...data, pages: [page('a'), page('c')] });
  expect(withoutAction(data, 'z')).toBe(data);
  expect(findNeighbour(['a', 'b', 'c'], 'b')).toBe('c');
  expect(findNeighbour(['a', 'b', 'c'], 'c')).toBe('b');
  expect(findNeighbour(['a'], 'a')).toBeUndefined();
});
