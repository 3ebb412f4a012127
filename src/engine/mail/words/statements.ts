import { findIrregularBase, findIrregularParticiple } from '../../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { WEEKDAY } from './dates.ts';

/** Whether words are a sentence, a request, or lack their subject. */

const FINITE =
  /(?:^|[\s(])(?:am|is|are|was|were|has|have|had|will|would|can|could|can't|cant|cannot|won't|wont|must|should|shall|may|might|do|does|did|needs?|wants?|isnt|arent|wasnt|dont|doesnt|didnt|havent|hasnt)(?=[\s,.!?)]|$)|n't\b|\b(?:i|we|you|they|he|she|it|that|there|who|what|where|(?:some|any|every|no)(?:thing|one|body))'(?:s|m|re|ll|ve|d)\b/iu;
const SUBJECT_AND_VERB =
  /^(?:i|we|they|you|he|she|it|nobody|everybody|everyone|somebody|someone|no one) (?!too\b|also$|else$)\p{L}/iu;
const OPENS_SENTENCE =
  /^(?:please|pls|thanks|thank you|many thanks|sorry|congratulations|congrats|well done|happy \p{L}+|good luck|let's|let me|let us|welcome|best (?:regards|wishes)|all the best|see you|talk soon|hope|no(?= (?:problem|worries|rush|hurry|need))|here (?:is|are|comes)|(?:\p{L}+ )?\p{L}{3,}s please \p{L}|if|when|because|since|as soon as|looking forward)\b/iu;
const INTRANSITIVE = wordSet(
  'arrived happened occurred started ended stopped failed crashed died expired appeared worked changed moved returned agreed disappeared increased decreased improved passed dropped',
);
const TIME_NEXT = `${WEEKDAY}s?|today|tomorrow|tonight|yesterday|now|soon|next|this|every|early|late|later|already`;

export const isKnownVerb = (word: string) => isVerbBase(word) || BASES.has(word);
const BASES = wordSet(
  'accept reject refuse decline approve arrive add save want need like find feel hold run be do go have make put set see come send meet pay keep let bring buy book email ring tell give take ask use rsvp close belong spell invite attach rearrange reschedule dispatch tidy fetch unplug unlock grab swap stay',
);
const AFTER_VERB = new RegExp(
  `^(?:$|the|a|an|my|our|your|his|her|their|it|me|us|to|for|in|on|at|by|until|from|well|fine|great|best|better|out|up|down|off|back|over|too|says?|\\d.*|${TIME_NEXT})$`,
);

/** Whether this word, which does not begin the words, can only be a verb that says something of what stands before. */
function isFiniteAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  const base = findIrregularBase(word);
  // “boss a bit odd”
  if (word === 'bit' && !/^(?:i|he|she|it|dog|cat|they|who)$/.test(words[index - 1] ?? '')) return false;
  if (base !== undefined)
    return findIrregularParticiple(base) !== word || /^(?:the|a|an|my|our|his|her|it|me|us)$/.test(next);
  if (
    /^(?:suits?|works?|fits?)$/.test(word) &&
    /^(?:me|us|for|best|well|better|fine|perfectly|nicely)$/.test(next)
  )
    return true;
  // “detective story sounds fun”
  if (/^(?:sounds|looks|seems|smells|tastes|feels)$/.test(word)) return next !== '';
  // “physio says no running”
  if (/^(?:says|said|thinks|reckons)$/.test(word)) return next !== '';
  // “the room smelled of smoke”
  if (/^(?:smelled|smelt|tasted|looked|sounded|seemed|turned|ended)$/.test(word))
    return /^(?:of|like|out|up|very|so|too)$/.test(next);
  // “my laptop keeps freezing”
  if (
    /^(?:keeps?|starts?|stops?|begins?)$/.test(word) &&
    /.{2}ing$/.test(next === 'not' ? (words[index + 2] ?? '') : next)
  )
    return true;
  // “old machines get picked up”
  if (/^gets?$/.test(word) && words[index - 1] !== 'to' && (/ed$/.test(next) || findIrregularBase(next)))
    return true;
  // “the party got out of hand”
  if (word === 'got' && !/^(?:have|has|had|i've|we've|they've|'ve)$/.test(words[index - 1] ?? ''))
    return /^(?:out|lost|stuck|better|worse|back|in|a bit|very|too|delayed|cancelled|stolen|the|an?|my|our|his|her|it|me|us)$/.test(
      next,
    );
  // “venue called this morning”
  if (/^(?:called|phoned|e-?mailed|texted|replied|rang)$/.test(word))
    return /^(?:|this|last|yesterday|today|again|back|about|to|and)$/.test(next);
  if (INTRANSITIVE.has(word)) return next !== 'to' && next !== 'from';
  if (/ed$/.test(word)) return /^(?:the|a|an|my|our|your|his|her|it|me|us|that)$/.test(next);
  if (
    isKnownVerb(word) &&
    /[^su'’]s$/.test(words[index - 1] ?? '') &&
    /^(?:the|an?|my|our|it|up|down|out|at|every|to|in|into|on|all|well|too|very|so|again|back|here|there)$/.test(
      next,
    )
  )
    return true;
  const third = /[^s]s$/.test(word) ? findBaseOfThirdPerson(word) : undefined;
  return third !== undefined && isKnownVerb(third) && AFTER_VERB.test(next);
}

const OBJECT_FIRST =
  /^(?:the|a|an|my|our|your|his|her|their|me|us|him|it|them|this|that|these|those|all|any|some|no|not|nothing|everything|both|by|before|until|without|back|asap|up|out|in|into|if|when|only|also|here|early|\p{L}+[^su'’]s)$/u;

/** “block it”, “void them”: what is mostly a noun is done to something here. */
const DONE_TO_IT =
  /^(?!(?:about|above|after|all|and|are|because|been|before|being|below|both|but|can|cannot|could|did|does|even|for|from|had|half|has|have|how|into|just|less|like|maybe|might|more|most|must|near|not|once|only|onto|over|should|since|some|than|that|then|though|unless|until|upon|want|was|were|what|when|where|whether|which|while|who|why|will|with|without|would|yet)\b)\p{Ll}{3,}(?<!ed|ing|s|ly) (?:it|them)\b/u;

/** Whether a verb in its base form begins the words: “bring your laptop”. */
export function isImperative(words: string): boolean {
  const lower = words.toLowerCase();
  const [first = '', second = ''] = lower.split(/[\s,]+/, 2);
  if (/^(?:need|want|hope|thank|happen|seem|mean)$/.test(first)) return false;
  if (/^(?:is|are|was|were|has|will|would|can|could|should|of|for|about|with|from|yes|no)$/.test(second))
    return false;
  // “train arrives”
  const isSaid = isKnownVerb(findBaseOfThirdPerson(second) ?? '') && /s$/.test(second);
  return (
    (isKnownVerb(first) && !isSaid && OBJECT_FIRST.test(second)) ||
    (PURE_VERBS.has(first) && second !== '') ||
    (DONE_TO_IT.test(lower) && findIrregularBase(first) === undefined)
  );
}

const MONTH_OF_MAY = /(?<=\b(?:\d{1,2}(?:st|nd|rd|th)?|in|by|until|since|of|from|mid) )may\b|\bmay (?=\d)/g;

/** “the hall's flooded” */
const IS_SO =
  /^(?:(?:the|my|our|his|her|their) )?\p{Ll}+'s (?:(?:still|been|really|too|very|not|all|completely|a bit) )*(?:\p{L}{2,}ed|broken|frozen|stolen|shut|dodgy|off|gone|down|out|full|late|ill|sick|poorly|empty|dead|dirty|wet|loose|stuck|missing|lovely|rubbish|terrible|awful)(?=$|[,.]| (?:again|since|and|so|but|on|at|by|until|from|to|today|now)\b)/u;

/** “monday works” */
const DAY_WORKS = new RegExp(
  String.raw`^(?:${WEEKDAY}|the \d+(?:st|nd|rd|th)|tomorrow) (?:(?:morning|afternoon|evening|at \d\S*) )?(?:works|suits)\b`,
  '',
);

/** “laura's presenting sales” */
const IS_SHORT_AND_DOING = /^\p{L}+'s (?:(?:not|still|also|just) )?\p{L}{2,}ing\b/u;

/** “yes, they arrive on Friday” */
const ANSWERS = /^(?:yes|yep|yeah|no|sorry),? (?=(?:i|we|you|he|she|they|it) )/;

/** Whether the words are a sentence, a request included, and not a fragment such as “room 4, second floor”. */
export function isSentence(words: string): boolean {
  const plain = words.replaceAll('’', "'").toLowerCase().replaceAll(MONTH_OF_MAY, '5').replace(ANSWERS, '');
  if (FINITE.test(plain) || SUBJECT_AND_VERB.test(plain) || OPENS_SENTENCE.test(plain)) return true;
  const parts = plain.split(/[\s,]+/).slice(0, 40);
  return (
    IS_SO.test(plain) ||
    IS_SHORT_AND_DOING.test(plain) ||
    DAY_WORKS.test(plain) ||
    isImperative(plain) ||
    parts.some((_, index) => index > 0 && isFiniteAt(parts, index))
  );
}

const NO_VERB = wordSet(
  'meeting building training parking shipping printing cleaning catering viewing wiring heating booking wedding painting opening hearing reading spelling morning evening ceiling thing anything something nothing everything clothing lighting flooring',
);

/** What a clause without its subject begins with, behind “still”, “also” and the like. */
const BEGINS_WITHOUT_SUBJECT =
  /^(?:(?:still|also|already|just|only|really|very|so|not|never|finally|probably|hopefully|but|bit|a bit) )*(?:am|been|have|haven't|had|hadn't|got|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|didn't|need|want|hope|hoping|wish|think|guess|know|believe|assume|agree|prefer|appreciate|apologi[sz]e|understand|love|like|looking|waiting|sorry|happy|glad|grateful|afraid|unable|interested|able|ready|keen|away|busy|unwell|back (?:on|by|in|from|at|next|tomorrow)|off (?:sick|work|from|on)|out of (?:the )?office|on (?:holiday|vacation|leave)|too (?:busy|tired|ill|sick))\b(?! (?:i|we|you|he|she|they|it|there|this|that|the|my|our|your|his|her|their)\b(?!['’]))/iu;
const NAMED_BY_DOING =
  /^(?:washing (?:machine|line)|(?:dining|living|sitting|meeting|waiting|changing|dressing|fitting|consulting) rooms?|swimming (?:pool|lessons?)|parking (?:space|place|permit|ticket|meter)s?|running (?:costs|shoes|club)|driving (?:licence|license|lessons?|test)|sewing machine|vending machine|sleeping bags?|reading (?:glasses|group|list)|cooking class|closing (?:date|time)|opening (?:times|hours)|starting (?:date|price|salary)|asking price|building work|mailing list|shopping list|skirting board|extending lead|ironing board)\b/i;
const ADVERB_FIRST = /^(?:(?:still|also|already|just|only|really|not|never|finally) )*/i;
const BEGINS_OBJECT =
  /^(?:the|an?|my|our|your|his|her|it|them|him|this|that|these|those|some|two|three|four|\d+|to|in|on|at|with|for|from|by|out|up|down|back|twice|again|yesterday|today|last)$/;
/** Whether words leave out who or what they speak of: “need it by Friday”, “was away”, “moved to Leeds”, “selling the house”. */
export function isElliptic(words: string): boolean {
  const plain = words.replace(/^but /i, '').replaceAll('’', "'");
  if (BEGINS_WITHOUT_SUBJECT.test(plain)) return true;
  const [first = '', second = ''] = plain
    .replace(ADVERB_FIRST, '')
    .toLowerCase()
    .split(/[\s,]+/, 2);
  if (/.{2}ing$/.test(first))
    return !NO_VERB.has(first) && !NAMED_BY_DOING.test(plain) && BEGINS_OBJECT.test(second);
  const base = findIrregularBase(first);
  const isPast = /.{3}ed$/.test(first) || (base !== undefined && base !== first);
  return isPast && BEGINS_OBJECT.test(second);
}
