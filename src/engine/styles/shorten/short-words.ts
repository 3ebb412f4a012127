import { makePairRule } from '../pairs.ts';

const VOCABULARY = `
phrase + plural
many < a lot of / lots of / a whole lot of

phrase
now < right now

measure + number
over < more than | under < less than / fewer than

phrase
thank you < thank you very much / thank you so much | thanks < thanks a lot / thanks so much / thanks a million

opening + subject
also, < in addition, / in addition to this, / in addition to that,
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
  leaves: [
    'A lot of bread is left.',
    'It costs no more than five pounds.',
    'It is more than a shop.',
    'They hand more than fifty files to us, and take more than four tablets.',
  ],
});
