import { describe, expect, it } from 'vitest';
import { addProduct, runLayer } from './lstm.ts';

describe('a product', () => {
  it('is added row by row, whatever their number', () => {
    const matrix = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const sums = Float32Array.from([0, 1, 1, 1, 1, 1]);
    addProduct(matrix, Float32Array.from([9, 1, 10]), 1, 2, sums, 1);
    expect([...sums]).toEqual([0, 22, 44, 66, 88, 110]);
  });
});

describe('a layer of one unit', () => {
  // Gates: input, forget, cell, output
  const layer = {
    inputWeights: Float32Array.from([0, 0, 1, 0]),
    hiddenWeights: new Float32Array(4),
    bias: Float32Array.from([100, 100, 0, 100]),
  };
  const inputs = Float32Array.from([1, 0, -1]);

  it('keeps what it has read, with its gates open', () => {
    const [first = 0, second = 0, third = 0] = runLayer(layer, inputs, 1, false);
    expect(first).toBeCloseTo(Math.tanh(Math.tanh(1)), 5);
    expect(second).toBeCloseTo(first, 5);
    expect(third).toBeCloseTo(0, 5);
  });

  it('reads backward, and answers in the order of the words', () => {
    const [first = 1, second = 0, third = 0] = runLayer(layer, inputs, 1, true);
    expect(third).toBeCloseTo(-Math.tanh(Math.tanh(1)), 5);
    expect(second).toBeCloseTo(third, 5);
    expect(first).toBeCloseTo(0, 5);
  });
});
