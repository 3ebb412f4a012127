import { matchCapital, placesOf, type Rule } from './kit.ts';

export const doubleDeterminer: Rule = {
  id: 'double-determiner',
  category: 'grammar',
  gist: 'one determiner',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const next = at(1);
      if (
        !/^(?:the|a|an)$/.test(word.lower) ||
        !/^(?:my|your|his|their|our|this|these|those|the)$/.test(next.text)
      )
        continue;
      if (word.lower === next.lower || /^(?:PUNCT|EDGE)$/.test(at(2).tag) || sentence.text[next.end] === '-')
        continue;
      const reason = `“${word.lower}” and “${next.lower}” do the same work, so one of them is enough.`;
      yield { start: word.start, end: next.end, replacement: matchCapital(word.text, next.lower), reason };
    }
  },
  examples: [['The my brother is here.', 'My brother is here.']],
  leaves: ['The thesis is long.'],
};
