import { ALSO_RIGHT } from '../lexicon/also-right.ts';
import { isDoubtful } from '../lexicon/doubt.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { findKnownReading } from '../spelling/common-slips.ts';
import { findDialectSpelling } from '../spelling/dialect.ts';
import type { Change, Language } from '../types.ts';

/** Rules that set commas as American and Canadian editors do and British ones leave to the writer. */
const AMERICAN_COMMAS = wordSet('but-comma so-comma which-comma aside-comma');

/** Words on either side of a change, up to the end of a sentence; empty where there is none. */
function neighbours(text: string, { start, end }: Change): { before: string; after: string } {
  const before = /([A-Za-z']+)[^A-Za-z.!?]*$/.exec(text.slice(Math.max(0, start - 60), start))?.[1] ?? '';
  const after = /^[^A-Za-z.!?]*([A-Za-z']+)/.exec(text.slice(end, end + 60))?.[1] ?? '';
  return { before: before.toLowerCase(), after: after.toLowerCase() };
}

/** Whether a paragraph of whole sentences ends here, not a line of verse or one that is broken at a margin. */
function isEndOfParagraph(plain: string, position: number): boolean {
  const goesOnBelow = !/^\s*$|^[ \t]*\r?\n[ \t]*\r?\n/.test(plain.slice(position));
  const lineAbove = plain.slice(0, position).split('\n').at(-2)?.trim() ?? '';
  return !goesOnBelow && (lineAbove === '' || /[.!?:…]["”')]*$/.test(lineAbove));
}

/** “the .NET framework”, and the mark after an address, which would become part of it. */
function isPartOfName(plain: string, { start, end }: Change): boolean {
  return (
    /^\.[\p{L}\p{N}]/u.test(plain.slice(end, end + 2)) ||
    /(?:https?:|www\.)\S*$/.test(plain.slice(Math.max(0, start - 300), start))
  );
}

/**
 * Whether a change of `plain`, a text with straight apostrophes, is sure enough to be made: what a rule cannot see of
 * the whole text and of the writer's dialect. A spelling that is not sure becomes an issue for the writer.
 */
export function isSure(
  plain: string,
  change: Change,
  { language, frequencies }: { language: Language; frequencies: Frequencies },
): boolean {
  if (language === 'en-gb' && AMERICAN_COMMAS.has(change.rule)) return false;
  if (change.rule === 'spacing') return !isPartOfName(plain, change);
  if (change.rule === 'final-stop') return isEndOfParagraph(plain, change.start);
  if (change.rule !== 'spelling') return true;
  const word = plain.slice(change.start, change.end);
  if (ALSO_RIGHT.has(word.toLowerCase())) return false;
  const right = change.replacement.replaceAll('’', "'").toLowerCase();
  if (findKnownReading(word.toLowerCase()) !== undefined || findDialectSpelling(word, [right]) !== undefined)
    return true;
  return !isDoubtful({ word, right, ...neighbours(plain, change) }, frequencies);
}
