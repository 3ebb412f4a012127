import { expect, it } from 'vitest';
import { type Expectation, fitRidge } from './ridge.ts';

const free: Expectation = {
  expected: 0,
  atLeast: Number.NEGATIVE_INFINITY,
  atMost: Number.POSITIVE_INFINITY,
};
const rows = [
  [0, 1],
  [1, 0],
  [2, 2],
  [3, 1],
  [4, 3],
];
/** 2 a − 3 b + 5 */
const ratings = rows.map(([a = 0, b = 0]) => 2 * a - 3 * b + 5);

it('without a penalty the weights are those that the ratings were made with', () => {
  const { intercept, weights } = fitRidge(rows, ratings, { expectations: [free, free], penalty: 0 });
  expect(weights.map((weight) => weight.toFixed(3))).toEqual(['2.000', '-3.000']);
  expect(intercept).toBeCloseTo(5, 3);
});

it('a weight never passes its bound, and the others make up for it', () => {
  const { weights } = fitRidge(rows, ratings, { expectations: [free, { ...free, atLeast: 0 }], penalty: 0 });
  expect(weights[1]).toBe(0);
  expect(weights[0]).toBeLessThan(2);
});

it('the stronger the penalty, the nearer a weight is to what was expected of it', () => {
  const distances = [0, 10, 100, 10_000].map((penalty) => {
    const { weights } = fitRidge(rows, ratings, { expectations: [{ ...free, expected: 7 }, free], penalty });
    return Math.abs((weights[0] ?? 0) - 7);
  });
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
  expect(distances.at(-1)).toBeLessThan(0.1);
});

it('the same rows give the same weights, to the last bit', () => {
  const again = () => fitRidge(rows, ratings, { expectations: [free, free], penalty: 3 });
  expect(again()).toEqual(again());
});
