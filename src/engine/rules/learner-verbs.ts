import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const HAVE = "have|has|had|haven't|hasn't|i've|you've|we've|they've";
const BETWEEN = '(?: already| also| never| just| not| always)?';
const CANNOT = "cannot|can't|can not|couldn't|won't|shouldn't|must";
const MANY =
  '(?:people|children|men|women|visitors|customers|students|employees|things|problems|questions|reasons|mistakes|errors|issues|cars|friends|colleagues|tourists|companies|words|books|ideas)';

const PARTICIPLE = 'After “have”, the verb takes its participle.';
const BASE = 'After such a verb, the next one stands in its base form.';

/** The form that the verb before it, or the subject, asks for. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(${HAVE})(${BETWEEN}) (advertise|receive|decide|improve|live|prepare|arrive|create|include|describe|complete|agree)(?= (?!to do\\b)\\p{L}| *[.,;!?]|$)`,
    write: '$1$2 $3d',
    reason: PARTICIPLE,
  },
  {
    find: `(${HAVE})(${BETWEEN}) (learn|finish|explain|ask|happen|attach|mention|collect|develop|return)(?= \\p{L}| *[.,;!?]|$)`,
    write: '$1$2 $3ed',
    reason: PARTICIPLE,
  },
  {
    find: `(?<!^|[.!?] )(${CANNOT}) (com|mak|hav|tak|giv|leav|writ|liv|mov)ing(?= )`,
    write: '$1 $2e',
    reason: BASE,
  },
  {
    find: `(?<!^|[.!?] )(${CANNOT}) (go|do|see|find|help|work|send|pay|meet|buy|eat|attend|join|open|play|wait|call|speak|read|start|sleep|understand)ing(?= )`,
    write: '$1 $2',
    reason: BASE,
  },
  {
    find: '(as soon as|until) (i|we|you|they) will (get|have|receive|know|arrive|finish|find|hear|see|come|return|leave)(?= |$|[.,;!?])',
    write: '$1 $2 $3',
    reason: 'After “as soon as” and “until”, the future stands in the present tense.',
  },
  {
    find: '(know|knows|learn|learned|understand|explain|show me|forgot) how (use|do|make|get|open|install|fix|find|write|play|solve|cook)(?= (?:it|this|that|the|a|an|my|your|them)\\b)',
    write: '$1 how to $2',
    reason: 'A verb after “how” takes “to”.',
  },
  {
    find: '(?<=\\b(?:if|whether|hope|hopes) )(this|that|it) work(?= for (?:you|me|us|them)\\b)',
    write: '$1 works',
    reason: 'The subject is one thing, so its verb takes an -s.',
  },
  {
    find: `(a lot of|lots of) (${MANY}) (?:has)(?= )`,
    write: '$1 $2 have',
    reason: 'They are many, so the verb is plural: have.',
  },
  {
    find: `(a lot of|lots of) (${MANY}) (?:is)(?= )`,
    write: '$1 $2 are',
    reason: 'They are many, so the verb is plural: are.',
  },
  {
    find: `(a lot of|lots of) (${MANY}) (?:was)(?= )`,
    write: '$1 $2 were',
    reason: 'They are many, so the verb is plural: were.',
  },
  {
    find: `there was (a lot of|lots of|many|some|a few) (${MANY})`,
    write: 'there were $1 $2',
    reason: 'They are many, so the verb is plural: were.',
  },
  {
    find: `there is (a lot of|lots of|many|some|a few) (${MANY})`,
    write: 'there are $1 $2',
    reason: 'They are many, so the verb is plural: are.',
  },
  {
    find: 'each of (us|them|you) have(?= )',
    write: 'each of $1 has',
    reason: '“each” is one, so its verb takes an -s.',
  },
  {
    find: '(everyone|everybody|nobody|someone|somebody) in (the|our|my) (\\p{L}+) have(?= )',
    write: '$1 in $2 $3 has',
    reason: 'Such a pronoun is one person, so its verb takes an -s.',
  },
  {
    find: '(?<=^|[.!?;,] )(i|we|they|he|she) use(?= to (?:play|be|have|go|live|do|work|think|like|eat|drink|watch|visit|say|see|come|know|love|hate|read|write|walk|drive|smoke|study|speak|call|meet|spend|feel)\\b)',
    write: '$1 used',
    reason: 'What was so in the past is told with “used to”.',
  },
  {
    find: "(am|are|is|was|were|i'm|we're|they're) interesting in(?= )",
    write: '$1 interested in',
    reason: 'Who feels it is “interested”; what causes it is “interesting”.',
  },
  {
    find: '(think|believe) so that(?= (?:it|this|he|she|we|you|they|i|the)\\b)',
    write: '$1 that',
    reason: '“so” stands for what follows, so one of them is enough.',
  },
  {
    find: '(?<=\\b(?:fast|quick|your|prompt|early|immediate|kind|late) )respond(?= *(?:[.,!;?]|$)| (?:to|and|from)\\b)',
    write: 'response',
    reason: 'The noun is “response”.',
  },
  {
    find: '(it|he|she|this|that|the \\p{L}+) is (broken|closed|down|out of order|ill|sick|away|missing|empty|offline|unavailable)(?= since | for (?:\\p{L}+ )?(?:days|weeks|months|years|hours)\\b)',
    write: '$1 has been $2',
    reason: 'What began then and goes on is told with “has been”.',
  },
  {
    find: '(company|firm|school|university|club|organi[sz]ation|business|team|city|church|party|museum|newspaper|group|bank|it) was found in(?= (?:1[6-9]|20)\\d\\d\\b)',
    write: '$1 was founded in',
    reason: 'What is set up is “founded”; what was lost is “found”.',
  },
];

export const learnerVerbs = makeTableRule({
  id: 'verb-frame',
  category: 'grammar',
  gist: 'verb form',
  rows: ROWS,
  examples: [
    ['I have learn many new things.', 'I have learned many new things.'],
    ['She cannot coming to school.', 'She cannot come to school.'],
    ['I will send it as soon as I will get it.', 'I will send it as soon as I get it.'],
    ["She doesn't know how use it.", "She doesn't know how to use it."],
    ['A lot of visitors has come.', 'A lot of visitors have come.'],
    ['There was a lot of people.', 'There were a lot of people.'],
    ['Each of us have a task.', 'Each of us has a task.'],
    ['Years ago, we use to play here.', 'Years ago, we used to play here.'],
    ['I am interesting in the job.', 'I am interested in the job.'],
    ["I don't think so that it works.", "I don't think that it works."],
    ['Thank you for your fast respond.', 'Thank you for your fast response.'],
    ['The heating is broken since Monday.', 'The heating has been broken since Monday.'],
    ['The company was found in 1995.', 'The company was founded in 1995.'],
  ],
  leaves: [
    'The tools that we use to work with are old.',
    'We had agreed, and they have arrived.',
    'He must have seen it, but I have no return ticket.',
    'The old coin was found in 1995.',
    'How can working from home help? Won’t working late tire you?',
    'A lot of news is bad.',
  ],
});
