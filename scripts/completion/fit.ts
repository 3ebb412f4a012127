import { listLikelihoodSigns } from '../../src/engine/mail/completion/ranker.ts';
import type { Weights } from '../../src/engine/text/weights.ts';
import type { Choice } from './examples.ts';

/** A conditional logit over the options of each choice, fitted by AdaGrad; the same choices give the same weights. */

/** Signs of fewer choices say nothing of others. */
const LEAST_CHOICES = 3;
/** Of signs that no right option has, which only speak against. */
const LEAST_CHOICES_AGAINST = 12;
const PENALTY = 0.002;
const EPOCHS = 20;
const RATE = 0.05;

/** An option by the numbers of its signs. */
interface Row {
  signs: Int32Array;
  likelihood: number;
  likelihoodSigns: Int32Array;
  isRight: boolean;
}

function numberSigns(choices: readonly Choice[]): Map<string, number> {
  const seen = new Map<string, { right: number; any: number }>();
  for (const { options, isRight } of choices) {
    const right = new Set(options.flatMap(({ signs }, at) => (isRight[at] ? signs : [])));
    for (const sign of new Set(options.flatMap(({ signs }) => signs))) {
      const { right: before, any } = seen.get(sign) ?? { right: 0, any: 0 };
      seen.set(sign, { right: before + (right.has(sign) ? 1 : 0), any: any + 1 });
    }
  }
  const kept = [...seen].filter(
    ([, { right, any }]) => right >= LEAST_CHOICES || (right === 0 && any >= LEAST_CHOICES_AGAINST),
  );
  const kinds = new Set(
    choices.flatMap(({ options }) => options.flatMap(({ kind }) => listLikelihoodSigns(kind))),
  );
  return new Map([...kinds, ...kept.map(([sign]) => sign)].map((sign, number) => [sign, number]));
}

/** A fixed shuffle. */
const orderOf = (index: number, epoch: number) =>
  Math.abs(Math.sin((index + 1) * (epoch + 3) * 12.9898) * 43_758.5453) % 1;

export function fitWeights(choices: readonly Choice[], epochs = EPOCHS): Weights {
  const usable = choices.filter(({ isRight }) => isRight.includes(true));
  const numbers = numberSigns(usable);
  const toNumbers = (signs: readonly string[]) =>
    Int32Array.from(signs.flatMap((sign) => numbers.get(sign) ?? []));
  const rows = usable.map(({ options, isRight }) =>
    options.map(
      ({ signs, likelihood, kind }, at): Row => ({
        signs: toNumbers(signs),
        likelihood,
        likelihoodSigns: toNumbers(listLikelihoodSigns(kind)),
        isRight: isRight[at] ?? false,
      }),
    ),
  );
  const weights = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1e-6);
  const rate = ({ signs, likelihood, likelihoodSigns }: Row) => {
    let sum = 0;
    for (const sign of signs) sum += weights[sign] ?? 0;
    for (const sign of likelihoodSigns) sum += (weights[sign] ?? 0) * likelihood;
    return sum;
  };
  const learn = (options: readonly Row[]) => {
    const rates = options.map(rate);
    const best = Math.max(...rates);
    const powers = rates.map((each) => Math.exp(each - best));
    const total = powers.reduce((sum, each) => sum + each, 0);
    const right = powers.reduce((sum, each, at) => sum + (options[at]?.isRight ? each : 0), 0);
    const slopes = new Map<number, number>();
    for (const [at, { signs, likelihood, likelihoodSigns, isRight }] of options.entries()) {
      const share = powers[at] ?? 0;
      const slope = (isRight ? share / right : 0) - share / total;
      if (Math.abs(slope) < 1e-5) continue;
      for (const sign of signs) slopes.set(sign, (slopes.get(sign) ?? 0) + slope);
      for (const sign of likelihoodSigns) slopes.set(sign, (slopes.get(sign) ?? 0) + slope * likelihood);
    }
    for (const [sign, slope] of slopes) {
      const step = slope - PENALTY * (weights[sign] ?? 0);
      squares[sign] = (squares[sign] ?? 0) + step * step;
      weights[sign] = (weights[sign] ?? 0) + (RATE * step) / Math.sqrt(squares[sign]);
    }
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = [...rows.keys()].sort((one, other) => orderOf(one, epoch) - orderOf(other, epoch));
    for (const index of order) learn(rows[index] ?? []);
  }
  return new Map([...numbers].map(([sign, number]) => [sign, weights[number] ?? 0]));
}
