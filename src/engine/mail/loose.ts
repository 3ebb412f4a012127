import { GOES_ON, QUESTION } from './joints.ts';
import { SOMEBODY } from './somebody.ts';
import { isElliptic, isKnownVerb, isSentence, isVerbFirst } from './statements.ts';

/** What may stand behind a comma in a sentence: a place, a time, an amount, what is in brackets, a joint. */
const ADDS =
  /^(?:(?:and|or|but|also|please|pls|thanks|thank|sorry|even|both|each|all|about|around|at|in|on|by|from|with|without|for|until|till|after|before|since|near|next|between|during|under|over|per|as|like|mornings?|evenings?|afternoons?|weekends?|today|tomorrow|tonight|now|again|maybe|probably|if possible|asap|latest)\b|\d|\p{Sc}|\()/iu;
/** A name or a date. */
const NAMES = /^(?:the |my |our )?\p{Lu}/u;
/** “please gentle hygienist” asks for nothing that is done. */
const PLEASE =
  /\bplease (?!(?:also|kindly|do|don't|not|only|just|note|always|never|all|everyone|both|make|be)\b)(\p{L}+)/iu;

/** “Has a school concert.”: who? */
const WITHOUT_SUBJECT =
  /^(?:also |still )?(?:has|is|was|were|are|needs|wants|does|had|will|would|can|could|should|must|may|might|can't|won't|didn't|couldn't|wasn't)\b/i;

/** “Also if they can refund me.”: then what? */
const WITHOUT_MAIN = /^(?:(?:also|and) (?:if|whether)|if (?:he|she|they) (?:can|could)|whether) [^,]+$/i;

/** “chairs, tables and lamps” */
const isSeries = (parts: readonly string[]) =>
  /\b(?:and|or) /.test(parts.at(-1) ?? '') && parts.slice(1).every((part) => part.split(' ').length < 6);

const NOBODY = '(?:me|us|you|your|yourself|it|its|for|about|at|in|on|by|before|again|around)\\b';
/** What an assistant is told to do for somebody: “Ask Ben …”, “Let the team know …”, “Book a table …”. */
const ORDER_LEFT = new RegExp(
  [
    `^(?:ask|tell|remind|chase(?: up)?|inform|notify|warn|thank|congratulate|invite)(?: and\\b)? (?!${NOBODY})\\p{L}`,
    `^let (?!${NOBODY})[^.;]{1,80}? know\\b`,
    '^(?:book|reserve) (?:an?|the|two|three|\\d+) \\p{L}',
  ].join('|'),
  'iu',
);
/** Behind these stands whom it is for: “Confirm with the hotel …”, “Write Anna …”. */
const LEADS_TO_SOMEBODY = new RegExp(
  `^(?:(?:(?:apologi[sz]e|confirm|explain|mention|reply|respond|answer|write|speak|complain)|(?:say|introduce|mention|explain) [^,.;]+?) (?:to|with)|e-?mail|write|get|order) (?!${NOBODY})`,
  'iu',
);
const MADE_TO_DO = /^ to (?!the\b|an?\b|my\b|our\b)\p{L}/iu;

/** Whether a sentence still is an order to an assistant, and not said to the reader. */
export function isOrderLeft(sentence: string): boolean {
  const words = sentence.replace(/^(?:(?:also|and|then) )+/i, '');
  if (ORDER_LEFT.test(words)) return true;
  const [lead] = LEADS_TO_SOMEBODY.exec(words) ?? [];
  if (lead === undefined) return false;
  const after = words.slice(lead.length);
  const [whom] = SOMEBODY.exec(after) ?? [];
  return whom !== undefined && (!/^(?:get|order) /i.test(lead) || MADE_TO_DO.test(after.slice(whom.length)));
}

/** “new stock on the 22nd”, “mum cried”, “ordered the wrong size”, “its unworn”: a clause that has lost its verb, or its full stop. */
const IS_CLAUSE =
  /^(?!(?:the|an?|my|our|your|his|her|their|no|not|very|too|so|as|which|preferably|ideally)\b)\p{Ll}+ (?:\p{Ll}+ )?(?:on the \d|in (?:block|room|building|hall|flat|house)\b|one (?:in|with)\b|due\b|(?:cried|died|called|laughed|left|failed|broke|fell)$)|^(?:\p{Ll}+ed|got|sent) the wrong\b|^its \p{Ll}+$/u;

/** “dentist at 10”, “money on the table”, “too busy that month”, “nothing to pay twice”: said of something, with no verb. */
const IS_REMARK =
  /^(?:too \p{Ll}+(?=$| (?:and|that|this|for|to|at|on|in) )|\p{Ll}{3,} (?:problem|issue|emergency|trouble|strike|error)s?$|(?:nothing|nobody|no) \p{Ll}+|(?!(?:the|an?|my|our|your|his|her|their|one|all|both|some|most|any|each|half|not|well|much|very|so|as|plus)\b)\p{Ll}{3,}(?: \p{Ll}+)? (?:at|on|in|with|under|by|from|for|to|of) )/u;

/** “too dark and the charge is higher”, “dent on the left and the door won't shut”, “not paying twice” */
const BEGINS_WITH_REMARK =
  /^(?:too \p{Ll}+|(?!the\b)\p{Ll}{3,} (?:on|in|at) [^,]*?\p{Ll}) and (?:the |my |our )?\p{Ll}+ (?:\p{Ll}+ )?(?:is|are|was|were|\p{Ll}+n't)\b|^not \p{Ll}+ing\b/u;

/** Whether words stand in a sentence that are noted beside it: “introduce myself, new teacher, love music”. */
export function isLoose(sentence: string): boolean {
  const asked = PLEASE.exec(sentence)?.[1];
  if (asked !== undefined && !isKnownVerb(asked.toLowerCase())) return true;
  if (WITHOUT_MAIN.test(sentence)) return true;
  if (WITHOUT_SUBJECT.test(sentence) && !/\?\W*$/.test(sentence)) return true;
  const parts = sentence
    .replaceAll(/\([^()]*\)/g, '')
    .replace(/[.!?]+$/, '')
    .split(/, (?=\S)/);
  if (parts.length < 2 || isSeries(parts)) return false;
  const loose = parts
    .slice(1)
    .filter((part) => !ADDS.test(part) && !NAMES.test(part) && !GOES_ON.test(part) && !isSentence(part));
  return (
    loose.length > 1 ||
    parts.slice(1).some((part) => BEGINS_WITH_REMARK.test(part)) ||
    loose.some((part) => IS_CLAUSE.test(part) || IS_REMARK.test(part)) ||
    parts.slice(1).some((part) => WITHOUT_SUBJECT.test(part) && !QUESTION.test(part)) ||
    loose.some((part) => isElliptic(part) || (isVerbFirst(part) && !/ing\b/.test(part)))
  );
}
