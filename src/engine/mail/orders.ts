import { toOwnSentence } from './requests.ts';

/** Names written in haste are told by what follows: “ask professor for …”. Nobody else is spoken of here. */
const SOMEBODY =
  "(?!(?:me|us|you|yourself|it|this|that|these|those|for|if|about|again|also|not|nicely|at|in|on|whoever|anyone)\\b)[\\p{L}'’-]+";
const MANNER =
  '(?:politely|kindly|nicely|gently|firmly|formally|diplomatically|professionally|positively|negatively)';
const STYLE =
  '(?:short|brief|concise|polite|friendly|formal|casual|professional|nice|warm|firm|positive|personal|respectful|diplomatic|assertive|apologetic|\\p{L}+er)';
const KIND =
  '(?:e-?mail|mail|letter|note|message|reply|response|answer|application|apology|complaint|invitation|reminder|announcement|resignation|recommendation|refusal|rejection|request|speech|card|post|poem|haiku|limerick|verse|song|rap|toast|story|essay|joke|slogan)';
const ANSWERED = '(?:offer|proposal|invitation|request|job|application|quote|meeting|position)';

/** What a note to an assistant is about, and never a sentence of a mail: each begins a note, in lower case. */
const ALWAYS: readonly string[] = [
  // How it shall sound
  `(?:keep|make) it (?:sound )?(?:very |a bit |a little |more )?${STYLE}\\b`,
  `be (?:very |more )?${STYLE}\\b(?! (?:to|with)\\b)`,
  `(?:sound|use) (?:an? )?(?:very |more )?${STYLE}\\b`,
  `(?:an? )?${STYLE} (?:refusal|rejection|decline|reply|answer|response|acceptance|no|yes)\\b`,
  // What shall be done with the reader
  `(?:${MANNER} )?(?:declin|refus|reject|accept|agre|apologi[sz]|cancel|complain)e?(?: ${MANNER})*\\W*$`,
  `(?:${MANNER} )?(?:decline|refuse|reject|turn down) (?:${MANNER}\\b|(?:(?:the|his|her|their|an?|this) )?(?:[\\p{L}'’-]+ ){0,2}?${ANSWERED}\\b)`,
  '(?:complain|resign|negotiate|demand|persuade|justify|announce|apologi[sz]e)\\b(?! to me\\b)',
  'introduce (?!me\\b|us\\b)',
  'express (?:my|our|deep|sincere)\\b',
  '(?:explain|mention|emphasi[sz]e|stress|describe|point out) (?:that|why|how|what|the|my|our)\\b',
  `(?:respond|reply|answer) (?:${MANNER}|that|saying|yes|no)\\b`,
  'say(?:ing)? (?:that|no|yes|sorry|thanks|thank you|goodbye|we|i)\\b',
  'follow up with\\b',
];

/** Also what somebody else is told to do, where it does not open the note: “please remind the team”. */
const TO_SOMEBODY =
  '(?:inform|notify|tell|ask|remind|thank|congratulate|reassure|encourage|convince|warn|assure|wish|welcome|praise)';

/** Only at the beginning: later in a mail they are what the reader shall do, or the subject of a sentence. */
const AT_START: readonly string[] = [
  `(?:please )?(?:write|draft|compose|generate|prepare|create)(?: me| us| up)? (?:(?:an?|the|my|our|some|another) )?(?:(?!and\\b|or\\b|to\\b|then\\b)[\\p{L}'’-]+,? ){0,4}?(?:${KIND}|something)\\b`,
  'write to (?!me\\b|us\\b)',
];
/** “resignation letter, last day 30 November”: what it shall be, and no sentence. */
const LABEL = new RegExp(
  `^(?:an? )?(?:(?!(?:an?|my|our|the|his|her|their|this|that|no|new|last|first|i|we|it|any|and|please|send|read|see|check|sign|open|get|got|need|want|use|bring|take|forward|print|keep|leave|give|show|attach|ignore|delete|find|copy|finish|review)\\b)[\\p{L}'’-]+ ){0,3}?${KIND}(?:$|[,.]| (?:to|for|about|after|regarding|on|of|because|asking|saying|with|in)\\b)`,
  'u',
);
const FINITE =
  "\\b(?:am|is|are|was|were|has|have|had|will|would|can|could|must|should|may|might|do|does|did|attached|enclosed|received|sent)\\b|'(?:s|re|ll|m|ve)\\b|n't\\b";
const OF_READER = /\b(?:you|your|yours|yourself|u|ur)\b/;

const toPattern = (rows: readonly string[]) => new RegExp(`^(?:${rows.join('|')})`, 'u');
const [ORDER, OPENING_ORDER] = [toPattern(ALWAYS), toPattern(AT_START)];
const ORDER_TO_SOMEBODY = toPattern([`${TO_SOMEBODY} ${SOMEBODY}`]);

function isLabel(note: string): boolean {
  const [clause = ''] = note.split(/[,.;:]/, 1);
  return LABEL.test(note) && !new RegExp(FINITE).test(clause);
}

/** Where a note stands: the first of a description, one behind it, or the beginning of a rough reply. */
export type Place = 'first' | 'later' | 'reply';

/**
 * Whether a note tells an assistant what to write, and is not said to the reader: “decline politely”, “complain to the
 * landlord that …”. What is asked of the reader, “send me the invoice”, is no such order.
 * @param sender whom a reply answers, where that is known
 */
export function isOrder(note: string, place: Place, sender: string | null = null): boolean {
  const lower = note.trim().replaceAll('’', "'").toLowerCase();
  if (OF_READER.test(lower.replaceAll(/\bthank[ -]you\b/g, ''))) return false;
  if (ORDER.test(lower)) return true;
  if (place === 'reply') return OPENING_ORDER.test(lower) || isOfSender(lower, sender);
  if (ORDER_TO_SOMEBODY.test(lower)) return true;
  return place === 'first' && (OPENING_ORDER.test(lower) || isLabel(lower));
}

/** Openings that say nothing by themselves, as in “I would like to decline”. */
const INCOMPLETE = /^(?:I would like(?! to introduce)|Could you|Please|I need)\b/;
const MANNER_ALONE = new RegExp(`^\\W*(?:${MANNER}\\W*)*$`, 'u');

/** Whether a note is still an order where it has been made a sentence, or could not be. */
export function staysOrder(note: string, place: Place): boolean {
  const sentence = toOwnSentence(note, 'polite');
  if (sentence === undefined) return isOrder(note, place);
  const rest = note.slice(sentence.replaced).trim();
  if (sentence.opening === '') return isYesOrNo(rest) || isOrder(rest, 'later');
  return INCOMPLETE.test(sentence.opening) && MANNER_ALONE.test(rest);
}

/** “a reply saying no to the offer”: what the answer is, and not how it is said. */
export function isYesOrNo(words: string): boolean {
  return /^(?:yes|no)(?: to\b|\W*$)/i.test(words);
}

/** In a reply “tell Anna” asks something of the reader, unless the reader is Anna. */
function isOfSender(lower: string, sender: string | null): boolean {
  const name =
    sender
      ?.split(' ')[0]
      ?.toLowerCase()
      .replaceAll(/[^\p{L}'-]/gu, '') ?? '';
  const whom = ['him', 'her', 'them', ...(name === '' ? [] : [name])].join('|');
  return new RegExp(
    `^(?:${TO_SOMEBODY} (?:${whom})|ask (?:if|whether|for(?! (?:me|us)\\b)|about|what|when|where|how|who)|thank for)\\b`,
    'u',
  ).test(lower);
}
