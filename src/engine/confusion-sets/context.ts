import type { LanguageModel } from '../language-model/language-model.ts';
import { START } from '../language-model/language-model.ts';
import type { Token } from '../language-model/tokens.ts';
import { CLASSES, loadWordClasses } from '../language-model/word-classes.ts';

/** Words that are read before and after a place. */
const REACH = 5;
/** What stands beyond the end of a sentence, as a word and as a class. */
const OUTSIDE = 0xffff;
const OUTSIDE_CLASS = CLASSES;
/** Words more frequent than this say nothing of what a sentence is about. */
const FREQUENT = 150;

/** What is read of a place: words (w) and classes of words (c), by how far before or behind it they stand, and the base (b). */
interface Part {
  of: 'word' | 'class' | 'base';
  place: number;
}

const KINDS = { w: 'word', c: 'class', b: 'base' } as const;

function readPart(part: string): Part {
  const [letter = ''] = part;
  return { of: KINDS[letter as keyof typeof KINDS], place: REACH + Number(part.slice(1)) };
}

/** One feature each of a table, of all its parts together. */
const readFeatures = (table: string): Part[][] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((feature) => feature.trim().split(' ').map(readPart));

const FEATURES = readFeatures(`
w-1 | w+1 | w-2 | w+2 | w-3 | w-2 w-1 | w-1 w+1 | w+1 w+2 | w-3 w-2 w-1 | w+1 w+2 w+3
c-1 | c+1 | c-2 | c+2 | c-3 | c+3 | c-2 c-1 | c-1 c+1 | c+1 c+2 | c+1 c+2 c+3 | c-3 c-2 c-1
c-2 c-1 c+1 | c-1 c+1 c+2 | c-2 c-1 c+1 c+2 | c-4 c-3 c-2 c-1 | c-5 c-4 c-3 c-2 c-1
w-1 c+1 | c-1 w+1 | w+1 c+2 | c-2 w-1 | w-2 c-1 | w-1 c+1 c+2 | c-2 c-1 w+1 | c-3 c-2 w-1 | w-3 c-2 c-1 | w-4 c-3 c-2 c-1
`);

/** Of places where a form of a known word stands. */
const FEATURES_OF_BASE = readFeatures('b | b w-1 | b w+1 | b c-1 | b c+1');

/** Features of the words around a place, each as a number of 32 bits that is nearly its own. */
export type Context = Uint32Array;

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ Math.imul(value + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Which word, and of which class, stands in each place around one; the word at the place itself is not read. */
function readAround(words: ArrayLike<number>, at: number, classes: Uint8Array) {
  const around = new Uint16Array(2 * REACH + 1).fill(OUTSIDE);
  const kinds = new Uint8Array(2 * REACH + 1).fill(OUTSIDE_CLASS);
  const last = Math.min(words.length - 1, at + REACH);
  for (let index = Math.max(0, at - REACH); index <= last; index += 1) {
    const word = words[index] ?? OUTSIDE;
    around[index - at + REACH] = word;
    kinds[index - at + REACH] = classes[word] ?? 0;
  }
  return { around, kinds };
}

/**
 * Reads one place. `words`: a sentence as numbers of the language model, behind its start.
 *
 * @param base number of the word of which a form stands there
 */
export function readContext(
  words: ArrayLike<number>,
  at: number,
  classes: Uint8Array,
  base?: number,
): Context {
  const { around, kinds } = readAround(words, at, classes);
  const features = base === undefined ? FEATURES : [...FEATURES, ...FEATURES_OF_BASE];
  const context = new Uint32Array(features.length + 2 * REACH);
  let size = 0;
  for (const [index, parts] of features.entries()) {
    let hash = index;
    for (const { of, place } of parts) {
      const value = of === 'word' ? around[place] : of === 'class' ? kinds[place] : base;
      hash = mix(hash, value ?? 0);
    }
    context[size] = hash;
    size += 1;
  }
  for (let place = 0; place < around.length; place += 1) {
    const word = around[place] ?? OUTSIDE;
    if (place === REACH || word <= FREQUENT || word === OUTSIDE) continue;
    context[size] = mix(features.length, word);
    size += 1;
  }
  return context.subarray(0, size);
}

/** Reads the place before a word, as if another one stood there. */
export function readGap(words: ArrayLike<number>, at: number, classes: Uint8Array): Context {
  const from = Math.max(0, at - REACH);
  const around = Array.from(
    { length: Math.min(words.length, at + REACH) - from },
    (_, index) => words[from + index] ?? OUTSIDE,
  );
  around.splice(at - from, 0, OUTSIDE);
  return readContext(around, at - from, classes);
}

/** Reads the contexts of one sentence. */
export interface ContextReader {
  words: readonly number[];
  contextOf(token: number, base?: string): Context;
  /** Of the place before a token, as if a word stood there. */
  contextBefore(token: number): Context;
}

export function makeContextReader(model: LanguageModel, tokens: readonly Token[]): ContextReader {
  const words = [START, ...model.read(tokens)];
  const classes = loadWordClasses();
  const contexts = new Map<string, Context>();
  function readOnce(key: string, read: () => Context): Context {
    const context = contexts.get(key) ?? read();
    contexts.set(key, context);
    return context;
  }
  return {
    words,
    contextOf: (token, base = '') =>
      readOnce(`${token} ${base}`, () => {
        const [number] = base === '' ? [] : model.read([{ key: base, capital: false }]);
        return readContext(words, token + 1, classes, number);
      }),
    contextBefore: (token) => readOnce(`before ${token}`, () => readGap(words, token + 1, classes)),
  };
}
