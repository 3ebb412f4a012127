import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const COMPARING = wordSet(`
  more less better easier bigger faster cheaper higher lower larger smaller older worse greater rather stronger
  harder younger longer`);

export const thanThen: Rule = {
  id: 'than-then',
  category: 'spelling',
  gist: 'than, then',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (word.lower !== 'then' || at(1).tag === 'PUNCT' || at(1).tag === 'EDGE' || at(1).lower === 'and')
        continue;
      const afterComparative = COMPARING.has(at(-1).lower);
      const afterMore = at(-1).tag === 'ADJ' && /^(?:more|less)$/.test(at(-2).lower);
      if (!afterComparative && !afterMore) continue;
      yield* replaceWord(word, 'than', 'A comparison takes “than”; “then” is about time.');
    }
  },
  examples: [
    ['It is better then nothing.', 'It is better than nothing.'],
    ['This is more useful then that.', 'This is more useful than that.'],
  ],
  leaves: ['It got better, then worse.', 'First rest, then work.'],
};
