import { judged } from './judged.ts';
import { keepingFacts } from './shorten/facts-kept.ts';
import { lightVerbs } from './shorten/light-verbs.ts';
import { shortForms } from './shorten/phrases.ts';
import { thereAre } from './shorten/there-are.ts';
import { toStage } from './stage.ts';

/** Wordy forms that nobody would miss: what every action but correcting says in fewer words. */
export const improving = keepingFacts(
  toStage([thereAre, lightVerbs, shortForms].map(judged), { isShortening: true }),
);
