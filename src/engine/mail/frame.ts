import type { Change } from '../types.ts';
import { findClosing, writeSignOff } from './closing.ts';
import { makeInsertion } from './inserts.ts';

/** What stands around the writer's words. Empty strings and lists for nothing. */
export interface Frame {
  greeting: { words: string; reason: string } | null;
  /** Lines that stand before the closing. */
  lines: readonly { words: string; rule: string; reason: string }[];
  /** Set where the text has no closing. A name is set below it where the text has none. */
  closing: { words: string; name: string | null };
}

const CLOSING_REASON = 'A mail ends with a closing.';
const OWN_LINE_REASON = 'A closing stands on a line of its own.';

/** Edits that set the frame around a text, each of them for the writer to take or to decline. */
export function listFrameEdits(text: string, { greeting, lines, closing }: Frame): Change[] {
  const from = text.length - text.trimStart().length;
  const opening = greeting
    ? [makeInsertion(from, `${greeting.words}\n\n`, 'added-greeting', greeting.reason)]
    : [];
  const edits = [...opening, ...listEndEdits(text, lines, closing)];
  const replaceLineEnds = (words: string) => (text.includes('\r\n') ? words.replaceAll('\n', '\r\n') : words);
  return edits.map((edit) => ({ ...edit, replacement: replaceLineEnds(edit.replacement) }));
}

function listEndEdits(text: string, lines: Frame['lines'], closing: Frame['closing']): Change[] {
  const found = findClosing(text);
  const end = text.trimEnd().length;
  if (!found || found.isInline) {
    const place = found ? text.slice(0, found.start).trimEnd().length : end;
    const added = lines.map(({ words, rule, reason }) => makeInsertion(place, `\n\n${words}`, rule, reason));
    if (found) {
      const replacement = `\n\n${writeSignOff(text.slice(found.start, found.end))}`;
      const moved = makeInsertion(place, replacement, 'closing-line', OWN_LINE_REASON);
      return [...added, { ...moved, end: found.end, category: 'punctuation' }];
    }
    const words = [closing.words, closing.name].filter((part) => part !== null).join('\n');
    return [...added, makeInsertion(place, `\n\n${words}`, 'added-closing', CLOSING_REASON)];
  }
  const gap = /^\s*$|\n[ \t]*\r?\n[ \t]*$/.test(text.slice(Math.max(0, found.start - 40), found.start))
    ? ''
    : '\n';
  const added = lines.map(({ words, rule, reason }, index) =>
    makeInsertion(found.start, `${index === 0 ? gap : ''}${words}\n\n`, rule, reason),
  );
  if (found.kind === 'sign-off') return added;
  return [...added, makeInsertion(found.start, `${closing.words}\n`, 'added-closing', CLOSING_REASON)];
}
