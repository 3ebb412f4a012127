import { PURE_VERBS, toThirdPerson } from '../lexicon/verbs.ts';
import { opensClause, placesOf, type Rule, replaceWord, verbAfterSubject } from './kit.ts';

/** “They insist that she go”: after these the bare verb is right. */
const SUBJUNCTIVE =
  /^(?:suggest|recommend|insist|require|important|necessary|essential|demand|propose|ask|request|vital|crucial|urge|wish|lest)/;

export const thirdPerson: Rule = {
  id: 'third-person',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      const { word: subject, at } = place;
      if (
        !/^(?:he|she|it)$/.test(subject.lower) ||
        !opensClause(at(-1)) ||
        /^(?:and|or|if|though|as)$/.test(at(-1).lower)
      ) {
        continue;
      }
      const verb = verbAfterSubject(place);
      if (verb.tag !== 'VERB' && verb.tag !== 'AUX') continue;
      if (SUBJUNCTIVE.test(at(-2).lower) || SUBJUNCTIVE.test(at(-3).lower)) continue;
      const isPure = PURE_VERBS.has(verb.lower) && !/^(?:let|read)$/.test(verb.lower);
      const right = /^(?:are|were)$/.test(verb.lower)
        ? { are: 'is', were: 'was' }[verb.lower]
        : /^(?:have|do)$/.test(verb.lower) || isPure
          ? toThirdPerson(verb.lower)
          : undefined;
      if (right !== undefined)
        yield* replaceWord(verb, right, `“${subject.lower}” takes a verb in the third person: ${right}.`);
    }
  },
  examples: [
    ['She have two brothers.', 'She has two brothers.'],
    ['He often make mistakes.', 'He often makes mistakes.'],
  ],
  leaves: ['They insist that he go at once.', 'If he were here, he would know.', 'Did she make it?'],
};
