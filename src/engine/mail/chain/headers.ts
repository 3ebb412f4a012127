import { isOrganization, readSender } from '../people/people.ts';
import {
  ATTRIBUTIONS,
  type Attribution,
  DIVIDERS,
  FIELD_KINDS,
  type FieldKind,
  RULE_LINE,
} from './header-words.ts';
import type { MailLine } from './lines.ts';

/** Where a message of the chain begins. */
export interface Header {
  sender: string | null;
  isOrganization: boolean;
  /** Index of the first line after it. */
  next: number;
}

/** Longer blocks and longer lines are prose. They also bound what one line may cost. */
const MOST_BLOCK_LINES = 14;
const LONGEST_ATTRIBUTION = 300;

function readField(line: MailLine | undefined): { kind: FieldKind; value: string } | undefined {
  const match = /^\*?([\p{L}-]{1,14})\s?:\*?(?:\s|$)/u.exec(line?.text.trimStart().slice(0, 20) ?? '');
  const kind = FIELD_KINDS.get(match?.[1]?.toLowerCase() ?? '');
  return line && match && kind ? { kind, value: line.text.trimStart().slice(match[0].length) } : undefined;
}

/** “Mr. Okafor”, “Anna Berg” and “<anna@example.org>”; “London” may be no sender. */
const IS_SOMEBODY = /@|^(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof)\b|^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u;
const IS_GREETING = /^(?:hi|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))\b/i;

/** Whether one “From:” begins a chain: by whom it names, or because a greeting follows. */
function isLoneSender(from: string, lines: readonly MailLine[], first: number, next: number): boolean {
  const isFirst = lines.slice(0, first).every(({ text }) => text === '');
  const after = lines.slice(next).find(({ text }) => text !== '');
  return isFirst && (IS_SOMEBODY.test(from) || IS_GREETING.test(after?.text.trim() ?? ''));
}

/** From:, Sent:, To:, Subject: in any order. A sender alone is mostly no header: “From: London”. */
function readBlock(lines: readonly MailLine[], first: number): Header | undefined {
  const depth = lines[first]?.depth;
  const fields = new Map<FieldKind, string>();
  let next = first;
  for (let last = ''; next < first + MOST_BLOCK_LINES; next += 1) {
    const line = lines[next];
    if (line === undefined || line.depth !== depth || line.text === '') break;
    const field = readField(line);
    // The list of those who got the mail may go on in the next line.
    if (!field && !/[,;]$/.test(last) && !/^\s/.test(line.text)) break;
    if (field && !fields.has(field.kind)) fields.set(field.kind, field.value);
    last = line.text;
  }
  const from = fields.get('from');
  if (from === undefined) return undefined;
  const isWhole = fields.has('sent') || fields.has('subject');
  if (!isWhole && !(fields.size === 1 && isLoneSender(from, lines, first, next))) return undefined;
  return { sender: readSender(from), isOrganization: isOrganization(from), next };
}

const TIME =
  /\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:\sUhr)?(?:\s\(?(?:GMT|UTC|CES?T)?[+-]?\d{0,4}\)?)?/gi;

/** What stands after the time, or else after the year or the last comma: “3 Mar 2025 at 10:12, Anna Berg”. */
function readSenderAfterDate(words: string): string | null {
  const address = words.search(/\s?<|\s?\[mailto/);
  const date = address < 0 ? words : words.slice(0, address);
  const place = [...date.matchAll(TIME)].at(-1) ?? [...date.matchAll(/\b(?:19|20)\d{2}\b/g)].at(-1);
  const from = place ? place.index + place[0].length : date.lastIndexOf(',') + 1;
  return readSender(words.slice(from));
}

function readName(words: string, attribution: Attribution): string | null {
  const verb = attribution.verb.exec(words);
  if (!verb) return null;
  if (attribution.name === 'after the verb') return readSender(words.slice(verb.index + verb[0].length));
  const before = words.slice(0, verb.index);
  return attribution.opening ? readSenderAfterDate(before) : readSender(before);
}

/** A sentence of a story may end with “wrote:”, too: a time, a year, an address or a quotation after it decides. */
function isCertain(words: string, lines: readonly MailLine[], next: number, depth: number): boolean {
  const after = lines.slice(next, next + 3).find((line) => line.text !== '');
  return (
    (after !== undefined && after.depth > depth) || /\d[:.h]\d{2}|\b(?:19|20)\d{2}\b|[\w.-]@\w/.test(words)
  );
}

/** “On Mon, 3 Mar 2025 at 10:12, Anna Berg <anna@x.org> wrote:”, also broken over two or three lines. */
function readAttribution(lines: readonly MailLine[], first: number): Header | undefined {
  const opening = lines[first];
  if (opening === undefined) return undefined;
  let words = '';
  for (let next = first + 1; next <= first + 3; next += 1) {
    const line = lines[next - 1];
    if (line === undefined || line.text === '' || line.depth !== opening.depth) return undefined;
    words = `${words} ${line.text}`.trim();
    if (words.length > LONGEST_ATTRIBUTION) return undefined;
    if (!words.endsWith(':')) continue;
    const row = ATTRIBUTIONS.find((each) => (each.opening?.test(words) ?? true) && each.verb.test(words));
    if (row && isCertain(words, lines, next, opening.depth))
      return { sender: readName(words, row), isOrganization: isOrganization(words), next };
  }
  return undefined;
}

/** What a mail program wrote at this line between two messages; nothing where a writer's own words stand. */
export function findHeader(lines: readonly MailLine[], first: number): Header | undefined {
  const text = lines[first]?.text.trim() ?? '';
  if (text === '') return undefined;
  const isDivider = DIVIDERS.some((divider) => divider.test(text));
  if (!isDivider && !RULE_LINE.test(text)) return readBlock(lines, first) ?? readAttribution(lines, first);
  const after = lines.findIndex((line, index) => index > first && line.text !== '');
  const header = after < 0 ? undefined : (readBlock(lines, after) ?? readAttribution(lines, after));
  return header ?? (isDivider ? { sender: null, isOrganization: false, next: first + 1 } : undefined);
}
