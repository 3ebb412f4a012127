import { expect, test } from 'vitest';
import { findFaultInResult, isFree, isSameRequest } from './policy.ts';

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
  expect(findFaultInResult('I spoke.', { text: 'I spoken.', changes: [change], issues: [] })).toBeUndefined();
  expect(findFaultInResult('I spoke.', { text: 'I spoken', changes: [change], issues: [] })).toBe(
    'INTERNAL_ERROR',
  );
  expect(findFaultInResult('I spoke.', { text: 'I spoke!', changes: [], issues: [] })).toBe('INTERNAL_ERROR');
});

test('ERR-05 an empty result is no content', () => {
  expect(findFaultInResult('I spoke.', { text: ' \n', changes: [], issues: [] })).toBe('NO_CONTENT');
});

test('TRUST-10 a result without a change is free', () => {
  expect(isFree({ text: 'Fine.', changes: [], issues: [] })).toBe(true);
  expect(isFree({ text: 'I spoken.', changes: [change], issues: [] })).toBe(false);
});

test('CREDIT-05 a repeated key stands for the same text and the same action', () => {
  const action = { action_type: 'improve', original_text: 'a' };
  expect(isSameRequest({ action: 'improve', original_text: 'a' }, action)).toBe(true);
  expect(isSameRequest({ action: 'grammar', original_text: 'a' }, action)).toBe(false);
  expect(isSameRequest({ action: 'improve', original_text: 'b' }, action)).toBe(false);
});
