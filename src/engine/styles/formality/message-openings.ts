import { makeOpeningRule, type OpeningRow } from '../openings.ts';

const SMALL = "(?=(?-i:\\p{Ll}|I(?:\\b|')))";
const STATEMENT = '(?=[^?]*$)';

/** How messages begin, and what a more formal text says for it. */
const ROWS: readonly OpeningRow[] = [
  {
    find: `(?:(?:just )?(?:a )?(?:quick )?heads[ -]up(?: that|[,:]| -| –)?|(?:fyi|for your information)[,:]?(?: that)?|just so you know,?(?: that)?)(?= ${SMALL}(?!(?:about|on|for|to)\\b)[^?]*$)`,
    write: 'please note that',
  },
  {
    find: `just a (?:quick |friendly |little )?reminder(?: that|[,:]| -| –)(?= ${SMALL})`,
    write: 'this is a reminder that',
  },
  { find: `(?:just )?(?:wanted|wished) to${STATEMENT}`, write: 'I wanted to' },
  {
    find: 'just(?= (?:checking|following up|writing|reaching out|wondering|letting you know|asking) [^?]*$)',
    write: 'I am',
  },
  { find: 'following up(?= on [^,?]*$)', write: 'I am following up' },
  { find: '(?:just )?hoping(?= (?:to|that|you|we|for) [^,?]*$)', write: 'I am hoping' },
  { find: '(?:really )?hope(?= (?:you|this|that|all|everything|it|to) )', write: 'I hope' },
  { find: '(?:really )?looking forward to', write: 'I look forward to' },
  {
    find: `will(?= (?:let|send|get back|call|check|reply|ask|see|forward|follow|keep|bring|talk|look|reach|come back|contact|write|update) )${STATEMENT}`,
    write: 'I will',
  },
  {
    find: `(?:can't|cannot)(?= (?:wait|make|find|open|come|see|get|log|join|attend) )${STATEMENT}`,
    write: 'I cannot',
  },
  {
    find: "(?:haven't|have not)(?= (?:heard|seen|received|got|gotten|had|checked|tried|decided|found) )(?=[^?]*$)",
    write: 'I have not',
  },
  {
    find: 'any(?= (?:update|progress|news|word) (?:on|about|from|regarding) [^.!]*\\?$)',
    write: 'is there any',
  },
  { find: 'any(?= updates (?:on|about|from|regarding) [^.!]*\\?$)', write: 'are there any' },
  {
    find: 'any chance(?: that)? you(?: guys)? (?:could|can|might)(?= [^.!]*\\?$)',
    write: 'would it be possible for you to',
  },
  {
    find: 'any chance(?: that)? (?:i|we) (?:could|can|might)(?= [^.!]*\\?$)',
    write: 'would it be possible to',
  },
  { find: `not(?= (?:gonna|going to) )${STATEMENT}`, write: 'I am not' },
  {
    find: 'so(?= (?:happy|glad|sorry|excited|proud|pleased) (?:for|to|that|about|you|we)(?![\\p{L}-]))',
    write: 'I am so',
  },
  { find: `sounds(?= (?:good|great|fine|perfect)(?:[.,!]|$| to me))`, write: 'that sounds' },
  { find: 'works(?= for (?:me|us)(?![\\p{L}-]))', write: 'that works' },
  { find: '(?:just a )?quick (?:question|one|q)(?: -| –|:|,)', write: 'I have a quick question:' },
  { find: '(?:you )?wanna(?= [^.!]*\\?$)', write: 'would you like to' },
  { find: 'you guys(?= (?:have|know|want|need|think|like|sell|offer) [^.!]*\\?$)', write: 'do you' },
  {
    find: '(?:any|no) (?:idea|clue)(?= (?:if|whether|what|when|how|why|where|who|which)(?![\\p{L}-])[^.!]*\\?$)',
    write: 'do you know',
  },
  { find: "what's up with|what is up with", write: 'what is happening with' },
  { find: '(?:yeah|yep|yup)[,.!]?|ya,', write: 'yes,' },
  { find: '(?:nope|nah)[,.!]', write: 'no,' },
  { find: '(?:ok|okay)[,.]? (?:cool|awesome|sweet|nice|perfect|great)[,.!]', write: 'very well,' },
  { find: '(?:cool|awesome|sweet),', write: 'very well,' },
  { find: '(?:ok|okay) (?:so|then)[,]?', write: 'very well,' },
];

/** “Just a heads up, the server is down” is “Please note that the server is down” in a more formal text. */
export const messageOpenings = makeOpeningRule({
  id: 'message-opening',
  category: 'tone',
  gist: 'full sentence',
  reason: 'A formal text leaves out neither subject nor verb.',
  rows: ROWS,
  examples: [
    [
      'Just a heads up, the server is down. FYI we are closed.',
      'Please note that the server is down. Please note that we are closed.',
    ],
    ['Hi Tom, just wanted to ask. Hope you are well.', 'Hi Tom, I wanted to ask. I hope you are well.'],
    ['Yeah Monday works. Ok cool, sounds good!', 'Yes, Monday works. Very well, that sounds good!'],
    [
      'Any idea what is wrong? Quick question - is it open?',
      'Do you know what is wrong? I have a quick question: is it open?',
    ],
    ['Will send it today. Works for me.', 'I will send it today. That works for me.'],
    ['You guys have a list?', 'Do you have a list?'],
  ],
  leaves: [
    'A heads up on the price would help.',
    'Will call be free?',
    'Hope is a good thing.',
    'Cool water is good.',
    'Will is here.',
    'Following up on this, we agreed.',
    'Nah is a word.',
  ],
});
