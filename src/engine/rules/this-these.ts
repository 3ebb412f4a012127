import { placesOf, type Rule, replaceWord } from './kit.ts';

export const thisThese: Rule = {
  id: 'this-these',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const { word, at } of placesOf(sentence)) {
      const [noun, next] = [at(1), at(2)];
      if (word.lower !== 'this' || noun.tag !== 'NOUN' || !nouns.isPlural(noun.lower)) continue;
      if (
        /^(?:people|news|means)$/.test(noun.lower) ||
        /^(?:NOUN|DET|PRON|NUM)$/.test(next.tag) ||
        // “This rises to 20%” is a verb, whatever the tagger says.
        next.lower === 'to' ||
        at(-1).lower === 'all'
      )
        continue;
      if (/^['’]/.test(next.text) || /^(?:is|was|has)$/.test(next.lower)) continue;
      yield* replaceWord(word, 'these', `“${noun.lower}” is a plural, so “these” points to it.`);
    }
  },
  examples: [['I like this books very much.', 'I like these books very much.']],
  leaves: [
    'This rises to a third in winter.',
    'This morning we left.',
    'This means a lot.',
    'This sales report is late.',
  ],
};
