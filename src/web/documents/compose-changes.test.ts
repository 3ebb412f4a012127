import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyResult } from '../review/review-arbitraries.ts';
import { composeChanges, type Replacement } from './compose-changes.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 12 });

function apply(text: string, changes: readonly Replacement[]): string {
  return changes.reduceRight(
    (whole, { start, end, replacement }) => whole.slice(0, start) + replacement + whole.slice(end),
    text,
  );
}

/** Changes of a text that was handed in, at places taken by shares of it. */
function toChanges(text: string, asked: readonly [number, number, string][]): Replacement[] {
  const changes: Replacement[] = [];
  for (const [gap, length, replacement] of asked) {
    const start = (changes.at(-1)?.end ?? 0) + gap;
    if (start + length <= text.length) changes.push({ start, end: start + length, replacement });
  }
  return changes;
}

test('two lists of changes as one give what both give one after the other', () => {
  const anyAsked = fc.array(fc.tuple(fc.nat(4), fc.nat(4), anyText), { maxLength: 6 });
  fc.assert(
    fc.property(anyResult, anyAsked, ({ source, result, changes: first }, asked) => {
      const second = toChanges(result, asked).map((change, index) => ({ ...change, remark: `${index}` }));
      const both = composeChanges(first, second, result);
      expect(apply(source, both)).toBe(apply(result, second));
      expect(both.flatMap(({ remark }) => (remark === '' ? [] : remark.split('\n')))).toEqual(
        second.map(({ remark }) => remark),
      );
    }),
  );
});

test('a change keeps its remark beside one by hand, and takes it along where the two touch', () => {
  const byHand = [{ start: 0, end: 2, replacement: 'Hello' }];
  const far = { start: 6, end: 11, replacement: 'Ada', remark: 'A name.' };
  expect(composeChanges(byHand, [far], 'Hello world')).toEqual([
    { start: 0, end: 2, replacement: 'Hello', remark: '' },
    { start: 3, end: 8, replacement: 'Ada', remark: 'A name.' },
  ]);
  const on = { start: 1, end: 8, replacement: 'i, W', remark: 'Shorter.' };
  expect(composeChanges(byHand, [on], 'Hello world')).toEqual([
    { start: 0, end: 5, replacement: 'Hi, W', remark: 'Shorter.' },
  ]);
});
