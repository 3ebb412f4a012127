import type { Lint } from '../harper/linter.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { findRegularisedBase } from '../rules/irregular-past.ts';
import { matchCapital } from '../rules/kit.ts';
import { isDoublePlural } from '../rules/uncountable-plural.ts';
import type { Change, Issue, Language } from '../types.ts';
import { findKnownReading } from './common-slips.ts';
import { explainDialect, findDialectSpelling } from './dialect.ts';
import type { Ranked, Unknown } from './rank.ts';
import { isMeant, type Suspect, toSuspect } from './suspects.ts';
import { findTypo } from './typos.ts';

export interface SpellingContext {
  language: Language;
  frequencies: Frequencies;
  rank: (unknown: Unknown) => Ranked | undefined;
  /** Words that are right as they are, such as names, in lower case. */
  meant: ReadonlySet<string>;
  /** Words that the document uses again and again, in lower case. */
  repeated: ReadonlySet<string>;
}

/** Occurrences in the word counts. A rarer word does not replace one that is two edits away. */
const FREQUENT = 3e6;
/** At the start of a sentence only such frequent words replace another: it may be a name. */
const VERY_FREQUENT = 2e7;
/** Most short unknown words are initialisms; “hte” and “adn” are not. */
const SHORT_FREQUENT = 2e8;
/** Letters that leave little doubt which word is meant. */
const LONG = 8;

function isLikely({ word, startsSentence }: Suspect, best: Ranked, frequencies: Frequencies): boolean {
  const count = frequencies.of(best.word.toLowerCase());
  const beginsAlike = best.word[0]?.toLowerCase() === word[0]?.toLowerCase();
  const isFarAndSure = best.isFirstProposal && word.length >= LONG && beginsAlike && count >= FREQUENT;
  if (/^[A-Z]/.test(word) && startsSentence) {
    // A long first word that is a letter off is hardly a name.
    if (!beginsAlike || (best.distance > 1.3 && !(best.distance === 2 && isFarAndSure))) return false;
    if (count < (word.length >= 7 ? FREQUENT : VERY_FREQUENT)) return false;
  }
  if (best.distance > 2 && !best.bySound) return best.distance === 3 && isFarAndSure;
  if (word.length < 4) return count > SHORT_FREQUENT && best.distance <= 1;
  return best.distance < 2 || best.bySound || count >= FREQUENT;
}

function findRight(suspect: Suspect, { frequencies, rank }: SpellingContext): string | undefined {
  const { lower, proposals } = suspect;
  const [first = ''] = proposals;
  if (/^[A-Z]/.test(first) && first.toLowerCase() === lower) return first;
  const before = /([A-Za-z']+)[^A-Za-z.!?]*$/.exec(suspect.before)?.[1]?.toLowerCase() ?? '';
  const after = /^[^A-Za-z.!?]*([A-Za-z']+)/.exec(suspect.after)?.[1]?.toLowerCase() ?? '';
  const best = rank({ word: lower, before, after, proposals });
  if (best === undefined || !isLikely(suspect, best, frequencies)) return undefined;
  return best.word === best.word.toUpperCase() ? best.word.toLowerCase() : best.word;
}

/** The one reading of a known slip; of a word that is used again and again, what else its letters are sure to mean. */
function findSureReading({ lower }: Suspect, { frequencies, repeated }: SpellingContext): string | undefined {
  const known = findKnownReading(lower);
  return known ?? (repeated.has(lower) ? findTypo(lower, frequencies) : undefined);
}

function explain(word: string, right: string): string {
  const bare = word.toLowerCase();
  if (right.includes(' ') && right.replaceAll(' ', '') === bare) return `These are two words: “${right}”.`;
  if (right.replaceAll("'", '').toLowerCase() === bare.replaceAll("'", '') && right.includes("'")) {
    return `The short form takes an apostrophe: “${right}”.`;
  }
  if (right.toLowerCase() === bare) return `This name takes a capital: “${right}”.`;
  return `The usual spelling is “${right}”.`;
}

/** The right spelling with the reason for it; nothing for words that are meant or too far from any other. */
function judge(suspect: Suspect, context: SpellingContext): { right: string; reason: string } | undefined {
  const mayBeName = /^[A-Z]/.test(suspect.word) && !suspect.startsSentence;
  const local = mayBeName ? undefined : findDialectSpelling(suspect.lower, suspect.proposals);
  if (local !== undefined) {
    const right = matchCapital(suspect.word, local);
    return { right, reason: explainDialect(context.language, right) };
  }
  // “choosed” and “womens” have rules of their own, which look at the tense and at the next word.
  if (findRegularisedBase(suspect.lower) !== undefined || isDoublePlural(suspect.lower)) return undefined;
  if (isMeant(suspect, context)) return undefined;
  const found = findSureReading(suspect, context) ?? findRight(suspect, context);
  if (found === undefined) return undefined;
  const right = matchCapital(suspect.word, found);
  return { right, reason: explain(suspect.word, right).replaceAll("'", '’') };
}

/** The linter knows two kinds of unknown words: those near another word, and those that hold two. */
function isAboutSpelling({ rule }: Lint): boolean {
  return rule === 'SpellCheck' || rule === 'SplitWords';
}

/** Corrections of the words that the linter does not know. Offsets are those of `text`. */
export function findMisspellings(text: string, lints: readonly Lint[], context: SpellingContext): Change[] {
  return lints.flatMap((lint) => {
    const found = isAboutSpelling(lint) ? judge(toSuspect(text, lint), context) : undefined;
    if (found === undefined) return [];
    const { start, end } = lint;
    const about = { category: 'spelling', gist: '', rule: 'spelling' } as const;
    return [{ start, end, replacement: found.right, reason: found.reason, ...about }];
  });
}

/** Words that were left because no reading was likely enough, one issue each. Offsets are those of `text`. */
export function findUnknownWords(text: string, lints: readonly Lint[], context: SpellingContext): Issue[] {
  const seen = new Set<string>();
  return lints.flatMap((lint) => {
    const suspect = toSuspect(text, lint);
    if (!isAboutSpelling(lint) || seen.has(suspect.lower)) return [];
    if (isMeant(suspect, context)) return [];
    seen.add(suspect.lower);
    const message = `“${suspect.word}” is in no word list here; check its spelling.`;
    const about = { id: `spelling-${lint.start}`, type: 'spelling' } as const;
    return [{ ...about, message, startIndex: lint.start, endIndex: lint.end }];
  });
}
