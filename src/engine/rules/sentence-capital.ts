import { endsInAbbreviation } from '../text/sentences.ts';
import type { Rule } from './kit.ts';

/** “iPhone”, “e.g.”, “npm install”: first words that keep their small letter are left by their looks. */
const KEEPS_SMALL = /^(?:\p{Ll}+[\p{Lu}\p{N}_./@-]|\p{Ll}\.|(?:npm|npx|git|http|www)\b)/u;

/** “It is late. we will send it.”: to a segmenter the small letter says that the sentence goes on. */
const INNER_START = /(?<=\p{Ll}{3}\.["”’)]* )\p{Ll}[\p{L}'’]+(?=(?:,? [\p{L}\p{N}'’]+,?){2})/gu;

const reason = 'A sentence begins with a capital.';

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const sentenceCapital: Rule = {
  id: 'sentence-capital',
  category: 'spelling',
  gist: 'capital',
  *find({ text }, { frequencies }) {
    for (const { 0: word, index } of text.matchAll(INNER_START)) {
      if (KEEPS_SMALL.test(text.slice(index)) || endsInAbbreviation(text.slice(0, index))) continue;
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
    ['The report is late. we will send it tomorrow.', 'The report is late. We will send it tomorrow.'],
  ],
  leaves: [
    'iPhones were sold out that day.',
    'milk and bread',
    'The save! method raises an error.',
    'Use empty? to check whether there are items.',
    'von Braun was a rocket engineer.',
    'qemud starts when the host starts.',
    'It takes approx. three hours by train.',
    'The town of St. louis lies there.',
    'See dept. of works for the forms.',
  ],
};
