import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestWord, withoutLongWords } from './long-words.ts';

test('a text of ordinary words is left as it is', () => {
  const text =
    'It’s antidisestablishmentarianism, she said: see https://example.org/a/long/path-of-many-words?x=1.';
  expect(withoutLongWords(text).text).toBe(text);
});

test('a long word gets a stand-in, and what stands around it is found where it was', () => {
  const source = `One ${'a'.repeat(7500)} two ${"it's".repeat(2000)} three`;
  const { text, toSource } = withoutLongWords(source);
  expect(text).toBe('One Anna two Anna three');
  const findIn = (place = { start: 0, end: 0 }) => source.slice(place.start, place.end);
  expect(findIn(toSource(0, 3))).toBe('One');
  expect(findIn(toSource(9, 12))).toBe('two');
  expect(findIn(toSource(18, 23))).toBe('three');
  expect(toSource(4, 8)).toBeUndefined();
  expect(toSource(0, 5)).toBeUndefined();
});

test('no run of letters, digits, marks and apostrophes is longer than what can be read', () => {
  const unit = fc.oneof(
    fc.constantFrom("it's", 'é', 'e\u0301', 'a1', '😀a', 'a_b', 'ß\u00ad', 'ab-'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 4 }), fc.integer({ min: 1, max: 900 }), (units, times) => {
      const { text } = withoutLongWords(`The ${units.join('').repeat(times)} end`);
      const lengths = text.match(/[\p{L}\p{N}\p{M}'’]+/gu)?.map((word) => word.length) ?? [];
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(2 * longestWord);
    }),
  );
});
