import { type Candidate, makeCandidateLister } from '../../src/engine/confusion-sets/candidates.ts';
import type { Classifier } from '../../src/engine/confusion-sets/classifiers.ts';
import { readContext } from '../../src/engine/confusion-sets/context.ts';
import { loadLanguageModel } from '../../src/engine/language-model/language-model.ts';
import { readTokens } from '../../src/engine/language-model/tokens.ts';
import { loadWordClasses } from '../../src/engine/language-model/word-classes.ts';
import { learnWeights, type Place } from './regression.ts';

/** Places of a kind that are learnt from, spread over all texts; and the most weights of a pair, as a power of two. */
const SIZES = { words: { places: 80_000, bits: 15 }, forms: { places: 240_000, bits: 18 } };
/** A pair of which one side stands in fewer places is not learnt. */
const FEWEST_PLACES = 15;
const FEWEST_BITS = 10;

/** Texts as numbers of words. */
export interface Texts {
  /** Sentences one after the other, each behind a 0. */
  words: Uint16Array;
  /** The word of a number. */
  keys: ReadonlyMap<number, string>;
}

export function readTexts(sentences: Iterable<string>): Texts {
  const model = loadLanguageModel();
  const keys = new Map<number, string>();
  let words = new Uint16Array(2 ** 20);
  let size = 0;
  for (const sentence of sentences) {
    const tokens = readTokens(sentence);
    if (size + tokens.length + 1 > words.length) {
      const longer = new Uint16Array(2 * words.length);
      longer.set(words);
      words = longer;
    }
    size += 1;
    for (const [index, number] of model.read(tokens).entries()) {
      words[size] = number;
      size += 1;
      const { key = '' } = tokens[index] ?? {};
      if (model.knows(key)) keys.set(number, key);
    }
  }
  return { words: words.subarray(0, size), keys };
}

type Template = Omit<Candidate, 'token'>;

/** What each word could have been meant to be. */
function listTemplates(keys: Texts['keys']): Map<number, Template[]> {
  const list = makeCandidateLister(loadLanguageModel());
  return new Map(
    [...keys].map(([number, key]) => [number, [...list([{ key, capital: false, start: 0, end: 0 }])]]),
  );
}

const sizesOf = (isForm: boolean) => (isForm ? SIZES.forms : SIZES.words);

/** Of each kind the places where it could change something; of those that are too many every so manieth. */
function findPlaces({ words }: Texts, templates: Map<number, Template[]>): Map<string, Place[]> {
  const frequencies = new Uint32Array(2 ** 16);
  for (const word of words) frequencies[word] = (frequencies[word] ?? 0) + 1;
  const totals = new Map<string, number>();
  for (const [number, list] of templates) {
    for (const { kind } of list) totals.set(kind, (totals.get(kind) ?? 0) + (frequencies[number] ?? 0));
  }
  const model = loadLanguageModel();
  const numberOf = (base: string) => model.read([{ key: base, capital: false }])[0];
  const seen = new Map<string, number>();
  const places = new Map<string, Place[]>([...totals.keys()].map((kind) => [kind, []]));
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (word === 0) start = at;
    for (const { kind, base } of templates.get(word) ?? []) {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      const every = Math.ceil((totals.get(kind) ?? 0) / sizesOf(base !== undefined).places);
      if (count % every === 0)
        places.get(kind)?.push({ start, at, base: base === undefined ? base : numberOf(base) });
    }
  }
  return places;
}

export function pack(pair: readonly [string, string], weights: Float32Array): Classifier {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
  return {
    pair,
    weights: Int8Array.from(weights, (weight) => Math.round((127 * weight) / largest)),
    step: largest / 127 / Math.LN10,
  };
}

/** Learns to tell the two sides of each kind apart by right text. Those with a rare side are left out. */
export function train(texts: Texts): Classifier[] {
  const classes = loadWordClasses();
  const { words } = texts;
  const readAt = ({ start, at, base }: Place) => {
    const end = words.indexOf(0, at);
    return readContext(words.subarray(start, end < 0 ? words.length : end), at - start, classes, base);
  };
  const places = findPlaces(texts, listTemplates(texts.keys));
  return [...places].flatMap(([kind, ones]) => {
    const [one = '', other = ''] = kind.split('>');
    const others = places.get(`${other}>${one}`) ?? [];
    if (one > other || Math.min(ones.length, others.length) < FEWEST_PLACES) return [];
    process.stderr.write(`${one} ${other}: ${ones.length}, ${others.length}\n`);
    const isForm = ones[0]?.base !== undefined;
    const bits = Math.ceil(Math.log2(4 * (ones.length + others.length)));
    const size = 2 ** Math.min(sizesOf(isForm).bits, Math.max(FEWEST_BITS, bits));
    return [pack([one, other], learnWeights(ones, others, size, readAt))];
  });
}
