import { placesOf, type Rule } from './kit.ts';

const isIndefinite = (lower: string) => /^(?:an?|one|any|every)$/.test(lower);

/** “which” adds something to what is named already; where it says which one is meant, American editors write “that”. */
export const whichComma: Rule = {
  id: 'which-comma',
  category: 'punctuation',
  gist: 'comma',
  *find(sentence) {
    for (const { index, word, at } of placesOf(sentence)) {
      if (index < 3 || word.text !== 'which' || !/^(?:NOUN|PROPN)$/.test(at(-1).tag)) continue;
      if (
        !/^(?:is|was|will|has|had|would|makes|made|means|gives|gave|helps|causes|leads|led|can)$/.test(
          at(1).lower,
        )
      )
        continue;
      // “It is a string which has parts”: the clause says what kind of one, and belongs to it.
      if (isIndefinite(at(-2).lower) || (at(-2).tag === 'ADJ' && isIndefinite(at(-3).lower))) continue;
      yield {
        start: at(-1).end,
        end: at(-1).end,
        replacement: ',',
        reason: 'A comma comes before “which” when it adds to what is named already.',
      };
    }
  },
  examples: [['We went to Kyoto which is the old capital.', 'We went to Kyoto, which is the old capital.']],
  leaves: [
    'Nobody knows which is better.',
    'The house in which he was born is gone.',
    'A range is a string which has several parts.',
  ],
};
