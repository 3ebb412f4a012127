import { aOrAn } from './a-or-an.ts';
import { ableTo } from './able-to.ts';
import { alreadyPast } from './already-past.ts';
import { apostrophes } from './apostrophes.ts';
import { articlePlural } from './article-plural.ts';
import { asideComma } from './aside-comma.ts';
import { bareInfinitive } from './bare-infinitive.ts';
import { bareNoun } from './bare-noun.ts';
import { butComma } from './but-comma.ts';
import { capitalI } from './capital-i.ts';
import { comparativeEnding } from './comparative-ending.ts';
import { confusions } from './confusions.ts';
import { countedPlural } from './counted-plural.ts';
import { doSupport } from './do-support.ts';
import { doubleComparative } from './double-comparative.ts';
import { doubleDeterminer } from './double-determiner.ts';
import { doubleNegative } from './double-negative.ts';
import { eachOf } from './each-of.ts';
import { eachSingular } from './each-singular.ts';
import { embeddedQuestion } from './embedded-question.ts';
import { finalStop } from './final-stop.ts';
import { gerundAfterPhrase } from './gerund-after-phrase.ts';
import { gerundAfterPreposition } from './gerund-after-preposition.ts';
import { gerundAfterVerb } from './gerund-after-verb.ts';
import { greetingComma } from './greeting-comma.ts';
import { greetingName } from './greeting-name.ts';
import { indefinitePronoun } from './indefinite-pronoun.ts';
import { introductoryComma } from './introductory-comma.ts';
import { irregularPast } from './irregular-past.ts';
import type { Rule } from './kit.ts';
import { learnerFrames } from './learner-frames.ts';
import { learnerPatterns } from './learner-patterns.ts';
import { learnerSubjects } from './learner-subjects.ts';
import { learnerVerbs } from './learner-verbs.ts';
import { learnerWords } from './learner-words.ts';
import { lookAlikes } from './look-alikes.ts';
import { missingArticle } from './missing-article.ts';
import { modalBase } from './modal-base.ts';
import { muchMany } from './much-many.ts';
import { ofAgreement } from './of-agreement.ts';
import { oneWord } from './one-word.ts';
import { openingClauseComma } from './opening-clause-comma.ts';
import { openingPhraseComma } from './opening-phrase-comma.ts';
import { passiveParticiple } from './passive-participle.ts';
import { pastTime } from './past-time.ts';
import { pastWithoutHelper } from './past-without-helper.ts';
import { perfectParticiple } from './perfect-participle.ts';
import { pluralPronoun } from './plural-pronoun.ts';
import { pluralSubject } from './plural-subject.ts';
import { properCapital } from './proper-capital.ts';
import { questionOrder } from './question-order.ts';
import { relativePlural } from './relative-plural.ts';
import { relativeSingular } from './relative-singular.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { prepositions, setExpressions } from './set-expressions.ts';
import { sinceAndUntil } from './since-and-until.ts';
import { singularSubject } from './singular-subject.ts';
import { soComma } from './so-comma.ts';
import { soundAlikes } from './sound-alikes.ts';
import { spacing } from './spacing.ts';
import { thanThen } from './than-then.ts';
import { theMost } from './the-most.ts';
import { theSame } from './the-same.ts';
import { thereIs } from './there-is.ts';
import { thirdPerson } from './third-person.ts';
import { thisThese } from './this-these.ts';
import { toInfinitive } from './to-infinitive.ts';
import { tooMuch } from './too-much.ts';
import { uncountableArticle } from './uncountable-article.ts';
import { uncountablePlural } from './uncountable-plural.ts';
import { whichComma } from './which-comma.ts';
import { wordyPhrases } from './wordy-phrases.ts';
import { yourNoun } from './your-noun.ts';

/**
 * The one place that knows all writing rules. Each list is one stage: the rules in it read the same text, and the
 * next stage reads what they made of it.
 */

export const PHRASE_RULES: readonly Rule[] = [
  setExpressions,
  prepositions,
  confusions,
  soundAlikes,
  lookAlikes,
  apostrophes,
  yourNoun,
  learnerFrames,
  learnerVerbs,
  learnerPatterns,
  learnerSubjects,
  learnerWords,
  sinceAndUntil,
  oneWord,
];

export const GRAMMAR_RULES: readonly Rule[] = [
  modalBase,
  toInfinitive,
  doSupport,
  irregularPast,
  pastWithoutHelper,
  perfectParticiple,
  passiveParticiple,
  thirdPerson,
  pluralPronoun,
  pluralSubject,
  relativePlural,
  relativeSingular,
  singularSubject,
  ofAgreement,
  bareNoun,
  indefinitePronoun,
  thereIs,
  countedPlural,
  eachOf,
  eachSingular,
  articlePlural,
  thisThese,
  muchMany,
  uncountablePlural,
  uncountableArticle,
  aOrAn,
  doubleComparative,
  comparativeEnding,
  thanThen,
  tooMuch,
  gerundAfterPreposition,
  gerundAfterVerb,
  gerundAfterPhrase,
  pastTime,
  alreadyPast,
  doubleNegative,
  questionOrder,
  embeddedQuestion,
  bareInfinitive,
  ableTo,
  theSame,
  missingArticle,
  theMost,
  doubleDeterminer,
  properCapital,
  greetingName,
  capitalI,
];

/** Last, when the words stand: where sentences begin and pause. */
export const PUNCTUATION_RULES: readonly Rule[] = [
  sentenceCapital,
  greetingComma,
  introductoryComma,
  openingClauseComma,
  openingPhraseComma,
  butComma,
  soComma,
  whichComma,
  asideComma,
  finalStop,
];

/** Only where spaces are written as usual. */
export const SPACING_RULES: readonly Rule[] = [spacing];

/** Only for “improve”. */
export const WORDING_RULES: readonly Rule[] = [wordyPhrases];
