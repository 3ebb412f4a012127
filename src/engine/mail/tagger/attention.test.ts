import { describe, expect, it } from 'vitest';
import { applyLinear, attend } from './attention.ts';

/** Of one number each. */
const linear = (rows: readonly (readonly number[])[]) => ({
  weights: Float32Array.from(rows.flat()),
  bias: new Float32Array(rows.length),
});

describe('a linear layer', () => {
  it('is a row of products for each word, and a bias', () => {
    const layer = { weights: Float32Array.from([1, 2, 3, 4]), bias: Float32Array.from([10, 20]) };
    expect([...applyLinear(layer, Float32Array.from([1, 1, 0, 2]), 2)]).toEqual([13, 27, 14, 28]);
  });
});

describe('attention', () => {
  // Four heads of one number each, of which the first looks for words that are like it
  const looksForItself = linear([[10], [0], [0], [0]]);
  const zero = linear([[0], [0], [0], [0]]);
  const layer = {
    query: looksForItself,
    key: looksForItself,
    value: linear([[1], [1], [0], [0]]),
    // The word, what the first head reads, what the second one reads
    compared: linear([
      [1, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]),
  };
  const states = Float32Array.from([1, 3, 2]);

  it('reads most of the words that it looks for', () => {
    const [own, looked = 0, average] = attend(layer, states, 1);
    expect(own).toBe(1);
    expect(looked).toBeCloseTo(3, 5);
    expect(average).toBeCloseTo(2, 5);
  });

  it('reads all words alike where it looks for nothing', () => {
    const made = attend({ ...layer, query: zero }, states, 1);
    expect(made[1]).toBeCloseTo(2, 5);
    expect(made[7]).toBeCloseTo(2, 5);
  });

  it('lets nothing through that is below nothing', () => {
    expect([...attend(layer, Float32Array.from([-1]), 1)]).toEqual([0, 0, 0]);
  });
});
