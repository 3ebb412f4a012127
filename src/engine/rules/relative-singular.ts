import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const SINGULAR: Readonly<Record<string, string>> = wordTable({
  are: 'is',
  have: 'has',
  were: 'was',
  do: 'does',
});

export const relativeSingular: Rule = {
  id: 'relative-singular',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const { word: determiner, at } of placesOf(sentence)) {
      const [noun, relative, verb] = [at(1), at(2), at(3)];
      if (!/^(?:a|an|every|each|another)$/.test(determiner.lower) || noun.tag !== 'NOUN') continue;
      if (
        nouns.isPlural(noun.lower) ||
        GROUP_NOUNS.has(noun.lower) ||
        !/^(?:who|which)$/.test(relative.lower)
      )
        continue;
      const right = SINGULAR[verb.lower];
      if (right === undefined) continue;
      yield* replaceWord(
        verb,
        right,
        `“${relative.lower}” stands for one ${noun.lower}, so its verb is singular: ${right}.`,
      );
    }
  },
  examples: [['A man who have time reads more.', 'A man who has time reads more.']],
  leaves: ['A group who are angry left.'],
};
