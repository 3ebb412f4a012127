import { isOftenWrong } from '../harper/often-wrong.ts';
import type { Change } from '../types.ts';
import { measureGain } from './gain.ts';
import type { LanguageModel } from './language-model.ts';

/**
 * Not judged here: letters and spaces, which the model does not see, spellings, for which the speller asks it by itself,
 * agreement, “did you ate” and “is used to”, which reach further than four words.
 */
const UNJUDGED =
  /^(?:spacing|greeting-comma|final-stop|question-mark|spelling|missing-articles|agreement|third-person|be-used-to|do-support|expected-\p{Ll}+)$|capital|^harper\/Capital/u;

/**
 * The least gains, as powers of ten, with which changes are made. Fitted on learner sentences and on edited prose: of
 * the changes below them, hardly any is right. Rules that know their words may make a sentence rarer; commas, numbers
 * and what the linter remarks on right prose, too, have to make it likelier.
 */
const LEAST_GAIN = -2.5;
const LEAST_GAIN_OF_COMMA_OR_NUMBER = -0.5;
const LEAST_GAIN_OF_LINTER = 0.5;
/** A word more makes every sentence less likely. */
const ADDED_WORD = 1;

function findLeastGain(rule: string, added: number): number {
  if (isOftenWrong(rule.replace('harper/', ''))) return LEAST_GAIN_OF_LINTER;
  if (/-comma$|plural/.test(rule)) return LEAST_GAIN_OF_COMMA_OR_NUMBER;
  return LEAST_GAIN - ADDED_WORD * Math.max(0, added);
}

const countWords = (text: string) => text.split(' ').length;

/** Whether the model has nothing against a change of a text with straight apostrophes. */
export function isAgreed(
  model: LanguageModel,
  text: string,
  change: Pick<Change, 'start' | 'end' | 'replacement' | 'rule'>,
): boolean {
  if (UNJUDGED.test(change.rule)) return true;
  const before = text.slice(change.start, change.end);
  if (before.toLowerCase() === change.replacement.replaceAll('’', "'").toLowerCase()) return true;
  return (
    measureGain(model, text, change) >=
    findLeastGain(change.rule, countWords(change.replacement) - countWords(before))
  );
}
