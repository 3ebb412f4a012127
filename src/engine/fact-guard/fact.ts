import type { Span } from '../text/edits.ts';
import type { FactKind } from '../types.ts';

/** Something in a text that only its writer can vouch for. Offsets are UTF-16 code units of that text. */
export interface Fact extends Span {
  kind: FactKind;
  /** The same for the same fact written otherwise: “10,000” and “10000”, “March 3rd” and “3 March”. */
  key: string;
  /** The fact as it stands in the text. */
  written: string;
  /** For a name: it begins a sentence, where a capital says little. */
  opensSentence?: boolean;
}

/** One reader of facts: a pattern and what a match says. Nothing is found where `toKeys` gives none. */
export interface FactRow {
  pattern: RegExp;
  kind: FactKind;
  toKeys(match: RegExpExecArray): string[];
}

/** Stands for what has been read: no letter, no figure, no space. */
const BLANK = '\u00b7';

/** All facts of a table; an earlier row takes its stretch of the text from the later ones. */
export function readRows(rows: readonly FactRow[], text: string): { facts: Fact[]; rest: string } {
  const facts: Fact[] = [];
  let rest = text;
  for (const { pattern, kind, toKeys } of rows) {
    for (const match of rest.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const keys = toKeys(match);
      if (keys.length === 0) continue;
      for (const key of keys) facts.push({ kind, key, written: match[0], start, end });
      rest = rest.slice(0, start) + BLANK.repeat(end - start) + rest.slice(end);
    }
  }
  return { facts, rest };
}
