import type { Finding, Rule } from '../../rules/kit.ts';

/** “Thank you!” ends with a full stop in a very formal text. */
export const calmMarks: Rule = {
  id: 'calm-mark',
  category: 'tone',
  gist: 'calm mark',
  *find({ text }): Generator<Finding> {
    const match = /(?<=[\p{L}\p{N})] ?)!$/u.exec(text);
    if (match === null) return;
    const reason = 'A formal text does without exclamation marks.';
    yield { start: match.index, end: match.index + 1, replacement: '.', reason };
  },
  examples: [['We won the match!', 'We won the match.']],
  leaves: ['Did we win?', 'He said “Stop!” and left.'],
};
