import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

/** Each form of a verb that a longer phrase stands for: “made use of” says “used”. */
const verbRows = (find: string, forms: Readonly<Record<string, string>>, rest = ''): PhraseRow[] =>
  Object.entries(forms).map(([form, write]) => ({ find: `${form} ${find}`, write: `${write}${rest}` }));

/** Pairs in which the first word says what the second holds already. */
const REDUNDANT = `
  advance planning|added bonus|basic fundamentals|end result|final outcome|free gift|future plans|general consensus
  new innovation|new innovations|past history|unexpected surprise`;
/** Verbs that hold the word set after them. */
const REDUNDANT_AFTER = `
  repeat again|return back|returned back|revert back|combine together|combined together|merge together
  collaborate together|join together|plan ahead`;

/** “the managing of a team”: what is done to something. “The meeting of the board” is a thing, and not among these. */
const GERUNDS =
  'managing|training|organi[sz]ing|planning|preparing|making|handling|processing|checking|testing|selling|buying|sending|hiring|cleaning|monitoring|developing|designing|running|supervising|ordering|choosing|using|sorting|collecting|delivering|repairing|storing|ensuring|improving|reducing|maintaining|updating';

const split = (table: string) =>
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim().split(' '));

const ROWS: readonly PhraseRow[] = [
  { find: 'in order (to)', write: '$1' },
  { find: 'so as (to)(?= \\p{L}+)', write: '$1' },
  { find: '(?:due to|owing to|in view of|in light of) the fact that', write: 'because' },
  {
    find: '(?:because of the fact|on account of the fact|for the (?:simple )?reason) that',
    write: 'because',
  },
  { find: '(?:despite|in spite of) the fact that', write: 'although' },
  { find: 'the (?:main )?reason why is because', write: 'the reason is that' },
  {
    find: '(?<=^)at (?:this point in time|this moment in time|the present time|the present moment),',
    write: 'currently,',
  },
  { find: 'at (?:this point in time|this moment in time|the present time|the present moment)', write: 'now' },
  { find: 'at that point in time', write: 'then' },
  { find: 'in the event that', write: 'if' },
  { find: 'in the near future', write: 'soon' },
  { find: 'on a (daily|weekly|monthly|yearly) basis', write: '$1' },
  { find: 'on a regular basis', write: 'regularly' },
  { find: 'in a timely manner', write: 'promptly' },
  { find: '(?:for the purpose|with the aim) of (\\p{L}+ing)', write: 'for $1' },
  { find: 'in the process of (\\p{L}+ing)', write: '$1' },
  { find: 'with the exception of', write: 'except' },
  { find: '(?:with regard to|in regards? to|with regards to)', write: 'about' },
  { find: "(?<!(?:is|was|[’']s) )a (?:large|great|considerable|significant|high) number of", write: 'many' },
  { find: 'until such time as', write: 'until' },
  { find: 'in close proximity to', write: 'near' },
  { find: 'each and every', write: 'every' },
  { find: 'first and foremost', write: 'first' },
  { find: 'absolutely (essential|necessary)', write: '$1' },
  { find: 'completely (eliminate|eliminated|finished|destroyed)', write: '$1' },
  { find: 'as a matter of fact', write: 'in fact' },
  { find: 'prior to', write: 'before' },
  { find: 'subsequent to', write: 'after' },
  { find: '(?:am|are|is) not in a position to(?: be able to)?', write: 'cannot' },
  { find: '(?:was|were) not in a position to(?: be able to)?', write: 'could not' },
  { find: "(?:are|is)n't in a position to(?: be able to)?", write: "can't" },
  { find: "(?:was|were)n't in a position to(?: be able to)?", write: "couldn't" },
  { find: '(?:am|are|is) in a position to(?: be able to)?', write: 'can' },
  { find: 'be in a position to(?: be able to)?', write: 'be able to' },
  {
    find: `(for|by|in|of|with) the (${GERUNDS}) of(?= (?:the|a|an|this|that|these|those|my|our|your|his|her|its|their|all|new|young|\\p{Ll}+s)\\b)`,
    write: '$1 $2',
  },
  { find: 'very unique', write: 'unique' },
  { find: 'in my opinion,? i think(?: that)?', write: 'in my opinion,' },
  { find: 'it (?:is important to note|is worth noting|should be noted) that ((?!no)\\p{L}+)', write: '$1' },
  ...verbRows(
    '(?:the|a) decision to',
    { made: 'decided', make: 'decide', makes: 'decides', making: 'deciding' },
    ' to',
  ),
  ...verbRows('use of', { made: 'used', make: 'use', makes: 'uses', making: 'using' }),
  ...verbRows('into consideration(?= (?:the|a|all|our|your|their|that|how|what))', {
    took: 'considered',
    take: 'consider',
    takes: 'considers',
    taking: 'considering',
  }),
  // “have come to the conclusion”: a participle that looks like the base form.
  {
    find: "(?<=\\b(?:have|has|had|having|'ve|'d)(?: (?:not|now|also|already|therefore|finally))? )come to the conclusion that",
    write: 'concluded that',
  },
  {
    find: "(?<!\\b(?:have|has|had|having|'ve|'d)(?: \\p{L}+)? )come to the conclusion that",
    write: 'conclude that',
  },
  ...verbRows('to the conclusion that', { came: 'concluded', comes: 'concludes' }, ' that'),
  ...verbRows('a tendency to', { have: 'tend', has: 'tends', had: 'tended' }, ' to'),
  ...verbRows('an investigation (?:of|into)', {
    conducted: 'investigated',
    conduct: 'investigate',
    conducts: 'investigates',
  }),
  ...verbRows('(?:assistance|help) to', {
    provided: 'helped',
    provide: 'help',
    provides: 'helps',
    providing: 'helping',
  }),
  ...split(REDUNDANT).map(([first, write = '']) => ({ find: `${first} ${write}`, write })),
  ...split(REDUNDANT_AFTER).map(([write = '', second]) => ({ find: `${write} ${second}`, write })),
];

/** What “improve” says in fewer words. A long form that could mean something else does not belong here. */
export const wordyPhrases = makeTableRule({
  id: 'wordy-phrase',
  category: 'shortening',
  gist: 'wordy',
  rows: ROWS,
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['We met in order to talk.', 'We met to talk.'],
    ['They made the decision to leave.', 'They decided to leave.'],
    ['Due to the fact that it rained, we stayed.', 'Because it rained, we stayed.'],
    ['We are not in a position to be able to help you.', 'We cannot help you.'],
    ['We have come to the conclusion that it is late.', 'We have concluded that it is late.'],
    ['They are in a position to help you.', 'They can help you.'],
    ['She is responsible for the managing of a team.', 'She is responsible for managing a team.'],
  ],
  leaves: [
    'He kept the list in order.',
    'They took the decision to court.',
    'We wait for the meeting of the board.',
  ],
});
