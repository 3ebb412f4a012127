import type { PhraseRow } from './table-rule.ts';

/** After these a word that could be a verb is a noun: “an attempt to”. */
export const NO_NOUN =
  '(?<!\\b(?:an?|the|this|that|his|her|their|our|my|your|its|no|any|every|each|last|first|another|failed|new) )';

/**
 * Reads a table of “long form=short form”, one a line or parted by “|”. A long form with nothing after the “=” is
 * dropped before any word. Long forms are sources of patterns; a “|” in their brackets parts no rows.
 */
export function toRows(table: string): PhraseRow[] {
  return table
    .trim()
    .split(/\n|\|(?![^(\n]*\))/)
    .map((row) => {
      const [find = '', write = ''] = row.trim().split('=');
      return write === '' ? { find: `${find} (\\p{L}+)`, write: '$1' } : { find, write };
    });
}
