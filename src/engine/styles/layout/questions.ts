import { matchCapital } from '../../rules/kit.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

/** A pronoun and its helping verb, which change places: “You are coming.” */
const STATEMENT =
  /^((?:you|we|they|he|she|it|this|that|there)) (are|is|was|were|can|could|will|would|should|have|has|had)(?= (\p{L}+)) ([^,;:?"“”\n]{2,150}?)[.!]?$/iu;
/** After these “had” and “have” are no helping verbs. */
const HELD = /^(?:a|an|the|my|your|our|his|her|their|no|some|any|to|two|three|many|much|it|them)$/i;
const SECOND_CLAUSE = /\b(?:and|but|or|because|so|if|when) /i;
const make = makeAsked('question', 'question');

/** Statements about a pronoun as questions; others need more than their words in another order. */
export const questions: StyleStage = {
  reach: 'free',
  find: (text, { read }) =>
    read(text).flatMap(({ start, text: sentence }) => {
      const [found, subject = '', verb = '', next = '', rest = ''] = STATEMENT.exec(sentence) ?? [];
      if (found === undefined || SECOND_CLAUSE.test(rest) || (/^ha/i.test(verb) && HELD.test(next)))
        return [];
      return [
        make(
          start,
          start + sentence.length,
          `${matchCapital(subject, verb.toLowerCase())} ${subject.toLowerCase()} ${rest}?`,
        ),
      ];
    }),
};
