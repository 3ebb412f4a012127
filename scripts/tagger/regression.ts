import { logistic } from '../../src/engine/text/logistic.ts';

const STEPS = 4_000;
const RATE = 0.5;

/** A row of what is known of something, by name, and whether it is so. */
export interface Sample<Name extends string> {
  signs: Readonly<Record<Name, number>>;
  isSo: boolean;
}

/** Weights of a logistic regression, by gradient descent on the cross entropy; the bias first. */
export function fitWeights<Name extends string>(
  names: readonly Name[],
  samples: readonly Sample<Name>[],
): number[] {
  const rows = samples.map(({ signs }) => [1, ...names.map((name) => signs[name])]);
  const weights = [0, ...names.map(() => 0)];
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map(() => 0);
    for (const [at, row] of rows.entries()) {
      const logit = row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0);
      const missed = logistic(logit) - Number(samples[at]?.isSo);
      for (const [column, value] of row.entries()) slopes[column] = (slopes[column] ?? 0) + missed * value;
    }
    for (const [column, slope] of slopes.entries())
      weights[column] = (weights[column] ?? 0) - (RATE * slope) / rows.length;
  }
  return weights;
}

export const writeWeights = (names: readonly string[], weights: readonly number[]) =>
  ['bias', ...names].map((name, at) => `${name}: ${weights[at]?.toFixed(2)}`).join(', ');
