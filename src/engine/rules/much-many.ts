import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const NOT_COUNTED = wordSet(`
  information knowledge advice money pollution traffic homework equipment damage energy water food fun gas luggage`);

export const muchMany: Rule = {
  id: 'much-many',
  category: 'grammar',
  gist: 'quantity',
  *find(sentence, { nouns }) {
    for (const { word, at } of placesOf(sentence)) {
      const [noun, next] = [at(1), at(2)];
      if (noun.tag !== 'NOUN') continue;
      if (word.lower === 'much' && nouns.isPlural(noun.lower) && !/^(?:times|lots)$/.test(noun.lower)) {
        if (/^(?:pretty|very)$/.test(at(-1).lower)) continue;
        yield* replaceWord(word, 'many', `“${noun.lower}” can be counted, so it takes “many”.`);
      }
      if (word.lower === 'many' && NOT_COUNTED.has(noun.lower) && !/^(?:NOUN|PROPN|ADJ)$/.test(next.tag)) {
        yield* replaceWord(word, 'much', `“${noun.lower}” cannot be counted, so it takes “much”.`);
      }
    }
  },
  examples: [
    ['There are not much cars here.', 'There are not many cars here.'],
    ['We do not have many money.', 'We do not have much money.'],
  ],
  leaves: ['How many food banks are there?', 'It is much the same.'],
};
