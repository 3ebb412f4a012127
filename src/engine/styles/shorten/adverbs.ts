import { wordSet } from '../../lexicon/word-set.ts';
import { makeFillerRule } from '../fillers.ts';

const reason = (filler: string) => `The sentence says the same without “${filler}”.`;

/** “very important” is important. What sets a degree, such as “quite”, “almost” or “significantly”, is not in the list. */
export const intensifiers = makeFillerRule({
  id: 'shorten-intensifier',
  category: 'shortening',
  gist: 'intensifier',
  words: wordSet('very really truly absolutely totally incredibly'),
  tags: 'ADJ|ADV',
  reason,
  examples: [['It was a very important and really long talk.', 'It was an important and long talk.']],
  leaves: [
    'It is not very good.',
    'Thank you very much.',
    'At the very first stop.',
    'Is it really?',
    'Chop up the onions really small, and cut it very thin.',
    'The vote was really and truly unexpected.',
  ],
});

/** Words that fill a pause when we speak. */
export const pauseWords = makeFillerRule({
  id: 'shorten-filler',
  category: 'shortening',
  gist: 'filler',
  words: wordSet('basically actually literally really truly honestly simply'),
  tags: 'VERB|AUX|DET|PRON|ADP|ADJ',
  reason,
  examples: [['We basically need more time.', 'We need more time.']],
  leaves: ['We did not really need it.', 'What is it, basically?', 'The shop was carefully cleaned.'],
});
