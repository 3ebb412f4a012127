import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, joinEdits, shiftEdits, splitAtLines, withNeighbour } from './edits.ts';
import type { TextEdit } from './types.ts';

/** A text and some edits of it, sorted and apart. */
const edited = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '🍏') }).chain((text) =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat(text.length), { maxLength: 6 }),
      fc.array(fc.string({ unit: fc.constantFrom('x', ' ', '\n') }), { minLength: 3, maxLength: 3 }),
    )
    .map(([places, words]) => {
      const sorted = places.filter((at) => !isInside(text, at)).sort((a, b) => a - b);
      const edits: TextEdit[] = [];
      for (let at = 0; at + 1 < sorted.length; at += 2) {
        const [start = 0, end = 0] = [sorted[at], sorted[at + 1]];
        edits.push({ start, end, replacement: words[at / 2] ?? '' });
      }
      return { text, edits };
    }),
);

/** Whether a place cuts a character in two. */
function isInside(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

test('DOOR-05 one edit in place of many gives the same text', () => {
  fc.assert(
    fc.property(edited, ({ text, edits }) => {
      const joined = joinEdits(text, edits);
      expect(joined ? applyEdits(text, [joined]) : text).toBe(applyEdits(text, edits));
    }),
  );
});

test('DOOR-05 edits over a neighbour, kept to their lines, and moved, give the same text', () => {
  fc.assert(
    fc.property(edited, fc.boolean(), ({ text, edits }, isTogether) => {
      const wanted = applyEdits(text, edits);
      const lined = edits.flatMap((edit) => splitAtLines(text, edit));
      expect(applyEdits(text, lined)).toBe(wanted);
      const wide = edits.map((edit) => withNeighbour(text, edit, () => isTogether));
      // From the last to the first, as a page is written: neighbours may meet
      expect(wide.reduceRight((former, edit) => applyEdits(former, [edit]), text)).toBe(wanted);
      expect(applyEdits(`..${text}`, shiftEdits(edits, 2))).toBe(`..${wanted}`);
    }),
  );
});

test('DOOR-05 an edit that keeps the number of lines joins and cuts no paragraph', () => {
  const text = 'One has.\n\nTwo go.';
  const edit = { start: 0, end: text.length, replacement: 'One have.\n\nTwo goes.' };
  expect(splitAtLines(text, edit)).toEqual([
    { start: 0, end: 8, replacement: 'One have.' },
    { start: 10, end: 17, replacement: 'Two goes.' },
  ]);
});

test('DOOR-05 what only deletes or inserts takes a neighbour of the same words, and a whole character of it', () => {
  const apart = () => false;
  expect(withNeighbour('a 🍏b', { start: 2, end: 2, replacement: 'x' }, apart)).toEqual({
    start: 2,
    end: 4,
    replacement: 'x🍏',
  });
  const isFirst = (_: number, end: number) => end <= 2;
  expect(withNeighbour('a 🍏b', { start: 1, end: 2, replacement: '' }, isFirst)).toEqual({
    start: 0,
    end: 2,
    replacement: 'a',
  });
});
