import { isEnglishMail, isSignOff } from '../../../../engine/index.ts';
import {
  anyBlank,
  englishOpening,
  greeting,
  nameBlank,
  otherSignOff,
  ownBlank,
  recipientBlank,
  toNobody,
} from './frame-words.ts';

/** Who is known at both ends of an email, and what was said of others. */
export interface KnownNames {
  /** How the recipient is addressed, and all names of theirs; null for nobody who is known by name. */
  recipient: { address: string; names: string } | null;
  /** With which the writer signs. */
  writer: string | null;
  /** The writer's own words: whom they sign with stays. */
  own: string;
  /** All that names people: a greeting of one of them stays. */
  given: string;
}

const toWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);

function shares(text: string, other: string | null | undefined): boolean {
  const words = toWords(other ?? '');
  return [...toWords(text)].some((word) => words.has(word));
}

/** At most four words, each with a capital. */
const isName = (text: string) => /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u.test(text.trim());

function splitFirstLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

/** As greetings and signatures are, in UTF-16 code units and words. */
const longestLine = 60;
const mostWords = 5;
const isShort = (line: string) => line.length <= longestLine && line.trim().split(/\s+/).length <= mostWords;

/** A line that addresses somebody, in whatever language: few words, and a mark that no sentence ends with. */
const isGreetingByForm = (line: string) => isShort(line) && /[,:，、：]\s*$/u.test(line);

function isWrong(named: string, { recipient, writer, given }: KnownNames): boolean {
  if (anyBlank.test(named) || toNobody.test(named)) return true;
  if (!isName(named) || shares(named, recipient?.names)) return false;
  return shares(named, writer) || !shares(named, given);
}

function greet(text: string, known: KnownNames): string {
  if (known.recipient === null) return text;
  const { address, names } = known.recipient;
  const [line, rest] = splitFirstLine(text);
  if (/^to whom it may concern\b/iu.test(line)) return `Dear ${address},${rest}`;
  const found = greeting.exec(line);
  if (found === null) {
    if (isGreetingByForm(line)) return line.replace(anyBlank, () => address) + rest;
    if (shares(line, names) && isShort(line) && !/[.?]$/u.test(line)) return text;
    return `${isEnglishMail(text) ? 'Hello ' : ''}${address},\n\n${text}`;
  }
  const [whole, opening = '', named = '', mark] = found;
  if (named !== '' && !isWrong(named, known)) return text;
  // ‘Sehr geehrte’ wants to know more than a name
  const words = /^sehr geehrt/iu.test(opening) ? 'Guten Tag' : opening;
  return `${words} ${address}${mark || ','}${line.slice(whole.length)}${rest}`;
}

const closes = (line: string) => isSignOff(line) || otherSignOff.test(line);

/** Of a signature, so many lines are looked at: a closing, a name, and what stands below it. */
const mostLines = 5;

/** The place of the name in the last lines of an email, or where it is to be added. */
function sign(text: string, { recipient, writer, own }: KnownNames): string {
  if (writer === null) return text;
  const lines = text.trimEnd().split('\n');
  const from = Math.max(0, lines.length - mostLines);
  const last = lines.length - 1;
  const isFilled = (line: string) => line.trim() !== '' && line.length <= longestLine;
  const tail = lines.flatMap((line, index) => (index >= from && isFilled(line) ? [index] : []));
  const read = (index: number) => (lines[index] ?? '').trim();
  const replace = (index: number, line: string) => lines.toSpliced(index, 1, line).join('\n');
  if (tail.some((index) => shares(read(index), writer))) return text;
  const blank = tail.findLast((index) => nameBlank.test(read(index)));
  if (blank !== undefined)
    return replace(
      blank,
      read(blank).replace(nameBlank, () => writer),
    );
  const isOfOthers = (line: string) =>
    isName(line) && !closes(line) && (shares(line, recipient?.names) || !shares(line, own));
  const closing = tail.findLast((index) => closes(read(index)));
  if (closing === undefined) {
    if (isOfOthers(read(last)) && last > 0) return replace(last, writer);
    if (shares(read(last), own) && isFilled(read(last)) && !/[.?!…]$/u.test(read(last))) return text;
    if (isFilled(read(last)) && /,$/u.test(read(last))) return `${lines.join('\n')}\n${writer}`;
    return `${lines.join('\n')}\n\n${isEnglishMail(text) ? 'Best regards,\n' : ''}${writer}`;
  }
  const name = tail.find((index) => index > closing);
  if (name === undefined) return `${lines.join('\n')}\n${writer}`;
  return isOfOthers(read(name)) ? replace(name, writer) : text;
}

/** An email in another language that a model has put between English words. */
function withoutEnglishFrame(text: string): string {
  if (isEnglishMail(text)) return text;
  const [line, rest] = splitFirstLine(text);
  const [whole = '', opening = '', named = '', mark = ''] = greeting.exec(line) ?? [];
  const isEnglish = englishOpening.test(opening) && named !== '';
  const opened = isEnglish ? named + line.slice(whole.length - mark.length) : line;
  return (opened + rest).replace(
    /\n(?:(?:(?:best|kind|kindest|warm) )?(?:regards|wishes)|(?:yours )?(?:sincerely|faithfully)),?(?=\n[^\n]+$)/iu,
    '',
  );
}

/**
 * An email greeted and signed with the names that are known. A model leaves blanks for them, or none, or takes one for
 * the other; what the writer says themselves, and what nobody has said, stays as it is.
 */
export function withKnownNames(mail: string, known: KnownNames): string {
  const lineEnd = mail.includes('\r\n') ? '\r\n' : '\n';
  const { recipient, writer } = known;
  const plain = mail.replaceAll('\r\n', '\n').trimStart();
  const filled = plain
    .replaceAll(ownBlank, (blank) => writer ?? blank)
    .replaceAll(recipientBlank, (blank) => recipient?.address ?? blank);
  const framed = sign(greet(withoutEnglishFrame(filled), known), known);
  return framed.replaceAll('\n', lineEnd);
}
