import type { Span } from '../text/edits.ts';
import { findSentences } from '../text/sentences.ts';
import { splitLines } from './lines.ts';
import { hideLinks } from './links.ts';
import { NOTE_VERB, toOwnSentence } from './requests.ts';

/** One thing that the writer wants to say, in UTF-16 code units of the description; `end` is before its mark. */
export interface Point extends Span {
  /** The full stop, question mark and so on that ends it, or nothing. */
  mark: string;
  /** How far it stands from the point before: in the same line, in the next one, or after an empty line. */
  gap: 'none' | 'line' | 'paragraph';
  /** An item of a list under a line that ends with a colon. */
  isItem: boolean;
}

const BULLET = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/;
/** Where one note ends and the next begins: “tell him I am late, and ask him to wait”. */
const NEXT_NOTE = new RegExp(
  `(?:(?:, and|,| and) |(?<=[.!?])\\s+)(?=(?:also |then )?${NOTE_VERB}\\b)|; +`,
  'g',
);

const VERB =
  "(?:am|is|are|was|were|has|have|had|will|would|can|could|can't|cannot|won't|need|needs|want|wants|do|does|don't|doesn't|didn't|covers|takes)";
const SUBJECT = "(?:this|there|(?:the|my|our|his|her) [\\p{L}'’-]+|\\p{L}+)";
const REQUEST =
  "(?:please |reply |rsvp |respond |answer |confirm |offer |mention |back |will |really enjoyed |looking forward |(?:can't|cant|cannot|won't) (?:come|attend|make|join|be|do|work|meet)\\b|want |need |(?:[\\p{L}'’-]+ ){1,3}attached\\b)";
/** Where a note goes on with what is a sentence of its own: “ask him to call, it is urgent, reply by Friday”. */
const NEXT_CLAUSE = new RegExp(
  `(?:, (?:and )?| and )(?=(?:want|need) (?!to\\b))|, (?=(?:it|i|we|he|she|they) (?!too\\b)\\p{L}|${SUBJECT} ${VERB}\\b|(?:i'm|it's|we're|he's|she's) |${REQUEST})`,
  'giu',
);

/** Only after a note: a sentence of the writer's own keeps its commas. */
function splitClauses(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  if (toOwnSentence(words, 'polite') === undefined) return [{ start, end }];
  const joints = [...words.matchAll(NEXT_CLAUSE)];
  const starts = [start, ...joints.map(({ index, 0: joint }) => start + index + joint.length)];
  const ends = [...joints.map(({ index }) => start + index), end];
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}

function splitNotes(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(NEXT_NOTE)) {
    spans.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...spans, { start: from, end }]
    .filter((span) => span.start < span.end)
    .flatMap((span) => splitClauses(text, span));
}

/** Splits what stands between `from` and `to` at lines, bullets, sentences, semicolons and the next note. */
export function splitPoints(text: string, from: number, to: number): Point[] {
  const points: Point[] = [];
  let gap: Point['gap'] = 'none';
  let isList = false;
  for (const line of splitLines(text.slice(from, to))) {
    if (line.text.trim() === '') {
      gap = 'paragraph';
      continue;
    }
    const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
    isList = isList && bullet > 0;
    for (const sentence of findSentences(hideLinks(line.text.slice(bullet)))) {
      const offset = from + line.start + bullet;
      for (const span of splitNotes(text, { start: offset + sentence.start, end: offset + sentence.end })) {
        const mark =
          /[.!?…,;]+["”’)]*$/.exec(text.slice(Math.max(span.start, span.end - 6), span.end))?.[0] ?? '';
        points.push({ start: span.start, end: span.end - mark.length, mark, gap, isItem: isList });
        gap = 'none';
      }
    }
    gap = 'line';
    isList = isList || line.text.endsWith(':');
  }
  return points;
}
