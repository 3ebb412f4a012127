import type { Frequencies } from '../lexicon/frequencies.ts';
import { findMisspelt } from '../lexicon/misspellings.ts';
import { toPlural } from '../lexicon/nouns.ts';
import { findKnownReading } from './common-slips.ts';

/** Occurrences in the word counts that make a word common; of four letters, many combinations are names and terms. */
const COMMON = 3e6;
const COMMON_OF_FEW = 2e8;
const SHORTEST = 4;

/** The words that two neighbouring letters in each other's place, or one letter twice or once, make of a word. */
function listNear(word: string): string[] {
  return [...word].flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    const next = after.charAt(0);
    const single = next === letter ? [before + after] : [];
    const swapped = next === '' || next === letter ? [] : [before + next + letter + after.slice(1)];
    return [...single, ...swapped, before + letter + letter + after];
  });
}

/** The common word that an unknown one is by a swapped or doubled letter: “adress”, “resluts”. */
export function findTypo(lower: string, frequencies: Frequencies): string | undefined {
  if (lower.length < SHORTEST || frequencies.of(lower) > 0 || !/^[a-z]+$/.test(lower)) return undefined;
  const least = lower.length === SHORTEST ? COMMON_OF_FEW : COMMON;
  const [best] = listNear(lower)
    .filter((word) => frequencies.of(word) >= least)
    .sort((one, other) => frequencies.of(other) - frequencies.of(one));
  return best;
}

/** Occurrences in the word counts of a plural such as “copies”. */
const USUAL_PLURAL = 2e6;

/** “copies” for “copys”, “leaves” for “leafs” and “donkeys” for “donkies”, whoever's counts hold the slip, too. */
function findPlural(
  word: string,
  { frequencies, names }: { frequencies: Frequencies; names: ReadonlySet<string> },
): string | undefined {
  if (!/^[a-z]{3,}s$/.test(word)) return undefined;
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}ey` : word.slice(0, -1);
  const plural = toPlural(singular);
  // “the kennedys next door” are a family
  if (plural === word || plural === `${word}es` || names.has(singular) || names.has(word)) return undefined;
  const isPlural =
    frequencies.of(plural) > USUAL_PLURAL && frequencies.of(plural) > 20 * frequencies.of(word);
  return isPlural && frequencies.of(singular) > USUAL_PLURAL ? plural : undefined;
}

/** Shorter ones are as often names and terms. */
const SHORTEST_LISTED = 5;

/** “definelty”, which many have misspelt so before; “carolan” is a name. */
function findListed(word: string, names: ReadonlySet<string>): string | undefined {
  const isName = [word, word.replace(/s$/, '')].some((name) => names.has(name));
  const right = word.length < SHORTEST_LISTED || isName ? undefined : findMisspelt(word);
  // “equipments” is spelled well, and a slip of grammar
  return right === undefined || word.startsWith(right) ? undefined : right;
}

const LEAST_OF_PH = 300_000;
/** “elefants”, “fone”: as they sound. */
function findPh(word: string, frequencies: Frequencies): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  return [...word.matchAll(/f/g)]
    .map(({ index }) => `${word.slice(0, index)}ph${word.slice(index + 1)}`)
    .find((reading) => frequencies.of(reading) > Math.max(LEAST_OF_PH, 20 * frequencies.of(word)));
}

/** The one reading of a word that is sure to be a slip, wherever it stands. */
export function findSlip(
  word: string,
  lists: { frequencies: Frequencies; names: ReadonlySet<string> },
): string | undefined {
  const lower = word.toLowerCase();
  return (
    findKnownReading(lower) ??
    findListed(lower, lists.names) ??
    findPlural(word, lists) ??
    findPh(word, lists.frequencies)
  );
}
