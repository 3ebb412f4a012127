import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, isClause, isLong, toSplit } from './clauses.ts';

/** What joins a clause on, and what a sentence of its own begins with. “as”, “since” and “while” have too many meanings. */
const BEGINS: Readonly<Record<string, string>> = wordTable({
  although: 'However,',
  though: 'However,',
  whereas: 'By contrast,',
  because: 'This is because',
});

/** “…, although it was late.” becomes “… However, it was late.” */
export const joinedClauses: Rule = {
  id: 'joined-clause',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const begins = word.text === ',' ? BEGINS[at(1).lower] : undefined;
      if (begins === undefined || !isClause(words, index + 2) || !canPart(sentence, index, index + 2))
        continue;
      // A comma later on may lead back to the main clause.
      if (comesBack(words, index + 2)) continue;
      yield toSplit(word, at(1), begins);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour sells bread and cakes every day, although it is a very small place.',
      'The shop by the harbour sells bread and cakes every day. However, it is a very small place.',
    ],
  ],
  leaves: [
    'It is late, although it is light.',
    'The shop, although it is a very small place by the harbour, sells bread and cakes to all who come.',
  ],
};
