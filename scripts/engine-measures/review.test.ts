import { expect, it } from 'vitest';
import {
  correlateRanks,
  measureReadingOrder,
  parseRatedSentences,
  parseRequests,
  toHalves,
} from './review.ts';

it('a cell may hold commas, quotes and line ends', () => {
  const cells = ['c', '1', '"He said ""no"", and\nleft?"', ...Array.from({ length: 10 }, () => 'x'), '-0.5'];
  const header = Array.from({ length: 14 }, () => 'h').join(',');
  expect(parseRequests(`${header}\n${cells.join(',')}\n`)).toEqual([
    { text: 'He said "no", and\nleft?', rating: -0.5 },
  ]);
});

it('tokens are put together as people write', () => {
  expect(parseRatedSentences("1.5\t1,2\tid\tIt is n't ours , is it ?\n")).toEqual([
    { text: "It isn't ours, is it?", rating: 1.5 },
  ]);
});

it('a rank correlation knows order only, and shares the places of equals', () => {
  expect(correlateRanks([1, 2, 3], [10, 100, 1000])).toBe(1);
  expect(correlateRanks([1, 2, 3], [3, 2, 1])).toBe(-1);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(correlateRanks([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
});

it('halves share no text and leave none out', () => {
  expect(toHalves([1, 2, 3, 4, 5])).toEqual({ fitted: [1, 3, 5], heldOut: [2, 4] });
});

it('an article is in order where all three levels are', () => {
  const easy = 'The cat sat on the mat. The dog ran to the red house. ';
  const middle = 'The cat sat on the mat while the dog ran away to the old red house. ';
  const hard =
    'The considerable organisational difficulties that the committee had anticipated made it necessary. ';
  expect(measureReadingOrder([[easy, middle, hard]])).toEqual({ grade: 1, difficulty: 1 });
  expect(measureReadingOrder([[middle, easy, hard]])).toEqual({ grade: 0, difficulty: 0 });
});
