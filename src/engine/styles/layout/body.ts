import { findClosing } from '../../mail/frame/closing.ts';
import { hasGreeting } from '../../mail/frame/greeting.ts';
import type { Span } from '../../text/edits.ts';

/** “Hi Tom, we need …”: whom the first sentence follows. More words than a name has are no greeting. */
const GREETING =
  /^\s*(?:hi|hello|hey|hiya|yo|dear|greetings|good (?:morning|afternoon|evening|day)|to whom it may concern)\b(?:[ \t]+(?:(?:mr|mrs|ms|mx|dr|prof)\.|[^\s,.!?:]+)){0,4}[ \t]*(?:[,!:.]|(?=\r?\n|$))/i;
/** “Anna,” alone in the first line. */
const NAME_LINE = /^\s*\p{Lu}[^,.!?:\n]{0,40}[,:](?=[ \t]*\r?\n)/u;

/** Whether a text speaks to somebody at its head, with or without a mark behind it. */
export const isGreeted = (text: string) => hasGreeting(text) || /^\s*yo\b/i.test(text);

/** Where the greeting of a mail lies, without white space around it. */
export function findGreeting(text: string): Span | undefined {
  const found = isGreeted(text) ? (GREETING.exec(text) ?? NAME_LINE.exec(text))?.[0] : undefined;
  if (found === undefined) return undefined;
  const start = found.length - found.trimStart().length;
  return { start, end: found.length };
}

/** What lies between greeting and closing, with the white space that parts them. */
export function findBody(text: string): Span {
  const start = findGreeting(text)?.end ?? 0;
  const end = Math.max(start, findClosing(text)?.start ?? text.length);
  return { start, end };
}

/** The small letter of a word there, which gets a capital where a sentence begins with it; empty for any other word. */
export const findSmallLetter = (text: string, at: number) =>
  /^\p{Ll}(?=\p{Ll}*[\s,.])/u.exec(text.slice(at, at + 40))?.[0] ?? '';

export const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** The stretches of the body that the pattern parts, without white space around them. */
export function splitBody(text: string, border: RegExp): Span[] {
  const body = findBody(text);
  const spans: Span[] = [];
  let from = body.start;
  const add = (to: number) => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + raw.indexOf(trimmed);
    if (trimmed !== '') spans.push({ start, end: start + trimmed.length });
  };
  for (const match of text.slice(body.start, body.end).matchAll(border)) {
    add(body.start + match.index);
    from = body.start + match.index + match[0].length;
  }
  add(body.end);
  return spans;
}

/** “Shopping list”, “Agenda:”: what the lines below it are. */
const TITLE = /:$|\b(?:list|agenda|menu|items|things|topics|to-?do|names|steps)$/i;

/** Lines of the body that may be items: without a title, which may also be the only line with a capital. */
export function listLines(text: string): Span[] {
  const [first, ...rest] = splitBody(text, /\n/g);
  if (first === undefined) return [];
  const words = text.slice(first.start, first.end);
  const isOdd =
    /^\p{Lu}/u.test(words) && rest.every(({ start }) => /^\p{Ll}/u.test(text.slice(start, start + 2)));
  return rest.length > 1 && (TITLE.test(words) || isOdd) ? rest : [first, ...rest];
}

export const LIST_ITEM = /^[ \t]*(?:[-*•–+]|\d{1,3}[.)])[ \t]+/;
