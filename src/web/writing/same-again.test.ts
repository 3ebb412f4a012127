import { expect, test } from 'vitest';
import { makeSameAgain } from './same-again.ts';

test('the same within a moment of its answer is too soon; later, or something else, is not', () => {
  let nowMs = 0;
  const guard = makeSameAgain(() => nowMs);
  expect(guard.isTooSoon({ text: 'a' })).toBe(false);
  guard.noteAnswer({ text: 'a' });
  nowMs = 599;
  expect(guard.isTooSoon({ text: 'a' })).toBe(true);
  expect(guard.isTooSoon({ text: 'b' })).toBe(false);
  nowMs = 600;
  expect(guard.isTooSoon({ text: 'a' })).toBe(false);
});
