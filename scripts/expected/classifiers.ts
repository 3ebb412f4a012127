import type { Classifier } from '../../src/engine/confusion-sets/classifiers.ts';
import { readContext, readGap } from '../../src/engine/confusion-sets/context.ts';
import { findOwner, PREPOSITIONS } from '../../src/engine/expected/candidates.ts';
import { NONE } from '../../src/engine/expected/signs.ts';
import { loadWordClasses } from '../../src/engine/language-model/word-classes.ts';
import { learnWeights, type Place } from '../confusion-sets/regression.ts';
import { pack, type Texts } from '../confusion-sets/train.ts';

/** Places of a word that are learnt from, spread over all texts; of places without a word, so many times more. */
const PLACES = 300_000;
const TIMES_WITHOUT = 2;
/** Words around a place that are read. */
const REACH = 8;

/** A pair that is told apart, how many weights as a power of two, and the most places of each. */
type Pair = readonly [one: string, other: string, bits: number, places: number];

const PAIRS: readonly Pair[] = [
  [NONE, 'the', 17, PLACES],
  [NONE, 'a', 17, PLACES],
  ['a', 'the', 16, PLACES],
  [NONE, ',', 18, TIMES_WITHOUT * PLACES],
  ...PREPOSITIONS.map((word): Pair => [NONE, word, 16, PLACES]),
  ...PREPOSITIONS.flatMap((one, index) =>
    PREPOSITIONS.slice(index + 1).map((other): Pair => [one, other, 15, PLACES / 5]),
  ),
];

/** So many of the places at most, spread over all of them. */
function thin(places: readonly Place[], most: number): Place[] {
  const every = Math.ceil(places.length / most);
  return places.filter((_, index) => index % every === 0);
}

/** The words around one, within its sentence, and its index among them. */
function cutAround(words: Uint16Array, start: number, at: number): { near: Uint16Array; index: number } {
  const from = Math.max(start, at - REACH);
  const end = words.subarray(0, at + REACH).indexOf(0, at);
  return { near: words.subarray(from, end < 0 ? at + REACH : end), index: at - from };
}

/** A place before a word, where none stands, has its index below zero. */
function findPlaces({ words, keys }: Texts): Map<string, Place[]> {
  const names = new Map(
    [...keys].flatMap(([number, key]): [number, string][] => {
      const name = key === 'an' ? 'a' : key;
      return PAIRS.some((pair) => pair.slice(0, 2).includes(name)) ? [[number, name]] : [];
    }),
  );
  const totals = new Map<string, number>();
  const count = (name: string, counts: Map<string, number>) => {
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    return times;
  };
  for (const word of words) {
    const name = names.get(word);
    if (name !== undefined) count(name, totals);
    if (word !== 0) count(NONE, totals);
  }
  const seen = new Map<string, number>();
  const places = new Map<string, Place[]>();
  const take = (name: string, most: number, place: Place) => {
    const every = Math.ceil((totals.get(name) ?? 0) / most);
    if (count(name, seen) % every !== 0) return;
    const known = places.get(name);
    if (known) known.push(place);
    else places.set(name, [place]);
  };
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (word === 0) start = at;
    else {
      const name = names.get(word);
      if (name !== undefined) take(name, PLACES, { start, at, base: undefined });
      take(NONE, TIMES_WITHOUT * PLACES, { start, at: -at, base: undefined });
    }
  }
  return places;
}

/** Weights of the pair, as a power of two, and places of each that are learnt from. */
const OWNERS = { bits: 18, places: 240_000 };

/** Nouns that own what follows, without the “'s” behind them, and plurals, each with the noun that both are forms of. */
function findOwners({ words, keys }: Texts): Record<'plural' | 'owner', Place[]> {
  const numbers = new Map([...keys].map(([number, key]) => [key, number]));
  const mark = numbers.get("'s");
  const singulars = new Map(
    [...keys].flatMap(([number, key]): [number, number][] => {
      const singular = numbers.get(findOwner(key)?.slice(0, -2) ?? '');
      return singular === undefined ? [] : [[number, singular]];
    }),
  );
  const nouns = new Set(singulars.values());
  const found: Record<'plural' | 'owner', Place[]> = { plural: [], owner: [] };
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (word === 0) start = at;
    const base = singulars.get(word);
    if (base !== undefined) found.plural.push({ start, at, base });
    if (words[at + 1] === mark && nouns.has(word)) found.owner.push({ start, at, base: word });
  }
  return found;
}

/** Learns from right text whether a noun with an “s” owns what follows, or is more than one. */
function trainOwners(texts: Texts): Classifier {
  const { words } = texts;
  const classes = loadWordClasses();
  const { plural, owner } = findOwners(texts);
  const owners = new Set(owner);
  const readAt = (place: Place) => {
    const { near, index } = cutAround(words, place.start, place.at);
    const read = owners.has(place) ? near.filter((_, other) => other !== index + 1) : near;
    return readContext(read, index, classes, place.base);
  };
  const [ones, others] = [thin(owner, OWNERS.places), thin(plural, OWNERS.places)];
  process.stderr.write(`owner plural: ${ones.length}, ${others.length}\n`);
  return pack(['owner', 'plural'], learnWeights(ones, others, 2 ** OWNERS.bits, readAt));
}

/** Learns from right text which article, comma or preposition stands in a place, or none. */
export function trainSmallWords(texts: Texts): Classifier[] {
  const { words } = texts;
  const classes = loadWordClasses();
  const places = findPlaces(texts);
  const readAt = ({ start, at }: Place) => {
    const { near, index } = cutAround(words, start, Math.abs(at));
    return at < 0 ? readGap(near, index, classes) : readContext(near, index, classes);
  };
  const pairs = PAIRS.map(([one, other, bits, most]) => {
    const [ones, others] = [thin(places.get(one) ?? [], most), thin(places.get(other) ?? [], most)];
    process.stderr.write(`${one} ${other}: ${ones.length}, ${others.length}\n`);
    return pack([one, other], learnWeights(ones, others, 2 ** bits, readAt));
  });
  return [...pairs, trainOwners(texts)];
}
