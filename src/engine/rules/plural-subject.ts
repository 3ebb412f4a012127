import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { opensClause, placesOf, type Rule, replaceWord, wordBeforeNounPhrase } from './kit.ts';
import { isUncountablePlural } from './uncountable-plural.ts';

const PLURAL: Readonly<Record<string, string>> = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
});

export const pluralSubject: Rule = {
  id: 'plural-subject',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const place of placesOf(sentence)) {
      const { word: noun, at } = place;
      const verb = at(/^(?:nowadays|today|often|usually|always|never|still)$/.test(at(1).lower) ? 2 : 1);
      if (noun.tag !== 'NOUN' || !nouns.isPlural(noun.lower) || isUncountablePlural(noun.lower)) continue;
      const before = wordBeforeNounPhrase(place);
      const auxiliary = PLURAL[verb.lower];
      const base = verb.tag === 'VERB' ? findBaseOfThirdPerson(verb.lower) : undefined;
      const reason = (right: string) => `“${noun.lower}” is a plural, so its verb is plural: ${right}.`;
      if (auxiliary !== undefined) {
        const isSubject = opensClause(before) && !/^(?:and|or|as|how|what|whether)$/.test(before.lower);
        if (isSubject) yield* replaceWord(verb, auxiliary, reason(auxiliary));
      } else if (base !== undefined && PURE_VERBS.has(base)) {
        const isSubject = before.tag === 'EDGE' || /^(?:because|that|if|when|,|so|but)$/.test(before.lower);
        if (isSubject) yield* replaceWord(verb, base, reason(base));
      }
    }
  },
  examples: [
    ['The new rules is clear.', 'The new rules are clear.'],
    ['The informations was good.', 'The information was good.'],
    ['People thinks that it works.', 'People think that it works.'],
    ['The young people nowadays does not vote.', 'The young people nowadays do not vote.'],
  ],
  leaves: ['The number of cars is growing.', 'Reading books is fun.', 'The news is good.'],
};
