import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const QUESTION = '(?:how|what|why|where|who|when|if|whether)';
const NEGATION = "(?:don't|doesn't|didn't|do not|does not|did not|can't|couldn't|won't|wouldn't)";

/** More pairs that sound alike: the neighbours tell which one is meant. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(?<=\\b(?:${NEGATION}|to|i|you|we|they|please|already|never|would|will|should|let me) )no(?= (?:${QUESTION}|that|about|anything|the answer|him|her|them)\\b)`,
    write: 'know',
    reason: '“know” is the verb; “no” denies.',
  },
  {
    find: `(?<=\\b${NEGATION} )no(?= *(?:[.!?;]|$))`,
    write: 'know',
    reason: '“know” is the verb; “no” denies.',
  },
  {
    find: `(?<=\\b(?:do|did) (?:you|they|we) )now(?= (?:${QUESTION}|that|about)\\b)`,
    write: 'know',
    reason: '“know” is the verb; “now” is a time.',
  },
  {
    find: '(?<=\\b(?:for|in|once|twice|times) a )weak(?= *(?:[.!?;,]|$))',
    write: 'week',
    reason: 'A “week” has seven days; “weak” is not strong.',
  },
  {
    find: "(?<=\\b(?:to|can|can't|could|couldn't|didn't|don't|did you|will|glad to|happy to) )here(?= (?:you|from (?:you|him|her|them|us|me)|about|the news|that|me|him|any|anything|what|your)\\b)",
    write: 'hear',
    reason: '“hear” is what ears do; “here” is a place.',
  },
  {
    find: '(?<=\\b(?:over|come|came|right|live|lives|lived|stay|been) )hear(?= *(?:[.!?;,]|$)| (?:in|for|at|on|since|to)\\b)',
    write: 'here',
    reason: '“here” is a place; “hear” is what ears do.',
  },
  {
    find: '(?<=\\b(?:to|can|will|would|want to|should|must|could) )by(?= (?:a new|a|an|some|new|it|them|food|clothes|something|tickets)\\b)',
    write: 'buy',
    reason: '“buy” means to pay for; “by” says who, how or when.',
  },
  {
    find: '(?<=\\b(?:know|knows|decide|decided|ask|asked|wonder|wondered|wondering|see|sure|determine|check|tell me|matter|question of|doubt|unsure) )weather(?= (?:or not|to|we|you|i|they|he|she|it|this|there)\\b)',
    write: 'whether',
    reason: '“whether” means if; “weather” is sun and rain.',
  },
  {
    find: '(?<=\\b(?:the|bad|good|cold|hot|nice|sunny|rainy) )whether(?= (?:is|was|forecast|today|outside|conditions)\\b| *(?:[.!?]|$))',
    write: 'weather',
    reason: '“weather” is sun and rain; “whether” means if.',
  },
  {
    find: '(?<=\\b(?:i know|find out|ask|see|remember|wonder|tell me|explain|show me|forgot|asked) )were(?= (?:i|you|we|he|she|it|to find|to go|the (?:station|office|keys|file|meeting))\\b)',
    write: 'where',
    reason: '“where” asks for a place; “were” is the past of “are”.',
  },
  {
    find: '(?<=(?:^|[.!?;] |\\b(?:and|but|because|when|if|that) )(?:we|they) )where(?= (?:not|very|so|late|happy|born|able|told|asked|given|going|waiting|in)\\b)',
    write: 'were',
    reason: '“were” is the past of “are”; “where” asks for a place.',
  },
  {
    find: 'peace(?= of (?:cake|paper|advice|information|furniture|land|music|bread|equipment|art|code|work|writing)\\b)',
    write: 'piece',
    reason: 'A “piece” is a part; “peace” is the opposite of war.',
  },
  {
    find: 'piece(?= of mind\\b)',
    write: 'peace',
    reason: 'The expression is “peace of mind”.',
  },
  {
    find: '(?<=\\b(?:last|next|every|per|each) )weak(?= *(?:[.!?;,]|$)| (?:ago|later|we|i|they|she|he|it|at|on|for)\\b)',
    write: 'week',
    reason: 'A “week” has seven days; “weak” is not strong.',
  },
  {
    find: "(?<=\\b(?:to|can|let's|we|we'll|will|could|nice to) )meat(?= (?:you|up|me|him|her|them|with|at|on|again)\\b)",
    write: 'meet',
    reason: '“meet” means to come together; “meat” is food.',
  },
  {
    find: '(?<=\\b(?:to|please|can|will|could|should) )right(?= (?:me|him|her|it down|them down|an? (?:letter|email|essay|report|book|text|message|review|reply)|the (?:letter|email|essay|report|reply))\\b)',
    write: 'write',
    reason: '“write” puts words down; “right” is the opposite of wrong.',
  },
  {
    find: '(?<=\\b(?:go|goes|went|going|gone|get|got|getting|look|looked|walk|walked|been) )threw(?= )',
    write: 'through',
    reason: '“through” says which way; “threw” is the past of “throw”.',
  },
  {
    find: '(?<=\\b(?:a|the|my|our|your|brand|any|some) )knew(?= \\p{L})',
    write: 'new',
    reason: '“new” is the opposite of old; “knew” is the past of “know”.',
  },
  {
    find: '(?<=\\b(?:in the|over the|for the|during the) )passed(?= (?:few|year|years|week|weeks|month|months|days|two|three|five|ten|\\d+)\\b)',
    write: 'past',
    reason: '“past” is the time before now; “passed” is a verb.',
  },
  {
    find: '(?<=\\b(?:i|he|she|we|they|has|have|had) )past(?= (?:away|(?:the|my|his|her|our|their) (?:exam|exams|test|tests))\\b)',
    write: 'passed',
    reason: '“passed” is the verb; “past” is the time before now.',
  },
  {
    find: "(?<=\\b(?:to|can|can't|cannot|will|won't|would|could|please|not) )except(?= (?:the (?:offer|job|terms|fact|invitation)|an?|my|your|our|his|her|their|it|credit cards?|cash)\\b)",
    write: 'accept',
    reason: '“accept” means to take; “except” leaves out.',
  },
  {
    find: '(?<=\\b(?:(?:everyone|everybody|everything|nobody|no one|nothing|every day)(?: came| comes| knows| agreed| left| works)?) )accept(?= (?:for|me|him|her|us|on|when|one|sunday|the (?:last|first|one))\\b)',
    write: 'except',
    reason: '“except” leaves out; “accept” means to take.',
  },
  {
    find: '(?<=\\b(?:if|that|when|because|hope|think|know|since|as|while|and|but) )your(?= (?:(?:interested|available|free|happy|ready|able|busy|feeling)(?: *(?:[.!?;,]|$)| (?:in|on|to|with|for|at|about|and|this|next|today|tomorrow|better|well|ok)\\b)|(?:looking|coming|going|planning|trying) (?:for|to|on|out|home|back|tomorrow|today)\\b|having (?:an?|fun|trouble|problems)\\b|doing (?:well|ok|okay|great|fine|good)\\b))',
    write: "you're",
    reason: '“you’re” is short for “you are”; “your” says whose something is.',
  },
  {
    find: '(?<=\\b(?:for|with|of|about|from) )you(?= (?:help|support|time|reply|answer|email|message|letter|patience|feedback|advice|order|attention|understanding|consideration|interest|cooperation|information|assistance)\\b)',
    write: 'your',
    reason: '“your” says whose something is.',
  },
  {
    find: '(?<=^|[.!?] )were(?= (?:going to|having (?:an?|fun)|looking forward|happy to|sorry|planning|leaving|moving)\\b)(?![^]*\\?)',
    write: "we're",
    reason: '“we’re” is short for “we are”; “were” is the past of “are”.',
  },
  {
    find: '(?<=(?:^|[.!?;,] )(?:i|we) )here(?= (?:that|you|about|from)\\b)',
    write: 'hear',
    reason: '“hear” is what ears do; “here” is a place.',
  },
  {
    find: 'their(?= *(?:[.!?]|$))',
    write: 'there',
    reason: '“there” is a place; “their” says whose something is.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:please|kindly|i|we|to|you|would|could|can) )advice(?= (?:me|us|him|her|them|you|whether|if|that|against)\\b)',
    write: 'advise',
    reason: '“advise” is the verb; “advice” is the noun.',
  },
  {
    find: 'principle(?= of (?:the|our|my|a) (?:school|college|high school)\\b)',
    write: 'principal',
    reason: 'A school has a “principal”; a “principle” is a rule.',
  },
  {
    find: 'there(?= own\\b)',
    write: 'their',
    reason: '“their” says whose something is; “there” is a place.',
  },
  {
    find: '(makes?|made|making) since(?= *(?:[.!?;,]|$)| (?:to (?:me|us|you|them)|for (?:me|us|you|them))\\b)',
    write: '$1 sense',
    reason: 'The expression is “to make sense”.',
  },
  {
    find: "(?<=\\b(?:i|i'm|he|he's|she|she's|we|we're|they|they're|you|you're|it|it's|am|is|are|was|were|not) )suppose(?= to (?:be|have|do|go|get|come|wait|say|work|make|take|send|arrive|meet|pay|start|know|help|give|use|see|write|leave|call)\\b)",
    write: 'supposed',
    reason: 'The expression is “to be supposed to”.',
  },
];

export const soundAlikes = makeTableRule({
  id: 'sound-alike',
  category: 'spelling',
  gist: 'sound-alike',
  rows: ROWS,
  examples: [
    ["They don't no how to find it.", "They don't know how to find it."],
    ['I look forward to here from you.', 'I look forward to hearing from you.'],
    ['We want to by a new car.', 'We want to buy a new car.'],
    ["I'm not sure weather we can come.", "I'm not sure whether we can come."],
    ['That was a peace of cake.', 'That was a piece of cake.'],
    ['It was nice to meat you last weak.', 'It was nice to meet you last week.'],
    ['Please right me an email.', 'Please write me an email.'],
    [
      'We accept all cards, and everyone came accept him.',
      'We accept all cards, and everyone came except him.',
    ],
    [
      'Tell me if your interested. Thank you for you help.',
      "Tell me if you're interested. Thank you for your help.",
    ],
    [
      "Were going to the beach. I can't wait to see you their.",
      "We're going to the beach. I can't wait to see you there.",
    ],
    ['I here that you moved. Please advice me.', 'I hear that you moved. Please advise me.'],
    ['You are suppose to wait.', 'You are supposed to wait.'],
  ],
  leaves: [
    'There is no way to tell them no.',
    'The road leads from here to there.',
    'It can be done by a child.',
    'The weather was bad, whether or not we liked it.',
    'They were the first, and those we know were happy.',
    'She threw the ball; the strong protect the weak.',
    'All of them accept the offer except me.',
    'He walked past the school.',
    'I think your free time is short, and we were going to tell you.',
  ],
});
