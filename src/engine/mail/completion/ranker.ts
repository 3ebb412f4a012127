import type { Weights } from '../../text/weights.ts';
import type { Option } from './options.ts';

/** The signs of a likelihood: of all options, and of those of a kind. */
export const listLikelihoodSigns = (kind: string) => ['likelihood', `likelihood of ${kind}`];

function rate({ kind, likelihood, signs }: Option, weights: Weights): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  for (const sign of listLikelihoodSigns(kind)) sum += (weights.get(sign) ?? 0) * likelihood;
  return sum;
}

/** Each option with how likely it is the right one, from 0 to 1. */
export function weigh(options: readonly Option[], weights: Weights): { option: Option; share: number }[] {
  const rates = options.map((option) => rate(option, weights));
  const best = Math.max(...rates);
  const powers = rates.map((each) => Math.exp(each - best));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return options.map((option, at) => ({ option, share: (powers[at] ?? 0) / total }));
}

/**
 * The likeliest option; nothing of none. Its share counts those with the same subject, too, which differ in no more than tense:
 * “the office is shut”, “the office was shut”.
 */
export function choose(
  options: readonly Option[],
  weights: Weights,
): { option: Option; share: number } | undefined {
  const weighed = weigh(options, weights);
  const [first, ...others] = weighed;
  if (first === undefined) return undefined;
  const best = others.reduce((one, other) => (other.share > one.share ? other : one), first);
  const share = weighed
    .filter(({ option }) => option.group === best.option.group)
    .reduce((sum, each) => sum + each.share, 0);
  return { option: best.option, share };
}
