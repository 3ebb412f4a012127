import { wordSet } from '../lexicon/word-set.ts';
import { PERSONAL, placesOf, type Rule } from './kit.ts';

const FINITE = wordSet("is are was were has have had will can could would should do does did am 's 'm 're");

/** Headings, labels and list items end without a stop: only a line that is plainly a sentence gets one. */
export const finalStop: Rule = {
  id: 'final-stop',
  category: 'punctuation',
  gist: 'full stop',
  *find(sentence) {
    const { text, words } = sentence;
    // Lines of verse end as the poet likes.
    if (text.includes('\n')) return;
    if (words.length < 6 || !/^["“(]?\p{Lu}/u.test(text) || !/[\p{Ll}\p{N}]$/u.test(text)) return;
    if (/^(?:How|Why|When|What|Where|Who|Which) /.test(text)) return;
    if (/^\p{Lu}\S* (?:\p{Lu}\S*|of|and|the|for|in|to) \p{Lu}/u.test(text)) return;
    for (const { word, at } of placesOf(sentence)) {
      const hasFinite = FINITE.has(at(1).lower) && !/^(?:PUNCT|EDGE)$/.test(word.tag);
      if (!hasFinite && !(PERSONAL.has(word.lower) && at(1).tag === 'VERB')) continue;
      yield {
        start: text.length,
        end: text.length,
        replacement: '.',
        reason: 'A sentence ends with a full stop.',
      };
      return;
    }
  },
  examples: [['We are glad that you could come to us', 'We are glad that you could come to us.']],
  leaves: [
    'We are glad that you could come,\nAnd sorry that you have to go',
    'We are glad that you could come\nThey are glad that we were home.',
    'How to install the new version',
    'Notes on the State of Virginia',
  ],
};
