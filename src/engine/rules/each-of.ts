import { wordTable } from '../lexicon/word-table.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const SINGULAR: Readonly<Record<string, string>> = wordTable({
  are: 'is',
  have: 'has',
  were: 'was',
  do: 'does',
});

export const eachOf: Rule = {
  id: 'each-of',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const { index, word, at } of placesOf(sentence)) {
      if (!/^(?:each|one|either|neither)$/.test(word.lower) || at(1).lower !== 'of') continue;
      if (index > 0 && !/^(?:,|that|because|but|and)$/.test(at(-1).lower)) continue;
      if (!/^(?:the|these|those|my|our|your|their|his|her)$/.test(at(2).lower)) continue;
      const distance = at(3).tag === 'ADJ' ? 4 : 3;
      const verb = at(distance + 1);
      const right = SINGULAR[verb.lower];
      if (right === undefined || !nouns.isPlural(at(distance).lower)) continue;
      yield* replaceWord(verb, right, `“${word.lower}” counts as one, so its verb is singular: ${right}.`);
    }
  },
  examples: [['Each of the managers have agreed.', 'Each of the managers has agreed.']],
  leaves: ['Some of the managers have agreed.', 'He is one of the men who have agreed.'],
};
