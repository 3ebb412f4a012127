import { GOES_ON } from './joints.ts';
import { isElliptic, isKnownVerb, isSentence, isVerbFirst } from './statements.ts';

/** What may stand behind a comma in a sentence: a place, a time, an amount, what is in brackets, a joint. */
const ADDS =
  /^(?:and|or|but|also|please|pls|thanks|thank|sorry|even|both|each|all|about|around|at|in|on|by|from|with|without|for|until|till|after|before|since|near|next|between|during|under|over|per|as|like|mornings?|evenings?|afternoons?|weekends?|today|tomorrow|tonight|now|again|maybe|probably|if possible|asap|latest|\d|\p{Sc}|\()/iu;
/** A name or a date. */
const NAMES = /^(?:the |my |our )?\p{Lu}/u;
/** “please gentle hygienist” asks for nothing that is done. */
const PLEASE =
  /\bplease (?!(?:also|kindly|do|don't|not|only|just|note|always|never|all|everyone|both|make|be)\b)(\p{L}+)/iu;

/** “Has a school concert.”: who? */
const WITHOUT_SUBJECT =
  /^(?:also |still )?(?:has|is|was|were|are|needs|wants|does|had|will|would|can|could|should|must|may|might)\b/i;

/** “chairs, tables and lamps” */
const isSeries = (parts: readonly string[]) =>
  /\b(?:and|or) /.test(parts.at(-1) ?? '') && parts.slice(1).every((part) => part.split(' ').length < 6);

/** Whether words stand in a sentence that are noted beside it: “introduce myself, new teacher, love music”. */
export function isLoose(sentence: string): boolean {
  const asked = PLEASE.exec(sentence)?.[1];
  if (asked !== undefined && !isKnownVerb(asked.toLowerCase())) return true;
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
    loose.length > 1 || loose.some((part) => isElliptic(part) || (isVerbFirst(part) && !/ing\b/.test(part)))
  );
}
