import { SOMEBODY } from '../people/somebody.ts';
import { isKnownVerb } from '../words/statements.ts';

/** “please gentle hygienist” asks for nothing that is done. */
const PLEASE =
  /\bplease (?!(?:also|kindly|do|don't|not|only|just|note|always|never|all|everyone|both|make|be|can|could|will|would|may)\b)(\p{L}+)\b(?! (?:me|us|him|her|it|them|your|the|my|our|his|their|an?|this|that)\b)/iu;

/** “Also if they can refund me.”: then what? */
const WITHOUT_MAIN = /^(?:(?:also|and) (?:if|whether)|if (?:he|she|they) (?:can|could)|whether) [^,]+$/i;

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

/** Whether words cannot be meant as they stand, though each has its verb: “Please gentle dentist.” */
export function isLoose(sentence: string): boolean {
  const asked = PLEASE.exec(sentence)?.[1];
  return (asked !== undefined && !isKnownVerb(asked.toLowerCase())) || WITHOUT_MAIN.test(sentence);
}
