import type { Rule } from './kit.ts';

/** “iPhone”, “e.g.”, “npm install”: first words that keep their small letter are left by their looks. */
const KEEPS_SMALL = /^(?:\p{Ll}+[\p{Lu}\p{N}_./@-]|\p{Ll}\.|(?:npm|npx|git|http|www)\b)/u;

export const sentenceCapital: Rule = {
  id: 'sentence-capital',
  category: 'spelling',
  gist: 'capital',
  *find({ text }) {
    const match = /^(["“‘'(]*)(\p{Ll}[\p{L}'’]*)/u.exec(text);
    if (match === null || KEEPS_SMALL.test(text)) return;
    // A line without a full stop may be a list item, a label or a subject.
    if (!/[.!?…]["”’')]*$/u.test(text) || text.split(/\s+/).length < 3) return;
    const [, quotes = '', word = ''] = match;
    const replacement = word.charAt(0).toUpperCase() + word.slice(1);
    yield {
      start: quotes.length,
      end: quotes.length + word.length,
      replacement,
      reason: 'A sentence begins with a capital.',
    };
  },
  examples: [['the train was late.', 'The train was late.']],
  leaves: ['iPhones were sold out that day.', 'milk and bread'],
};
