import { makePairRule } from './pairs.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Words of offices and papers, and what one would say. Where a long word is the term of a trade it is right. */
export const plainWords = makePairRule({
  id: 'plain-word',
  category: 'clarity',
  gist: 'plain word',
  vocabulary: VOCABULARY,
  direction: 'plain',
  explain: (written) => `“${written}” is the plainer word.`,
  examples: [
    ['We utilize a plethora of tools.', 'We use many tools.'],
    ['They are required to commence the work.', 'They must start the work.'],
    ['He endeavoured to obtain a permit.', 'He tried to get a permit.'],
    ['We offer a wide range of courses.', 'We offer many courses.'],
    ['We touched base with the aforementioned firm.', 'We talked with the firm.'],
    ['They will circle back on the price.', 'They will return to the price.'],
    ['It allows us to state that it works.', 'It lets us say that it works.'],
  ],
  leaves: [
    'The birds are individuals.',
    'The aforementioned are free to go.',
    'The use of tools is common.',
    'A purchase order came.',
    'We have obtained it.',
  ],
});
