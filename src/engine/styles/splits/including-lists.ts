import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { isPast } from './tenses.ts';

/** “…, including pears and plums.” becomes “… They include pears and plums.” */
export const includingLists: Rule = {
  id: 'including-list',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, { nouns }): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      if (word.lower !== 'including' || at(-1).text !== ',' || !nouns.isPlural(at(-2).lower)) continue;
      const [left, inside] = [words.slice(0, index - 1), words.slice(index + 1)];
      if (countWords(left) < 4 || countWords(inside) < 2 || words.at(-1)?.text !== '.') continue;
      if (at(-2).tag !== 'NOUN' || at(1).tag === 'VERB' || !left.some(isVerb)) continue;
      // “the shops, which sell many drinks, including …”: the sentence may come back from the clause.
      if (
        left.some(({ lower }, place) => /^(?:which|who|where)$/.test(lower) && left[place - 1]?.text === ',')
      )
        continue;
      // What comes after the list may belong to the sentence again.
      const comma = inside.findIndex(({ text }) => /^[,;:–—]$/.test(text));
      if (comma >= 0 && inside.slice(comma).some(isVerb)) continue;
      const verb = left.find(isVerb);
      yield toSplit(at(-1), word, `They ${verb !== undefined && isPast(verb) ? 'included' : 'include'}`);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour sells bread, cakes and many sorts of drinks, including tea and coffee.',
      'The shop by the harbour sells bread, cakes and many sorts of drinks. They include tea and coffee.',
    ],
  ],
  leaves: [
    'The shop by the harbour sells many sorts of food, including bread and the best cakes in town.',
    'The drinks in the shop by the harbour, including tea and coffee, are sold all day long.',
  ],
};
