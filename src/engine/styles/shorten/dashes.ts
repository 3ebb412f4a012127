import type { Finding, Rule } from '../../rules/kit.ts';
import { carriesClause, findStop } from './clauses.ts';

const DASH = / [–—] /g;
const BOUNDS =
  /^(?:or|and|in (?:some|many|most|certain)|at (?:least|most|times)|mostly|largely|often|sometimes|usually|if|unless|except|albeit)\b/i;
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
    // “in some cases”, “or her team”: it bounds what is said, or is a part of it.
    if (BOUNDS.test(text.slice(first + 3))) return;
    const wordsBefore = words.filter(({ end }) => end <= first);
    if (wordsBefore.length < 2) return;
    if (second !== undefined) {
      const after = text.slice(second + 3);
      const [left, right] = [wordsBefore.at(-1), words.find(({ start }) => start >= second + 3)];
      // “back pain – a common one – anaemia and flu”: the dash stands for a comma, too.
      const isListed = left?.tag === 'NOUN' && /^(?:NOUN|PROPN|ADJ)$/.test(right?.tag ?? '');
      if (/^\p{L}/u.test(after) && !isListed)
        yield { start: first, end: second + 2, replacement: '', reason };
      return;
    }
    const stop = findStop(sentence);
    const end = stop === undefined ? undefined : words[stop]?.start;
    // A turn of the argument is no aside.
    if (/^(?:but|yet|although|though|except|only|unless|if|not|so)\b/i.test(text.slice(first + 3))) return;
    if (end === undefined || wordsBefore.length < 4 || !wordsBefore.some(carriesClause)) return;
    yield { start: first, end, replacement: '', reason };
  },
  examples: [
    ['The new plan – a good one – is cheap.', 'The new plan is cheap.'],
    ['The new plan is cheap – a rare thing these days.', 'The new plan is cheap.'],
  ],
  leaves: ['Tom – the boss.', 'A – b – c – d.', 'The new plan is cheap – but it is late.'],
};
