import type { Finding, Rule } from '../../rules/kit.ts';
import { withCapital } from '../../text/capital.ts';
import { countWords, isClause, isLong, isWord, splitReason } from './clauses.ts';

/** “Although it was late, they went on.” becomes “It was late. But they went on.” */
export const openingContrast: Rule = {
  id: 'opening-contrast',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    const { words, text } = sentence;
    const [first, second] = words;
    if (first === undefined || second === undefined || !isLong(sentence)) return;
    if (!/^(?:although|though)$/.test(first.lower) || !isClause(words, 1)) return;
    const index = words.findIndex((word) => !isWord(word));
    const [comma, next] = [words[index], words[index + 1]];
    if (comma?.text !== ',' || next === undefined || !isClause(words, index + 1)) return;
    if (Math.min(index - 1, countWords(words.slice(index + 1))) < 4) return;
    const own = text.slice(second.start, comma.start);
    const opening = withCapital(own);
    const follows =
      next.tag === 'PROPN' || next.text === 'I'
        ? next.text
        : next.text.charAt(0).toLowerCase() + next.text.slice(1);
    yield {
      start: first.start,
      end: next.end,
      replacement: `${opening}. But ${follows}`,
      reason: splitReason,
    };
  },
  examples: [
    [
      'Although the shop by the harbour is a very small place, it sells the best bread in the town.',
      'The shop by the harbour is a very small place. But it sells the best bread in the town.',
    ],
    [
      'Although there was a long queue at the door of the shop, we went home with two loaves of white bread.',
      'There was a long queue at the door of the shop. But we went home with two loaves of white bread.',
    ],
  ],
  leaves: [
    'Although it is late, we go on.',
    'Though pleased their long case has succeeded at last, the two of them will go on to the court.',
    'Although small, the shop by the harbour sells the best bread in the town to all who come.',
  ],
};
