import type { Span } from '../text/edits.ts';
import type { Reading } from './reading.ts';

/** The frame of a letter: how it begins and ends. */

const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern)\b[^\n]{0,60}?(?=[,!:\r\n]|(?<!\b(?:mr|mrs|ms|mx|dr|prof))\.|$)/i;
/** “Team,” and “Anna and Tom,” on a line of their own greet, too. */
const NAMES_ONLY = /^\p{Lu}[\p{L}.'-]*(?: (?:and |& )?\p{L}[\p{L}.'-]*){0,3}(?=,$)/u;
const CLOSING =
  /^(?:(?:with )?(?:my |our )?(?:best|kind|warm|kindest|warmest)?,? ?(?:regards|wishes)|sincerely|yours|cheers|many thanks|thanks|thank you|thx|all the best|best|take care|respectfully|cordially|talk soon|see you)\b/i;

/** A closing stands among the last lines, with a name and what belongs to it. */
const LAST_LINES = 6;
/** A line with more words is a sentence and no closing. */
const MOST_CLOSING_WORDS = 6;

function listLines({ plain, protectedParts }: Reading): { start: number; text: string }[] {
  return [...plain.matchAll(/[^\n]+/g)]
    .filter(({ 0: line }) => line.trim() !== '')
    .map(({ 0: line, index }) => ({ start: index + line.search(/\S/), text: line.trim() }))
    .filter(({ start }) => !protectedParts.some((part) => part.start <= start && start < part.end));
}

export function findGreeting(reading: Reading): Span | undefined {
  const first = listLines(reading)[0];
  const match = first === undefined ? null : (GREETING.exec(first.text) ?? NAMES_ONLY.exec(first.text));
  return first === undefined || match === null
    ? undefined
    : { start: first.start, end: first.start + match[0].length };
}

export function findClosing(reading: Reading): Span | undefined {
  const lines = listLines(reading).slice(1).slice(-LAST_LINES);
  const line = lines.findLast(
    ({ text }) => CLOSING.test(text) && text.split(/\s+/).length <= MOST_CLOSING_WORDS,
  );
  return line === undefined ? undefined : { start: line.start, end: line.start + line.text.length };
}

/** The last line, if it is a name and no more: up to three capitalised words without a full stop. */
export function findSignature(reading: Reading): Span | undefined {
  const line = listLines(reading).slice(1).at(-1);
  if (line === undefined || !/^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(line.text))
    return undefined;
  return { start: line.start, end: line.start + line.text.length };
}
