import { wordSet } from '../lexicon/word-set.ts';
import { matchCapital, placesOf, type Rule } from './kit.ts';

const SHORT = wordSet(
  'big cheap fast strong high low large small old young safe easy hard happy rich poor clean cold hot long short deep',
);

function toComparative(adjective: string): string {
  if (/^(?:big|hot)$/.test(adjective)) return `${adjective}${adjective.at(-1) ?? ''}er`;
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ier`;
  return adjective.endsWith('e') ? `${adjective}r` : `${adjective}er`;
}

export const comparativeEnding: Rule = {
  id: 'comparative-ending',
  category: 'grammar',
  gist: 'comparison',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const adjective = at(1);
      if (
        word.lower !== 'more' ||
        !SHORT.has(adjective.lower) ||
        !/^(?:than|and|,|\.|for|to|in)$/.test(at(2).lower)
      )
        continue;
      const comparative = toComparative(adjective.lower);
      const reason = `Short adjectives compare with an ending: ${comparative}.`;
      yield {
        start: word.start,
        end: adjective.end,
        replacement: matchCapital(word.text, comparative),
        reason,
      };
    }
  },
  examples: [['Trains are more fast than buses.', 'Trains are faster than buses.']],
  leaves: ['We need more fast food places.'],
};
