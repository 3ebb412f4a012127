import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import { carriesClause, findEnd, isNaming } from './clauses.ts';

const SUBJECTS = wordSet(
  'it they he she this that these those there the a an his her its their some many most people',
);
/** “years after”, “just because”, “even as”: the words belong together. */
const BELONGS = wordSet(`
  just only even ever years year days day weeks week months month hours hour minutes minute moments seconds second long shortly soon partly
  mainly largely not such same as so much well known simply moment time times way same it this that`);

function opensClause({ word, at }: Place): boolean {
  // “cases where …”: without its comma the clause says which.
  if (word.lower === 'where' && at(-1).text !== ',') return false;
  const [before, next] = [at(-1).text === ',' ? at(-2) : at(-1), at(1)];
  if (BELONGS.has(before.lower) || !/^(?:NOUN|PROPN|ADV|NUM|PRON)$/.test(before.tag)) return false;
  const hasVerb =
    (SUBJECTS.has(next.lower) || /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.tag)) &&
    [2, 3, 4, 5, 6].some((distance) => carriesClause(at(distance)));
  if (/^(?:while|after|before)$/.test(word.lower) && /ing$/.test(next.lower) && next.tag === 'VERB')
    return true;
  if (word.lower === 'as') return hasVerb && isNaming(before);
  return hasVerb && /^(?:while|whereas|after|before|because|since|although|though|where)$/.test(word.lower);
}

/** “… because it was late.”, “… after leaving the house.”: why and when, at the end of a statement. */
export const trailingClauses: Rule = {
  id: 'shorten-trailing-clause',
  category: 'shortening',
  gist: 'trailing clause',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const end = opensClause(place) ? findEnd(sentence, place.index) : undefined;
      if (end === undefined) continue;
      const reason = 'The sentence is complete without its last clause.';
      yield { ...end, replacement: '', reason };
      return;
    }
  },
  examples: [
    [
      'The city closed the old road to the beach because it was too narrow.',
      'The city closed the old road to the beach.',
    ],
    [
      'The crowd went slowly down to the harbour after leaving the hall.',
      'The crowd went slowly down to the harbour.',
    ],
  ],
  leaves: [
    'The city closed the road two years after it was built.',
    'We closed the old road to the beach because it was too narrow.',
    'The road is as narrow as it was when the city built it.',
  ],
};
