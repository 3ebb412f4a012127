import { isSpelling } from '../harper/declined.ts';
import type { Lint } from '../harper/linter.ts';
import { readPlace } from '../language-model/gain.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Frequencies } from '../lexicon/frequencies.ts';
import { toPlural } from '../lexicon/nouns.ts';
import { findRegularisedBase } from '../rules/irregular-past.ts';
import { matchCapital } from '../rules/kit.ts';
import { isDoublePlural } from '../rules/uncountable-plural.ts';
import { offer } from '../text/alternatives.ts';
import { withCapital } from '../text/capital.ts';
import { endsInDeterminer } from '../text/document-names.ts';
import { touches } from '../text/guard.ts';
import type { OwnWords } from '../text/own-words.ts';
import type { Change, Issue, Language } from '../types.ts';
import { explainDialect, findDialectSpelling } from './dialect.ts';
import type { NameLikeness } from './name-likeness.ts';
import type { Ranked, Unknown } from './rank.ts';
import { DOUBTFUL, judgeReading, type Reading, SURE, type Sureness } from './sureness.ts';
import { isMeant, type Suspect, toSuspect } from './suspects.ts';
import { findSlip, findTypo } from './typos.ts';

export interface SpellingContext {
  language: Language;
  frequencies: Frequencies;
  model: LanguageModel;
  names: ReadonlySet<string>;
  likenessToNames: NameLikeness;
  rank: (unknown: Unknown) => Ranked[];
  /** Names of the document, in lower case. */
  documentNames: ReadonlySet<string>;
  /** Words of the mails and of the account, right as they are, in lower case. */
  known: ReadonlySet<string>;
  /** Words of the writer's own. */
  own: OwnWords;
  /** Words that the document uses again and again, in lower case. */
  repeated: ReadonlySet<string>;
  /** Whether words that are none in small letters take their capital. */
  isDraft?: boolean;
}

/** What of the text around a word says how its writer spells. */
export interface Spelling {
  isBesideSlips: boolean;
  keepsCapitals: boolean;
}

/** A reading of an unknown word, with the reason for it, and what else it may be. */
interface Judged {
  right: string;
  /** What else may be meant, likeliest first. */
  others: string[];
  reason: string;
  sureness: Sureness;
}

/** A word that is unknown and not meant, and what may stand in its place, likeliest first. */
export interface UnknownWord {
  start: number;
  end: number;
  word: string;
  replacements: string[];
}

const MOST_READINGS = 5;
/** Beside the one that a change writes. */
const MOST_ALTERNATIVES = 2;
/** How far behind the likeliest a reading may be to be worth reading, as a natural logarithm. */
const FAR_BEHIND = 6;

function explain(word: string, right: string): string {
  const bare = word.toLowerCase();
  if (right.includes(' ') && right.replaceAll(' ', '') === bare) return `These are two words: “${right}”.`;
  if (right.replaceAll("'", '').toLowerCase() === bare.replaceAll("'", '') && right.includes("'")) {
    return `The short form takes an apostrophe: “${right}”.`;
  }
  if (right.toLowerCase() === bare) return `This name takes a capital: “${right}”.`;
  return `The usual spelling is “${right}”.`;
}

/** The one reading of a known slip; of a word that is used again and again, what else its letters are sure to mean. */
function findSureReading({ word, lower }: Suspect, context: SpellingContext): string | undefined {
  const { frequencies, repeated } = context;
  return findSlip(word, context) ?? (repeated.has(lower) ? findTypo(lower, frequencies) : undefined);
}

