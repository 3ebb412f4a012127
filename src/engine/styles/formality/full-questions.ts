import { makeOpeningRule } from '../openings.ts';

/** What a question or a remark leaves out in speech, and a very formal text does not. */
export const fullQuestions = makeOpeningRule({
  id: 'full-question',
  category: 'tone',
  gist: 'full sentence',
  reason: 'A formal text leaves out neither subject nor verb.',
  rows: [
    {
      find: 'why not(?: just| simply)?(?= (?!just|simply|all|both|any|the|a|in|on|for|at|me|you|him|her|to|now|if|as|so)\\p{Ll}{2,} [^?]*\\?$)',
      write: 'would it not be preferable to',
    },
    {
      find: 'any(?= (?:\\p{Ll}+ )?(?:suggestions|ideas|thoughts|comments|tips|hints|pointers|questions|reasons|errors|examples|recommendations|clues)(?![\\p{L}-])[^.!]*\\?$)',
      write: 'are there any',
    },
    {
      find: 'any(?= (?:idea|clue|hint|reason|chance|news|luck|way)(?![\\p{L}-])[^.!]*\\?$)',
      write: 'is there any',
    },
    { find: 'anyone know(?=[^.!]*\\?$)', write: 'does anyone know' },
    { find: 'care to', write: 'would you care to' },
    {
      find: "(?:not|i'm not|i am not) sure(?= (?:if|whether|what|why|how|that|i|it|this|about|which|where|when)(?![\\p{L}-]))",
      write: 'I am not certain',
    },
    { find: 'just to(?= (?:clarify|confirm|check|be clear|add|make|let)(?![\\p{L}-]))', write: 'to' },
    {
      find: '(?:looks|seems|sounds) like(?= (?:you|it|he|she|they|we|there|the|this|your)(?![\\p{L}-]))',
      write: 'it appears that',
    },
    { find: '(?:looks|seems|sounds) like(?= an? )', write: 'it appears to be' },
    { find: 'mind if(?= i )', write: 'would you mind if' },
  ],
  examples: [
    [
      'Why not use a list? Any suggestions?',
      'Would it not be preferable to use a list? Are there any suggestions?',
    ],
    ['Looks like a mistake.', 'It appears to be a mistake.'],
  ],
  leaves: ['Why not?', 'Any of these will do.', 'Are there any suggestions?'],
});

/** What speech leaves out of a question. */
export const shortQuestions = makeOpeningRule({
  id: 'short-question',
  category: 'tone',
  gist: 'spoken question',
  reason: 'In speech such a question leaves out its beginning.',
  rows: [
    {
      find: '(?:are|is) there any(?= (?!of|one|more|other|way|thing|chance)\\p{Ll}+[^.!,;]*\\?$)',
      write: 'any',
    },
    {
      find: '(?:is|are|was) there (?:an?|any|some) reason(?= (?:for|you|why|that|to|not|it|this|we|they|the)(?![\\p{L}-])[^.!]*\\?$)',
      write: 'any reason',
    },
    {
      find: 'is there (?:an?|any|some) way(?= (?:to|you|of|i|that|for)(?![\\p{L}-])[^.!]*\\?$)',
      write: 'any way',
    },
    { find: 'does anyone know(?=[^.!]*\\?$)', write: 'anyone know' },
    {
      find: 'do you have any(?= (?:idea|ideas|suggestions|thoughts|tips)(?![\\p{L}-])[^.!]*\\?$)',
      write: 'any',
    },
    { find: 'would you care to', write: 'care to' },
    {
      find: 'it (?:seems|appears) (?:that|like)(?= (?:you|it|he|she|they|we|there|the|this|your)(?![\\p{L}-]))',
      write: 'it looks like',
    },
  ],
  examples: [['Are there any limits? Is there a reason for this?', 'Any limits? Any reason for this?']],
  leaves: ['There are any number of them.', 'Is there a shop?', 'Are there any of them left?'],
});
