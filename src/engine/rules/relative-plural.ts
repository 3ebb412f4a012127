import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const PLURAL: Readonly<Record<string, string>> = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
});

export const relativePlural: Rule = {
  id: 'relative-plural',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence) {
    for (const { word: noun, at } of placesOf(sentence)) {
      if (!/^(?:people|those|students|children|things|persons|men|women)$/.test(noun.lower)) continue;
      if (!/^(?:who|which|that)$/.test(at(1).lower)) continue;
      const verb = at(2);
      const base = findBaseOfThirdPerson(verb.lower);
      const right = PLURAL[verb.lower] ?? (base !== undefined && PURE_VERBS.has(base) ? base : undefined);
      if (right === undefined) continue;
      yield* replaceWord(
        verb,
        right,
        `“${at(1).lower}” stands for “${noun.lower}”, so its verb is plural: ${right}.`,
      );
    }
  },
  examples: [['People who has time read more.', 'People who have time read more.']],
  leaves: ['People who have time read more.', 'A man who has time reads more.'],
};
