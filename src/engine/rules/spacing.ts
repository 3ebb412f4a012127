import type { Finding, Rule } from './kit.ts';

const ROWS: readonly { find: RegExp; write: string; reason: string }[] = [
  {
    find: /(?<=[\p{L}\p{N}"”')])(?<!\b(?:the|an?)) +(?=[,;](?:\s|$)|[.!?](?:\s|$))/gu,
    write: '',
    reason: 'No space stands before a comma or a full stop.',
  },
  { find: /(?<=\p{Ll}[,;])(?=\p{Ll}{2,})/gu, write: ' ', reason: 'A space follows a comma.' },
  { find: /(?<=[\p{L}\p{N},]) {2}(?=\p{L})/gu, write: ' ', reason: 'One space parts two words.' },
];

/** For ordinary texts only: in tokenised ones the spaces are meant, and the engine leaves this rule out. */
export const spacing: Rule = {
  id: 'spacing',
  category: 'punctuation',
  gist: 'spacing',
  *find({ text }): Generator<Finding> {
    for (const { find, write, reason } of ROWS) {
      for (const match of text.matchAll(find)) {
        yield { start: match.index, end: match.index + match[0].length, replacement: write, reason };
      }
    }
  },
  examples: [
    ['We came , we saw and we left.', 'We came, we saw and we left.'],
    ['Bring bread,milk and tea.', 'Bring bread, milk and tea.'],
  ],
  leaves: [
    'The sum is 1,000 or more.',
    'Name:    Value',
    'Try the .NET framework and read on.',
    'Is it https://x.org/path ? I think so.',
    'Use the ! operator and a ? mark.',
  ],
};
