import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findFirstIndex,
  findSentenceAround,
  findWordAt,
  rebase,
  toInside,
  toOffset,
  toSelection,
} from './selection.ts';

test('a selection leaves the spaces at its ends to the text around it, whichever way it was drawn', () => {
  expect(toSelection('one two three', 3, 8)).toEqual({ start: 4, end: 7, text: 'two' });
  expect(toSelection('one two three', 8, 3)).toEqual({ start: 4, end: 7, text: 'two' });
});

test('nothing but spaces is no selection', () => {
  expect(toSelection('one \n two', 3, 6)).toBeUndefined();
  expect(toSelection('one', 1, 1)).toBeUndefined();
});

describe('a selection is found again', () => {
  const former = 'the cat and the cat';
  const second = { start: 12, end: 19, text: 'the cat' };

  test('when the text changed before it, also when the same words stand elsewhere', () => {
    expect(rebase(second, former, `Once upon a time, ${former}`)).toEqual({ ...second, start: 30, end: 37 });
    expect(rebase(second, former, 'a cat and the cat')).toEqual({ ...second, start: 10, end: 17 });
  });

  test('when the text changed after it', () => {
    expect(rebase({ start: 0, end: 7, text: 'the cat' }, former, 'the cat or the cat')).toEqual({
      start: 0,
      end: 7,
      text: 'the cat',
    });
  });

  test('not when it changed on both sides, or itself', () => {
    expect(rebase(second, former, 'a cat and the cat sat')).toBeUndefined();
    expect(rebase(second, former, 'the cat and the dog')).toBeUndefined();
    expect(rebase({ ...second, text: 'the dog' }, former, former)).toBeUndefined();
  });

  test('always with the same words', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '👍'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, text, (before, words, after, other) => {
        const selection = { start: before.length, end: before.length + words.length, text: words };
        for (const current of [other + words + after, before + words + other]) {
          const found = rebase(selection, before + words + after, current);
          expect(found && current.slice(found.start, found.end)).toBe(words);
        }
      }),
    );
  });
});

describe('a point of the page', () => {
  // On the page: ‘One ’ [two] ‘ three’, with other things between
  const lengths = [4, 3, 6];

  test('lies in the shown text where its words lie, and between two stretches at their border', () => {
    expect(toOffset(lengths, 1, 2)).toBe(6);
    expect(toOffset(lengths, 1, 0)).toBe(4);
    expect(toOffset(lengths, 3, 0)).toBe(13);
    expect(toOffset([], 0, 0)).toBe(0);
  });

  test('goes to the nearer end where glyphs stand for spaces', () => {
    expect(toInside({ shown: 2, shownLength: 5, length: 5 })).toBe(2);
    expect(toInside({ shown: 1, shownLength: 4, length: 2 })).toBe(0);
    expect(toInside({ shown: 2, shownLength: 4, length: 2 })).toBe(2);
  });

  test('is in the first stretch that does not end before it', () => {
    const ends = [4, 7, 13];
    for (const [point, index] of [
      [0, 0],
      [4, 0],
      [5, 1],
      [13, 2],
      [14, 3],
    ] as const) {
      expect(findFirstIndex(ends.length, (at) => (ends[at] ?? 0) >= point)).toBe(index);
    }
  });
});

test.each([
  [0, 'We'],
  [4, 'don’t'],
  [9, undefined],
  [10, 'walk'],
  [99, undefined],
])('at %i of the text stands %j', (offset, word) => {
  expect(findWordAt('We  don’t walk. They do.', offset)?.text).toBe(word);
});

test('the sentence around a word has no spaces at its ends', () => {
  const text = 'We walk.  They do.';
  expect(findSentenceAround(text, { start: 3 })).toEqual({ start: 0, end: 8, text: 'We walk.' });
});
