import { makeOpeningRule } from '../openings.ts';

const ASKS =
  "(?:what|how|why|which|where|when|who|is|are|do|does|did|can|could|would|should|will|has|have|if|in|for|at|my|your|on)(?![\\p{L}'-])";

/** What speech begins a sentence with, and a very formal text does not. */
export const withoutInterjection = makeOpeningRule({
  id: 'no-interjection',
  category: 'tone',
  gist: 'spoken opening',
  reason: 'A formal text begins with what it has to say.',
  rows: [
    {
      find: '(?:hm+|um+|uh|er|ah|oh|aha|haha|wow|hey|yo|lol|huh|well|gosh|geez|ooh|oops|ok|okay|alright|right|anyways?|look|listen|honestly)(?:,|\\.{2,}|…|!)',
    },
    { find: '(?:so|now),' },
    { find: '(?:so )?basically,?(?= (?:what|it|i|we|you|they|the|this|there)(?!\\p{L}))' },
  ],
  examples: [['Well, we can do it. Oh, the price is high.', 'We can do it. The price is high.']],
  leaves: ['Well done.', 'Now we can do it.'],
});

export const withoutSo = makeOpeningRule({
  id: 'no-spoken-so',
  category: 'tone',
  gist: 'spoken opening',
  reason: 'A formal text asks without “so” and “and”.',
  rows: [{ find: '(?:so|and),?' }],
  before: ASKS,
  examples: [
    ['So what is the price? And how long does it take?', 'What is the price? How long does it take?'],
  ],
  leaves: ['So far, so good.', 'And so it goes.'],
});

/** What links a sentence to the one before it. */
export const formalLinks = makeOpeningRule({
  id: 'formal-link',
  category: 'tone',
  gist: 'formal link',
  reason: 'A formal text links sentences in this way.',
  rows: [
    {
      find: 'or,?(?= (?:do|does|did|is|are|was|were|can|could|would|should|will|have|has|perhaps|maybe|you)(?!\\p{L}))',
      write: 'alternatively,',
    },
    {
      find: '(?:also|plus)(?:,|(?= (?:i|you|he|she|it|we|they|the|this|that|there|is|are|does|do|did|what|can|could|why|how|which|if|your|my|in|please|for)(?!\\p{L})))',
      write: 'in addition,',
    },
    { find: 'still,', write: 'nevertheless,' },
    { find: 'and yet,?', write: 'nevertheless,' },
    { find: 'yet(?= (?:i|you|he|she|it|we|they|the|this|that|there|even)(?!\\p{L}))', write: 'however,' },
    { find: 'besides,', write: 'in addition,' },
    { find: 'basically,', write: 'essentially,' },
    { find: 'luckily,', write: 'fortunately,' },
    { find: 'sadly,|unfortunately,', write: 'regrettably,' },
    { find: 'sure,', write: 'certainly,' },
    { find: '(?:yeah|yep|yup|ya)[,.]?', write: 'yes,' },
    { find: '(?:nope|nah),', write: 'no,' },
    { find: 'sorry,', write: 'my apologies,' },
    { find: 'either way,', write: 'in either case,' },
    { find: 'in the end,', write: 'ultimately,' },
    { find: 'at first,', write: 'initially,' },
    { find: 'all in all,', write: 'overall,' },
    { find: 'of course,', write: 'naturally,' },
    { find: 'at the same time,', write: 'simultaneously,' },
    { find: "that's why|that is why", write: 'for this reason,' },
  ],
  examples: [
    ['Or do you need a copy? Still, it works.', 'Alternatively, do you need a copy? Nevertheless, it works.'],
    ['Unfortunately, it rained.', 'Regrettably, it rained.'],
  ],
  leaves: ['Also known as Ben.', 'Or not.', 'It is still small.'],
});
