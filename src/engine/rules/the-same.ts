import { DETERMINERS, placesOf, type Rule } from './kit.ts';

export const theSame: Rule = {
  id: 'the-same',
  category: 'grammar',
  gist: 'article',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const before = at(-1);
      if (word.text !== 'same' || at(1).tag !== 'NOUN' || /^(?:sex|day|gender)$/.test(at(1).lower)) continue;
      if (
        DETERMINERS.has(before.lower) ||
        /^(?:very|exactly|exact|those|these|all|'s|much|-|of)$/.test(before.lower) ||
        before.tag === 'EDGE'
      )
        continue;
      yield {
        start: word.start,
        end: word.start,
        replacement: 'the ',
        reason: 'There is only one such thing, so “same” takes “the”.',
      };
    }
  },
  examples: [['We had same idea.', 'We had the same idea.']],
  leaves: ['We had the same idea.', 'It is the very same idea.', 'Same-day delivery is free.'],
};
