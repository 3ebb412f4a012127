import { EXPECTED_RULES, MOST_SLIPS } from './expected/find.ts';
import { LONGEST_SHORTHAND } from './spelling/spelling.ts';
import type { Change } from './types.ts';

/** One slip in so many words is more than anybody leaves who writes English daily. */
const WORDS = 30;

/** Slips in thirty words of a text, in whole ones, at most {@link MOST_SLIPS}. In a shorter text, all of it. */
export function countSlips(text: string, changes: readonly Change[]): number {
  const slips = changes.filter(
    ({ category, start, end, rule }) =>
      // What is expected because of slips is none more
      (category === 'grammar' && !EXPECTED_RULES.includes(rule)) ||
      // Shorthand, as “u” and “im”, says nothing of the words beside it
      (category === 'spelling' && end - start > LONGEST_SHORTHAND),
  ).length;
  return Math.min(MOST_SLIPS, Math.floor((slips * WORDS) / Math.max(WORDS, text.split(/\s+/).length)));
}
