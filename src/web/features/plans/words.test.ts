import { expect, test } from 'vitest';
import { toValueWords } from './words.ts';

test('what a plan has is said as it is: a price in dollars, a yes, a figure', () => {
  const say = (figure: Parameters<typeof toValueWords>[0], value: number | boolean) =>
    toValueWords(figure, { value, setting: null, is_set: false });
  expect(say('monthly_price_cents', 1_250)).toBe('$12.50');
  expect([say('has_voice', true), say('has_voice', false)]).toEqual(['Yes', 'No']);
  expect(say('feedback_text_limit', 50_000)).toBe('50,000');
});
