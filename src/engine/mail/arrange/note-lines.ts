import type { Span } from '../../text/edits.ts';
import { endsInAbbreviation, findSentences } from '../../text/sentences.ts';
import { type MailLine, splitLines } from '../chain/lines.ts';
import { hideLinks } from '../chain/links.ts';

/** The lines of notes, and the sentences of those. */

/** A line of the notes, without its bullet or number, or a paragraph that was broken at a margin. */
export interface Line extends Span {
  /** “- ”, “1. ” or nothing. */
  marker: string;
  /** Stands behind an empty line. */
  opensParagraph: boolean;
  /** Ends with a colon. */
  isHeading: boolean;
  /** A numbered point in the midst of a line. */
  isInline: boolean;
  /** An item of a list under a line that ends with a colon. */
  isItem: boolean;
}

const MARKER = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/;
/** UTF-16 code units. A longer line was broken at a margin, and goes on in the next. */
const LONGEST_LINE = 66;
/** No mail program breaks lines as late; who writes longer ones breaks them where they like. */
const WIDEST_MARGIN = 86;

/** “1 yes 2 no, he is on leave 3 at cost” */
const ANSWERS_BY_NUMBER =
  /^1 (?:yes|no|ok|sure)\b.*\s2 \p{L}|^1 \p{L}.*\s2 (?:yes|no|ok|sure)\b|^1 \p{Ll}.*[.,;]?\s2 \p{Ll}.*[.,;]?\s3 \p{Ll}/isu;
const BARE_NUMBER = /^\s*\d (?=\p{L})/u;

/** “1. budget approved 2. Kim looks for a hall” is a list, though it stands in one line. */
function splitNumbered(line: MailLine): (MailLine & { isInline: boolean })[] {
  const mark = ANSWERS_BY_NUMBER.test(line.text)
    ? /(?<=^|\s)(\d) (?=\p{L})/gu
    : /(?<=^|\s)(\d{1,2})[.)] (?=\p{L})/gu;
  const marks = [...line.text.matchAll(mark)];
  // “working till 1. and make it 2. but …”
  const opens = /^\s*$|[:.!?]\s*$/.test(line.text.slice(0, marks[0]?.index));
  const isList =
    opens && marks.length > 1 && marks.every(({ 1: number }, index) => Number(number) === index + 1);
  if (!isList) return [{ ...line, isInline: false }];
  const starts = [...new Set([0, ...marks.map(({ index }) => index)])];
  return starts.map((at, index) => ({
    ...line,
    start: line.start + at,
    text: line.text.slice(at, starts[index + 1]).trimEnd(),
    isInline: true,
  }));
}

/** The lines up to a closing of its own. */
export function listLines(text: string, from: number, to: number): Line[] {
  const lines: Line[] = [];
  let opensParagraph = false;
  let isItem = false;
  const isAnsweredByNumber = ANSWERS_BY_NUMBER.test(text.slice(from, to));
  for (const { text: raw, start, isInline } of splitLines(text.slice(from, to)).flatMap(splitNumbered)) {
    if (raw.trim() === '') {
      opensParagraph = true;
      continue;
    }
    const bare = isAnsweredByNumber ? BARE_NUMBER.exec(raw)?.[0] : undefined;
    const marker = bare ?? MARKER.exec(raw)?.[0] ?? '';
    isItem = isItem && marker !== '';
    const last = lines.at(-1);
    const end = from + start + raw.length;
    const goesOn =
      last &&
      !opensParagraph &&
      marker === '' &&
      /^\p{Ll}/u.test(raw) &&
      last.end - last.start > LONGEST_LINE &&
      last.end - last.start < WIDEST_MARGIN;
    if (goesOn && !/[.!?:;]$/.test(text.slice(last.start, last.end))) last.end = end;
    else {
      const indent = raw.length - raw.trimStart().length;
      const begin = from + start + (marker === '' ? indent : marker.length);
      lines.push({
        start: begin,
        end,
        marker: bare === undefined ? marker.trim() : `${bare.trim()}.`,
        isInline: isInline || bare !== undefined,
        opensParagraph,
        isItem,
        isHeading: raw.trimEnd().endsWith(':'),
      });
    }
    opensParagraph = false;
    isItem = isItem || raw.trimEnd().endsWith(':');
  }
  return lines;
}

const ROUGH_END =
  /(?<=[\p{L}\p{N})%](?:[.!?]+["”’]*|[!?]+,))\s+(?=\p{Ll})|(?<=\p{Ll}{2}[.!?])(?<!\bno\.)\s+(?=\d)/gu;
const ABBREVIATED =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|no|nr|st|approx|dept|incl|etc|vs|tel|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs|fri|sat|sun|str|esp|poss|appt|mtg|min|max|\p{L}|e\.g|i\.e|a\.m|p\.m)\.$/iu;

/** “behind building C.” */
const DATED = /\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const BEGINS =
  /^(?:also|and|but|so|please|i|we|he|she|they|it|the|my|our|can|could|will|is|are|no|not|then|bring|call|send|let|need|\p{Ll}{3,} \p{Ll})/u;
/** “on 3 oct. bring a coat”, and not “3 oct. to 5 oct.” */
const isDateAtEnd = (before: string, after: string) =>
  DATED.test(before) && BEGINS.test(after) && !/^(?:to|till|until|at|from|or|in|and \d)\b/.test(after);

/** “bringing it round fri. hinge was like that” */
const DAY_AT_END = /\b(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)\.$/i;
const SAYS_ON =
  /^(?:(?:i|we|he|she|it|they|\p{Ll}+) (?:am|is|are|was|were|has|have|will|can|works?)|(?:need|want|have|can|could|will|would|don't|dont|please|pls|thanks|sorry|also|is|are|do|what|where|when|how|who|happy|not|no|yes))\b/u;

const LABELED = /\p{Ll} \p{Lu}\.$|\b(?:row|gate|platform|block|plan|option|terminal|wing) \p{Ll}\.$/u;

/** Sentences, also of notes that begin theirs in lower case. */
export function listSentences(text: string): Span[] {
  return findSentences(text).flatMap((span) => {
    const words = text.slice(span.start, span.end);
    const spans: Span[] = [];
    let from = 0;
    for (const { index, 0: gap } of words.matchAll(ROUGH_END)) {
      const before = words.slice(Math.max(from, index - 40), index);
      // “cable no. bring it”
      const isRefused =
        /(?<!\b(?:flight|order|ref|reference|phone|passport|flat|room|tel|account|acct|invoice|booking|house|model|serial|part|member|policy) )\bno\.$/i.test(
          before,
        ) && !/^\d/.test(words.slice(index + gap.length));
      const isWhole = isRefused || LABELED.test(before);
      const after = words.slice(index + gap.length);
      const isSplit =
        isWhole || isDateAtEnd(before, after) || (DAY_AT_END.test(before) && SAYS_ON.test(after));
      if (!isSplit && (endsInAbbreviation(before) || ABBREVIATED.test(before))) continue;
      spans.push({ start: span.start + from, end: span.start + index });
      from = index + gap.length;
    }
    return [...spans, { start: span.start + from, end: span.end }];
  });
}

export const END_MARK = /[.!?…,;]+["”’)]*$/;

/** “complain to the hotel. room was dirty”: the first sentence, without its mark. */
export function readFirstSentence(text: string): string {
  const [first] = listSentences(hideLinks(text).replaceAll(/[\r\n]/g, ' '));
  return text.slice(first?.start, first?.end).replace(END_MARK, '');
}
