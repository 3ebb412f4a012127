import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotate } from './annotated-text.ts';

const piece = fc.oneof(
  fc.record({ text: fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '\ufeff', '\u200b', '\n') }) }),
  fc.record({
    markup: fc.string({ unit: fc.constantFrom('<', '*', 'a', '😀') }),
    interpretAs: fc.option(fc.constantFrom('', '\n\n', 'a', ' '), { nil: undefined }),
  }),
);

test('DOOR-03: whatever is marked up, a span of the words is the same span of the original', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.nat(), fc.nat(12), (pieces, from, length) => {
      const { plain, original, findOriginal } = annotate(pieces);
      expect(original).toBe(pieces.map((one) => ('text' in one ? one.text : one.markup)).join(''));
      const start = plain.length === 0 ? 0 : from % plain.length;
      const end = Math.min(plain.length, start + 1 + length);
      const found = findOriginal({ start, end });
      if (found === undefined) return;
      const flagged = plain.slice(start, end);
      const written = original.slice(found.start, found.end);
      expect(written.startsWith(flagged.charAt(0)) && written.endsWith(flagged.at(-1) ?? '')).toBe(true);
      if (found.isWhole) expect(written).toBe(flagged);
      else expect(written.length).toBeGreaterThan(flagged.length);
    }),
    { numRuns: 2_000 },
  );
});

test('DOOR-01: what is only read as something, and what is padding, has no place', () => {
  const { plain, findOriginal } = annotate([
    { text: 'a\ufeffb' },
    { markup: '<br>', interpretAs: '\n' },
    { text: 'c' },
  ]);
  expect(plain).toBe('ab\nc');
  expect(findOriginal({ start: 0, end: 2 })).toEqual({ start: 0, end: 3, isWhole: false });
  expect(findOriginal({ start: 1, end: 4 })).toBeUndefined();
  expect(findOriginal({ start: 3, end: 4 })).toEqual({ start: 7, end: 8, isWhole: true });
});
