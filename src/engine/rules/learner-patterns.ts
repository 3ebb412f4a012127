import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const YEAR = '(?:1[89]|20)\\d\\d\\b';
const SPAN =
  '((?:last|next|every) (?:week|month|year|spring|summer|autumn|winter|weekend|night|morning|evening|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday))';
const FEELING =
  '(?:very |so |really |more )?(?:happy|good|bad|tired|sick|better|comfortable|lonely|sad|proud|great|ill|strong|free|safe)';
const AGE = '(?= (?:\\d+|\\p{L}+(?:-\\p{L}+)?) years old\\b)';
const ROOM = '(room|house|building|office|shop|store|kitchen|city|country|classroom|school|hall)';

const AGE_IS = 'How old somebody is stands with “be”.';
const NO_PREPOSITION = 'Before “last”, “next” and “every” stands no preposition.';
const DIRECT = 'The verb takes its object without a preposition.';
const PAST = 'What has ended is told in the past tense.';
const THAT = 'What is told of a thing begins with “that”.';
const WHO_DOES = 'One person: the verb takes an -s.';
const ONE =
  '((?:someone|somebody|anyone|anybody|everyone|everybody|(?:a|the|every) (?:person|man|woman|friend|student|teacher|colleague|guy|girl|boy)))';

/** What verbs, times and comparisons are built with. */
const ROWS: readonly PhraseRow[] = [
  { find: `(?<=\\bi )have${AGE}`, write: 'am', reason: AGE_IS },
  { find: `(?<=\\b(?:he|she|it|who) )has${AGE}`, write: 'is', reason: AGE_IS },
  { find: `(?<=\\b(?:we|they|you) )have${AGE}`, write: 'are', reason: AGE_IS },
  {
    find: 'borrow (me|him|us|them)(?= (?:your|some|a|the|his|her|money)\\b)',
    write: 'lend $1',
    reason: 'Who gives “lends”; who takes “borrows”.',
  },
  {
    find: 'said (me|us|him|them)(?= (?:that|the|a|to|it|about|he|she|i|you|they|we)\\b)',
    write: 'told $1',
    reason: 'Whom somebody speaks to comes after “tell”.',
  },
  {
    find: '(explain|explains|explained) (me|him|us|them) ((?:the|my|our|your|his|a|this) \\p{L}+)(?= *(?:[.,!?]|$))',
    write: '$1 $3 to $2',
    reason: 'Something is explained to somebody.',
  },
  { find: 'made a party', write: 'had a party', reason: 'The expression is “to have a party”.' },
  { find: 'make a party', write: 'have a party', reason: 'The expression is “to have a party”.' },
  {
    find: 'proud for(?= (?:him|her|them|you|it|my|our|this|me|us|myself)\\b)',
    write: 'proud of',
    reason: 'The expression is “proud of”.',
  },
  {
    find: '(wait|waits|waited|waiting)(?= (?:your (?!turn)|you\\b|him\\b|them\\b|me\\b|us\\b))',
    write: '$1 for',
    reason: 'What is awaited comes after “wait for”.',
  },
  {
    find: `(enter|enters|entered|entering) in(?:to)? (the|a|my|our|his|her|their) ${ROOM}`,
    write: '$1 $2 $3',
    reason: DIRECT,
  },
  {
    find: '(?<=\\b(?:i|he|she|we|they|who|has|have|had) )(married) (?:with|to)(?= (?:me|him|her|them|you|my|his|our|an?|the)\\b)',
    write: '$1',
    reason: DIRECT,
  },
  {
    find: `(feel|feels|felt) (?:myself|himself|herself|themselves|ourselves)(?= ${FEELING}\\b)`,
    write: '$1',
    reason: 'How somebody feels stands with the verb alone.',
  },
  {
    find: '(?<=\\bto )thank to(?= (?:my|you|all|everyone|him|her|them|our|the)\\b)',
    write: 'thank',
    reason: DIRECT,
  },
  { find: "let's to(?= \\p{L})", write: "let's", reason: 'After “let’s”, the verb stands alone.' },
  {
    find: '(?<=\\bsince (?:we|i|they|you) (?:last )?)meet(?= |[.,!?]|$)',
    write: 'met',
    reason: PAST,
  },
  {
    find: '(?<=\\b(?:time|years|months|weeks|days|while) since (?:we|i|they|you) (?:last )?)see(?= )',
    write: 'saw',
    reason: PAST,
  },
  {
    find: `(?<=\\bborn )(?:at|on)(?= ${YEAR})`,
    write: 'in',
    reason: 'A year takes “in”.',
  },
  {
    find: "(?<=\\b(?:is|starts?|meet|come|arrive|opens?|begins?|leaves?|you|there) )in(?= \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock)\\b)",
    write: 'at',
    reason: 'A time of day takes “at”.',
  },
  {
    find: `(?<=\\b(?:him|her|them|me|us|you|it|there|here|home|met|went|go|came|come|meet|arrived|moved|left|started|happened) )(?:in|on|at) ${SPAN}(?!'s)`,
    write: '$1',
    reason: NO_PREPOSITION,
  },
  {
    find: '(?<!\\bask\\p{L}* [^.;!?]*)(?<=\\b(?:a|an) (?!question|issue|idea|matter)\\p{L}+ )what(?= (?:i|we|you|he|she|they|was|were|is|has|had)\\b)',
    write: 'that',
    reason: THAT,
  },
  {
    find: '(all|everything|something|anything|nothing) what(?= (?:i|we|you|he|she|they|was|is|has|had)\\b)',
    write: '$1 that',
    reason: THAT,
  },
  {
    find: 'the more (\\p{L}+) (\\p{L}+) in the (world|city|country|class|school|team|family|town)',
    write: 'the most $1 $2 in the $3',
    reason: 'One of all is “the most”; “more” compares two.',
  },
  { find: 'elder than', write: 'older than', reason: 'Ages are compared with “older”.' },
  {
    find: 'a lot of works(?= to do\\b| *(?:[.,!?]|$))',
    write: 'a lot of work',
    reason: '“work” is not counted.',
  },
  { find: 'my hairs are(?= )', write: 'my hair is', reason: 'All the hair of a head is one.' },
  {
    find: `${ONE} who (speak|live|work|know|like|want|need|think|love|make|come|say|help|play|understand|take|use)(?= )`,
    write: '$1 who $2s',
    reason: WHO_DOES,
  },
  { find: `${ONE} who have(?= )`, write: '$1 who has', reason: WHO_DOES },
  {
    find: 'an(?= (?:house|home|hamburger|husband|holiday|hand|hat|horse|hospital|happy|hard|high|huge|half|hundred|human|hobby|hole|head|heart|heavy|helpful|hungry)\\b)',
    write: 'a',
    reason: 'The “h” is heard, so “a” stands before it.',
  },
];

