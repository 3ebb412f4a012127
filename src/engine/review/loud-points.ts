import type { Span } from '../text/edits.ts';
import type { Found } from './features.ts';
import { makeChange, type Remark } from './point.ts';
import type { Reading } from './reading.ts';

/** Points on what is read as shouting. */

function toShout({ text }: Reading, span: Span): Remark {
  return {
    title: 'Words in capitals',
    explanation: 'A stretch in capitals is read as shouting.',
    span: { start: span.start, end: span.start + text.slice(span.start, span.end).trimEnd().length },
    changes: [],
    instruction: 'Write this without the capitals.',
  };
}

/** “???” says no more than “?”. */
function toRow({ text }: Reading, { start, end }: Span): Remark {
  const explanation = 'One mark says the same, and is not read as shouting.';
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const change = {
    start,
    end,
    replacement: text.slice(start, end).includes('?') ? '?' : '!',
    category: 'tone',
    gist: 'repeated marks',
    rule: 'repeated-marks',
  } as const;
  return {
    title: 'Repeated marks',
    explanation,
    span: { start: start - before.length, end },
    changes: [makeChange(change, explanation)],
    instruction: 'Use one mark here.',
  };
}

/** The first of each: whoever sees one sees them all. */
export function listLoudPoints(reading: Reading, found: Found): Remark[] {
  return [
    ...found.shouting.slice(0, 1).map((span) => toShout(reading, span)),
    ...found.loudMarks.slice(0, 1).map((span) => toRow(reading, span)),
  ];
}
