import type { Rule } from '../../rules/kit.ts';
import { judged } from '../judged.ts';
import { plainWords } from '../plain-words.ts';
import { type StyleStage, toStage } from '../stage.ts';
import { directQuestions } from '../tone/direct-questions.ts';
import { intensifiers, pauseWords } from './adverbs.ts';
import { keepingFacts } from './facts-kept.ts';
import { openers } from './openers.ts';
import { bareParticiple } from './relatives.ts';
import { sharedSubjects } from './shared-subjects.ts';
import { shortWords } from './short-words.ts';
import { conjunctionThat } from './that-clauses.ts';

const WORDINGS: readonly Rule[] = [
  bareParticiple,
  sharedSubjects,
  conjunctionThat,
  intensifiers,
  pauseWords,
].map(judged);

export const SHORTENING_RULES: readonly Rule[] = [openers, ...WORDINGS, shortWords];

/** Words what is said more shortly, and takes out nothing that is said. No change is longer than what it replaces. */
export const shortening: readonly StyleStage[] = [
  directQuestions,
  ...[[openers], WORDINGS, [shortWords, plainWords]].map((rules) =>
    keepingFacts(toStage(rules, { isShortening: true })),
  ),
];
