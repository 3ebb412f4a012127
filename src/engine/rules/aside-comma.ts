import type { Finding, Rule } from './kit.ts';

const ROWS: readonly { find: RegExp; reason: string }[] = [
  { find: /(?<=\p{L})(?= etc\b)/gu, reason: 'A comma comes before “etc.” at the end of a list.' },
  {
    find: /(?<=\p{Ll})(?= especially (?:when|if|in|for|those|because|on|with|at|after|during)\b)/gu,
    reason: 'A comma comes before an added “especially”.',
  },
  {
    find: /(?<=\p{Ll})(?= which means\b)/gu,
    reason: 'A comma comes before “which” when it adds to the whole sentence.',
  },
  {
    find: /(?<=, for (?:example|instance))(?= (?:the|a|an|if|we|they|you|people|many|some|he|she|it) \p{Ll})/gu,
    reason: 'An aside has a comma on both sides.',
  },
  {
    find: /(?<=, (?:however|of course|therefore))(?= (?:the|we|I|they|he|she|it|this|there|you|is|are|was|were|has|have|will|can|not)\b)/gu,
    reason: 'An aside has a comma on both sides.',
  },
];

export const asideComma: Rule = {
  id: 'aside-comma',
  category: 'punctuation',
  gist: 'comma',
  *find({ text }): Generator<Finding> {
    for (const { find, reason } of ROWS) {
      for (const { index } of text.matchAll(find))
        yield { start: index, end: index, replacement: ',', reason };
    }
  },
  examples: [['We sell bread, milk, tea etc. to go.', 'We sell bread, milk, tea, etc. to go.']],
  leaves: ['He came, however late it was.'],
};
