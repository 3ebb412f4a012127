import type { Span } from '../../text/edits.ts';
import type { SignName } from '../counted.ts';
import type { Reading } from '../reading.ts';

/** What one sign amounts to in a text. */
export interface Measured {
  /** What the weight is multiplied with. */
  value: number;
  /** Where it was found; none for what belongs to the whole text. */
  spans: readonly Span[];
}

/** One thing that people's ratings were fitted on. */
export interface FittedSign {
  /** Left out where a writer could do nothing with it, such as the share of prepositions. */
  name?: SignName;
  /** Below 0 the weight may not rise above 0, above 0 not fall below it; 0 leaves it free. */
  direction: -1 | 0 | 1;
  /** What the weight is drawn to where the texts tell little; 0 by default. */
  expected?: number;
  /** The weight is at least this far from 0, in its direction. */
  least?: number;
  /** Told when there is none: “no greeting”. */
  missed?: true;
}

/** A linear model of people's ratings, as `npm run fit` writes it. */
export interface Model {
  intercept: number;
  weights: Readonly<Record<string, number>>;
  /** Pairs of a prediction and the score from 1 to 5 that it stands for, both rising. */
  scale: readonly (readonly number[])[];
}

/** Signs, how they are measured, and what was fitted to them. */
export interface FittedScale {
  signs: Readonly<Record<string, FittedSign>>;
  measure(reading: Reading): Readonly<Record<string, Measured>>;
  model: Model;
  /** Whether there is enough to weigh; always, where it is left out. */
  isEnough?(reading: Reading): boolean;
}

/** What people would have said, in the unit of the ratings that the model was fitted on. */
export function predict({ intercept, weights }: Model, measured: Readonly<Record<string, Measured>>): number {
  return Object.entries(weights).reduce(
    (sum, [id, weight]) => sum + weight * (measured[id]?.value ?? 0),
    intercept,
  );
}

/** Steps of the scale that one point of a prediction makes, on the whole. */
export function slopeOf({ scale }: Model): number {
  const [[fromKnot = 0, fromScore = 1] = [], [toKnot = 1, toScore = 5] = []] = [scale[0], scale.at(-1)];
  return (toScore - fromScore) / (toKnot - fromKnot);
}

/** A prediction on the scale from 1 to 5, neither rounded nor cut off: beyond the ends the last slope goes on. */
export function toScale({ scale }: Model, predicted: number): number {
  const upper = scale.findIndex(([knot = 0]) => knot > predicted);
  const index = Math.min(scale.length - 1, Math.max(1, upper < 0 ? scale.length - 1 : upper));
  const [fromKnot = 0, fromScore = 1] = scale[index - 1] ?? [];
  const [toKnot = 1, toScore = 5] = scale[index] ?? [];
  return fromScore + ((predicted - fromKnot) / (toKnot - fromKnot)) * (toScore - fromScore);
}
