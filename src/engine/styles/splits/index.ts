import type { Rule } from '../../rules/kit.ts';
import { bareConjunctions } from './bare-conjunctions.ts';
import { beforeGerund } from './before-gerund.ts';
import { finalAppositives } from './final-appositives.ts';
import { finalParticiples } from './final-participles.ts';
import { followingParticiple } from './following-participle.ts';
import { includingLists } from './including-lists.ts';
import { indefiniteRelatives } from './indefinite-relatives.ts';
import { insertedClauses } from './inserted-clauses.ts';
import { joinedClauses } from './joined-clauses.ts';
import { longSentences } from './long-sentences.ts';
import { openingContrast } from './opening-contrast.ts';
import { openingTime } from './opening-time.ts';
import { relativeWhich } from './relative-which.ts';
import { resultParticiple } from './result-participle.ts';
import { sayingParticiple } from './saying-participle.ts';
import { secondVerbs } from './second-verbs.ts';
import { speakerRoles } from './speaker-roles.ts';
import { trailingRemarks } from './trailing-remarks.ts';
import { whereClauses } from './where-clauses.ts';

/** Each makes two sentences of a long one. */
export const SPLITTING_RULES: readonly Rule[] = [
  longSentences,
  joinedClauses,
  openingContrast,
  openingTime,
  relativeWhich,
  insertedClauses,
  speakerRoles,
  finalAppositives,
  finalParticiples,
  sayingParticiple,
  includingLists,
  indefiniteRelatives,
  trailingRemarks,
  beforeGerund,
  resultParticiple,
  followingParticiple,
  bareConjunctions,
  secondVerbs,
  whereClauses,
];
