import type { Span } from '../text/edits.ts';
import type { RatingCategory } from '../types.ts';
import type { SignName } from './counted.ts';
import { FEATURES, type FeatureId, type Found } from './features.ts';
import { type FittedScale, predict, slopeOf, toScale } from './fitted/model.ts';
import type { Reading } from './reading.ts';
import { ENOUGH_WORDS, SCALES, type Weight } from './weights.ts';

/** What one sign did to one score. */
export interface Contribution {
  /** Left out where a writer could do nothing with it. */
  name?: SignName;
  count: number;
  /** Steps of the scale; above 0 for better. */
  steps: number;
  /** Whether more of it is better (1), worse (-1) or either (0). */
  direction: number;
  /** Told when there is none: “no greeting”. */
  missed: boolean;
  spans: readonly Span[];
}

export interface Judgement {
  category: RatingCategory;
  /** 1 to 5 in halves. */
  score: number;
  contributions: readonly Contribution[];
}

export type Counts = Readonly<Record<FeatureId, number>>;

const MIDDLE = 3;
/** The score of a text that holds nothing to weigh, such as a list. */
const CLEAN = 4;

function toHalves(exact: number): number {
  return Math.min(5, Math.max(1, Math.round(exact * 2) / 2));
}

/** How far one sign moves a score. */
function stepsOf({ feature, each, most, perHundredWords }: Weight, counts: Counts, words: number): number {
  const amount = counts[feature] / (perHundredWords ? Math.max(1, words / 100) : 1);
  return each * Math.min(most, amount);
}

/**
 * 1 to 5 in halves. More of a good sign never lowers it, more of a bad sign never raises it.
 * @param start the score without any sign that is counted by hand
 */
export function scoreOf(weights: readonly Weight[], start: number, counts: Counts, words: number): number {
  return toHalves(weights.reduce((sum, weight) => sum + stepsOf(weight, counts, words), start));
}

/** A short text without any sign stands in the middle: that nothing was found in three words is no praise. */
export function startAt(clean: number, words: number): number {
  return MIDDLE + (clean - MIDDLE) * Math.min(1, words / ENOUGH_WORDS);
}

function judgeFitted(scale: FittedScale, reading: Reading): { start: number; contributions: Contribution[] } {
  const measured = scale.measure(reading);
  const exact = toScale(scale.model, predict(scale.model, measured));
  const slope = slopeOf(scale.model);
  const contributions = Object.entries(scale.signs).map(([id, { name, direction, missed = false }]) => {
    const { value, spans } = measured[id] ?? { value: 0, spans: [] };
    const steps = value * (scale.model.weights[id] ?? 0) * slope;
    return { ...(name && { name }), count: spans.length, steps, direction, missed, spans };
  });
  return { start: Math.min(5, Math.max(1, exact)), contributions };
}

function toContribution(weight: Weight, found: Found, words: number): Contribution {
  const spans = found[weight.feature];
  const counts = { [weight.feature]: spans.length } as Counts;
  return {
    ...(weight.feature !== 'hardGrades' && { name: FEATURES[weight.feature] }),
    count: spans.length,
    steps: stepsOf(weight, counts, words),
    direction: Math.sign(weight.each),
    missed: weight.missed ?? false,
    spans,
  };
}

/** One score, and all that went into it. */
export function judge(category: RatingCategory, reading: Reading, found: Found): Judgement {
  const { base, weights } = SCALES[category];
  const { words } = reading.figures;
  const { start, contributions } =
    typeof base === 'number' || !(base.isEnough?.(reading) ?? true)
      ? { start: startAt(typeof base === 'number' ? base : CLEAN, words), contributions: [] }
      : judgeFitted(base, reading);
  return {
    category,
    score: scoreOf(weights, start, toCounts(found), words),
    contributions: [...contributions, ...weights.map((weight) => toContribution(weight, found, words))],
  };
}

function toCounts(found: Found): Counts {
  const entries = Object.entries(found).map(([id, spans]) => [id, spans.length]);
  return Object.fromEntries(entries) as Counts;
}
