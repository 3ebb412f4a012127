import { wordSet } from '../../lexicon/word-set.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { isKnownVerb } from '../words/statements.ts';
import { ONE_PERSON } from './one-person.ts';
import type { Replacement } from './replacement.ts';

/** Words that are others without their apostrophe: what stands beside them tells which. */

const NOT_YET = wordSet('also just never probably definitely still not');
const isBase = (word: string) => NOT_YET.has(word) || isKnownVerb(word);

const CLAUSE_START =
  '(?<=^|[,;.!?:(–-] ?|\\b(?:and|or|but|so|then|because|if|when|that|yes|yep|yeah|no|ok|okay|sure|time|tho|though|think|hope|guess|course|know) )';
/** “tell the vendor were going with …” */
const BEHIND_WHOM = '(?<=\\b(?:tell|told|remind|inform|explain to|say to) (?:(?:the|my|our) )?\\p{L}+ )';

/** Said of who is ill. */
const AFTER_ILL =
  /^(?:and|or|but|so|too|today|yesterday|since|with|from|for|at|in|on|as|again|now|health|people|child)$/i;
const WILL_OF: Readonly<Record<string, string>> = wordTable({
  ill: 'I',
  well: 'we',
  hell: 'he',
  shell: 'she',
});

const WILL: Replacement = [
  new RegExp(
    `(?:${CLAUSE_START}|(?<![\\p{L}'’-])(?=ill \\p{L}+ (?:it|them)\\b)|${BEHIND_WHOM})(ill|well|hell|shell) (?=(\\p{L}+))`,
    'giu',
  ),
  (found, word = '', next = '') =>
    (word.toLowerCase() === 'ill' ? !AFTER_ILL.test(next) : isBase(next.toLowerCase()))
      ? `${WILL_OF[word.toLowerCase()]}'ll `
      : found,
];

