import type { Rule } from '../../rules/kit.ts';
import { bareConjunctions } from './bare-conjunctions.ts';
import { joinedClauses } from './joined-clauses.ts';
import { longSentences } from './long-sentences.ts';
import { openingContrast } from './opening-contrast.ts';
import { relativeWhich } from './relative-which.ts';
import { resultParticiple } from './result-participle.ts';
import { secondVerbs } from './second-verbs.ts';
import { whereClauses } from './where-clauses.ts';

/** Each makes two sentences of a long one. */
export const SPLITTING_RULES: readonly Rule[] = [
  longSentences,
  joinedClauses,
  openingContrast,
  relativeWhich,
  resultParticiple,
  bareConjunctions,
  secondVerbs,
  whereClauses,
];
