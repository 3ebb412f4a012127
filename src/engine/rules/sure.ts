import { wordSet } from '../lexicon/word-set.ts';
import type { Change, Language } from '../types.ts';

/** Rules that set commas as American and Canadian editors do and British ones leave to the writer. */
const AMERICAN_COMMAS = wordSet('but-comma so-comma which-comma aside-comma expected-comma');

/** “The firm are moving”: several people, for British writers. What is so everywhere stands in the rules' own words. */
const BRITISH_PLURALS = wordSet(
  'bank board club college council department firm jury ministry office press school squad union',
);

const isPluralInBritain = (plain: string, { rule, start }: Change) =>
  rule === 'agreement' &&
  BRITISH_PLURALS.has(/(\p{L}+) $/u.exec(plain.slice(0, start).toLowerCase())?.[1] ?? '');

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
 * Whether a change of `plain`, a text with straight apostrophes, may be made: what a rule cannot see of the whole text
 * and of the writer's dialect.
 */
export function isSure(plain: string, change: Change, language: Language): boolean {
  if (language === 'en-gb' && (AMERICAN_COMMAS.has(change.rule) || isPluralInBritain(plain, change)))
    return false;
  if (change.rule === 'spacing') return !isPartOfName(plain, change);
  if (change.rule === 'final-stop') return isEndOfParagraph(plain, change.start);
  return true;
}