export const SHORT_VERBS: readonly Replacement[] = [
  WILL,
  // “if i dont hear by friday ill go”
  [
    /\b(?:ill (?=(?:go|be|have|come|call|take|need|send|let|try|ask|report|contact|get|do)\b)(?<=\b(?:if|when|unless|once|until)\b[^.;?!]{3,60} ill )|il (?=(?:be|have|go|get|need|see|do)\b))/giu,
    "I'll ",
  ],
  // “dont bother picking me up ill get a taxi”
  [
    /(?<!\b(?:am|is|are|was|were|be|been|being|feel|feels|feeling|felt|fall|fell|taken|get|got|getting|very|so|too|really|still|still|quite|rather|seriously|a bit|if|of|the|and|or|not|i'm|he's|she's|they're) )\bill (?=(?:get|bring|send|call|ring|text|email|go|come|take|make|do|ask|let|try|pay|drop|pick|see|be) (?:an?|the|it|them|you|in|on|to|by|back|there|here|up|off|round|my)\b)/giu,
    "I'll ",
  ],
  [/(?<![\p{L}\p{N}'.@/-])i(?=$|[ ,']|'(?:m|ve|ll|d)\b)/gu, 'I'],
  [
    new RegExp(
      `(?:${CLAUSE_START}|${BEHIND_WHOM})were (?=\\d|at \\d|(?:two|three|four|five|six|both|all|still|not|also|just|very|really|having|doing|getting|closing|opening|hosting|coming|going|looking|happy|sorry|planning|leaving|moving|thinking|free|available|back|away|out|here|home|off|running|late|a)\\b)(?!.*\\?$)`,
      'giu',
    ),
    "we're ",
  ],
  [
    /\bits (?=\p{Sc}\d|(?:a|an|the|my|our|your|his|her|at|in|on|not|been|ok|okay|fine|too|very|so|still|all|also|just|really|already|only|about|possible|great|good|bad|nice|lovely|beautiful|perfect|amazing|wonderful|brilliant|awful|terrible|freezing|dry|wet|sunny|safe|true|easier|cheaper|necessary|(?:for|with|from|under) (?:the|my|our|an?)|cold|hot|better|time|going|getting|working|raining|stuck|broken|gone|done|ready|closed|open|free|full|late|included|attached|[\p{L}-]+\.\p{Ll}{2,}|\p{Ll}{3,}ing (?:the|a|an|my|our|your|me|us|it|them|everything|everyone)|\d+ (?:minutes?|hours?|days?|weeks?|months?|years?|degrees|miles|km)(?= (?:late|overdue|old|long|away|ago|past|since|too|now|already)|$|[,.;]))\b)/giu,
    "it's ",
  ],
  [
    /\bits (?=(?:dark|noisy|loud|smelly|damp|dangerous|urgent|quiet|empty|busy|slow|expensive|cheap|small|big|heavy|broken|important)(?:$|[,.;!?]| (?:and|but|so|in|at|for|here|there|now|again)\b))/giu,
    "it's ",
  ],
  // “whether its approved before I book”, “so its 9.50 each”
  [
    /\b(?<=\b(?:whether|if|because|since|that|think|hope|know|so|when|once|but|and|right|yes|no) )its (?=\p{L}{3,}ed(?:$|[,.;!?]| (?:before|by|for|to|in|on|at|and|or|so|when|until|since|again|yet|now|soon)\b)|\d[\d.]* (?:each|a|per|pounds|euros|quid|now|all in|in total)\b|\d[\d.]*(?:$|[,.;!?] |[,;!?]$))/giu,
    "it's ",
  ],
  [
    new RegExp(
      `(?:${CLAUSE_START}|${BEHIND_WHOM})id (?=(?:like|love|prefer|be|rather|say|suggest|need|have|appreciate|go|choose|pick|take|split|do|put|move|add|use|change|leave|keep|start|try|call|ask|send|bring|come|stay|wait|give|make|cut|drop|want|host|meet|ring|pay|see)\\b)`,
      'giu',
    ),
    "I'd ",
  ],
  [
    new RegExp(
      `${CLAUSE_START}(s?he|we)d (?=(?:like|love|prefer|be|rather|need|have|mind|come|help|want)\\b)`,
      'giu',
    ),
    "$1'd ",
  ],
  // “boilers making a noise”
  [
    new RegExp(
      `${CLAUSE_START}(boiler|heating|shower|roof|fridge|oven|dishwasher|internet|wifi|baby|mum|mom|dad|husband|wife|boss)s (?=\\p{Ll}{3,}ing\\b)`,
      'giu',
    ),
    "$1's ",
  ],
  // “my husbands on nights”: one has one
  [
    /\b((?:my|his|her|our) (?:husband|wife|mum|mom|dad|mother|father|boss|landlord|landlady|manager|partner))s (?=(?:on|at|in|off|away|ill|sick|not|still|here|home|due|back|asleep|dead)\b)/giu,
    '$1 is ',
  ],
  [/\b(must|should|could|would|might|need)nt\b/gi, "$1n't"],
];

/** “its mums birthday”, “last nights backup” */
/** “sons 18th got out of hand” */
const WHOSE_DAY: Replacement = [
  new RegExp(
    `(?<=^|[,;.] )(${ONE_PERSON})s (?=(?:wedding|birthday|party|funeral|graduation|operation|surgery|appointment|exam|play|concert|match|\\d{1,2}(?:st|nd|rd|th))\\b)`,
    'gu',
  ),
  "my $1's ",
];

/** “sister's getting married”: a writer's own */
const OWN_KIN: Replacement = [
  /(?<=^|[,;.] |\b(?:tell|told) \p{L}+ |\b(?:that|because|as|but|so|and) )(?=(?:sister|brother|son|daughter|husband|wife|partner|girlfriend|boyfriend|cousin|niece|nephew)(?:['’]s| is| was| has) (?:getting|having|got|ill|in|at|coming|visiting|starting|moving|just|been|a|the|off|away|not|very)\b)/gu,
  'my ',
];

export const OF_A_DAY: readonly Replacement[] = [
  WHOSE_DAY,
  OWN_KIN,
  [
    /\b(an?|one) (day|week|month|year)s (worth|pay|work|notice|leave|rest|wages|delay|holiday)\b/giu,
    "$1 $2's $3",
  ],
  [/\b(two|three|four|five|six|\d+) (day|week|month|year)s (worth|pay|notice)\b/giu, "$1 $2s' $3"],
  [/\bits (?=(?:mum|mom|dad|gran|grandma|grandpa|nan)['’]?s? \p{Ll})/giu, "it's "],
  [
    /\b((?:last|this|next) (?:night|week|month|year|morning)|tonight|today|yesterday|tomorrow)s (?=(?!(?:and|or|but|are|is|was|to|in|on|at|of|for|from)\b)\p{Ll}{3,})/giu,
    "$1's ",
  ],
];

const OWNER = new RegExp(
  `(\\b(?:my|your|his|her|our|their|the) )?\\b(${ONE_PERSON})s (\\p{Ll}+|\\d+(?:st|nd|rd|th))`,
  'giu',
);
const NO_THING =
  /^(?:and|or|but|are|were|is|was|have|had|who|that|to|in|on|at|of|with|for|from|by|will|would|can|could|do|did|not|also|all|both|because|if|when|as|so|too|here|there|live|think|(?!wedding|wed|building|meeting|painting|christening|training|family|reply)\p{L}+(?:ed|ing|ly))$/iu;
/** These are called so without “my”. */
const CALLED_SO = /^(?:mum|mom|dad|grandma|grandpa)$/i;
const NEEDS_NO_OWNER = /^(?:note|appointment|office)$/;

/** “my sisters birthday” is hers. */
export const OWNERS: Replacement = [
  OWNER,
  (found, whose = '', person = '', thing = '') => {
    const isPlural = !/f$|fe$/.test(person) && isBase(thing);
    const isOwner = whose !== '' || CALLED_SO.test(person) || NEEDS_NO_OWNER.test(thing);
    return isPlural || NO_THING.test(thing) || !isOwner ? found : `${whose}${person}'s ${thing}`;
  },
];

/** “the drill is at my brothers” */
export const AT_HOME_OF: Replacement = [
  new RegExp(
    `(?<=\\bat (?:my|his|her|our) )(${ONE_PERSON})s(?=$|[,.;]| (?:that|this|next|all|for|until|till|from|over|on|in|tonight|today|tomorrow|now) )`,
    'gu',
  ),
  "$1's",
];
