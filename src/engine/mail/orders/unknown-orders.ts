/** Orders to an assistant that no rule carries out. All are in lower case, at the beginning of a note. */

const MANNER =
  '(?:politely|kindly|nicely|gently|firmly|formally|diplomatically|professionally|positively|negatively|briefly)';
const STYLE =
  '(?:short|brief|concise|polite|friendly|formal|informal|casual|professional|nice|warm|firm|positive|personal|respectful|diplomatic|assertive|apologetic|simple|light|clear|kind|honest|(?:short|warm|firm|nic|polit|brief|kind|soft|strong|calm|cold|clear|light|simpl|friendli|tough|strict|plain)e?r)';
const STYLES = `(?:very |a bit |a little |more |quite |not too )?${STYLE}(?:(?:,| and|, and| but|, but) (?:very |more |not too )?${STYLE})*`;
const KIND =
  '(?:e-?mail|mail|letter|note|message|reply|response|answer|application|apology|complaint|invitation|reminder|announcement|resignation|recommendation|refusal|rejection|request|speech|card|post|poem|haiku|limerick|verse|song|rap|toast|story|essay|joke|slogan)';

const STYLE_WISH = new RegExp(
  `^(?:please )?(?:(?:keep|make) (?:it|this) (?:sound )?${STYLES}|be ${STYLES}(?: about it)?|(?:do not|don't|dont) be (?:too )?(?:rude|harsh|pushy|angry|aggressive|cold|bossy|mean|${STYLE})(?:,? but ${STYLES})?|(?:sound|use) (?:an? )?${STYLES}(?: (?:tone|language|style))?|in an? ${STYLES} (?:tone|way|style)|(?:be )?${STYLES} to (?:(?:mr|mrs|ms|dr) )?\\p{L}+(?:,? but ${STYLES})?|(?:say|put) it ${STYLES}|(?:say|put) it ${MANNER}|${STYLES} tone|${STYLE}(?: but| and) ${STYLE}|tone: ?${STYLES}|${MANNER})(?:,? (?:please|pls|plz))?[.!]*$`,
  'iu',
);
/** Whether a note says how the email shall sound, and nothing of what it shall say. */
export const isStyleWish = (note: string) => STYLE_WISH.test(note.trim());

const UNKNOWN = new RegExp(
  `^(?:please (?=(?:respond|reply|answer|write)\\b))?(?:${MANNER} )?(?:${[
    '(?:explain|describe|justify|mention|emphasi[sz]e|stress|point out) (?!to (?:me|us)\\b|it\\b)\\p{L}',
    '(?:complain|resign|negotiate|persuade|convince|encourage|praise|reassure|demand|apologi[sz]e|announce|express)\\b(?! (?:to )?(?:me|us)\\b)',
    `(?:declin|refus|reject|accept|agre|cancel)e?(?: ${MANNER})*\\W*$`,
    `turn down\\W*$`,
    'introduce (?!me\\b|us\\b)',
    'say(?:ing)? (?!hello\\b|hi\\b)\\p{L}',
    `(?:respond|reply|answer|write(?: back| please)?) (?:${MANNER}|that|saying|yes|no)\\b`,
    'follow up with\\b',
    `(?:an? )?${STYLE} (?:refusal|rejection|decline|reply|answer|response|acceptance|no|yes)\\b`,
    '(?:inform|notify|congratulate|thank|convince|warn|assure|wish|welcome|praise) (?!me\\b|us\\b|you\\b|(?:i|we|it|they|there)\\b)\\p{L}',
    '(?:tell|remind) (?!me\\b|us\\b|you)\\p{L}',
    'ask (?:about|if|whether|when|what|how|where|why|who|him|her|them)\\b',
    // What the mail is not to say; “dont mention it to mum” is said to the reader
    "(?:do not|don't|dont|no need to) (?:mention|include|bring up|reveal|talk about|explain|go into)\\b(?![^.]* to )",
  ].join('|')})`,
  'iu',
);
const OPENING = new RegExp(
  `^(?:please )?(?:(?:write|draft|compose|generate|prepare|create)(?: me| us| up)? (?:(?:an?|the|my|our|some|another) )?(?:(?!and\\b|or\\b|to\\b|then\\b)[\\p{L}'’-]+,? ){0,4}?(?:${KIND}|something)\\b|write to (?!me\\b|us\\b))`,
  'iu',
);
/** “resignation letter, last day 30 November”: what it shall be, and no sentence. */
const LABEL = new RegExp(
  `^(?:an? )?(?:(?!(?:sorry|thanks|an?|my|our|the|his|her|their|this|that|no|new|last|first|i|we|it|any|and|please|send|read|see|check|sign|open|get|got|need|want|use|bring|take|forward|print|keep|leave|give|show|attach|ignore|delete|find|copy|finish|review)\\b)[\\p{L}'’-]+ ){0,3}?${KIND}(?:$|[,.]| (?:to|for|about|after|regarding|on|of|because|asking|saying|with|in)\\b)`,
  'iu',
);
const FINITE =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|must|should|may|might|do|does|did|attached|enclosed|received|sent)\b|'(?:s|re|ll|m|ve)\b|n't\b/i;
const OF_READER = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** Whether a note tells an assistant what to write and is not said to the reader. `isFirst`: nothing stands before it. */
export function isUnknownOrder(note: string, isFirst = false): boolean {
  const words = note.trim().replaceAll('’', "'");
  if (OF_READER.test(words.replaceAll(/\bthank[ -]you\b/gi, ''))) return false;
  if (UNKNOWN.test(words)) return true;
  const [clause = ''] = words.split(/[,.;:]/, 1);
  return isFirst && (OPENING.test(words) || (LABEL.test(words) && !FINITE.test(clause)));
}