/** What the letters and the place of a word say that is meant; nothing where no word is near. */
function readSuspect(text: string, suspect: Suspect, context: SpellingContext): Reading | undefined {
  const { word, lower, before, proposals, start, end } = suspect;
  const { model, frequencies, names, likenessToNames, rank } = context;
  const place = readPlace(model, text, start, end);
  const [best, ...others] = rank({ word: lower, proposals, place });
  if (best === undefined) return undefined;
  const ranked: Reading['ranked'] = [best, ...others];
  return {
    written: lower,
    ranked,
    proposals: proposals.length,
    isCapital: /^[A-Z]/.test(word),
    // “its gorans turn” has lost its apostrophe
    isDetermined: endsInDeterminer(before) && !/(?<!\p{L})its (?:\p{Ll}+ )?$/iu.test(before),
    place,
    likenessToNames: likenessToNames(lower.replace(/'s$/, '')),
    frequencies,
    names,
  };
}

/** The readings that are not far behind the likeliest. */
const listLikely = ({ ranked: [best, ...others] }: Reading): string[] =>
  [best, ...others]
    .filter(({ score }) => score >= best.score - FAR_BEHIND)
    .map(({ word }) => (word === word.toUpperCase() ? word.toLowerCase() : word));

/** Other languages' articles are names, too. */
const IS_PARTICLE = /^(?:der|die|das|den|des|del|los|las|que|von|van|ter|bin|ben)$/;
/** “try paul”, which the linter does not know in small letters, and which no slip is near. */
function isSmallName(suspect: Suspect, context: SpellingContext): boolean {
  const { word, before, after } = suspect;
  return (
    /^[a-z]{3,}$/.test(word) &&
    context.names.has(word) &&
    !IS_PARTICLE.test(word) &&
    !/[.@/_#\d&\\=-]$/.test(before) &&
    !/^(?:[@/_#\d&\\=-]|\.[A-Za-z])/.test(after) &&
    findSureReading(suspect, context) === undefined
  );
}

function toJudged({ word, proposals }: Suspect, readings: readonly string[], sureness: Sureness): Judged {
  // Words are counted in all dialects: “analised” is the linter's “analyzed” here, though “analysed” is nearer
  const inDialect = (reading: string) =>
    proposals.includes(reading) ? reading : (findDialectSpelling(reading, proposals) ?? reading);
  const [right = '', ...others] = new Set(readings.map((reading) => matchCapital(word, inDialect(reading))));
  return { right, others, reason: explain(word, right).replaceAll("'", '’'), sureness };
}

/** “my companys policy”: what belongs to one, where a plural is less likely. */
function readOwner(
  text: string,
  { lower, start, end }: Suspect,
  { model, frequencies }: SpellingContext,
): string | undefined {
  const [, one = ''] = /^(\p{Ll}+[^aeiou]y)s$/u.exec(lower) ?? [];
  if (one === '' || frequencies.of(one) === 0) return undefined;
  const { gainOf } = readPlace(model, text, start, end);
  return gainOf(`${one}'s`) > gainOf(toPlural(one)) ? `${one}'s` : undefined;
}

/** What is known of a word before its letters are weighed: its reading, or that it is left. */
function findKnown(text: string, suspect: Suspect, context: SpellingContext): Judged | 'left' | undefined {
  const added = context.own.findForm(suspect.word);
  if (added !== undefined)
    return { right: added, others: [], reason: `Your dictionary has it as “${added}”.`, sureness: SURE };
  const isCapital = /^[A-Z]/.test(suspect.word);
  // “nour” is no “nor” of another dialect
  const isWord = context.frequencies.of(suspect.lower) > 0 || context.model.knows(suspect.lower);
  const local =
    isWord && (!isCapital || suspect.startsSentence)
      ? findDialectSpelling(suspect.lower, suspect.proposals)
      : undefined;
  if (local !== undefined) {
    const right = matchCapital(suspect.word, local);
    return { right, others: [], reason: explainDialect(context.language, right), sureness: SURE };
  }
  // “choosed” and “womens” have rules of their own, which look at the tense and at the next word.
  if (findRegularisedBase(suspect.lower) !== undefined || isDoublePlural(suspect.lower)) return 'left';
  if (context.isDraft && isSmallName(suspect, context)) {
    const right = withCapital(suspect.word);
    return { right, others: [], reason: explain(suspect.word, right), sureness: SURE };
  }
  if (isMeant(suspect, context)) return 'left';
  // Before the list of misspellings, which has “companies” for it
  const sure = readOwner(text, suspect, context) ?? findSureReading(suspect, context);
  if (sure !== undefined) return toJudged(suspect, [sure], SURE);
  const [first = ''] = suspect.proposals;
  // The linter has “Quaternary” with a capital only: where no name is expected, small letters may be right
  const isWithCapital = /^[A-Z]/.test(first) && first.toLowerCase() === suspect.lower;
  return isWithCapital ? toJudged(suspect, [first], context.isDraft ? SURE : DOUBTFUL) : undefined;
}

/** The most likely reading; nothing for words that are meant or near no other. */
function judge(text: string, suspect: Suspect, context: SpellingContext): Judged | undefined {
  const known = findKnown(text, suspect, context);
  if (known !== undefined) return known === 'left' ? undefined : known;
  const reading = readSuspect(text, suspect, context);
  return reading === undefined ? undefined : toJudged(suspect, listLikely(reading), judgeReading(reading));
}

/** Of words that the writer has not added. The linter knows two kinds: those near another word, and those that hold two. */
function listSpellingLints(text: string, lints: readonly Lint[], { own }: SpellingContext): Lint[] {
  const spans = own.listSpans(text);
  return lints.filter((lint) => isSpelling(lint) && !touches(spans, lint.start, lint.end));
}

/** Unknown words whose readings are judged by what speaks for them. */
export function listReadings(text: string, lints: readonly Lint[], context: SpellingContext): Reading[] {
  return listSpellingLints(text, lints, context).flatMap((lint) => {
    const suspect = toSuspect(text, lint);
    const reading =
      findKnown(text, suspect, context) === undefined ? readSuspect(text, suspect, context) : undefined;
    return reading === undefined ? [] : [reading];
  });
}

/** Letters of “dont” and “pls”. */
export const LONGEST_SHORTHAND = 4;

/** Corrections of the words that the linter does not know, where they are sure. Offsets are those of `text`. */
export function findMisspellings(
  text: string,
  lints: readonly Lint[],
  context: SpellingContext,
  { isBesideSlips, keepsCapitals }: Spelling,
): Change[] {
  const judged = listSpellingLints(text, lints, context).flatMap((lint) => {
    const found = judge(text, toSuspect(text, lint), context);
    return found === undefined ? [] : [{ lint, ...found }];
  });
  // Shorthand, as “u” and “im”, says nothing of the words beside it
  const isSureOfOne = judged.some(
    ({ sureness, lint }) => sureness.anywhere && lint.end - lint.start > LONGEST_SHORTHAND,
  );
  const isEnough = ({ anywhere, besideSure, besideSlips }: Sureness) =>
    anywhere || (isSureOfOne && besideSure) || (isBesideSlips && keepsCapitals && besideSlips);
  return judged.flatMap(({ lint: { start, end }, right, others, reason, sureness }) => {
    if (!isEnough(sureness)) return [];
    const about = { category: 'spelling', gist: '', rule: 'spelling' } as const;
    return [
      { start, end, replacement: right, reason, ...offer(others.slice(0, MOST_ALTERNATIVES)), ...about },
    ];
  });
}

/** Every word that is unknown and not meant. Offsets are those of `text`. */
export function findUnknownWords(
  text: string,
  lints: readonly Lint[],
  context: SpellingContext,
): UnknownWord[] {
  return listSpellingLints(text, lints, context).flatMap((lint) => {
    const suspect = toSuspect(text, lint);
    if (isMeant(suspect, context)) return [];
    const reading = judge(text, suspect, context);
    const readings = reading === undefined ? [] : [reading.right, ...reading.others];
    const replacements = readings.slice(0, MOST_READINGS).map((one) => one.replaceAll("'", '’'));
    return [{ start: lint.start, end: lint.end, word: suspect.word, replacements }];
  });
}

/** What is said of a word of which no reading is sure. */
export function explainUnknown({ word, replacements: [likeliest] }: UnknownWord): string {
  return likeliest === undefined
    ? `“${word}” is in no word list here; check its spelling.`
    : `Is “${word}” meant, or “${likeliest}”?`;
}

/** Words that were left because no reading was sure: of each the first, as an issue. */
export function listUnknownOnce(words: readonly UnknownWord[]): Issue[] {
  const byWord = Map.groupBy(words, ({ word }) => word.toLowerCase());
  return [...byWord.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const { start, end, replacements } = first;
    const about = { id: `spelling-${start}`, type: 'spelling', rule: 'spelling' } as const;
    return [{ ...about, message: explainUnknown(first), startIndex: start, endIndex: end, replacements }];
  });
}