export const learnerPatterns = makeTableRule({
  id: 'pattern',
  category: 'grammar',
  gist: 'pattern',
  rows: ROWS,
  examples: [
    ['He has twenty years old.', 'He is twenty years old.'],
    ['Can you borrow me your pen?', 'Can you lend me your pen?'],
    [
      'He said me the truth, and I explained him the problem.',
      'He told me the truth, and I explained the problem to him.',
    ],
    ['We made a party, and I am proud for him.', 'We had a party, and I am proud of him.'],
    ['I am waiting your answer.', 'I am waiting for your answer.'],
    ['He entered in the room.', 'He entered the room.'],
    ['She married with him in 2010.', 'She married him in 2010.'],
    [
      'I feel myself very happy and want to thank to my parents.',
      'I feel very happy and want to thank my parents.',
    ],
    ["Let's to start. It's been years since we meet.", "Let's start. It's been years since we met."],
    ['I was born at 1990.', 'I was born in 1990.'],
    [
      'The meeting is in 5 pm, and I met him in last week.',
      'The meeting is at 5 pm, and I met him last week.',
    ],
    ['All what I want is a film what I liked.', 'All that I want is a film that I liked.'],
    ['It is the more beautiful city in the world.', 'It is the most beautiful city in the world.'],
    ['We need someone who speak English.', 'We need someone who speaks English.'],
    ['I ate an hamburger.', 'I ate a hamburger.'],
  ],
  leaves: [
    'She is married to him, and they have many years left.',
    'Wait your turn, please.',
    'It depends on next week, and it is based on last year.',
    'She asked a man what he liked, and the teacher knew what I wanted.',
    'It took an hour, and an heir came.',
  ],
});
