import { shuffle } from '../../src/engine/measure/random.ts';

/** An unknown word: what speaks for a slip, and whether its likeliest reading is what was meant. */
export interface Example {
  features: readonly (readonly [name: string, value: number])[];
  isMeant: boolean;
  /** As it stands in the text, which nobody has changed. */
  isTerm: boolean;
  /** How much it counts. */
  weight: number;
}

export type Weights = Map<string, number>;

const ROUNDS = 60;
/** AdaGrad's rate, and what draws weights to nothing. */
const RATE = 0.3;
const DECAY = 1e-5;

/** Logarithm of the odds that the reading is meant. */
export function score(weights: Weights, { features }: Pick<Example, 'features'>): number {
  return features.reduce((sum, [feature, value]) => sum + value * (weights.get(feature) ?? 0), 0);
}

/** Logistic regression by AdaGrad. */
export function learn(examples: readonly Example[], random: () => number): Weights {
  const weights: Weights = new Map();
  const squares = new Map<string, number>();
  const order = [...examples];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffle(order, random)) {
      const likelihood = 1 / (1 + Math.exp(-score(weights, example)));
      const error = (likelihood - Number(example.isMeant)) * example.weight;
      for (const [feature, value] of example.features) {
        const weight = weights.get(feature) ?? 0;
        const slope = error * value + DECAY * weight;
        const square = (squares.get(feature) ?? 1) + slope * slope;
        squares.set(feature, square);
        weights.set(feature, weight - (RATE * slope) / Math.sqrt(square));
      }
    }
  }
  return weights;
}
