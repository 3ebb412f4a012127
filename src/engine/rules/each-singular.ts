import { findSingular } from '../lexicon/nouns.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

export const eachSingular: Rule = {
  id: 'each-singular',
  category: 'grammar',
  gist: 'singular',
  *find(sentence, { nouns }) {
    for (const { word, at } of placesOf(sentence)) {
      const noun = at(1);
      if (!/^(?:every|each|another)$/.test(word.lower) || at(-1).lower === 'for') continue;
      if (noun.tag !== 'NOUN' || !nouns.isPlural(noun.lower) || at(2).tag === 'NOUN') continue;
      const singular = findSingular(noun.lower);
      if (singular === undefined || /^(?:people|men|women|children)$/.test(noun.lower)) continue;
      yield* replaceWord(noun, singular, `“${word.lower}” takes one thing at a time: ${singular}.`);
    }
  },
  examples: [['Every days he walks to work.', 'Every day he walks to work.']],
  leaves: ['Every second counts.', 'They gave each other gifts.'],
};
