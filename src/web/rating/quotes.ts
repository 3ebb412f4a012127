import type { Evidence, FeedbackPoint } from '../../shared/contract/review.ts';

interface QuotePart {
  text: string;
  isMarked: boolean;
}

/** A passage of the text with the phrases in it that are spoken of. */
export interface Quote {
  /** Where the passage begins, in UTF-16 code units of the text. */
  start: number;
  parts: QuotePart[];
}

/** How much of a sentence stands around a phrase, and how much of a long phrase, in UTF-16 code units. */
const contextLength = 110;
const phraseLength = 260;

interface Span {
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Each piece of evidence within its sentence; what stands in one sentence is one quote. Evidence that is not in the text
 * stands alone.
 */
export function listQuotes(text: string, evidence: readonly Evidence[]): Quote[] {
  const inText = evidence
    .filter(({ start, end, quote }) => start < end && text.slice(start, end) === quote)
    .sort((a, b) => a.start - b.start);
  const groups: { passage: Span; phrases: Span[] }[] = [];
  for (const { start, end } of inText) {
    const passage = findPassage(text, { start, end });
    const last = groups.at(-1);
    if (last && last.passage.end > passage.start) {
      last.passage.end = Math.max(last.passage.end, passage.end);
      last.phrases.push({ start, end });
    } else groups.push({ passage, phrases: [{ start, end }] });
  }
  const alone = evidence.filter((one) => !inText.includes(one) && one.quote.trim() !== '');
  return [
    ...groups.map(({ passage, phrases }) => ({
      start: passage.start,
      parts: toParts(text, passage, phrases),
    })),
    ...alone.map(({ start, quote }) => ({ start, parts: [{ text: shorten(quote, 'end'), isMarked: true }] })),
  ];
}

/** What is left of the evidence of a rating where the points quote the rest, beside what can be done about it. */
export function withoutPoints(evidence: readonly Evidence[], points: readonly FeedbackPoint[]): Evidence[] {
  return evidence.filter(
    ({ start, end }) => !points.some(({ evidence: own }) => start < own.end && own.start < end),
  );
}

/** What a point speaks of, with the words marked that its fix would replace: its evidence is often a whole sentence. */
export function listPointQuotes(text: string, { evidence, changes }: FeedbackPoint): Quote[] {
  const replaced = changes
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({ start, end, quote: text.slice(start, end) }));
  return listQuotes(text, replaced.length > 0 ? replaced : [evidence]);
}

/** From the start of the sentence that the phrase begins in to the end of the one that it ends in. */
function findPassage(text: string, phrase: Span): Span {
  const lineStart = text.lastIndexOf('\n', phrase.start - 1) + 1;
  const lineEnd = text.indexOf('\n', phrase.end);
  const lines = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const passage = { ...phrase };
  for (const { index, segment } of segmenter.segment(lines)) {
    const start = lineStart + index;
    const end = start + segment.trimEnd().length;
    if (start <= phrase.start) passage.start = start;
    if (end >= phrase.end) {
      passage.end = end;
      break;
    }
  }
  return passage;
}

function toParts(text: string, passage: Span, phrases: readonly Span[]): QuotePart[] {
  const isWhole =
    phrases.length === 1 && phrases[0]?.start === passage.start && phrases[0].end === passage.end;
  // A mark on all of it would point at nothing
  if (isWhole) return [{ text: shorten(text.slice(passage.start, passage.end), 'phrase'), isMarked: false }];
  const parts: QuotePart[] = [];
  let at = passage.start;
  for (const { start, end } of phrases) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    const between = text.slice(at, from);
    parts.push({ text: shorten(between, at === passage.start ? 'start' : 'middle'), isMarked: false });
    parts.push({ text: shorten(text.slice(from, end), 'phrase'), isMarked: true });
    at = end;
  }
  parts.push({ text: shorten(text.slice(at, passage.end), 'end'), isMarked: false });
  return parts.filter((part) => part.text !== '');
}

/** In one line; a long stretch loses its far side, between words. */
function shorten(stretch: string, side: 'start' | 'middle' | 'end' | 'phrase'): string {
  const line = stretch.replaceAll(/\s+/gu, ' ');
  const limit = side === 'phrase' ? phraseLength : contextLength;
  if (line.length <= limit) return line;
  const half = side === 'middle' || side === 'phrase' ? limit / 2 : limit;
  const head = line.slice(0, half).replace(/\s?\S*$/u, '');
  const tail = line.slice(-half).replace(/^\S*\s?/u, '');
  if (side === 'start') return `… ${tail}`;
  if (side === 'end') return `${head} …`;
  return `${head} … ${tail}`;
}
