import type { Weights } from '../../src/engine/text/weights.ts';
import type { Example } from './examples.ts';

/** Logistic regression by AdaGrad over all examples at once; the same examples give the same weights. */

const ROUNDS = 150;
/** Signs of fewer examples say nothing of others. */
const FEWEST = 5;
const PENALTY = 3;

export function fitWeights(examples: readonly Example[]): Weights {
  const seen = new Map<string, number>();
  for (const { signs } of examples) for (const [sign] of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= FEWEST).map(([sign]) => sign);
  const numbers = new Map(kept.map((sign, number) => [sign, number]));
  const rows = examples.map(({ signs, isRight }) => {
    const known = signs.flatMap(([sign, value]) => {
      const number = numbers.get(sign);
      return number === undefined || value === 0 ? [] : [[number, value] as const];
    });
    return {
      numbers: Int32Array.from(known, ([number]) => number),
      values: Float64Array.from(known, ([, value]) => value),
      wanted: isRight ? 1 : 0,
    };
  });
  const weights = new Float64Array(kept.length);
  const squares = new Float64Array(kept.length).fill(1e-2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => PENALTY * weight);
    for (const row of rows) {
      let sum = 0;
      for (const [at, number] of row.numbers.entries()) sum += (weights[number] ?? 0) * (row.values[at] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - row.wanted;
      for (const [at, number] of row.numbers.entries())
        slopes[number] = (slopes[number] ?? 0) + error * (row.values[at] ?? 0);
    }
    for (const [number, slope] of slopes.entries()) {
      const square = (squares[number] ?? 0) + slope * slope;
      squares[number] = square;
      weights[number] = (weights[number] ?? 0) - slope / Math.sqrt(square);
    }
  }
  return new Map(kept.map((sign, number) => [sign, weights[number] ?? 0]));
}
