import { expect, test } from 'vitest';
import { defaultComposeStyle } from '../../../shared/contract/compose.ts';
import { toFactSentence, toStyleSentence } from './words.ts';

test('the style is said in one line', () => {
  expect(toStyleSentence(defaultComposeStyle)).toBe('Neutral, polite, auto length');
});

test('what is still to be checked is said before the email is sent', () => {
  expect(toFactSentence(0)).toBe('');
  expect(toFactSentence(1)).toBe('One fact is still to be checked.');
  expect(toFactSentence(3)).toBe('3 facts are still to be checked.');
});
