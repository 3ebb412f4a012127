import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

const END = '(?= *(?:[.!?;,]|$)| (?:and|but|because|so|when|in|at|on|for|with)\\b)';
const COUNTED =
  '(friends|people|problems|mistakes|cars|things|books|students|errors|words|customers|options|jobs|tourists|visitors|employees|children|meetings|questions|trees|shops|houses)';
const COUNTRY =
  '(united states|united kingdom|netherlands|philippines|united arab emirates|czech republic|usa|uk|uae)';
const LAND =
  '(germany|france|spain|italy|poland|england|america|russia|china|japan|india|brazil|canada|mexico|turkey|london|paris|berlin|europe|asia|africa)';
const SITE = '((?:\\p{L}+ )?(?:website|web site|webpage|web page|homepage|blog|intranet))';
const BASE_D = '(liv|hav|driv|mak|tak|com|us|writ|giv|leav|wak)e';
const BASE = '(work|go|do|eat|speak|see|hear|sleep|wait|walk|read|study|wear|cook|stay|play|stand|be)';

const MONTH = 'The name of a month takes a capital.';
const HOW = 'An adverb says how something is done.';
const ARTICLE = 'The name of this country takes “the”.';
const USED_TO = 'After “be used to”, a verb takes -ing.';

/** A word that another language would have here. */
const ROWS: readonly PhraseRow[] = [
  {
    find: `(?<=\\b(?:advertised|posted|published|found|find|saw|see|seen|read|listed|shown|written|mentioned|described|available|bought|ordered|order|look|looked) )in (your|our|the|my|their|his|her|this|that) ${SITE}${END}`,
    write: 'on $1 $2',
    reason: 'What is on the web stands “on” a page.',
  },
  {
    find: `(am|is|are|was|were|be|been|'m|'s|'re|stay|stayed|work|working) in home${END}`,
    write: '$1 at home',
    reason: 'The expression is “at home”.',
  },
  {
    find: `(go|goes|went|gone|going|come|came|comes|coming|get|got|drive|drove|walk|walked|return|returned) to home(?= *(?:[.,;!?]|$)| (?:and|after|at|from|with|because|before|when|early|late|by|now|today|tomorrow|soon|again)\\b)`,
    write: '$1 home',
    reason: '“home” says where to by itself.',
  },
  {
    find: 'congratulations for(?= (?:your|the|his|her|their|our|getting|winning|passing|being)\\b)',
    write: 'congratulations on',
    reason: 'The expression is “congratulations on”.',
  },
  {
    find: '(?<=^|[.!?] )because ([^,;.!?]+), so(?= (?:i|we|you|they|he|she|it|the|my|our)\\b)',
    write: 'because $1,',
    reason: '“because” links the two halves already.',
  },
  {
    find: 'as (?!rather|other|more|less|better|worse|\\p{L}+er\\b)(\\p{L}+) than(?= )',
    write: 'as $1 as',
    reason: 'Things that are alike are compared with “as … as”.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:but|and|so|because) )(i|we) rather(?= (?:go|stay|have|be|not|do|eat|work|wait|die|take|see|play|walk|drink|buy|sleep|read|pay)\\b)',
    write: '$1 would rather',
    reason: 'What somebody would like more is told with “would rather”.',
  },
  {
    find: 'to thanks(?= (?:you|everyone|everybody|him|her|them|my|our)\\b)',
    write: 'to thank',
    reason: 'The verb is “thank”.',
  },
  {
    find: '(?<=\\b(?:i|we) )except(?= (?:your|his|her|their|this|the) (?:apolog\\p{L}+|offer|invitation|terms|conditions|proposal|gift|job|challenge)\\b)',
    write: 'accept',
    reason: '“accept” means to take; “except” leaves out.',
  },
  { find: 'irregardless', write: 'regardless', reason: 'The word is “regardless”.' },
  {
    find: '(?<=\\breason (?:(?:why|that|for) [^.,;!?]{1,60} )?(?:is|was) )because(?= (?:i|we|you|they|he|she|it|the|my|our|there)\\b)',
    write: 'that',
    reason: '“reason” says “because” already.',
  },
  {
    find: `(?<!\\bmore or )less ${COUNTED}(?= )`,
    write: 'fewer $1',
    reason: '“fewer” is for what is counted; “less” is for the rest.',
  },
  {
    find: `(runs?|ran|sings?|sang|plays?|played|works?|worked|sleeps?|slept|cooks?|cooked|dances?|danced|drives?|drove|performs?|performed)( (?:very|so|really|pretty|quite))? good(?= *(?:[.!?;,]|$)| (?:and|but|because|at|today|yesterday|together)\\b)`,
    write: '$1$2 well',
    reason: HOW,
  },
  {
    find: '(speaks?|spoke|knows?|understands?|write|writes|learned)( (?:very|so|quite))? ((?:english|german|french|spanish|italian|russian|chinese|japanese|arabic|portuguese|polish|turkish)(?: and \\p{L}+)?)( (?:very|so|really|pretty|quite))? good(?= *(?:[.!?;,]|$))',
    write: '$1$2 $3$4 well',
    reason: HOW,
  },
  {
    find: `(drives?|drove|driving|drive)( (?:very|so|more))? careful(?= *(?:[.!?;,]|$)| (?:and|but|because|on|in)\\b)`,
    write: '$1$2 carefully',
    reason: HOW,
  },
  {
    find: `(runs?|ran|walks?|walked|learns?|learned|moves?|moved|replied|replies|reply|respond|responded|answered|finished)( (?:very|so|too|really))? quick(?= *(?:[.!?;,]|$))`,
    write: '$1$2 quickly',
    reason: HOW,
  },
  {
    find: `(in|to|from|of|across|throughout|within|leave|leaving|left|visit|visited) ${COUNTRY}(?= *(?:[.,;!?]|$)| (?:and|but|for|in|with|where|when|since|because|to|as|is|was|has|on|at|this|last|next|by|or|so|i|we)\\b)`,
    write: '$1 the $2',
    reason: ARTICLE,
  },
  {
    find: `(?<=\\b(?:i am|i'm|i was|we are|we're|get|getting|got) )(not |already |quite |so )?used to ${BASE_D}(?= )`,
    write: '$1used to $2ing',
    reason: USED_TO,
  },
  {
    find: `(?<=\\b(?:i am|i'm|i was|we are|we're|get|getting|got) )(not |already |quite |so )?used to ${BASE}(?= )`,
    write: '$1used to $2ing',
    reason: USED_TO,
  },
  {
    find: 'an? (new|old|good|bad|better|different|bigger|smaller|red|blue|green|black|white|big|small|cheaper|other|nice|great|similar) ones',
    write: '$1 ones',
    reason: '“a” stands before one thing; “ones” are more.',
  },
  {
    // From the negation on, so that it is seen that one stays.
    find: "(\\p{L}+n't|no|not|never|nobody|nothing)( [^.,;!?]*) neither(?= *(?:[.!?]|$))",
    write: '$1$2 either',
    reason: 'It is denied already, so “either” follows.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:and|but|because|that) )(i|we|they|you|he|she) very (likes?|loves?|enjoys?|wants?|hopes?|appreciates?|needs?)(?= )',
    write: '$1 really $2',
    reason: '“very” stands before adjectives; a verb takes “really”.',
  },
  {
    find: '(likes?|loves?|enjoys?|miss|misses) very much (?!to\\b|that\\b|if\\b|when\\b|and\\b|but\\b|how\\b|what\\b)((?:(?:the|my|your|this|our|his|her) )?\\p{L}+)(?= *(?:[.,!?]|$))',
    write: '$1 $2 very much',
    reason: 'The object stands next to its verb.',
  },
  {
    find: `(play|plays|played|playing) the (football|soccer|tennis|basketball|chess|golf|volleyball|hockey|rugby|badminton)${END}`,
    write: '$1 $2',
    reason: 'The name of a game takes no article.',
  },
  {
    find: `(to|in|from|of|visit|visited) the ${LAND}${END}`,
    write: '$1 $2',
    reason: 'The name of this place takes no article.',
  },
  {
    find: `(?<=\\b(?:go|goes|went|come|came|travel|travels|travelled|traveled|get|got|arrived?)\\b[^.,;!?]{0,30} )by the (bus|train|car|plane|bike|taxi|metro|tram|subway)${END}`,
    write: 'by $1',
    reason: 'How somebody travels is told without an article.',
  },
  {
    find: '(?<=\\b(?:your|the|his|her|their) )explain(?= *(?:[.,!;?]|$))',
    write: 'explanation',
    reason: 'The noun is “explanation”.',
  },
  {
    find: `(?<=\\b(?:on|until|till|by|from|to|before|after|since|for) (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?)may(?= *(?:[.,;!?]|$)| (?:at|and|or|in|because)\\b)`,
    write: 'May',
    reason: MONTH,
  },
  {
    find: '(?<=\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?)may(?= (?:is|was|works|suits|ok|okay|fine|possible)\\b)',
    write: 'May',
    reason: MONTH,
  },
  {
    find: 'calender(s?)(?= |[.,;!?]|$)',
    write: 'calendar$1',
    reason: 'A “calendar” shows the days; a “calender” presses cloth.',
  },
];

