import type { PairGroup } from '../lookup-rows.ts';
import { FORMAL_ACTIONS } from './formal-actions.ts';
import { FORMAL_ADJECTIVES } from './formal-adjectives.ts';
import { FORMAL_ADVERBS } from './formal-adverbs.ts';
import { FORMAL_CHANGES } from './formal-changes.ts';
import { FORMAL_COURTESIES } from './formal-courtesies.ts';
import { FORMAL_LINKS } from './formal-links.ts';
import { FORMAL_NOUNS } from './formal-nouns.ts';
import { FORMAL_PHRASAL_VERBS } from './formal-phrasal-verbs.ts';
import { FORMAL_REPORTS } from './formal-reports.ts';
import { FORMAL_THOUGHTS } from './formal-thoughts.ts';

/** Of the groups that could fit a place, the first counts. */
export const FORMAL_VERB_GROUPS: readonly PairGroup[] = [
  ...FORMAL_ACTIONS,
  ...FORMAL_PHRASAL_VERBS,
  ...FORMAL_THOUGHTS,
  ...FORMAL_CHANGES,
];

export const FORMAL_WORD_GROUPS: readonly PairGroup[] = [
  ...FORMAL_NOUNS,
  ...FORMAL_ADJECTIVES,
  ...FORMAL_ADVERBS,
  ...FORMAL_REPORTS,
  ...FORMAL_LINKS,
  ...FORMAL_COURTESIES,
];
