import { expect, test } from 'vitest';
import { defaultComposeStyle } from '../../../shared/contract/compose.ts';
import { toStyleSentence } from './words.ts';

test('the style is said in one line', () => {
  expect(toStyleSentence(defaultComposeStyle)).toBe('Neutral, polite, auto length');
});
