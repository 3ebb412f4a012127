import { expect, test } from 'vitest';
import { findFaultInText } from './policy.ts';

const change = {
  start: 2,
  end: 7,
  replacement: 'spoken',
  category: 'grammar',
  reason: 'r',
  gist: '',
  rule: 'x',
} as const;

test('a result reaches the writer only when its changes make its text', () => {
  expect(findFaultInText('I spoke.', { text: 'I spoken.', changes: [change] })).toBeUndefined();
  expect(findFaultInText('I spoke.', { text: 'I spoken', changes: [change] })).toBe('INTERNAL_ERROR');
  expect(findFaultInText('I spoke.', { text: 'I spoke!', changes: [] })).toBe('INTERNAL_ERROR');
});

test('an empty result is no content', () => {
  expect(findFaultInText('I spoke.', { text: ' \n', changes: [] })).toBe('NO_CONTENT');
});
