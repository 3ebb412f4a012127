import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { isVerb } from '../splits/clauses.ts';
import { findEnd, isNaming } from './clauses.ts';

const REACHES = wordSet('both either between neither whether');
const PREDICATE = /(?:ed|s|has|have|had|is|are|was|were|will|can|could)$/;
const FEWEST_WORDS = 4;

/** “The man came home and went to bed.”: what else the subject did, at the end of the sentence. */
export const secondPredicates: Rule = {
  id: 'shorten-second-predicate',
  category: 'shortening',
  gist: 'second predicate',
  *find(sentence): Generator<Finding> {
    const { words } = sentence;
    if (words.some(({ lower }) => REACHES.has(lower))) return;
    for (const { word, at, index } of placesOf(sentence)) {
      if (word.lower !== 'and' || words.length - index - 2 < FEWEST_WORDS) continue;
      const [before, next] = [at(-1).text === ',' ? at(-2) : at(-1), at(1)];
      if (
        !isVerb(next) ||
        /ing$/.test(next.lower) ||
        !(PREDICATE.test(next.lower) || findIrregularBase(next.lower) !== undefined)
      )
        continue;
      // “It read it, matched it and paid.”: the last of several.
      const isListed = words.some(
        ({ text }, place) => place < index && text === ',' && isVerb(words[place + 1] ?? word),
      );
      if (isListed) continue;
      if (!isNaming(before) && before.tag !== 'ADV') continue;
      const end = findEnd(sentence, index);
      if (end === undefined || sentence.text.slice(end.start + 1, end.end).includes(',')) continue;
      const reason = 'The sentence is complete without its second half.';
      yield { ...end, replacement: '', reason };
      return;
    }
  },
  examples: [
    [
      'The old firm sold its house in the harbour and moved to a smaller building.',
      'The old firm sold its house in the harbour.',
    ],
  ],
  leaves: [
    'We sold the house in the harbour last week and moved out.',
    'The firm sells and repairs old cars.',
  ],
};
