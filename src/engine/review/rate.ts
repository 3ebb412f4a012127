import type { Span } from '../text/edits.ts';
import type { RatingCategory, ReviewResult, TextType } from '../types.ts';
import { joinWords, sayCount, withCapital } from './counted.ts';
import type { FeatureId, Found } from './features.ts';
import { type Reading, toEvidence } from './reading.ts';
import { EMAIL_CATEGORIES, ENOUGH_WORDS, OTHER_CATEGORIES, WEIGHTS, type Weight } from './weights.ts';

export type Rating = ReviewResult['ratings'][number];

const MIDDLE = 3;
const MOST_QUOTES = 3;
/** UTF-16 code units to look back for the beginning of a word. */
const LONGEST_WORD = 40;
/** Kinds of signs that a description names before and after its semicolon. */
const MOST_NAMED = 4;
const MOST_MISSED = 2;

/** How far one sign moves a score. */
export function stepsOf(
  { feature, each, most, perHundredWords }: Weight,
  counts: Counts,
  words: number,
): number {
  const amount = counts[feature] / (perHundredWords ? Math.max(1, words / 100) : 1);
  return each * Math.min(most, amount);
}

export type Counts = Readonly<Record<FeatureId, number>>;

/**
 * 1 to 5 in halves. More of a good sign never lowers it, more of a bad sign never raises it. A short text without
 * any sign stands in the middle: that nothing was found in three words is no praise.
 */
export function scoreOf(category: RatingCategory, counts: Counts, words: number): number {
  const { clean, weights } = WEIGHTS[category];
  const start = MIDDLE + (clean - MIDDLE) * Math.min(1, words / ENOUGH_WORDS);
  const steps = weights.reduce((sum, weight) => sum + stepsOf(weight, counts, words), start);
  return Math.min(5, Math.max(1, Math.round(steps * 2) / 2));
}

/** “no greeting, no words of thanks”: what the writer might look for, and is not there. */
function sayMissed(category: RatingCategory, counts: Counts): string {
  return WEIGHTS[category].weights
    .filter(({ feature, missed }) => missed && counts[feature] === 0)
    .slice(0, MOST_MISSED)
    .map(({ feature }) => sayCount(feature, 0))
    .join(', ');
}

function describe(category: RatingCategory, counts: Counts, reading: Reading): string {
  const { weights } = WEIGHTS[category];
  const byStrength = weights
    .filter(({ feature }) => feature !== 'hardGrades')
    .map((weight) => ({ ...weight, strength: Math.abs(stepsOf(weight, counts, reading.figures.words)) }))
    .sort((a, b) => b.strength - a.strength);
  const named = byStrength.filter(({ feature }) => counts[feature] > 0).slice(0, MOST_NAMED);
  const { grade, wordsPerSentence } = reading.figures;
  const figures =
    category === 'Readability' && grade !== null
      ? [`grade ${grade}, ${wordsPerSentence} words a sentence`]
      : [];
  const present = joinWords(named.map(({ feature }) => sayCount(feature, counts[feature])));
  const absent = sayMissed(category, counts);
  return `${withCapital([...figures, present, absent].filter((part) => part !== '').join('; '))}.`;
}

/** A sign without the spaces at its ends; of something that is missing, the word that it belongs after. */
function toShown(text: string, { start, end }: Span): Span {
  if (start === end) {
    const word = /\S+\s*$/.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '';
    return { start: start - word.length, end: start - word.length + word.trimEnd().length };
  }
  const raw = text.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  return { start: from, end: Math.max(from, start + raw.trimEnd().length) };
}

/** Up to three stretches, of the signs that count most, each sign's first before any sign's second. */
function pickEvidence(category: RatingCategory, found: Found, text: string): Span[] {
  const strongest = [...WEIGHTS[category].weights].sort((a, b) => Math.abs(b.each) - Math.abs(a.each));
  const lists = strongest.map(({ feature }) =>
    found[feature].map((span) => toShown(text, span)).filter(({ start, end }) => end > start),
  );
  const rounds = [0, 1, 2].flatMap((round) => lists.flatMap((list) => list.slice(round, round + 1)));
  const picked = rounds.filter(
    (span, index) =>
      !rounds.slice(0, index).some((other) => other.start < span.end && span.start < other.end),
  );
  return picked.slice(0, MOST_QUOTES).sort((a, b) => a.start - b.start);
}

function listCategories(type: TextType): readonly RatingCategory[] {
  return type === 'email' ? EMAIL_CATEGORIES : OTHER_CATEGORIES;
}

export function toCounts(found: Found): Counts {
  const entries = Object.entries(found).map(([id, spans]) => [id, spans.length]);
  return Object.fromEntries(entries) as Counts;
}

/** The ratings that belong to the type of the text, each with what was counted for it. */
export function rate(reading: Reading, found: Found): Rating[] {
  const counts = toCounts(found);
  return listCategories(reading.type).map((category) => ({
    category,
    score: scoreOf(category, counts, reading.figures.words),
    description: describe(category, counts, reading),
    evidence: pickEvidence(category, found, reading.text).map((span) => toEvidence(reading.text, span)),
  }));
}
