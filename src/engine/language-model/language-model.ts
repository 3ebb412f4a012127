import { readFileSync } from 'node:fs';
import {
  align,
  countBuckets,
  decodeBackoff,
  decodeProbability,
  HEADER_LENGTH,
  locate,
  MAGIC,
  ORDER,
  VERSION,
} from './packed.ts';
import type { Token } from './tokens.ts';

/** What of a token the model reads. */
export type ReadToken = Pick<Token, 'key' | 'capital'>;

/** How likely runs of words are in edited English prose. */
export interface LanguageModel {
  /** Numbers of the words, for `score`. Inside a sentence a capital makes a name of an unknown word. */
  read(tokens: readonly ReadToken[], isInside?: boolean): number[];
  /** Logarithm (base 10) of how likely the words `from` to `to` are, each after the three before it. */
  score(words: readonly number[], from: number, to: number): number;
  /** Whether the word was counted. */
  knows(key: string): boolean;
}

/** Stand for what is no word of the vocabulary; the first lines of every file. */
export const SPECIAL = ['<s>', '<unk>', '<name>'] as const;
export const [START, UNKNOWN, NAME] = [0, 1, 2] as const;

/** The number of a word: its own, or that of unknown words, or of names. */
export function numberOf(
  numbers: ReadonlyMap<string, number>,
  { key, capital }: ReadToken,
  isInside: boolean,
): number {
  return numbers.get(key) ?? (capital && isInside ? NAME : UNKNOWN);
}

/** One unknown word is as likely as all of them together, spread over so many (base 10). */
const SPREAD_OF_UNKNOWN = -4.5;

interface Table {
  starts: Uint32Array;
  fingerprints: Uint16Array;
  probabilities: Uint8Array;
  backoffs: Uint8Array;
}

const EMPTY = new Uint8Array(0);

/** Views of the parts of the file, one after the other. */
function makeCutter({ buffer, byteOffset }: Uint8Array<ArrayBuffer>) {
  let offset = byteOffset;
  const advance = (bytes: number) => {
    const at = offset;
    offset = align(offset + bytes);
    return at;
  };
  return {
    bytes: (length: number) => new Uint8Array(buffer, advance(length), length),
    shorts: (length: number) => new Uint16Array(buffer, advance(length * 2), length),
    words: (length: number) => new Uint32Array(buffer, advance(length * 4), length),
  };
}

/** Reads a packed file; throws where it is none. */
export function readLanguageModel(file: Uint8Array<ArrayBuffer>): LanguageModel {
  const cut = makeCutter(file);
  const header = cut.words(HEADER_LENGTH);
  const [magic, version, order, size = 0, bytes = 0] = header;
  if (magic !== MAGIC || version !== VERSION || order !== ORDER)
    throw new Error('This is no language model.');
  const numbers = new Map(
    new TextDecoder()
      .decode(cut.bytes(bytes))
      .split('\n')
      .map((word, index) => [word, index]),
  );
  const unigrams = { probabilities: cut.bytes(size), backoffs: cut.bytes(size) };
  const tables = [2, 3, 4].map((length): Table => {
    const runs = header[length + 3] ?? 0;
    return {
      starts: cut.words(countBuckets(runs) + 1),
      fingerprints: cut.shorts(runs),
      probabilities: cut.bytes(runs),
      backoffs: length < ORDER ? cut.bytes(runs) : EMPTY,
    };
  });

  /** Where the run stands in the table of its length; -1 where it does not. */
  function find(words: readonly number[], from: number, to: number): number {
    const table = tables[to - from - 2];
    if (table === undefined) return -1;
    const { bucket, fingerprint } = locate(words, from, to, table.starts.length - 1);
    const end = table.starts[bucket + 1] ?? 0;
    for (let index = table.starts[bucket] ?? 0; index < end; index += 1) {
      if (table.fingerprints[index] === fingerprint) return index;
    }
    return -1;
  }

  function backoff(words: readonly number[], from: number, to: number): number {
    if (to - from === 1) return decodeBackoff(unigrams.backoffs[words[from] ?? 0] ?? 0);
    const index = find(words, from, to);
    return index < 0 ? 0 : decodeBackoff(tables[to - from - 2]?.backoffs[index] ?? 0);
  }

  /** Of the word at `at`, after those from `from` on. */
  function logProbability(words: readonly number[], from: number, at: number): number {
    let weight = 0;
    for (let start = from; start < at; start += 1) {
      const index = find(words, start, at + 1);
      if (index >= 0) return weight + decodeProbability(tables[at - start - 1]?.probabilities[index] ?? 0);
      weight += backoff(words, start, at);
    }
    return weight + decodeProbability(unigrams.probabilities[words[at] ?? 0] ?? 0);
  }

  return {
    knows: (key) => numbers.has(key),
    read: (tokens, isInside = false) =>
      tokens.map((token, index) => numberOf(numbers, token, isInside || index > 0)),
    score(words, from, to) {
      let sum = 0;
      for (let at = Math.max(from, 0); at < to; at += 1) {
        sum += logProbability(words, Math.max(0, at - ORDER + 1), at);
        if (words[at] === UNKNOWN) sum += SPREAD_OF_UNKNOWN;
      }
      return sum;
    },
  };
}

let loaded: LanguageModel | undefined;

/** The model of the engine, read once a thread. */
export function loadLanguageModel(): LanguageModel {
  loaded ??= readLanguageModel(new Uint8Array(readFileSync(new URL('ngrams.bin', import.meta.url))));
  return loaded;
}
