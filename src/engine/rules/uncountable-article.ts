import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital, placesOf, type Rule } from './kit.ts';

const NOT_COUNTED = wordSet(`
  information advice knowledge equipment furniture homework luggage software transportation traffic pollution money
  evidence progress`);

export const uncountableArticle: Rule = {
  id: 'uncountable-article',
  category: 'grammar',
  gist: 'no article',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const noun = at(1);
      if (!/^an?$/.test(word.lower) || !NOT_COUNTED.has(noun.lower)) continue;
      if (/^(?:NOUN|PROPN|ADJ|VERB)$/.test(at(2).tag) || /^(?:-|of)$/.test(at(2).text)) continue;
      const reason = `“${noun.lower}” is not counted, so it stands without “${word.lower}”.`;
      yield { start: word.start, end: noun.end, replacement: matchCapital(word.text, noun.text), reason };
    }
  },
  examples: [['She gave me an advice.', 'She gave me advice.']],
  leaves: ['He runs a software company.', 'It is a traffic light.', 'A knowledge of music helps.'],
};
