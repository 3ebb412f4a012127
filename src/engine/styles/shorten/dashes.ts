import type { Finding, Rule } from '../../rules/kit.ts';
import { carriesClause, findStop } from './clauses.ts';

const DASH = / [–—] /g;
const reason = 'The sentence is complete without what the dash adds.';

/** “The plan – as you know – is cheap.”, “It is cheap – a rare thing these days.” */
export const dashes: Rule = {
  id: 'shorten-dash',
  category: 'shortening',
  gist: 'aside',
  *find(sentence): Generator<Finding> {
    const { text, words } = sentence;
    const [first, second, third] = [...text.matchAll(DASH)].map(({ index }) => index);
    if (first === undefined || third !== undefined || /[()]/.test(text)) return;
    const wordsBefore = words.filter(({ end }) => end <= first);
    if (wordsBefore.length < 2) return;
    if (second !== undefined) {
      const after = text.slice(second + 3);
      if (/^\p{L}/u.test(after)) yield { start: first, end: second + 2, replacement: '', reason };
      return;
    }
    const stop = findStop(sentence);
    const end = stop === undefined ? undefined : words[stop]?.start;
    if (end === undefined || wordsBefore.length < 4 || !wordsBefore.some(carriesClause)) return;
    yield { start: first, end, replacement: '', reason };
  },
  examples: [
    ['The new plan – a good one – is cheap.', 'The new plan is cheap.'],
    ['The new plan is cheap – a rare thing these days.', 'The new plan is cheap.'],
  ],
  leaves: ['Tom – the boss.', 'A – b – c – d.'],
};
