import { DATE_ROWS } from './dates.ts';
import { type Fact, readRows } from './fact.ts';
import { LINK_ROWS } from './links.ts';
import { findNames } from './names.ts';
import { NUMBER_ROWS } from './numbers.ts';
import { QUOTATION_ROWS } from './quotations.ts';
import { BLANK_ROWS, NEGATION_ROWS } from './signs.ts';

/** All words that stand in lower case in one of the texts: with a capital, they only begin a sentence. */
export function listOrdinaryWords(...texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}@#'’.])\p{Ll}[\p{Ll}\p{M}'’-]*/gu) ?? []);
  return new Set(words.map((word) => word.replaceAll('’', "'")));
}

/** Every fact of a text. What stands in a quotation counts twice: as the quotation's words, and for itself. */
export function readFacts(text: string, ordinary: ReadonlySet<string>): Fact[] {
  const exact = readRows([...BLANK_ROWS, ...LINK_ROWS, ...DATE_ROWS, ...NUMBER_ROWS], text);
  return [
    ...exact.facts,
    ...readRows(NEGATION_ROWS, text).facts,
    ...readRows(QUOTATION_ROWS, text).facts,
    ...findNames(exact.rest, ordinary),
  ];
}
