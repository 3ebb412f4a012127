import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const PERSON =
  '(friends?|people|persons?|man|men|woman|women|child|children|students?|teachers?|girls?|boys?|neighbou?rs?|colleagues?|customers?|parents?|guys?|brothers?|sisters?|doctors?|employees?|candidates?|workers?|tourists?|everyone|somebody|someone)';
const THEY_DO =
  '(?:think|say|believe|prefer|argue|feel|claim|like|want|disagree|agree|do|are|have|were|said|thought|went|came)';
const START = '(?<=^|[.!?] |\\b(?:yesterday|today|then|last (?:week|month|year|night|summer|weekend)),? )';
const ME_AND = '(my|our) ((?:(?:best|old|good|little|big|older|younger) )?\\p{L}+)';
const UNCOUNTABLE =
  '(advice|equipment|evidence|furniture|homework|information|knowledge|luggage|software|traffic|machinery)';

const CLAUSE = '(?<=^|[.!?;,] |\\b(?:and|but|because|so) )';
const DENIED =
  '(understand|know|like|want|have|think|see|need|speak|believe|remember|agree|work|live|care|eat|drink|smoke)';
const END =
  '(?= *(?:[.,;!?]|$)| (?:and|in|at|from|who|with|but|for|here|there|because|to|tomorrow|yesterday|today|now)\\b)';
const BEING =
  "(?<=\\b(?:i am|i'm|i was|he is|he's|she is|she's|he was|she was|(?:my|his|her) \\p{L}+ (?:is|was)) )";
const HAVING =
  '(?<=\\b(?:i|we|you|they|he|she|to|and|not|will|can) )(have|has|had|bought|buy|need|needs|want|wants|got|get|rented|would like)';

const DO_NOT = 'A verb is denied with “do not”.';
const ONE_OF_MANY = 'One of many takes an article.';
const PEOPLE_WHO = 'People take “who”; “which” is for things.';
const LAST = 'The subject is “I”, and it stands last.';
const NO_PLURAL = 'What is not counted has no plural, and its verb is singular.';
const SUGGEST = 'After “suggest” comes what somebody should do: “that I go”.';

