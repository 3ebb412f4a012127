import type { PairGroup } from '../lookup-rows.ts';
import { CASUAL_ACTIONS } from './casual-actions.ts';
import { CASUAL_ADJECTIVES } from './casual-adjectives.ts';
import { CASUAL_ADVERBS } from './casual-adverbs.ts';
import { CASUAL_COURTESIES } from './casual-courtesies.ts';
import { CASUAL_DEEDS } from './casual-deeds.ts';
import { CASUAL_LINKS } from './casual-links.ts';
import { CASUAL_NOUNS } from './casual-nouns.ts';
import { CASUAL_THOUGHTS } from './casual-thoughts.ts';

/** Of the groups that could fit a place, the first counts. */
export const CASUAL_VERB_GROUPS: readonly PairGroup[] = [
  ...CASUAL_ACTIONS,
  ...CASUAL_THOUGHTS,
  ...CASUAL_DEEDS,
];

export const CASUAL_WORD_GROUPS: readonly PairGroup[] = [
  ...CASUAL_NOUNS,
  ...CASUAL_ADJECTIVES,
  ...CASUAL_ADVERBS,
  ...CASUAL_LINKS,
  ...CASUAL_COURTESIES,
];
