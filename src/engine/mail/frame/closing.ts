import { withCapital } from '../../text/capital.ts';
import type { Span } from '../../text/edits.ts';

const WORDS =
  '(?:with )?(?:my )?(?:very )?(?:best|kind|kindest|warm|warmest|many)? ?(?:regards|wishes|greetings)|many thanks|thanks(?: again| in advance| a lot| so much| very much)?|thank you(?: again| in advance| so much| very much)?|all the best|best|cheers|(?:yours |most )?(?:sincerely|faithfully|truly)|yours|respectfully|cordially|take care|(?:all my|my|much|lots of) love|(?:talk|speak) (?:soon|later)|see you(?: soon| then| tomorrow)?(?! there)|bye|love|rgds|br|mit freundlichen gr[üu](?:ß|ss)en|viele gr[üu](?:ß|ss)e|cordialement|cordiali saluti|saludos|un saludo|bien à vous|met vriendelijke groet(?:en)?|groeten';
const ALONE = new RegExp(`^(?:${WORDS})[,.!]?$`, 'i');
/** With what only friends close with; in a draft “thx marta” may thank Marta. */
const ALONE_IN_MAIL = new RegExp(
  `^(?:${WORDS}|lots of love|(?:big )?hugs|kisses|xx+|thx|thnx|ta)[,.!]?$`,
  'i',
);
const WITH_NAME = new RegExp(
  `^(${WORDS})(?:\\s*[,.!–—-]\\s*|\\s+)(\\p{L}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’.-]*)?)$`,
  'iu',
);
const NAME =
  /^(?:[-–—~]\s?)?((?:(?:Prof|Dr|Mr|Mrs|Ms|Revd?|Herr|Frau)\.? ){0,2}\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|van|von|der|den|la|le|du|di|da|dos|bin|al|el|ten|ter|zu|and) ){0,2}\p{Lu}[\p{L}'’.-]*){0,2})$/u;
/** What also stands alone in a last line. */
const NO_NAME =
  /^(?:yes|no|ok|okay|sure|done|please|thanks|thank|best|regards|cheers|hello|hi|agreed|great|all|everyone|everybody|you|it|them|him|her|us|this|that|these|those|for|so|and|again|sorry|apologies|congratulations|congrats|welcome|urgent|fyi|perfect|brilliant|lovely|coordinator|co-ordinator|chair|chairman|chairwoman|chairperson|secretary|treasurer|director|manager|editor|principal|headteacher|captain|caretaker|landlord|landlady)$/i;

/** “See you at Christmas” is signed by nobody. */
const ADVERBIAL =
  /^(?:at|on|in|by|next|this|today|tonight|tomorrow|then|there|soon|later|around|for|to|with|from|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?|noon|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)\b/i;

/** A signature longer than this is a text. */
const MOST_LINES = 7;
/** With all that firms and mail programs add. */
const MOST_LINES_BELOW = 40;

/** Spans are UTF-16 code units of the text. */
export interface Closing extends Span {
  /** Null where nobody has signed. */
  name: string | null;
  kind: 'sign-off' | 'name only';
  /** Stands in the line of the last sentence. */
  isInline: boolean;
}

/** Whether a line is a closing and nothing else, such as “Best regards,”. */
export function isSignOff(line: string): boolean {
  return ALONE.test(line);
}

interface Line extends Span {
  text: string;
}

function listLines(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: raw, index }) => {
    const line = raw.trim();
    const start = index + raw.indexOf(line);
    return line === '' ? [] : [{ start, end: start + line.length, text: line }];
  });
}

