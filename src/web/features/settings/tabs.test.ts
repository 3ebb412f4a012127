import { expect, test } from 'vitest';
import { findNextTab, readTab } from './tabs.ts';

test.each([
  ['', 'account'],
  ['tab=account', 'account'],
  ['tab=plan', 'plan'],
  ['tab=notifications', 'notifications'],
  ['tab=preferences', 'preferences'],
  ['tab=data', 'data'],
  ['tab=billing', 'account'],
])('the address with “%s” is the tab %s', (search, tab) => {
  expect(readTab(new URLSearchParams(search))).toBe(tab);
});

test('arrows walk the tabs in a circle, Home and End go to the ends', () => {
  expect(findNextTab('account', 'ArrowRight')).toBe('plan');
  expect(findNextTab('data', 'ArrowRight')).toBe('account');
  expect(findNextTab('account', 'ArrowLeft')).toBe('data');
  expect(findNextTab('plan', 'ArrowLeft')).toBe('account');
  expect(findNextTab('plan', 'Home')).toBe('account');
  expect(findNextTab('plan', 'End')).toBe('data');
  expect(findNextTab('plan', 'Enter')).toBeUndefined();
});
