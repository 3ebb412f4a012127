import type { Change } from '../../types.ts';
import { findClosing, writeSignOff } from './closing.ts';
import { makeInsertion } from './inserts.ts';

/** What stands around the writer's words. Empty strings and lists for nothing. */
export interface Frame {
  greeting: { words: string; reason: string } | null;
  /** Set where the text has none: the words, and below them the name, or the blank for one. */
  closing: { words: string; name: string | null; blank?: string };
}

const CLOSING_REASON = 'A mail ends with a closing.';
const SIGNATURE_REASON = 'A mail is signed with your name.';
const OWN_LINE_REASON = 'A closing stands on a line of its own.';

/** Edits that set the frame around a text, each of them for the writer to take or to decline. */
export function listFrameEdits(text: string, { greeting, closing }: Frame): Change[] {
  const from = text.length - text.trimStart().length;
  const opening = greeting
    ? [makeInsertion(from, `${greeting.words}\n\n`, 'added-greeting', greeting.reason)]
    : [];
  const edits = [...opening, ...listEndEdits(text, closing)];
  const replaceLineEnds = (words: string) => (text.includes('\r\n') ? words.replaceAll('\n', '\r\n') : words);
  return edits.map((edit) => ({ ...edit, replacement: replaceLineEnds(edit.replacement) }));
}

function listEndEdits(text: string, { words, name, blank }: Frame['closing']): Change[] {
  const found = findClosing(text);
  if (!found) {
    const lines = [words, name ?? blank].filter((line) => line !== undefined).join('\n');
    return [makeInsertion(text.trimEnd().length, `\n\n${lines}`, 'added-closing', CLOSING_REASON)];
  }
  const written = text.slice(found.start, found.end);
  const isUnsigned = found.kind === 'sign-off' && found.name === null && name !== null;
  const signature = isUnsigned ? `${/\p{L}$/u.test(written) ? ',' : ''}\n${name}` : '';
  if (found.isInline) {
    const place = text.slice(0, found.start).trimEnd().length;
    const replacement = `\n\n${writeSignOff(written)}${signature}`;
    const moved = makeInsertion(place, replacement, 'closing-line', OWN_LINE_REASON);
    return [{ ...moved, end: found.end, category: 'punctuation' }];
  }
  if (found.kind === 'name only')
    return [makeInsertion(found.start, `${words}\n`, 'added-closing', CLOSING_REASON)];
  return isUnsigned ? [makeInsertion(found.end, signature, 'added-signature', SIGNATURE_REASON)] : [];
}