/** “Helen Brook, Customer Service”: what somebody is, behind their name. */
const ITS_TITLE =
  /(?<=^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (?:\p{Lu}[^.!?]*|(?:\p{Lu}\p{Ll}?\.){1,4}|(?:no\.?|number|flat) ?\d+\p{L}?)$/u;
/** “Sue (Noah's mum)”, “Kat x”, “xx Nina” and “Deniz from CloudBox” sign with a name. */
const toBareName = (line: string) =>
  line.replaceAll(/^(?:[*_]+|x+ (?=\p{Lu}))|[*_]+$/gu, '').replace(/ (?:x+|\([^()]*\))$/, '');

function findName(line: string | undefined): string | null {
  const name =
    NAME.exec(
      toBareName(line ?? '')
        .replace(ITS_TITLE, '')
        .replace(/ (?:from|at|in) (?:\p{Lu}|number |no\.? ?\d|flat |the )[^.!?]*$/u, ''),
    )?.[1] ?? null;
  return name === null || NO_NAME.test(name) || /\p{L}{3,}\.$/u.test(name) || ALONE_IN_MAIL.test(name)
    ? null
    : name;
}

/** “Thanks, Marta”: sign-off and name in one line, or at the end of it after a full sentence. */
function findNamed(line: Line): Closing | undefined {
  const from = Math.max(
    0,
    ...[...line.text.matchAll(/[.!?…]\s+(?=\p{L})/gu)].map((m) => m.index + m[0].length),
  );
  const last = toBareName(line.text.slice(from).replace(/[.!]+$/, ''));
  const match = WITH_NAME.exec(last);
  const name = match?.[2] ?? null;
  // “Thanks Tom” may well thank Tom, “Thanks, Tom” is from Tom.
  const thanks = /^(?:many )?thank[\p{L} ]*\s\p{L}+$/iu.test(last);
  // The pattern knows no case: “talk soon marta thanks” signs with nothing
  const isSigned =
    name !== null && !NO_NAME.test(name) && !ADVERBIAL.test(name) && !/\s\p{Ll}/u.test(name) && !thanks;
  if (!isSigned && !(from > 0 && ALONE.test(last))) return undefined;
  // “I can come. Thanks” thanks; it does not close the mail like “Thanks, Tom”.
  if (!isSigned && /^thank/i.test(last)) return undefined;
  return {
    start: line.start + from,
    end: line.end,
    name: isSigned ? name : null,
    kind: 'sign-off',
    isInline: from > 0,
  };
}

/** The sign-off with the name under it, or the name alone, at the end of a mail. */
export function findClosing(text: string): Closing | undefined {
  const lines = listLines(text);
  const least = Math.max(0, lines.length - MOST_LINES);
  for (let index = lines.length - 1; index >= least; index -= 1) {
    const line = lines[index];
    if (line === undefined) break;
    const isLast = index === lines.length - 1;
    const name = findName(lines[index + 1]?.text);
    if (ALONE.test(line.text) && (isLast || name !== null))
      return { start: line.start, end: line.end, name, kind: 'sign-off', isInline: false };
    const named = isLast || !/[.?!]$/.test(lines.at(-1)?.text ?? '') ? findNamed(line) : undefined;
    if (named && (isLast || !named.isInline)) return named;
  }
  const last = lines.at(-1);
  const alone = lines.length > 1 ? findName(last?.text) : null;
  if (last === undefined || alone === null) return undefined;
  return { start: last.start, end: last.end, name: alone, kind: 'name only', isInline: false };
}

export interface Signature {
  /** UTF-16 code units. */
  start: number;
  name: string | null;
  /** What somebody is, or for whom they work, stands below their name. */
  isTitled?: boolean;
}

/** Where a mail that was received is signed: below are title, address and what the mail program adds. */
export function findSignature(text: string): Signature | undefined {
  const lines = listLines(text).slice(-MOST_LINES_BELOW);
  const index = lines.findIndex((line, at) => {
    const next = lines[at + 1];
    return ALONE_IN_MAIL.test(line.text) && (next === undefined || findName(next.text) !== null);
  });
  const line = lines[index];
  if (line !== undefined)
    return {
      start: line.start,
      name: findName(lines[index + 1]?.text),
      isTitled: lines[index + 2] !== undefined,
    };
  const closing = findClosing(text);
  if (closing?.kind === 'sign-off') return { start: closing.start, name: closing.name };
  return (
    findSignedBlock(text) ?? (closing && { start: closing.start, name: closing.name }) ?? findLastWord(text)
  );
}

/** UTF-16 code units. */
const LONGEST_BLOCK = 400;

const IS_CLOSING = /^(?:\p{L}+ ){0,3}\p{L}+,$/u;

/** A name with a title or a firm below it, apart from the words above. */
function findSignedBlock(text: string): { start: number; name: string } | undefined {
  const from = Math.max(0, text.length - LONGEST_BLOCK);
  const at = text
    .slice(from)
    .trimEnd()
    .search(/(?<=\n[ \t]*\r?\n)\S[^\n]*\n(?:\S[^\n]*\n?){1,4}$/);
  const start = from + at;
  const [first = '', second] = text.slice(start).split(/\r?\n/, 2);
  // “With gratitude,”
  const name = at < 0 ? null : findName(IS_CLOSING.test(first.trim()) ? second : first);
  return name === null ? undefined : { start, name };
}

/** “Let me know! Femi” and “- nina” in the last line: a name behind the last sentence. */
function findLastWord(text: string): { start: number; name: string } | undefined {
  const [, name = ''] =
    /(?:[.!?)] (?=\p{Lu})|(?<!\n[-–—~][^\n]*)\n[-–—~] ?)(\p{L}\p{Ll}+)(?: x+)?\s*$/u.exec(
      text.slice(-LONGEST_BLOCK),
    ) ?? [];
  const written = withCapital(name);
  return findName(written) === null ? undefined : { start: text.lastIndexOf(name), name: written };
}

/** “talk soon marta” as two lines of its own. */
export function writeSignOff(words: string): string {
  const [, phrase = words, name] = WITH_NAME.exec(words.replace(/[.!]+$/, '')) ?? [];
  return name === undefined ? withCapital(phrase) : `${withCapital(phrase)},\n${withCapital(name)}`;
}
