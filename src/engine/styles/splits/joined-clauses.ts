import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, isClause, isLong, toSplit } from './clauses.ts';

/**
 * What joins a clause on, and what a sentence of its own begins with. “as”, “since” and “while” have too many meanings;
 * what “although” concedes is not the point, which a sentence of its own would make it.
 */
const BEGINS: Readonly<Record<string, string>> = wordTable({
  whereas: 'By contrast,',
  because: 'This is because',
});

/** What a “which” says of all that stands before it: “…, which means that it was late”. */
const SAYS_OF_ALL = /^(?:means|meant|makes|leads|led|shows|showed|caused)$/;

const QUANTITY = /^(?:many|some|most|several|few|both|all|none|two|three|four|five)$/;
/** “…, all of which was old” is about one thing. */
const OF_ONE = /^(?:is|was|has|does)$|[^s]s$/;

/** “many of whom” of “…, many of whom speak Welsh”. */
const saysOfMany = ({ at }: Place) =>
  QUANTITY.test(at(1).lower) &&
  at(2).lower === 'of' &&
  /^(?:whom|which)$/.test(at(3).lower) &&
  !OF_ONE.test(at(4).lower);

/** What the second sentence begins with, in place of the word behind the comma. */
function findOpening({ word, at }: Place): string | undefined {
  if (word.text !== ',') return undefined;
  const saysOfAll = SAYS_OF_ALL.test(at(2).lower) || (at(2).lower === 'is' && at(3).lower === 'why');
  return at(1).lower === 'which' && saysOfAll ? 'This' : BEGINS[at(1).lower];
}

/** “…, because it was late.” becomes “… This is because it was late.” */
export const joinedClauses: Rule = {
  id: 'joined-clause',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      if (saysOfMany(place) && canPart(sentence, index, index + 1) && !comesBack(words, index + 1)) {
        yield toSplit(word, at(3), `${at(1).text} of them`);
        return;
      }
      const begins = findOpening(place);
      if (begins === undefined || !canPart(sentence, index, index + 2)) continue;
      if (begins !== 'This' && !isClause(words, index + 2)) continue;
      // A comma later on may lead back to the main clause.
      if (comesBack(words, index + 2)) continue;
      yield toSplit(word, at(1), begins);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour has more than forty regular customers, many of whom come from the islands.',
      'The shop by the harbour has more than forty regular customers. Many of them come from the islands.',
    ],
    [
      'The tiles for the bathroom have not come yet, which means that we will be three days late.',
      'The tiles for the bathroom have not come yet. This means that we will be three days late.',
    ],
  ],
  leaves: [
    'The shop by the harbour sells old clocks and furniture, most of which is too heavy for one man.',
    'It is late, because it is dark.',
    'The shop by the harbour sells bread and cakes every day, although it is a very small place.',
    'The shop, because it is a very small place by the harbour, sells bread and cakes to all who come.',
  ],
};
