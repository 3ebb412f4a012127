import { makePairRule } from '../pairs.ts';

const VOCABULARY = `
phrase + plural
many < a lot of / lots of / a whole lot of

degree + number
over < more than | under < less than / fewer than
`;

/** Pairs of which one is the shorter, and neither the plainer. */
export const shortWords = makePairRule({
  id: 'shorten-word',
  category: 'shortening',
  gist: 'short word',
  vocabulary: VOCABULARY,
  direction: 'plain',
  explain: (written) => `“${written}” says the same in fewer words.`,
  examples: [
    ['A lot of people came.', 'Many people came.'],
    ['We waited for more than fifty minutes.', 'We waited for over fifty minutes.'],
  ],
  leaves: ['A lot of bread is left.', 'It costs no more than five pounds.', 'It is more than a shop.'],
});
