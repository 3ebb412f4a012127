import { DETERMINERS, placesOf, type Rule } from './kit.ts';

export const theSame: Rule = {
  id: 'the-same',
  category: 'grammar',
  gist: 'article',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const before = at(-1);
      if (word.text !== 'same' || /^(?:sex|day|gender)$/.test(at(1).lower)) continue;
      const endsClause =
        /^(?:is|are|was|were|be|not)$/.test(before.lower) && /^(?:PUNCT|EDGE)$/.test(at(1).tag);
      if (at(1).tag !== 'NOUN' && !endsClause) continue;
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
  examples: [
    ['The two are same.', 'The two are the same.'],
    ['We had same idea.', 'We had the same idea.'],
  ],
  leaves: ['We had the same idea.', 'It is the very same idea.', 'Same-day delivery is free.'],
};