export const learnerWords = makeTableRule({
  id: 'word-choice',
  category: 'wording',
  gist: 'word choice',
  rows: ROWS,
  examples: [
    ['The job was advertised in your website.', 'The job was advertised on your website.'],
    ['I am in home, and he went to home now.', 'I am at home, and he went home now.'],
    ['Congratulations for your promotion!', 'Congratulations on your promotion!'],
    ['Because it rained, so we stayed in.', 'Because it rained, we stayed in.'],
    ['He is as tall than me.', 'He is as tall as me.'],
    ['It is late, so I rather go home.', 'It is late, so I would rather go home.'],
    ['I would like to thanks you.', 'I would like to thank you.'],
    ['I except your apology.', 'I accept your apology.'],
    ['Irregardless of the cost, we go.', 'Regardless of the cost, we go.'],
    ['The reason why it failed is because he was late.', 'The reason why it failed is that he was late.'],
    ['I have less friends than him.', 'I have fewer friends than him.'],
    ['She sings very good, and he drives careful.', 'She sings very well, and he drives carefully.'],
    ['She speaks english and french good.', 'She speaks English and French well.'],
    ['I live in united states.', 'I live in the United States.'],
    ['I am used to work late.', 'I am used to working late.'],
    ['We will send you a new ones.', 'We will send you new ones.'],
    ['There was no charger neither.', 'There was no charger either.'],
    ['It is in my calender.', 'It is in my calendar.'],
    ['I am away on 12 may, but 14 may works.', 'I am away on 12 May, but 14 May works.'],
    ['I very like it, and I like very much pizza.', 'I really like it, and I like pizza very much.'],
    ['We play the football in the Germany.', 'We play football in Germany.'],
    ['I went to work by the bus.', 'I went to work by bus.'],
  ],
  leaves: [
    'There is an error in the website that we found.',
    'More or less people like it.',
    'It sounds good, and the food he cooks is good.',
    'This wood is used to make chairs.',
    'As well as being better than mine, it is cheap.',
    'He lives in the United Kingdom and knows UK law.',
    'A few ones were left.',
    'I rather like it. Of the 20 on the list, 12 may come.',
    'We went by the car park, and the Germany of today differs.',
    'She likes very much to sing.',
    'He did not know which came, so neither won.',
  ],
});
