import type { Rule } from '../../rules/kit.ts';
import { joinedClauses } from './joined-clauses.ts';
import { longSentences } from './long-sentences.ts';
import { openingContrast } from './opening-contrast.ts';
import { trailingResults } from './trailing-results.ts';

/** Each makes two sentences of a long one, where both halves have a subject and a verb of their own. */
export const SPLITTING_RULES: readonly Rule[] = [
  longSentences,
  joinedClauses,
  openingContrast,
  trailingResults,
];
