import type { Lint } from '../harper/linter.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { endsInDeterminer } from '../text/document-names.ts';
import { findKnownReading } from './common-slips.ts';
import { SHORTHAND } from './shorthand.ts';
import type { SpellingContext } from './spelling.ts';
import { findSlip, findTypo } from './typos.ts';

/** A word that the linter does not know, with what stands around it. */
export interface Suspect {
  word: string;
  lower: string;
  /** UTF-16 code units of the text. */
  start: number;
  end: number;
  before: string;
  after: string;
  startsSentence: boolean;
  /** The linter's own, best first. */
  proposals: readonly string[];
}

/** Code units of the surroundings that decide: more than the longest word on either side. */
const CONTEXT = 60;

export function toSuspect(text: string, { rule, start, end, replacements }: Lint): Suspect {
  const word = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const startsSentence = before.trim() === '' || /(?:\n|[.!?]["')\]]*\s+["'(]*|\n["'(]*)$/.test(before);
  return {
    word,
    lower: word.toLowerCase(),
    start,
    end,
    before,
    after: text.slice(end, end + CONTEXT),
    startsSentence,
    // The linter splits without a look at the neighbours: its pairs are ranked like all others.
    proposals: rule === 'SplitWords' ? [] : replacements,
  };
}

/** “unreviewed”, “misperceptions”, “caringly”, “hairlessness”, “unimpeachably”: made by rule of a word that is known. */
function isDerived(word: string, frequencies: Frequencies): boolean {
  const [, stem = ''] = /^(?:un|re|non|mis|pre|over|inter)(\p{L}{5,})$/u.exec(word) ?? [];
  const [, singular = ''] = /^(\p{L}{5,}[^s])s$/u.exec(word) ?? [];
  const [, adjective = ''] = /^(\p{L}{3,}(?:ing|ed|ous|less|al))(?:ly|ness)$/u.exec(word) ?? [];
  const [, able = ''] = /^(\p{L}{3,}[ai]bl)y$/u.exec(word) ?? [];
  return (
    frequencies.of(`${able}e`) > 0 ||
    frequencies.of(stem) > 1e6 ||
    frequencies.of(singular) > 1e5 ||
    frequencies.of(adjective) > 3e5
  );
}

/** Dictionaries have these beside the spelling with one letter less. */
const ALSO_WRITTEN = wordSet(
  'focussed focusses focussing unfocussed biassed biasses biassing benefitted benefitting combatted combatting',
);

/** “My freind” in a letter to “Dear Freind”; and “febuary” takes a capital however it is spelled. */
function isSlipForAllItsCapital({ lower, before }: Suspect, lists: Parameters<typeof findSlip>[1]): boolean {
  const known = findSlip(lower, lists);
  return known !== undefined && (/^[A-Z]/.test(known) || endsInDeterminer(before));
}

/** Names, jargon and codes: words that are unknown to the linter and right. */
export function isMeant(
  suspect: Suspect,
  context: Pick<SpellingContext, 'frequencies' | 'model' | 'names' | 'documentNames' | 'known' | 'repeated'>,
): boolean {
  const { word, lower, before, after, startsSentence, proposals } = suspect;
  const { frequencies, model, documentNames, known, repeated } = context;
  if (/[^A-Za-z']/.test(word) || /[a-z][A-Z]/.test(word) || /^[A-Z]{2,}/.test(word)) return true;
  if (/[.@/_#\d&\\=-]$/.test(before) || /^(?:[@/_#\d&\\=-]|\.[A-Za-z])/.test(after)) return true;
  // “**nspell**”: a word that is set apart by itself is a name
  if (/[*`]$/.test(before) && /^[*`]/.test(after)) return true;
  if (ALSO_WRITTEN.has(lower)) return true;
  if (SHORTHAND[lower] !== undefined) return false;
  // “on Wensday”
  if (/^[A-Z]/.test(findKnownReading(lower) ?? '')) return false;
  if (/^[A-Z]/.test(word) && (!startsSentence || word.length < 4)) return true;
  if (word.length < 4 && !/[aeiou]/i.test(word)) return true;
  // “gettin' ready”, which is spoken so
  if (/in$/.test(lower) && after.startsWith("'")) return true;
  if (/(?:Mr|Mrs|Ms|Mx|Dr|St|Prof)\.? $/.test(before)) return true;
  if (known.has(lower)) return true;
  if (documentNames.has(lower)) return !isSlipForAllItsCapital(suspect, context);
  // Who misspells a word does it each time: a slip is no term, however often it stands there.
  const isSlip = (findSlip(word, context) ?? findTypo(lower, frequencies)) !== undefined;
  if (isSlip) return false;
  if (repeated.has(lower) || isDerived(lower, frequencies)) return true;
  // Two word lists disagree: it is a word, unless the linter knows it as a name only.
  return (frequencies.of(lower) > 0 || model.knows(lower)) && !/^[A-Z]/.test(proposals[0] ?? '');
}
