import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital, placesOf, type Rule } from './kit.ts';

const COMPARATIVES = wordSet(`
  easier better bigger faster cheaper stronger higher lower larger smaller older younger safer worse happier harder
  longer shorter wider richer poorer cleaner closer greater later earlier simpler healthier busier deeper`);
const SUPERLATIVES = wordSet(
  'easiest best biggest fastest cheapest strongest highest largest oldest youngest worst happiest greatest',
);

export const doubleComparative: Rule = {
  id: 'double-comparative',
  category: 'grammar',
  gist: 'comparison',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const next = at(1);
      const isDouble =
        (word.lower === 'more' && COMPARATIVES.has(next.lower)) ||
        (word.lower === 'most' && SUPERLATIVES.has(next.lower));
      if (!isDouble || sentence.text[next.end] === '-') continue;
      const reason = `“${next.lower}” compares already, so “${word.lower}” is not needed.`;
      yield { start: word.start, end: next.end, replacement: matchCapital(word.text, next.text), reason };
    }
  },
  examples: [['This way is more easier.', 'This way is easier.']],
  leaves: ['The more, the better.', 'Most of the best books are long.'],
};
