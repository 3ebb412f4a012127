import type { Finding, Rule } from '../../rules/kit.ts';

const reason = 'One mark says it.';

/** “!!!” and “?!?” shout. */
export const markRuns: Rule = {
  id: 'mark-run',
  category: 'tone',
  gist: 'marks',
  *find({ text }): Generator<Finding> {
    for (const match of text.matchAll(/(?<=\S)(?:!{2,}|\?{2,}|[!?]*(?:!\?|\?!)[!?]*)/g)) {
      const replacement = match[0].includes('?') ? '?' : '!';
      yield { start: match.index, end: match.index + match[0].length, replacement, reason };
    }
  },
  examples: [['Great!!! We won!!', 'Great! We won!']],
  leaves: ['Great! We won!', 'Really?', 'Use !! in code.'],
};
