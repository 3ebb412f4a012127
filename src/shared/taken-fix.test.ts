import { expect, it } from 'vitest';
import { isFixTaken } from './taken-fix.ts';

it.each([
  ['Yes. It is 80 plus petrol.', true],
  ['Yes. 80 plus petrol.', false],
  ['Yes, 80 plus petrol', false],
])('a fix around the words was taken: %s', (text, isTaken) => {
  const words = '80 plus petrol';
  expect(isFixTaken(text, text.indexOf(words), words, ['It is 80 plus petrol.'])).toBe(isTaken);
});

it('a fix that is the words is none', () => {
  expect(isFixTaken('no rush', 0, 'no rush', ['no rush'])).toBe(false);
});
