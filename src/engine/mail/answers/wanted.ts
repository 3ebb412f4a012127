import { WEEKDAY } from '../words/dates.ts';
import { listContent } from './content.ts';

/** What a question asks for decides what an answer must hold. */
export type Wanted = 'time' | 'price' | 'number' | 'measure' | 'place' | 'reason' | 'yes or no' | 'words';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const TIME = [
  `${WEEKDAY}s?`,
  '(?:mon|tue|thu|fri)\\b',
  // “We sat in the sun”: these are days only where something says so.
  '(?:on|next|this|by|until|from|for) (?:wed|sat|sun)\\b',
  `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?`,
  'may \\d{1,2}',
  '\\d{1,2}(?:st|nd|rd|th)? (?:of )?may',
  '(?:in|by|until|since|end of|early|late) may',
  '\\d{1,2}(?:st|nd|rd|th)',
  '(?:at |by )?\\d{1,2}[:.]\\d{2}(?! ?(?:\\p{Sc}|euros?|dollars?|pounds?|each|per))(?: ?[ap]m)?',
  '\\d{1,2} ?[ap]m',
  '\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?',
  '\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?',
  '(?:19|20)\\d{2}',
  "\\d+ o'?clock",
  'the (?:day|week|month|year) after (?:tomorrow|next)',
  '(?:calendar )?weeks? \\d{1,2}',
  'noon|midnight|today|tonight|tomorrow|yesterday|now',
  '(?:next|this|last|in|within|by the end of) (?:an? |the |\\w+ )?(?:hours?|days?|weeks?|weekend|months?|quarter|year|morning|afternoon|evening)',
  '(?:at|by|from|until|after|before) \\d{1,2}(?![\\d.,]*\\d| ?(?:\\p{Sc}|euros?|dollars?|pounds?))',
].join('|');
const TIMES = new RegExp(`(?<![\\p{Sc}\\p{L}\\p{N}.,])(?:${TIME})(?![\\p{L}\\p{N}])`, 'giu');

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|dozen|none|both|all|nobody|nothing|a few|several)\b/i;
const MONEY =
  /\p{Sc} ?\d|\d ?(?:\p{Sc}|k\b|(?:euros?|eur|usd|gbp|chf|dollars?|bucks|pounds?|quid|pence|cents?|each|per|a (?:person|head|piece|day|night|week|month))\b)|\b(?:free of charge|for free|no charge|nothing)\b/iu;
const PAYS = /\b(?:costs?|prices?|priced|fees?|rates?|charges?|charged|pay|paid|total|quote|quoted)\b/i;
const OFTEN = /\b(?:once|twice|every|daily|weekly|monthly|an? (?:hours?|days?|weeks?|months?|years?))\b/i;
const REASON = /\b(?:because|since|due to|owing to|as|so that|so|to)\b/i;
const PLACE =
  /\b(?:at|in|near|opposite|behind|outside|inside|next to|close to|on(?= (?:the|my|our) )) (?!(?:the (?:right|phone|way|whole|other)|all|least|most|best|once|first|last|general|fact|case|time|total|short|advance|person|writing|order|touch|any|no|need|this case|that case|the moment|the meantime|the end)\b)\p{L}|\b(?:here|online|upstairs|downstairs|at home)\b/iu;
const YES_OR_NO =
  /\b(?:yes|yeah|yep|no|nope|not|nobody|no one|sure|of course|certainly|absolutely|definitely|gladly|happy to|glad to|love to|fine|ok|okay|still|already|closed|open|welcome|almost|go ahead|stays?|remains?|hopefully|probably|too \p{L}+|agreed?|confirmed|correct|incorrect|wrong|unchanged|(?:is|are|was|were|still|all) right|can|will|would|could|cannot|cant|wont|dont|possible|impossible|unfortunately)\b|n't\b|'ll\b/iu;

const WANTED: readonly (readonly [Wanted, RegExp])[] = [
  [
    'time',
    /\b(?:when|what time|which (?:day|date)|what day|(?:by|until|since) when|how soon|(?:the|a|what) \w* ?(?:date|deadline|time|day) )\b/i,
  ],
  [
    'price',
    /\bhow much\b|\bwhat (?:price|amount|cost)\b|\bwhat\b.*\bcosts?\b|\bwhat(?:'s| is| are| was| would be|'d be) (?:the|your) (?:\w+ ){0,2}(?:price|cost|fee|rate|charge)s?\b/i,
  ],
  ['number', /\bhow many\b|\bwhat number\b|\bthe number of\b/i],
  ['measure', /\bhow (?:long|often|big|far|old)\b/i],
  ['reason', /\b(?:why|how come|what for)\b/i],
  ['place', /^\W*(?:and |but |so |also,? )?where(?! from)\b/i],
  ['words', /\b(?:who|whom|whose|what|which|where|how)\b/i],
];

/** “Could you tell me when …?” asks when, and no yes answers it. */
const ASKS_TO_TELL =
  /^(?:and |but |so |also,? )?(?:(?:could|can|would|will) you (?:please |kindly |also )?(?:tell (?:me|us)|let (?:me|us) know|explain|remind (?:me|us))|(?:please |kindly )*(?:also )?(?:let (?:me|us) (?:also )?know|tell (?:me|us)|confirm|advise)(?: also)?|(?:i|we) would (?:also )?like to know|do you (?:happen to )?know|any idea) (?=(?:when|what|which|who|why|where|how)\b)/i;
const OPENS_YES_OR_NO =
  /^(?:and |but |so |also,? )?(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|may|has|have|had|any)\b/i;
