import type { PhraseRow } from '../../rules/phrases.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { toRows } from '../table.ts';
import { FORMAL_EVERYDAY } from './everyday.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';

/** All forms of one verb and of the one that it stands for, in the same order: base, third person, past, -ing. */
const VERBS: readonly (readonly [find: string, write: string, after?: string])[] = [
  [
    'buy buys bought buying',
    'purchase purchases purchased purchasing',
    ' (?:a|an|the|this|that|these|those|some|more|your|our|my|their|new|it|two|three)\\b',
  ],
  [
    'get gets got getting',
    'receive receives received receiving',
    ' (?:a|an|the|your|our|my|their|this|that|any) (?:\\p{L}+ )?(?:email|e-mail|letter|message|reply|answer|invitation|report|package|parcel|invoice|call|feedback|document|offer|payment|order)s?\\b',
  ],
  [
    'need needs needed needing',
    'require requires required requiring',
    ' (?:a|an|the|your|our|my|their|this|that|more|some|any|further|additional)\\b(?! lot)',
  ],
  [
    'ask for|asks for|asked for|asking for',
    'request|requests|requested|requesting',
    ' (?:a|an|the|your|our|my|their|this|that|more|some|any|further)\\b',
  ],
  [
    'help helps helped helping',
    'assist assists assisted assisting',
    ' (?:you|us|me|them|him|her) (?:with|in)\\b',
  ],
  [
    'fix fixes fixed fixing',
    'resolve resolves resolved resolving',
    ' (?:a|an|the|this|that|these|those|any|your|our) (?:\\p{L}+ )?(?:issue|problem|bug|error|fault)s?\\b',
  ],
  [
    'set up|sets up|setting up',
    'arrange|arranges|arranging',
    ' (?:a|an|the|this|that|another) (?:\\p{L}+ )?(?:meeting|call|appointment|interview)\\b',
  ],
  [
    'find out|finds out|found out|finding out',
    'determine|determines|determined|determining',
    ' (?:whether|what|how|why|which|if)\\b',
  ],
  [
    'look into|looks into|looked into|looking into',
    'examine|examines|examined|examining',
    ' (?:a|an|the|this|that|these|those|your|our|it)\\b',
  ],
  [
    'talk about|talks about|talked about|talking about',
    'discuss|discusses|discussed|discussing',
    ' (?:a|an|the|this|that|these|those|your|our|it|how|what)\\b',
  ],
];

/** “I've got a call” is one that I have, not one that came. */
const NOT_OWNED = "(?<!(?:'ve|'s|\\bhave|\\bhas|\\bhad) )";

const split = (forms: string) => forms.split(forms.includes('|') ? '|' : ' ');

const verbRows: PhraseRow[] = VERBS.flatMap(([find, write, after = '']) => {
  const written = split(write);
  return split(find).map((form, index) => ({
    find: `${form === 'got' ? NOT_OWNED : ''}(?<!\\b(?:a|an|the|good|great|bad|no|of|in|your|my|our|their) )${form}(?=${after})`,
    write: written[index] ?? form,
  }));
});

const PLAIN = `
  (i|we) will (?!you)(\\p{L}+)=$1 shall $2|i am reaching out to (you|them|him|her) (?:about|regarding)=I am contacting $1 regarding
  (am|are) writing about=$1 writing regarding|(am|are) writing to you about=$1 writing to you regarding
  made up of=composed of|it might be good to=it may be advisable to|would be good to=would be advisable to
  enough (time|money|information|space|evidence|data|people|support)=sufficient $1
  (questions|concerns|information|comments|details) about=$1 regarding|tell (you|me|us|him|her|them) that=inform $1 that
  told (you|me|us|him|her|them) that=informed $1 that|right away=immediately|right now=at present
  more and more=increasingly`;

const HEADS: readonly PhraseRow[] = [
  {
    find: '(?<=^)but,?(?= (?!for\\b|not\\b|then\\b|also\\b|of\\b|never\\b|how\\b|why\\b|what about\\b)\\p{L})',
    write: 'however,',
  },
  { find: '(?<=^)so,?(?= (?:i|we|you|he|she|it|they|the|this|there)\\b)', write: 'therefore,' },
  {
    find: '(?<=^)sorry (?:for|about(?= (?:the|this|that|any|my|our)\\b))',
    write: 'please accept my apologies for',
  },
  { find: '(?<=^)(?:also|plus),', write: 'in addition,' },
  { find: '(?<=^)also(?= (?:is|are|does|do|did|what|can|could|there)\\b)', write: 'in addition,' },
  { find: '(?<=^)and (i|we|you|he|she|it|they|the|this|there|a|an|that is)(?= )', write: '$1' },
];

/** Words of writing rather than of speech, for the two most formal levels. */
export const formalWords = withOrdinaryOpenings(
  makeTableRule({
    id: 'formal-word',
    category: 'tone',
    gist: 'formal word',
    rows: [...verbRows, ...toRows(PLAIN), ...FORMAL_EVERYDAY].map(({ find, write }) => ({
      find: `${find}(?!')`,
      write,
    })),
    explain: (written) => `A more formal text says “${written}”.`,
    examples: [
      ['We got your letter and need more time.', 'We received your letter and require more time.'],
      ['They asked for a refund.', 'They requested a refund.'],
    ],
    leaves: ["I've got a call.", 'We need to go.', 'It was a good buy.', 'It gets late.', 'He asked for it.'],
  }),
);

export const formalOpenings = withOrdinaryOpenings(
  makeTableRule({
    id: 'formal-opening',
    category: 'tone',
    gist: 'formal opening',
    rows: HEADS,
    explain: (written) => `A more formal text begins with “${written}”.`,
    examples: [['But we agree.', 'However, we agree.']],
    leaves: ['So far, we agree.', 'It is small but we like it.'],
  }),
);
