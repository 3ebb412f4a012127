/** What is known of one weight before any text is seen. */
export interface Expectation {
  /** The weight is drawn to this. */
  expected: number;
  atLeast: number;
  atMost: number;
}

export interface Fitted {
  intercept: number;
  weights: number[];
}

const MOST_ROUNDS = 1000;
const CLOSE_ENOUGH = 1e-7;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Ridge regression by coordinate descent: least squares plus `penalty` times the squared distance of each weight from
 * what is expected, within the bounds. The same rows give the same weights, to the last bit.
 */
export function fitRidge(
  rows: readonly (readonly number[])[],
  ratings: readonly number[],
  { expectations, penalty }: { expectations: readonly Expectation[]; penalty: number },
): Fitted {
  const means = expectations.map((_, column) => meanOf(rows.map((row) => row[column] ?? 0)));
  const columns = means.map((mean, column) => rows.map((row) => (row[column] ?? 0) - mean));
  const squares = columns.map((column) => column.reduce((sum, value) => sum + value * value, 0));
  const weights = expectations.map(({ expected, atLeast, atMost }) => bound(expected, atLeast, atMost));
  const mean = meanOf(ratings);
  const rest = ratings.map((rating, row) =>
    columns.reduce((left, column, index) => left - (column[row] ?? 0) * (weights[index] ?? 0), rating - mean),
  );
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const moved = expectations.map(({ expected, atLeast, atMost }, index) => {
      const column = columns[index] ?? [];
      const [square, old] = [squares[index] ?? 0, weights[index] ?? 0];
      const slope = column.reduce((sum, value, row) => sum + value * (rest[row] ?? 0), square * old);
      const weight = bound((slope + penalty * expected) / (square + penalty), atLeast, atMost);
      column.forEach((value, row) => {
        rest[row] = (rest[row] ?? 0) - (weight - old) * value;
      });
      weights[index] = weight;
      return Math.abs(weight - old);
    });
    if (Math.max(...moved) < CLOSE_ENOUGH) break;
  }
  return {
    intercept: weights.reduce((sum, weight, index) => sum - weight * (means[index] ?? 0), mean),
    weights,
  };
}

function bound(value: number, atLeast: number, atMost: number): number {
  return Math.min(atMost, Math.max(atLeast, value));
}
