import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { opensClause, placesOf, type Rule, replaceWord, verbAfterSubject } from './kit.ts';

const PLURAL: Readonly<Record<string, string>> = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
});

export const pluralPronoun: Rule = {
  id: 'plural-pronoun',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      const { word: subject, at } = place;
      if (!/^(?:they|we|you|i)$/.test(subject.lower) || !opensClause(at(-1))) continue;
      const verb = verbAfterSubject(place);
      if (subject.lower === 'i' && /^(?:is|was)$/.test(verb.lower)) continue;
      const base = verb.tag === 'VERB' ? findBaseOfThirdPerson(verb.lower) : undefined;
      const right = PLURAL[verb.lower] ?? (base !== undefined && PURE_VERBS.has(base) ? base : undefined);
      if (right === undefined) continue;
      const name = subject.lower === 'i' ? 'I' : subject.lower;
      const reason = `“${name}” goes with “${right}”; “${verb.lower}” is for “he”, “she” and “it”.`;
      yield* replaceWord(verb, right, reason);
    }
  },
  examples: [
    ['They was late again.', 'They were late again.'],
    ['We has a plan.', 'We have a plan.'],
    ['I thinks so.', 'I think so.'],
  ],
  leaves: ['I was there.', 'What they do is their business.'],
};
