import type { Context } from '../../src/engine/confusion-sets/context.ts';
import { shuffle } from '../../src/engine/measure/random.ts';

/** Where a word stands in texts. */
export interface Place {
  /** Where its sentence starts. */
  start: number;
  at: number;
  /** Number of the word that it is a form of, where it is learnt as one. */
  base: number | undefined;
}

const ROUNDS = 4;
/** AdaGrad's rate, and what draws weights to nothing. */
const RATE = 0.3;
const DECAY = 1e-6;
/** The rarer side counts as much as the other one, but at most so many times. */
const MOST_WEIGHT = 10;
/** From a place that is as good as certain there is nothing to learn. */
const LEAST_ERROR = 1e-4;

/** The same order each time, and none that the texts have: the classifiers that ship were learnt in it. */
function makeOrder(): () => number {
  let seed = 12_345;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32;
  };
}

/**
 * Logistic regression by AdaGrad over hashed features: positive sums speak for the other side. Natural logarithms.
 *
 * @param size how many weights, a power of two
 */
export function learnWeights(
  ones: readonly Place[],
  others: readonly Place[],
  size: number,
  readAt: (place: Place) => Context,
): Float32Array {
  const weightOf = (own: number, rest: number) => Math.min(MOST_WEIGHT, Math.max(1, rest / own));
  const examples = shuffle(
    [
      ...ones.map((place) => ({ place, wanted: 0, weight: weightOf(ones.length, others.length) })),
      ...others.map((place) => ({ place, wanted: 1, weight: weightOf(others.length, ones.length) })),
    ],
    makeOrder(),
  );
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { place, wanted, weight: times } of examples) {
      const context = readAt(place);
      let sum = 0;
      for (const feature of context) sum += weights[feature & (size - 1)] ?? 0;
      const error = (1 / (1 + Math.exp(-sum)) - wanted) * times;
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const feature of context) {
        const index = feature & (size - 1);
        const weight = weights[index] ?? 0;
        const slope = error + DECAY * weight;
        const square = (squares[index] ?? 0) + slope * slope;
        squares[index] = square;
        weights[index] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  return weights;
}