/** These are asked for even by a question that a yes would do for: “Can you say what it costs?” */
const IN_ANY_QUESTION = /^(?:time|price|number|measure)$/;

/** “Could you send me the name of the driver?” and “We also need the invoice number” ask for a thing by its name. */
const ASKS_FOR_THING =
  /^(?:and |but |so |also,? )?(?:(?:could|can|would|will) (?:you|u) (?:please |kindly |also )*(?:send|give|tell|share|provide|forward)(?: (?:me|us))?(?: with)?|(?:we|i) (?:also |still )?(?:need|require)) (?=(?:the|your|an?) )/i;

/** The question without “Could you tell me”. */
export const toDirect = (question: string) => question.replaceAll('’', "'").replace(ASKS_TO_TELL, '');

/** What is asked for where it is a thing that can be named, such as “the name of the driver”; nothing for other questions. */
export function findThing(question: string): string | undefined {
  const lead = ASKS_FOR_THING.exec(question.replaceAll('’', "'"))?.[0];
  return lead === undefined ? undefined : question.slice(lead.length);
}

/** What a direct question asks for. */
export function readWanted(question: string): Wanted {
  const wanted = WANTED.find(([, pattern]) => pattern.test(question))?.[0] ?? 'yes or no';
  return OPENS_YES_OR_NO.test(question) && !IN_ANY_QUESTION.test(wanted) ? 'yes or no' : wanted;
}

/** The sentence without its days, dates and hours. */
export const withoutTimes = (sentence: string) => sentence.replaceAll(TIMES, ' ');

/** Whether the sentence holds what can answer a question of the kind, whatever the question is about. */
export function holds(wanted: Wanted, sentence: string): boolean {
  const rest = withoutTimes(sentence);
  if (wanted === 'time')
    return rest !== sentence || /\b(?:around|about) (?:1?\d|2[0-4])(?![\d.,]*\d| ?\p{L}{3})/u.test(sentence);
  if (wanted === 'price')
    return (
      MONEY.test(rest) ||
      /\b(?:is|are|was|be) (?:about |around )?\d[\d.,]*$/.test(rest) ||
      (NUMBER.test(rest) && PAYS.test(rest))
    );
  if (wanted === 'number') return NUMBER.test(rest) && !MONEY.test(rest);
  if (wanted === 'measure') return NUMBER.test(sentence) || OFTEN.test(sentence);
  if (wanted === 'place') return PLACE.test(rest);
  if (wanted === 'reason') return REASON.test(sentence);
  return wanted === 'yes or no' && YES_OR_NO.test(sentence);
}

/** What fills up a sentence around its time or its amount, so that it is about nothing else. */
const AROUND =
  /\b(?:a[mt]|until|till|about|around|approximately|roughly|mornings?|afternoons?|evenings?|weekends?|probably|maybe|perhaps|hopefully|latest|earliest|early|late|later|end|beginning|mid|or|exactly|by|in total|altogether|the|of)\b/gi;
const HAPPENS =
  /\b(?:it|they|that|this|these|those)(?:'s|'re|'ll)?(?: (?:is|are|was|were|will|can|should|could|would|may|might|be|all|both|only|probably))* (?:come|comes|coming|arrive|arrives|arriving|start|starts|begin|begins|end|ends|ready|due|expected|planned|there|available|happen|happens)\b|^(?:will be |should be )?(?:ready|due|expected|planned|arriving)\b/i;
const UNITS =
  /\b(?:euros?|eur|usd|gbp|chf|dollars?|bucks|pounds?|quid|pence|cents?|each|per|a? ?(?:person|head|piece|unit|night)|vat|plus|including|incl|excluding|net|gross|cost|costs|price|is)\b/gi;

/** A day of a closing, or of the answer itself: “See you on Monday.”, “I will let you know by Friday.” */
const OF_CLOSING =
  /\b(?:(?:see|meet|talk|speak|write|call|thank|thanks)(?: (?:to|with))? you|let you know|get back|come back to|until then|have a)\b/i;
const OF_OTHER_COUNT = /\b(?:need|want|have|has|had|got|of (?:them|us|you|those|these))\b/i;

/** Whether the sentence says a time, a price or a number and nothing that another question could be about. */
export function isBare(wanted: Wanted, sentence: string): boolean {
  if (OF_CLOSING.test(sentence)) return false;
  if (wanted === 'price' && OF_OTHER_COUNT.test(sentence)) return false;
  const isUntil = wanted === 'measure' && /^(?:until|till) /i.test(sentence);
  if (wanted === 'time' || isUntil) {
    const rest = withoutTimes(sentence);
    return rest !== sentence && listContent(rest.replace(HAPPENS, ' ').replaceAll(AROUND, ' ')).size === 0;
  }
  const isAmount = wanted === 'price' || wanted === 'number' || wanted === 'measure';
  if (!isAmount || withoutTimes(sentence) !== sentence || !NUMBER.test(sentence)) return false;
  const units = wanted === 'price' ? sentence.replaceAll(UNITS, ' ') : sentence;
  const measures =
    /\b(?:minutes?|hours?|days?|weeks?|months?|years?|times?|k?m|miles?|met(?:er|re)s?|on foot|by (?:car|bus|train|bike)|away|from here)\b/gi;
  const rest = wanted === 'measure' ? units.replaceAll(measures, ' ') : units;
  const words = listContent(rest.replaceAll(AROUND, ' '));
  return [...words].every((word) => /^\d/.test(word) || NUMBER.test(word));
}
