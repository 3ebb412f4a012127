import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import { carriesClause, findEnd } from './clauses.ts';

const BE = wordSet("is are was were be been being becomes became 's");
const TELLS_WHAT =
  /^(?:fact|idea|claim|belief|view|hope|fear|sign|evidence|chance|risk|way|feeling|sense|point|thing|one|those|result|extent|case)s?$/;

/** The place of the article of the noun phrase that ends before `place`; nothing where it is a definite one. */
function findArticle({ at }: Place): number | undefined {
  for (let distance = -2; distance >= -4; distance -= 1) {
    const { lower, tag } = at(distance);
    if (/^an?$/.test(lower)) return distance;
    if (tag !== 'ADJ' && tag !== 'NOUN') return undefined;
  }
  return undefined;
}

function addsOnly(place: Place): boolean {
  const { word, at } = place;
  if (!/^(?:that|which|who)$/.test(word.lower) || at(-1).tag !== 'NOUN' || TELLS_WHAT.test(at(-1).lower))
    return false;
  const article = findArticle(place);
  if (article === undefined) return false;
  // “It is a house that …” says nothing without its end.
  const before = at(article - 1);
  if (
    BE.has(before.lower) ||
    /^(?:EDGE|PUNCT)$/.test(before.tag) ||
    /^(?:as|such|of|not|ADV)$/.test(before.lower)
  )
    return false;
  return carriesClause(at(1)) || carriesClause(at(2));
}

/** “… opened a shop that sells bread.”: what more is told of something new, at the end of a statement. */
export const trailingRelatives: Rule = {
  id: 'shorten-trailing-relative',
  category: 'shortening',
  gist: 'relative clause',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const end = addsOnly(place) ? findEnd(sentence, place.index) : undefined;
      if (end === undefined) continue;
      const reason = 'The sentence is complete without the clause at its end.';
      yield { ...end, replacement: '', reason };
      return;
    }
  },
  examples: [
    ['The old baker opened a new shop that sells bread and cakes.', 'The old baker opened a new shop.'],
  ],
  leaves: [
    'The house by the harbour is a place that sells bread and cakes.',
    'The old baker opened the new shop that sells bread and cakes.',
  ],
};
