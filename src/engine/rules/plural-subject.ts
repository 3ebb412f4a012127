import { OF_MANY } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-set.ts';
import {
  distanceBeforeNounPhrase,
  joinsClauses,
  opensClause,
  placesOf,
  type Rule,
  replaceWord,
} from './kit.ts';
import { isUncountablePlural } from './uncountable-plural.ts';

/** “Ten miles is a long way”: one amount. */
const AMOUNTS = wordSet(`
  years yrs months weeks days hours hrs minutes mins seconds secs miles kilometers kilometres meters metres feet inches dollars euros pounds
  cents percent degrees calories words pages`);

const QUESTION_WORDS = wordSet('what which whose how');

export const pluralSubject: Rule = {
  id: 'plural-subject',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const place of placesOf(sentence)) {
      const { word: noun, at } = place;
      const verb = at(/^(?:nowadays|today|often|usually|always|never|still)$/.test(at(1).lower) ? 2 : 1);
      if (noun.tag !== 'NOUN' || !nouns.isPlural(noun.lower) || isUncountablePlural(noun.lower)) continue;
      // “37signals is a company”
      if (/\d/.test(sentence.text[noun.start - 1] ?? '') || AMOUNTS.has(noun.lower)) continue;
      const distance = distanceBeforeNounPhrase(place);
      const before = at(distance);
      const isSecond = joinsClauses(place, distance);
      const auxiliary = OF_MANY[verb.lower];
      const reason = (right: string) => `“${noun.lower}” is a plural, so its verb is plural: ${right}.`;
      if (auxiliary !== undefined) {
        // “What benefits does she have?”
        const isAskedFor = /^(?:do|have)$/.test(auxiliary) && QUESTION_WORDS.has(at(distance + 1).lower);
        const isSubject =
          isSecond ||
          (opensClause(before) && !isAskedFor && !/^(?:and|or|as|how|what|whether|"|')$/.test(before.lower));
        if (isSubject) yield* replaceWord(verb, auxiliary, reason(auxiliary));
      }
    }
  },
  examples: [
    ['The new rules is clear.', 'The new rules are clear.'],
    ['The informations was good.', 'The information was good.'],
    [
      'Your lessons were funny and the results was great.',
      'Your lessons were funny and the results were great.',
    ],
    ['There was a delay and the parcels was lost.', 'There was a delay and the parcels were lost.'],
    ['The young people nowadays does not vote.', 'The young people nowadays do not vote.'],
  ],
  leaves: [
    'The cost of the tests and the results was high.',
    'The number of cars is growing.',
    'Reading books is fun.',
    'The news is good.',
    '99designs is a market place.',
    'Forty dollars is too much.',
    'What benefits does she have, and which threats does the end of it pose?',
    'Sending "Hello there" emails is fine.',
  ],
};
