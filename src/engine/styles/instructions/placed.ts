import { MONTH } from '../../mail/words/dates.ts';
import type { IntentStep, Part, Reading, Source } from './intent.ts';
import { isIn } from './parts.ts';
import { plain } from './steps.ts';
import { type Token, writtenOf } from './tokens.ts';

/** Wishes for where things of the text stand, and in which form, by how they are written. */

const PLACED_FIRST =
  /\b(?:put|move|bring|place|get|pull|mention|have|state|say|want|need) (?:(?:the|my|our) )?(.+?) (?:first|up ?front|(?:right )?(?:at|to|on|in) (?:the )?(?:very )?(?:top|start|beginning|front|first (?:line|sentence)))$/iu;
const IS_REQUEST =
  /^(?:actual |main |real )?(?:request|ask|question|favou?r)$|^what (?:i|we)(?: (?:actually |really )?(?:(?:want|need)(?: from \p{L}+)?|(?:am|are) asking(?: for)?)|(?:['’]m|['’]re) (?:actually |really )?(?:asking(?: for)?|after))$/iu;
const countSentencesWith = (text: string, words: string) =>
  text.split(/(?<=[.!?])\s+|\n/u).filter((sentence) => isIn(sentence, words)).length;

function findPlaced(matter: string, text: string): Part | undefined {
  if (IS_REQUEST.test(matter)) return { name: 'request' };
  return countSentencesWith(text, matter) === 1 ? { name: 'sentence', about: matter } : undefined;
}

/** “put the request first”, “mention the deadline at the very top” */
export function readPlacedFirst(tokens: readonly Token[], source: Source): Reading | undefined {
  const matter = PLACED_FIRST.exec(writtenOf(tokens, source.instruction))?.[1];
  const part = matter === undefined ? undefined : findPlaced(matter, source.text);
  return part && { steps: [{ kind: 'move', part, at: 'start' }] };
}

const JOINED =
  /\b(?:join|merge|combine|unite) (?:the )?(first|last) (?:two|2) paragraphs\b(?: (?:together|in(?:to)? (?:one|a single(?: one)?)(?: paragraph)?))?$/iu;
const SWAPPED =
  /\b(?:swap|switch|reverse|exchange) (?:the )?(?:order of (?:the )?)?(?:(?:two|2|first two|first 2) )?paragraphs(?: around| over)?$/iu;

/** “join the first two paragraphs”, “swap the 2 paragraphs around” */
export function readParagraphs(tokens: readonly Token[], source: Source): Reading | undefined {
  const words = writtenOf(tokens, source.instruction);
  const joined = JOINED.exec(words)?.[1];
  if (joined !== undefined)
    return { steps: [{ kind: 'join paragraphs', at: /last/i.test(joined) ? -2 : 0 }] };
  return SWAPPED.test(words) ? { steps: [{ kind: 'swap paragraphs' }] } : undefined;
}

const COUNTED_PARAGRAPHS =
  /\b(?:in|into|to|as) (two|three|four|2|3|4) (?:shorter |smaller |separate |equal )?paragraphs\b/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** “split it into two paragraphs” */
export function readParagraphCount(tokens: readonly Token[], source: Source): Reading | undefined {
  const count = COUNTED_PARAGRAPHS.exec(writtenOf(tokens, source.instruction))?.[1]?.toLowerCase();
  return count === undefined
    ? undefined
    : { steps: [{ kind: 'part paragraphs', count: COUNTS[count] ?? Number(count) }] };
}

const ALIKE =
  /\bdates?\b.*\b(?:same|consistent|uniform|alike|equal|one format|in full|like|such as|e\.?g\.?|written)\b|\b(?:same|consistent|uniform|one)\b.*\bdates?\b/iu;
/** Each form of dates, by an example of it. */
const EXAMPLES: readonly (readonly [IntentStep, RegExp])[] = [
  [{ kind: 'full dates', isMonthFirst: false }, new RegExp(`\\b\\d{1,2} ${MONTH}`, 'iu')],
  [{ kind: 'full dates', isMonthFirst: true }, new RegExp(`\\b${MONTH} \\d{1,2}`, 'iu')],
  [plain('iso dates'), /\b\d{4}-\d\d-\d\d\b/u],
];

/** “make all dates look the same, eg 5 March 2025”: as the example. */
export function readDateForm(tokens: readonly Token[], source: Source): Reading | undefined {
  if (!ALIKE.test(writtenOf(tokens, source.instruction))) return undefined;
  const form = EXAMPLES.find(([, example]) => example.test(source.instruction))?.[0];
  return form && { steps: [form] };
}

/** How long the text may be, which no rule can promise: it is cut as far as that goes. */
const MEASURED =
  /\b(\d+|one|two|three|four|five|fifty|hundred) ?(words?|characters?|chars|signs|sentences?|lines?)\b/iu;
const SETS_LENGTH =
  /\b(?:max(?:imum)?|under|below|within|at most|no more than|less than|fewer than|up to|about|around|roughly|only|not more than|limit|tops|keep|short\p{L}*|cut|bring|trim|reduce|get|need)\b/iu;
const COUNTED: Readonly<Record<string, RegExp>> = {
  w: /\S+/gu,
  c: /[\s\S]/gu,
  s: /[.!?]+(?=\s|$)/gu,
  l: /\n/gu,
};
export function readMeasure(tokens: readonly Token[], source: Source): Reading | undefined {
  const words = writtenOf(tokens, source.instruction);
  const [, count = '', unit = ''] = MEASURED.exec(words) ?? [];
  if (unit === '' || !SETS_LENGTH.test(words)) return undefined;
  const counted = source.text.match(COUNTED[unit.charAt(0).toLowerCase()] ?? /[\s\S]/gu)?.length ?? 0;
  const isLess = !/^\d+$/.test(count) || Number(count) < counted;
  return isLess ? { steps: [plain('shorter')], beyond: 'a set length' } : undefined;
}
