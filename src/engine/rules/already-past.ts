import { toForms } from '../lexicon/inflection.ts';
import { findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { opensClause, placesOf, type Rule, replaceWord } from './kit.ts';

/** Regular verbs of what happens once and is then over. */
const ONCE = wordSet(`
  stop start finish arrive close open order return receive try call ask change pass end expire fail cancel ship crash
  reply answer book deliver sign agree confirm explain mention`);

function findPast(base: string): string | undefined {
  return ONCE.has(base) ? toForms(base).past : findIrregularPast(base);
}

/** “It already stop working”: the bare verb after “he already” tells of what has happened. */
export const alreadyPast: Rule = {
  id: 'already-past',
  category: 'grammar',
  gist: 'past tense',
  *find(sentence) {
    for (const { word: subject, at } of placesOf(sentence)) {
      const verb = at(2);
      if (!/^(?:he|she|it)$/.test(subject.lower) || at(1).lower !== 'already') continue;
      if (!opensClause(at(-1)) || !/^(?:VERB|NOUN)$/.test(verb.tag)) continue;
      const past = findPast(verb.lower);
      if (past === undefined || past === verb.lower) continue;
      yield* replaceWord(verb, past, `It has happened, so the verb is in the past tense: ${past}.`);
    }
  },
  examples: [
    [
      'I bought it last week, and it already stop working.',
      'I bought it last week, and it already stopped working.',
    ],
    ['He already write to you.', 'He already wrote to you.'],
  ],
  leaves: ['It already works.', 'She already has a car.', 'It already cost too much.'],
};
