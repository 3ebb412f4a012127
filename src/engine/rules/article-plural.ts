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
      const [noun, next] = [at(1), at(2)];
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
  examples: [['It was a mistakes to wait.', 'It was a mistake to wait.']],
  leaves: [
    'She drives a sports car.',
    'He waited a few minutes.',
    'It was a ladies’ evening.',
    'This is just a heads up.',
  ],
};
