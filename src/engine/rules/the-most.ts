import { matchCapital, placesOf, type Rule } from './kit.ts';

export const theMost: Rule = {
  id: 'the-most',
  category: 'grammar',
  gist: 'article',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (word.lower === 'most' && at(1).tag === 'ADJ' && /^(?:is|are|was|were|of)$/.test(at(-1).lower)) {
        if (at(2).tag !== 'NOUN' || at(2).lower.endsWith('s')) continue;
        yield {
          start: word.start,
          end: word.start,
          replacement: 'the ',
          reason: 'A superlative before a noun takes “the”.',
        };
      }
      if (
        word.lower === 'the' &&
        at(1).lower === 'most' &&
        at(2).lower === 'of' &&
        !/^mak|^made/.test(at(-1).lower)
      ) {
        const reason = '“most of” stands without an article.';
        yield { start: word.start, end: at(1).end, replacement: matchCapital(word.text, 'most'), reason };
      }
    }
  },
  examples: [
    ['This is most important thing.', 'This is the most important thing.'],
    ['The most of them left.', 'Most of them left.'],
  ],
  leaves: ['Make the most of it.', 'This is most kind of you.'],
};