/** Who does it, and the verb that goes with it. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `${PERSON} which(?= (?:is|was|are|were|has|have|had|lives?|lived|works?|worked|can|could|will|would|do|does|did|called|came|come|comes|wants?|likes?|needs?|knows?|helped|helps?|speaks?|studies|study|went|go|goes)\\b)`,
    write: '$1 who',
    reason: PEOPLE_WHO,
  },
  {
    find: `(?<=(?:\\b(?:and|but|while|whereas)|,) )other(?= ${THEY_DO}\\b)`,
    write: 'others',
    reason: '“other” stands before a noun; by itself it is “others”.',
  },
  {
    find: `${START}me and ${ME_AND}(?= (?:went|go|had|have|did|do|saw|met|got|came|wanted|want|like|love|liked|loved|played|play|decided|stayed|talked|live|lived|work|worked|will|can|could|would)\\b)`,
    write: '$1 $2 and I',
    reason: LAST,
  },
  {
    find: `${START}me and ${ME_AND} (go|do)es(?= )`,
    write: '$1 $2 and I $3',
    reason: LAST,
  },
  { find: `${UNCOUNTABLE}s are(?= )`, write: '$1 is', reason: NO_PLURAL },
  { find: `${UNCOUNTABLE}s were(?= )`, write: '$1 was', reason: NO_PLURAL },
  { find: `${UNCOUNTABLE}s have(?= )`, write: '$1 has', reason: NO_PLURAL },
  {
    find: '(?<=\\b(?:the|this|good|bad|latest) )news are(?= )',
    write: 'news is',
    reason: '“news” is singular, for all its -s.',
  },
  {
    find: '(?<=\\b(?:the|this|good|bad|latest) )news were(?= )',
    write: 'news was',
    reason: '“news” is singular, for all its -s.',
  },
  {
    find: 'the police is(?= )',
    write: 'the police are',
    reason: 'The police are many, so the verb is plural.',
  },
  {
    find: 'the police was(?= )',
    write: 'the police were',
    reason: 'The police are many, so the verb is plural.',
  },
  {
    find: 'the police has(?= )',
    write: 'the police have',
    reason: 'The police are many, so the verb is plural.',
  },
  {
    find: '(?<=^|[.!?;] |\\band )this are(?= )',
    write: 'these are',
    reason: '“this” points to one thing, “these” to more than one.',
  },
  {
    find: '(?<=^|[.!?;] )that are(?= (?:my|our|your|his|her|their|the|all)\\b)',
    write: 'those are',
    reason: '“that” points to one thing, “those” to more than one.',
  },
  {
    find: 'every people(?= )',
    write: 'everyone',
    reason: '“every” stands before one: “everyone”.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:and|but|because) )(i|we|they) been(?= )',
    write: '$1 have been',
    reason: 'A participle needs its helper: “have been”.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:and|but|because) )(he|she|it) been(?= )',
    write: '$1 has been',
    reason: 'A participle needs its helper: “has been”.',
  },
  {
    find: '(suggest|suggests|suggested) me to(?= \\p{L})',
    write: '$1 that I',
    reason: SUGGEST,
  },
  {
    find: '(suggest|suggests|suggested) (you|it) to(?= \\p{L})',
    write: '$1 that $2',
    reason: SUGGEST,
  },
  {
    find: '(suggest|suggests|suggested) us to(?= \\p{L})',
    write: '$1 that we',
    reason: SUGGEST,
  },
  {
    find: '(suggest|suggests|suggested) them to(?= \\p{L})',
    write: '$1 that they',
    reason: SUGGEST,
  },
  {
    find: '(want|wants|wanted) that (you|it) (?:are|is)(?= )',
    write: '$1 $2 to be',
    reason: 'After “want” comes who should do it, and “to”.',
  },
  {
    find: '(want|wants|wanted) that (you|it) (come|go|send|help|tell|give|call|do|see|make|take|write|check|look|stay|be|pay|work|learn|know|have|stop)(?= |[.,;!?]|$)',
    write: '$1 $2 to $3',
    reason: 'After “want” comes who should do it, and “to”.',
  },
  {
    find: `${CLAUSE}(i|we|they|you) (?:not|no) ${DENIED}(?= |[.,;!?]|$)`,
    write: '$1 do not $2',
    reason: DO_NOT,
  },
  {
    find: `${CLAUSE}(he|she|it) (?:not|no) ${DENIED}(?= |[.,;!?]|$)`,
    write: '$1 does not $2',
    reason: DO_NOT,
  },
  {
    find: '(?<=^|[.!?;] |\\b(?:what|where|when|why|how) )do (he|she|it)(?= \\p{L})',
    write: 'does $1',
    reason: 'For one person or thing, the question begins with “does”.',
  },
  { find: '(?<=^|[.!?;,] )i is(?= )', write: 'I am', reason: '“I” goes with “am”.' },
  {
    find: '(?<=^|[.!?] )(what|where|when|why|how) (you|they|we|i) (want|live|think|mean|need|do|go|work|know|like|say|see|feel|get|come)(?=(?: (?!is\\b|are\\b|do\\b|does\\b|was\\b)\\p{L}+){0,4}\\?)',
    write: '$1 do $2 $3',
    reason: 'A question needs “do” before its subject.',
  },
  {
    find: 'what time it is(?=\\?)',
    write: 'what time is it',
    reason: 'In a question, the verb comes before the subject.',
  },
  {
    find: '(?<=^|[.!] )is (very|so|too|really|important|necessary|possible|impossible|difficult|easy|hard|good|nice|better|raining|true)(?= )(?![^]*\\?)',
    write: 'it is $1',
    reason: 'A sentence needs its subject: “it”.',
  },
  {
    find: `${BEING}(student|doctor|teacher|nurse|lawyer|programmer|developer|designer|writer|driver|cook|waiter|waitress|pupil|beginner|tourist|vegetarian|freelancer|singer|photographer|mechanic|scientist|child|man|woman|boy|girl|mother|father|good person)${END}`,
    write: 'a $1',
    reason: ONE_OF_MANY,
  },
  {
    find: `${BEING}(engineer|architect|artist|accountant|electrician|actor|actress|intern|assistant|adult)${END}`,
    write: 'an $1',
    reason: ONE_OF_MANY,
  },
  {
    find: `${HAVING} ((?:(?:new|big|small|nice|good|bad|red|long) )?(?:car|house|dog|cat|job|phone|computer|laptop|bike|flat|brother|sister|ticket|meeting|headache|problem|question|girlfriend|boyfriend|family|baby|garden|refund|discount|reply|receipt|replacement|raise))${END}`,
    write: '$1 a $2',
    reason: ONE_OF_MANY,
  },
  {
    find: `${HAVING} (idea|appointment|exam|interview|accident|umbrella|apartment|old (?:car|house|phone|computer|friend))${END}`,
    write: '$1 an $2',
    reason: ONE_OF_MANY,
  },
  {
    find: '(for|get|got|give|me|us|offer|want|with|receive|like)(?= (?:8\\d?|11|18)(?:%| percent) (?:discount|increase|decrease|rise|reduction|deposit|raise)\\b)',
    write: '$1 an',
    reason: ONE_OF_MANY,
  },
  {
    find: '(for|get|got|give|me|us|offer|want|with|receive|like)(?= (?!8|11%|18%)\\d+(?:%| percent) (?:discount|increase|decrease|rise|reduction|deposit|raise)\\b)',
    write: '$1 a',
    reason: ONE_OF_MANY,
  },
  {
    find: '(?<=\\bto )(reschedule|cancel|confirm|change|move) ((?!(?:the|a|an|my|our|your|his|her|their|this|that|any|all)\\b)(?:\\p{L}+ )?(?:appointment|booking|reservation|membership|subscription|flight))',
    write: '$1 my $2',
    reason: 'It needs to be said whose it is, or which one.',
  },
  {
    find: "(is|was|are|were|he's|she's|it's) (best|worst) (player|student|film|movie|book|city|country|restaurant|team|teacher|singer|day|time|way|thing|place|solution|option|choice|idea|game)",
    write: '$1 the $2 $3',
    reason: 'A superlative before a noun takes “the”.',
  },
  {
    find: 'how (is|are) called (this|that|it|these|those|the \\p{L}+)(?=\\?)',
    write: 'what $1 $2 called',
    reason: 'A name is asked for with “what”.',
  },
  {
    find: 'what means ((?:this|that|the|it)(?: \\p{L}+){0,2})(?=\\?)',
    write: 'what does $1 mean',
    reason: 'A question needs “does” before its subject.',
  },
];

export const learnerSubjects = makeTableRule({
  id: 'subject-frame',
  category: 'grammar',
  gist: 'subject, verb',
  rows: ROWS,
  examples: [
    ['I have friends which live in Berlin.', 'I have friends who live in Berlin.'],
    ['Some people like it, but other think it is bad.', 'Some people like it, but others think it is bad.'],
    ['Me and my friend went to the cinema.', 'My friend and I went to the cinema.'],
    ['The informations are wrong.', 'The information is wrong.'],
    ['The news are bad, and the police is here.', 'The news is bad, and the police are here.'],
    ['This are my books.', 'These are my books.'],
    ['Every people know that.', 'Everyone knows that.'],
    ['I been waiting for two hours.', 'I have been waiting for two hours.'],
    ['She suggested me to go.', 'She suggested that I go.'],
    ['I want that you come.', 'I want you to come.'],
    ['How is called this?', 'What is this called?'],
    ['What means this word?', 'What does this word mean?'],
    ['I not understand, and he no like it.', 'I do not understand, and he does not like it.'],
    ['Where you live? Do he know?', 'Where do you live? Does he know?'],
    ['What time it is? Do you know what is it?', 'What time is it? Do you know what it is?'],
    ['Is important to rest.', 'It is important to rest.'],
    ['I am student, and she is engineer.', 'I am a student, and she is an engineer.'],
    ['I have car, and he bought new phone yesterday.', 'I have a car, and he bought a new phone yesterday.'],
    ['I would like refund, or give me 10% discount.', 'I would like a refund, or give me a 10% discount.'],
    ['I want to cancel gym membership.', 'I want to cancel my gym membership.'],
    ['He is best player in the team.', 'He is the best player in the team.'],
  ],
  leaves: [
    'The groups of people which we saw were large.',
    'We met each other, and other people came.',
    'He saw me and my friend.',
    'The police station is here, and the news is good.',
    'Things like this are rare.',
    'Where have you been?',
    'She suggested a walk to me.',
    'Is important work done here? What you think is up to you.',
    'It was best practice, and he is chairman.',
    'They have car parks, and we need job security.',
  ],
});
