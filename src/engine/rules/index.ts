import { aOrAn } from './a-or-an.ts';
import { capitalI } from './capital-i.ts';
import { finalStop } from './final-stop.ts';
import { greetingName } from './greeting-name.ts';
import { innerCapital } from './inner-capital.ts';
import { irregularPast } from './irregular-past.ts';
import type { Rule } from './kit.ts';
import { modalBase } from './modal-base.ts';
import { openingClauseComma } from './opening-clause-comma.ts';
import { openingPhraseComma } from './opening-phrase-comma.ts';
import { compileRule } from './pattern/compile.ts';
import { readRuleFiles, readVocabulary } from './pattern/rule-file.ts';
import { properCapital } from './proper-capital.ts';
import { questionMark } from './question-mark.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { spacing } from './spacing.ts';

/**
 * The one place that knows all writing rules. Each list is one stage: the rules in it read the same text, and the
 * next stage reads what they made of it. Rules that patterns can say stand in files, a folder for each topic.
 */

const vocabulary = readVocabulary();
const patternRules = Map.groupBy(readRuleFiles(), ({ topic }) => topic);
const ofTopic = (topic: string): Rule[] =>
  (patternRules.get(topic) ?? []).map((file) => compileRule(file, vocabulary));

export const PHRASE_RULES: readonly Rule[] = [
  ...ofTopic('set-phrases'),
  ...ofTopic('word-confusion'),
  ...ofTopic('prepositions'),
  ...ofTopic('word-order'),
  ...ofTopic('verb-forms'),
];

export const GRAMMAR_RULES: readonly Rule[] = [
  modalBase,
  irregularPast,
  ...ofTopic('agreement'),
  ...ofTopic('articles'),
  aOrAn,
  ...ofTopic('comparison'),
  properCapital,
  innerCapital,
  greetingName,
  capitalI,
];

/** Last, when the words stand: where sentences begin and pause. */
export const PUNCTUATION_RULES: readonly Rule[] = [
  sentenceCapital,
  ...ofTopic('commas'),
  openingClauseComma,
  openingPhraseComma,
  finalStop,
  questionMark,
];

/** Only where spaces are written as usual. */
export const SPACING_RULES: readonly Rule[] = [spacing];

/** Only for “improve”. */
export const WORDING_RULES: readonly Rule[] = ofTopic('wordiness');
