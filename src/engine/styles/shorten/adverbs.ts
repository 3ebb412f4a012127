import { wordSet } from '../../lexicon/word-set.ts';
import { makeFillerRule } from '../fillers.ts';

const reason = (filler: string) => `The sentence says the same without “${filler}”.`;

/** “very important” is important. What sets a degree, such as “quite” or “almost”, is not in the list. */
export const intensifiers = makeFillerRule({
  id: 'shorten-intensifier',
  category: 'shortening',
  gist: 'intensifier',
  words: wordSet(`
    very really truly extremely absolutely totally incredibly literally definitely certainly particularly especially
    remarkably extraordinarily exceptionally enormously immensely hugely vastly deeply greatly utterly thoroughly
    perfectly wholly entirely completely highly pretty quite fairly rather terribly awfully amazingly surprisingly
    strikingly unbelievably`),
  tags: 'ADJ|ADV',
  reason,
  examples: [['It was a very important and really long talk.', 'It was an important and long talk.']],
  leaves: ['It is not very good.', 'Thank you very much.', 'At the very first stop.', 'Is it really?'],
});

/** Words that fill a pause when we speak. */
export const pauseWords = makeFillerRule({
  id: 'shorten-filler',
  category: 'shortening',
  gist: 'filler',
  words: wordSet(`
    basically actually literally essentially simply obviously really definitely certainly truly also just clearly
    evidently naturally significantly dramatically greatly strongly deeply actively successfully effectively
    specifically particularly especially firmly carefully quickly rapidly swiftly vigorously increasingly steadily
    gradually eventually subsequently personally genuinely honestly thoroughly completely totally absolutely fully
    entirely`),
  tags: 'VERB|DET|PRON|ADP|ADJ',
  reason,
  examples: [['We basically need more time.', 'We need more time.']],
  leaves: ['We did not really need it.', 'What is it, basically?'],
});

/** “It also opened a shop.”: what is told next is one more of its kind, whether it is said or not. */
export const additions = makeFillerRule({
  id: 'shorten-addition',
  category: 'shortening',
  gist: 'filler',
  words: wordSet('also'),
  tags: 'VERB|AUX|DET|ADP|ADJ|ADV',
  reason,
  examples: [['The firm also opened a shop.', 'The firm opened a shop.']],
  leaves: ['The firm did not also open a shop.', 'Also, it is late.'],
});
