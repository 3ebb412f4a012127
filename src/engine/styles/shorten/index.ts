import type { Rule } from '../../rules/kit.ts';
import { type StyleStage, toStage } from '../stage.ts';
import { doubledAdjectives, spareAdjectives } from './adjectives.ts';
import { additions, intensifiers, pauseWords } from './adverbs.ts';
import { appositives } from './appositives.ts';
import { asides } from './asides.ts';
import { conjunctionThat } from './conjunction-that.ts';
import { coordinations } from './coordinations.ts';
import { courtesies } from './courtesies.ts';
import { dashes } from './dashes.ts';
import { decidedVerbs } from './decided-verbs.ts';
import { keepingFacts } from './facts-kept.ts';
import { instances } from './instances.ts';
import { interjections } from './interjections.ts';
import { locations } from './locations.ts';
import { namelessSources } from './nameless-sources.ts';
import { openers } from './openers.ts';
import { openingClauses } from './opening-clauses.ts';
import { bareParticiple } from './participles.ts';
import { shortForms } from './phrases.ts';
import { relativePronoun } from './relatives.ts';
import { secondPredicates } from './second-predicates.ts';
import { sideRemarks } from './sentences.ts';
import { tails } from './tails.ts';
import { trailingClauses } from './trailing-clauses.ts';
import { trailingPhrases } from './trailing-phrases.ts';
import { trailingPurposes } from './trailing-purposes.ts';
import { trailingRelatives } from './trailing-relatives.ts';

export const SHORTENING_RULES: readonly Rule[] = [
  openers,
  shortForms,
  intensifiers,
  pauseWords,
  additions,
  bareParticiple,
  asides,
  appositives,
  dashes,
  tails,
  conjunctionThat,
  relativePronoun,
  openingClauses,
  coordinations,
  instances,
  namelessSources,
  spareAdjectives,
  secondPredicates,
  trailingClauses,
  trailingRelatives,
  trailingPhrases,
  trailingPurposes,
  interjections,
  doubledAdjectives,
  decidedVerbs,
  locations,
];

const shorteningOf = (rules: readonly Rule[]) => keepingFacts(toStage(rules, { isShortening: true }));

/** Makes a text shorter, and no part of it longer. What only adds goes first: sentences, then clauses, then words. */
export const shortening: readonly StyleStage[] = [
  keepingFacts(courtesies),
  keepingFacts(sideRemarks),
  shorteningOf([openers]),
  shorteningOf([asides, appositives, dashes, tails]),
  shorteningOf([openingClauses, coordinations, instances]),
  shorteningOf([
    secondPredicates,
    trailingClauses,
    trailingRelatives,
    trailingPhrases,
    trailingPurposes,
    interjections,
    namelessSources,
  ]),
  shorteningOf([shortForms, locations, decidedVerbs, bareParticiple, relativePronoun, conjunctionThat]),
  shorteningOf([intensifiers, pauseWords, additions, spareAdjectives, doubledAdjectives]),
];
