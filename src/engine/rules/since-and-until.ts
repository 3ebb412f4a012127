import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const CLAUSE = '(?<=^|[.!?;,] |\\b(?:and|but|because|that) )';
const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter)';
const BEGINNING = `since(?= (?:this (?:morning|week|month|year)\\b|(?:1[89]|20)\\d\\d|last |yesterday|then\\b|childhood|my childhood|${MONTH}|(?:\\p{L}+ |\\d+ )?(?:years|months|weeks|days)\\b(?! ago)|(?:i|we) (?:was|were) (?:a (?:child|kid|boy|girl|student|baby|teenager)|children|kids|young|little|small|born|\\d)))`;
const BETWEEN = '((?: [^\\s.,;!?]+){0,5}?)';
const PLACE =
  '(here|there|abroad|away|ill|sick|married|single|retired|unemployed|a member|a vegetarian|a fan|in (?!the way)\\p{L}+|at (?:home|work|school|university))';
const DEADLINE =
  '(?= (?:tomorrow|tonight|noon|midnight|next (?:week|month)|the end of|(?:next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b)';

const GOING_ON = 'What began then and goes on is told with “have” and a participle.';
const STATE = 'What somebody knows, wants or owns is a state, and has no form in -ing.';
const AFTER_IF = 'After “if” and “when”, the future stands in the present tense.';

/** “learn” gives “learned”, “live” gives “lived”: the same frame for every ending. */
const goingOn = (verbs: string, ending: string): PhraseRow[] => [
  {
    find: `${CLAUSE}(i|we|you|they) (${verbs})${BETWEEN} ${BEGINNING}`,
    write: `$1 have $2${ending}$3 since`,
    reason: GOING_ON,
  },
  {
    find: `${CLAUSE}(he|she|it) (${verbs})s${BETWEEN} ${BEGINNING}`,
    write: `$1 has $2${ending}$3 since`,
    reason: GOING_ON,
  },
];

/** When something began, how long it goes on, and what comes after a condition. */
const ROWS: readonly PhraseRow[] = [
  ...goingOn('live', 'd'),
  ...goingOn('work|play|learn|own', 'ed'),
  {
    find: `${CLAUSE}(i|we|you|they) know( (?:him|her|them|it|you|each other|(?:the|my|your|his|our|their|this|that) \\p{L}+))? ${BEGINNING}`,
    write: '$1 have known$2 since',
    reason: GOING_ON,
  },
  {
    find: `${CLAUSE}(?:(i) am|(we|you|they) are) ${PLACE} since(?= )`,
    write: '$1$2 have been $3 since',
    reason: GOING_ON,
  },
  {
    find: `${CLAUSE}(he|she|it) is ${PLACE} since(?= )`,
    write: '$1 has been $2 since',
    reason: GOING_ON,
  },
  {
    find: `${CLAUSE}(?:(i) am|(we|you|they) are) (working|living|waiting|studying|learning|sleeping|playing|looking)${BETWEEN} ${BEGINNING}`,
    write: '$1$2 have been $3$4 since',
    reason: GOING_ON,
  },
  {
    find: `(he|she|it) is (working|living|waiting|studying|learning|sleeping|playing|raining|snowing)${BETWEEN} ${BEGINNING}`,
    write: '$1 has been $2$3 since',
    reason: GOING_ON,
  },
  {
    find: 'since(?= (?:(?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few|\\d+) )?(?:years|months|weeks|days|hours)(?: *[.,;!?]|$| (?:and|but|now)\\b))',
    write: 'for',
    reason: '“for” says how long; “since” names the beginning.',
  },
  {
    find: '(?:(i) am|(we|they|you) are) (know|want|need|understand|belong|prefer|own)ing(?= )',
    write: '$1$2 $3',
    reason: STATE,
  },
  {
    find: '(he|she|it) is (know|want|need|understand|belong|prefer|own)ing(?= )',
    write: '$1 $2s',
    reason: STATE,
  },
  {
    find: '(?<=\\bi )am speaking(?= (?:two|three|four|five|six|several|many|\\d) languages\\b)',
    write: 'speak',
    reason: 'What somebody can do at any time stands in the simple present.',
  },
  {
    find: `(want|need|expect|would like) ([^.!?;,]{1,40}?) (back|done|ready|finished|delivered|sent) until${DEADLINE}`,
    write: '$1 $2 $3 by',
    reason: '“by” names the latest moment; “until” says how long something goes on.',
  },
  {
    find: "(?<=^|[.!?;] )(if|when|after|before|once) (i|we|you|they) will (arrive|come|get|see|call|leave|receive|return|need|have|know|finish|find|hear|go|meet|win|pass|miss|lose)(?=,? (?:[^.!?]* )?(?:i|we|you|they|he|she|it|the \\p{L}+)(?:'ll| will| can| would| want)\\b)",
    write: '$1 $2 $3',
    reason: AFTER_IF,
  },
  {
    find: "(?<=^|[.!?;] )(if|when|after|before|once) (he|she|it) will (arrive|come|get|see|call|leave|receive|return|need|know|find|hear|meet|win|lose|rain|snow)(?=,? (?:[^.!?]* )?(?:i|we|you|they|he|she|it|the \\p{L}+)(?:'ll| will| can| would| want)\\b)",
    write: '$1 $2 $3s',
    reason: AFTER_IF,
  },
];

export const sinceAndUntil = makeTableRule({
  id: 'time-frame',
  category: 'grammar',
  gist: 'tense',
  rows: ROWS,
  examples: [
    ['I live here since 2010.', 'I have lived here since 2010.'],
    ['She works in a bank since last year.', 'She has worked in a bank since last year.'],
    ['I am here since three weeks.', 'I have been here for three weeks.'],
    ['We know her since years.', 'We have known her for years.'],
    ['It is raining since this morning.', 'It has been raining since this morning.'],
    ['I am knowing the answer.', 'I know the answer.'],
    ['I am speaking three languages.', 'I speak three languages.'],
    ['I want my money back until Friday.', 'I want my money back by Friday.'],
    ['When I will arrive, I will call you.', 'When I arrive, I will call you.'],
    ['If she will win, we will celebrate.', 'If she wins, we will celebrate.'],
  ],
  leaves: [
    'I have lived here since 2010.',
    'I work hard, since life is short.',
    'I know it is true since he was there, and we live here since he was offered a job.',
    'I do not know when I will arrive.',
    'If you will excuse me, I will leave now.',
    'They are living here, and I am needed there.',
    'I am here for three weeks.',
    'It has been three weeks since I saw you.',
    'I keep my money in the bank until Friday.',
  ],
});
