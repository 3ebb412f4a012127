import { findSingular } from '../lexicon/nouns.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

/** Plurals that stand before a noun or in a fixed expression: “a sports car”, “a few”. */
const ALLOWED = wordSet(`
  few lots people men women children thanks sports sales arts goods customs savings systems rights services needs
  years minutes hours days months weeks times kids ladies drinks operations communications works barracks gallows
  heads crossroads pants scissors metres meters miles feet inches pounds dollars humans`);

export const articlePlural: Rule = {
  id: 'article-plural',
  category: 'grammar',
  gist: 'singular',
  *find(sentence, { nouns }) {
    for (const { word, at } of placesOf(sentence)) {
      const isDescribed = at(1).tag === 'ADJ' && at(2).tag === 'NOUN' && !ALLOWED.has(at(1).lower);
      const described = isDescribed ? 1 : 0;
      const [noun, next] = [at(1 + described), at(2 + described)];
      if (!/^an?$/.test(word.lower) || noun.tag !== 'NOUN' || ALLOWED.has(noun.lower)) continue;
      if (
        !nouns.isPlural(noun.lower) ||
        /^(?:NOUN|PROPN|ADJ)$/.test(next.tag) ||
        /^(?:['’-]|'s|’s)/.test(next.text)
      )
        continue;
      const singular = findSingular(noun.lower);
      if (singular === undefined) continue;
      yield* replaceWord(noun, singular, `“${word.lower}” stands before one thing: ${singular}.`);
    }
  },
  examples: [
    ['It was a mistakes to wait.', 'It was a mistake to wait.'],
    ['He is looking for a new challenges.', 'He is looking for a new challenge.'],
  ],
  leaves: [
    'She drives a sports car.',
    'He waited a few minutes.',
    'We saw a new species and a great many birds.',
    'It was a ladies’ evening.',
    'This is just a heads up.',
  ],
};
