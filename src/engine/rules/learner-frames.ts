import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const WEEKDAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const DEADLINE = `(?:tomorrow|tonight|noon|midnight|next (?:week|month|${WEEKDAY})|the end of|${WEEKDAY}|\\d{1,2}(?:[:.]\\d\\d| ?(?:am|pm|o'clock))|the \\d{1,2}(?:st|nd|rd|th))`;
const DONE_ONCE =
  '(?:arrive|arrives|finish|send|submit|deliver|reply|respond|complete|pay|return|hand in|come back to you|get back to you|be (?:done|ready|finished|delivered|paid|sent|completed))';
const KIN_SHE = '(?:daughter|sister|mother|wife|mom|mum|grandmother|aunt|girlfriend)';
const KIN_HE = '(?:son|brother|father|husband|dad|grandfather|uncle|boyfriend)';
const THING =
  '(?:invoice|document|letter|email|e-mail|product|book|house|car|thing|problem|software|program|order|package|machine|phone|report|file|app)';

/** Sentences built as another language builds them. What is captured stands for itself. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(?<!\\b(?:not|never|cannot|only)\\b[^.!?;]*|n't[^.!?;]*)(${DONE_ONCE}(?: (?:it|them|this|that|me|us))?) until(?= ${DEADLINE}\\b)`,
    write: '$1 by',
    reason: '“by” names the latest moment; “until” says how long something goes on.',
  },
  {
    find: `(my|our|his|her) (${KIN_SHE}) she(?= (?:is|was|has|had|can|will|does|did|goes|works|lives|likes|wants)\\b)`,
    write: '$1 $2',
    reason: 'The subject is named already, so “she” is not needed.',
  },
  {
    find: `(my|our|his|her) (${KIN_HE}) he(?= (?:is|was|has|had|can|will|does|did|goes|works|lives|likes|wants)\\b)`,
    write: '$1 $2',
    reason: 'The subject is named already, so “he” is not needed.',
  },
  {
    find: 'if (i|you|we|they|he|she|it) would have(?= (?:more|enough|the(?! (?:kindness|goodness|courtesy|patience)\\b)|a|an|some|time|money|any)\\b)',
    write: 'if $1 had',
    reason: 'After “if”, what is only imagined stands in the past tense.',
  },
  {
    find: '(know|tell me|tell us|wonder|understand|remember|explain) (where|what|who|how) (is|are) ((?:the|my|your|our|his|her|their) \\p{L}+)(?= *(?:[.?!]|$))',
    write: '$1 $2 $4 $3',
    reason: 'In a question within a sentence, the subject comes before the verb.',
  },
  {
    find: '(?<=^|[.!?] )(although|even though) ([^,;.!?]+), but(?= )',
    write: '$1 $2,',
    reason: '“although” links the two halves already.',
  },
  {
    find: '(?<=^|[.!?] )me and (my|our) (\\p{L}+) (?:is|are)(?= )',
    write: '$1 $2 and I are',
    reason: 'The subject is “I”, and it stands last.',
  },
  {
    find: '(?<=^|[.!?] )me and (my|our) (\\p{L}+) (?:was|were)(?= )',
    write: '$1 $2 and I were',
    reason: 'The subject is “I”, and it stands last.',
  },
  {
    find: '(?<=\\b(?:i|you|we|they) (?:really |also )?)(want|wanted|would like)(?= (?:come|go|buy|see|meet|join|learn|know|eat|visit|become|speak|ask|tell|send|write|make|take|get|have)\\b)',
    write: '$1 to',
    reason: 'A verb after “want” takes “to”.',
  },
  {
    find: '(allows|enables) to(?= \\p{L}+)',
    write: '$1 you to',
    reason: 'The verb needs to say whom: “allows you to”.',
  },
  {
    find: `(${THING}) who(?= (?:i|we|you|they|he|she|is|was|has|does|do|are|were|had|came|works)\\b)`,
    write: '$1 that',
    reason: '“who” is for people; a thing takes “that”.',
  },
  {
    find: "at the (\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock",
    write: "at $1 o'clock",
    reason: 'The time takes no article.',
  },
  {
    find: '(please find) (?:attach|attache)(?= )',
    write: '$1 attached',
    reason: 'The expression is “please find attached”.',
  },
  {
    find: '(?<=\\b(?:have|has|are) )any question(?= *(?:[,.;]|$)| (?:please|do|feel|let|about|regarding|just|or)\\b)',
    write: 'any questions',
    reason: '“any” stands before a plural here.',
  },
  {
    find: '(?<=\\b(?:will|to|can|should|must|would|may) be )hold(?= (?:on|in|at|by|every|from|next|this)\\b)',
    write: 'held',
    reason: 'After “be”, the verb takes its participle: held.',
  },
  {
    find: '(?<=(?:^|[^\\d.,])(?!1 )\\d{1,3} )(week|day|month|year|hour|minute)(?= (?:that|since|ago|before|later|already|now)\\b)',
    write: '$1s',
    reason: 'More than one: the noun takes its plural.',
  },
  {
    find: 'one (week|day|month|year|hour|minute)s(?= *(?:[.,;!?]|$)| (?:ago|later|after|before|and|i|we)\\b)',
    write: 'one $1',
    reason: '“one” stands before one thing.',
  },
  {
    find: "(i|we|you|they)(?:'m|'re) agree",
    write: '$1 agree',
    reason: '“agree” is a verb of its own, without “am” or “are”.',
  },
  {
    find: '(?<=\\b(?:am|is|are|was|were|be|been) )searching(?= (?:a|an) (?:new )?(?:flat|flatmate|job|apartment|house|room|solution|way|place|partner|hotel)\\b)',
    write: 'searching for',
    reason: 'What is looked for comes after “search for”.',
  },
];

export const learnerFrames = makeTableRule({
  id: 'sentence-frame',
  category: 'grammar',
  gist: 'sentence frame',
  rows: ROWS,
  examples: [
    ['Your package should arrive until tomorrow.', 'Your package should arrive by tomorrow.'],
    ['I will get back to you until Monday.', 'I will get back to you by Monday.'],
    ['My daughter she is sick today.', 'My daughter is sick today.'],
    ['If I would have more time, I would learn it.', 'If I had more time, I would learn it.'],
    ['Can you tell me where is the station?', 'Can you tell me where the station is?'],
    ['Although it was raining, but we went out.', 'Although it was raining, we went out.'],
    ['Me and my friend is going out.', 'My friend and I are going out.'],
    ['Do you want come with us?', 'Do you want to come with us?'],
    ['This program allows to make reports.', 'This program allows you to make reports.'],
    ['I got the invoice who we asked for.', 'I got the invoice that we asked for.'],
    ["We meet at the nine o'clock.", "We meet at nine o'clock."],
    ['I moved out 2 month ago.', 'I moved out 2 months ago.'],
    ['It will be hold on Thursday.', 'It will be held on Thursday.'],
    ['If you have any question, please ask.', 'If you have any questions, please ask.'],
  ],
  leaves: [
    'It will not arrive until tomorrow.',
    "We can't send it until Monday.",
    'The shop is open until Friday.',
    'If you would have the kindness to wait, I would be glad.',
    'I know who is coming.',
    'She said to me and my friend that it was late.',
    'We want help, and they are allowed to go.',
    'The person who we met was kind.',
    'A 2 month course began 1 week ago.',
  ],
});
