import { humanContractions } from './contractions/index.ts';
import { plainWords } from './plain-words.ts';
import { keepingNames } from './shorten/facts-kept.ts';
import { shouldConditions } from './should-conditions.ts';
import { type StyleStage, toStage } from './stage.ts';
import { stockOpenings, stockPhrases, stockWords } from './stock-phrases.ts';
import { directQuestions } from './tone/direct-questions.ts';

/** What brochures, offices and machines write, as people do. */
export const withoutStock: readonly StyleStage[] = [
  toStage([stockOpenings]),
  toStage([stockPhrases, stockWords, shouldConditions]),
];

export const humanizing: readonly StyleStage[] = [
  ...withoutStock,
  directQuestions,
  keepingNames(toStage([plainWords])),
  humanContractions,
];
