import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, countWords, isLong, toSplit } from './clauses.ts';
import { DONE, LASTING } from './participles.ts';
import { findPronounOf, phraseBefore } from './subjects.ts';

const SHORTEST = 4;

/** “… in a new shop, owned by the town.” becomes “… in a new shop. It is owned by the town.” */
export const finalParticiples: Rule = {
  id: 'final-participle',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const isLasting = LASTING.test(word.lower);
      if (at(-1).text !== ',' || (!isLasting && !DONE.test(word.lower)) || at(1).tag !== 'ADP') continue;
      // “based on ten shops” tells of the figures.
      if (at(1).lower === 'on') continue;
      const pronoun = findPronounOf(phraseBefore(words, index - 1), context);
      if (pronoun === undefined || countWords(words.slice(index)) < SHORTEST) continue;
      if (comesBack(words, index + 1) || !canPart(sentence, index - 1, index, { isRemark: true })) continue;
      const isMany = pronoun === 'they';
      const be = isLasting ? (isMany ? 'are' : 'is') : isMany ? 'were' : 'was';
      yield toSplit(at(-1), word, `${pronoun} ${be} ${word.lower}`);
      return;
    }
  },
  examples: [
    [
      'The bakers of the town sell all their bread in a new shop, owned by the town.',
      'The bakers of the town sell all their bread in a new shop. It is owned by the town.',
    ],
    [
      'The bakers of the town sell their bread in the new shops, built in the spring of last year.',
      'The bakers of the town sell their bread in the new shops. They were built in the spring of last year.',
    ],
  ],
  leaves: [
    'The bakers of the town sell all their bread in a new shop, followed by the old firms.',
    'The bakers of the town, known for their bread and cakes, have opened a new shop by the harbour.',
  ],
};
