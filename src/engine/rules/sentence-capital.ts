import { withCapital } from '../text/capital.ts';
import { endsInAbbreviation } from '../text/sentences.ts';
import type { Rule } from './kit.ts';

/** “iPhone”, “e.g.”, “npm install”: first words that keep their small letter are left by their looks. */
const KEEPS_SMALL = /^(?:\p{Ll}+[\p{Lu}\p{N}_./@-]|\p{Ll}\.|(?:npm|npx|git|http|www)\b)/u;

/** “It is late. we will send it.”: to a segmenter the small letter says that the sentence goes on. */
const INNER_START = /(?<=\p{Ll}{3}\.["”’)]* )\p{Ll}[\p{L}'’]+(?=(?:,? [\p{L}\p{N}'’]+,?){2})/gu;

/** “He is here. can you call?”, “we said 400. please check”: behind so little, only a word that often opens a sentence. */
const INNER_OPENER =
  /(?<=(?:(?<!\p{L})(?!(?:ex|ca|vs|no|op|mr|dr|st)\.)\p{Ll}{2}|\d)\.["”’)]* )(?:can|could|would|will|do|did|is|are|what|where|when|why|how|i|we|you|he|she|it|they|there|this|that|the|my|our|your|please|thanks|thank|but|so|if)(?= [\p{L}\p{N}'’]+)/gu;

/** Words that no list of frequencies has. */
const INTERJECTION = /^(?:oh|ok|okay|yeah|yep|hey|ah|um|thx)$/;

const reason = 'A sentence begins with a capital.';

function capitalise(word: string): string {
  return withCapital(word);
}

export const sentenceCapital: Rule = {
  id: 'sentence-capital',
  category: 'spelling',
  gist: 'capital',
  *find({ text }, { frequencies }) {
    for (const { 0: word, index } of [...text.matchAll(INNER_START), ...text.matchAll(INNER_OPENER)]) {
      if (KEEPS_SMALL.test(text.slice(index)) || endsInAbbreviation(text.slice(0, index))) continue;
      // “textstat requires three sentences”: a name that is written small
      if (frequencies.of(word.replace(/['’]\p{L}*$/u, '')) === 0 && !INTERJECTION.test(word)) continue;
      yield { start: index, end: index + word.length, replacement: capitalise(word), reason };
    }
    const match = /^(["“‘'(]*)(\p{Ll}[\p{L}'’]*)/u.exec(text);
    if (match === null || KEEPS_SMALL.test(text)) return;
    // A line without a full stop may be a list item, a label or a subject.
    if (!/[.!?…]["”’')]*$/u.test(text) || text.split(/\s+/).length < 3) return;
    const [, quotes = '', word = ''] = match;
    // A name that is written small: “systemd starts it”, “von der Leyen said”.
    if (!/['’]/.test(word) && frequencies.of(word) === 0) return;
    if (/^(?:van|von|de|di|da|del|la|le|bin|ibn|al) (?:\p{Lu}|d|v|l)/u.test(text)) return;
    const end = quotes.length + word.length;
    yield { start: quotes.length, end, replacement: capitalise(word), reason };
  },
  examples: [
    ['the train was late.', 'The train was late.'],
    ['I know where he is. can you call?', 'I know where he is. Can you call?'],
    ['Jo is doing coffee. oh, and call Tom.', 'Jo is doing coffee. Oh, and call Tom.'],
    ['We agreed on 400. please check it.', 'We agreed on 400. Please check it.'],
    ['The report is late. we will send it tomorrow.', 'The report is late. We will send it tomorrow.'],
  ],
  leaves: [
    'iPhones were sold out that day.',
    'milk and bread',
    'The save! method raises an error.',
    'Use empty? to check whether there are items.',
    'von Braun was a rocket engineer.',
    'qemud starts when the host starts.',
    'It was normed on samples. qemud requires three sentences for a result.',
    'They pair words by chance. jsdiff’s own comparison is quicker than ours.',
    'It costs ca. the same on both days.',
    'It takes approx. three hours by train.',
    'The town of St. louis lies there.',
    'See dept. of works for the forms.',
  ],
};
