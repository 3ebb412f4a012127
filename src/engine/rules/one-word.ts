import { makeTableRule } from './table-rule.ts';

/** Written apart by mistake: the parts hardly ever meet in another sense. */
export const oneWord = makeTableRule({
  id: 'one-word',
  category: 'spelling',
  gist: 'one word',
  rows: [
    { find: '(my|your|him|her|it) self', write: '$1self' },
    { find: '(our|them|your) selves', write: '$1selves' },
    { find: 'them self', write: 'themselves' },
    { find: 'an other', write: 'another' },
    { find: 'every things?', write: 'everything' },
    { find: '(some|any|no) things(?= (?:is|was|that|to)\\b)', write: '$1thing' },
    { find: '(some|every|any) body', write: '$1body' },
    { find: 'with out', write: 'without' },
    { find: 'in stead', write: 'instead' },
    {
      find: '(?<=^|[.,] |but |and )some times(?= (?:i|we|they|he|she|it|you|the|people)\\b)',
      write: 'sometimes',
    },
    { find: 'how ever(?=,)', write: 'however' },
    { find: 'mean while', write: 'meanwhile' },
    { find: 'through out', write: 'throughout' },
    { find: 'every day(?= (?:life|lives)\\b)', write: 'everyday' },
  ].map((row) => ({ ...row, reason: 'This is written as one word.' })),
  examples: [['He did it him self.', 'He did it himself.']],
  leaves: ['They meet every day.'],
});
