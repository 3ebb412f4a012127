import { PURE_VERBS } from '../lexicon/verbs.ts';
import { placesOf, type Rule } from './kit.ts';

export const ableTo: Rule = {
  id: 'able-to',
  category: 'grammar',
  gist: 'missing “to”',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (word.lower !== 'able' || at(1).tag !== 'VERB' || !PURE_VERBS.has(at(1).lower)) continue;
      yield {
        start: word.end,
        end: word.end,
        replacement: ' to',
        reason: '“able” is joined to its verb with “to”.',
      };
    }
  },
  examples: [['He is able speak Greek.', 'He is able to speak Greek.']],
  leaves: ['He is able to speak Greek.', 'They are able people.'],
};
