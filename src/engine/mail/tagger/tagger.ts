import { readFileSync } from 'node:fs';
import type { SentenceKind } from './contracts.ts';
import {
  FIRST_WORD,
  readCase,
  readEnding,
  readMark,
  readPerson,
  readWord,
  type WordMark,
} from './features.ts';
import { addProduct, type LstmLayer, runLayer } from './lstm.ts';

export type { WordMark } from './features.ts';

/** A word as the tagger reads it, with straight apostrophes, and what stands before it. */
export interface TaggedWord {
  text: string;
  mark: WordMark;
}

/** What the tagger says of each word of a text in haste. All are likelihoods from 0 to 1. */
export interface Tags {
  /** A sentence begins with the word. */
  begins: Float32Array;
  /** Its sentence asks. */
  asks: Float32Array;
  /** By word and, in rows of `structures.length`, what subject or verb was left out before it. */
  structures: Float32Array;
  /** By word and, in rows of `articles.length`, what article or preposition was left out before it. */
  articles: Float32Array;
  /** By word and, in rows of `kinds.length`, whom its sentence is for. */
  kinds: Float32Array;
}

export interface Tagger {
  kinds: readonly SentenceKind[];
  structures: readonly string[];
  articles: readonly string[];
  tag(words: readonly TaggedWord[]): Tags;
}

interface Header {
  words: readonly string[];
  kinds: readonly SentenceKind[];
  structures: readonly string[];
  articles: readonly string[];
  matrices: readonly { name: string; rows: number; columns: number }[];
}

type Matrices = (name: string) => Float32Array;

/**
 * The file of the tagger. Little-endian:
 *
 *     Uint32     bytes of the header
 *     header     JSON: the vocabulary, the tags, names and sizes of the matrices
 *     matrices   each a row of Float32 scales, one for each of its rows, and its Int8 numbers, filled up to four bytes
 */
function readTaggerFile(file: Uint8Array<ArrayBuffer>): { header: Header; matrix: Matrices } {
  const [size = 0] = new Uint32Array(file.buffer, file.byteOffset, 1);
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + size)));
  const matrices = new Map<string, Float32Array>();
  let offset = file.byteOffset + 4 + size;
  for (const { name, rows, columns } of header.matrices) {
    const scales = new Float32Array(file.buffer, offset, rows);
    const steps = new Int8Array(file.buffer, offset + 4 * rows, rows * columns);
    matrices.set(
      name,
      Float32Array.from(steps, (step, at) => step * (scales[Math.floor(at / columns)] ?? 0)),
    );
    offset += 4 * rows + ((rows * columns + 3) & ~3);
  }
  const matrix = (name: string) => {
    const found = matrices.get(name);
    if (found === undefined) throw new Error(`The tagger's file has no ${name}.`);
    return found;
  };
  return { header, matrix };
}

const readLayer = (matrix: Matrices, name: string): LstmLayer => ({
  inputWeights: matrix(`${name}.input`),
  hiddenWeights: matrix(`${name}.hidden`),
  bias: matrix(`${name}.bias`),
});

/** Two rows of numbers side by side, word by word. */
function joinRows(one: Float32Array, other: Float32Array, width: number): Float32Array {
  const joined = new Float32Array(one.length + other.length);
  for (let at = 0; at * width < one.length; at += 1) {
    joined.set(one.subarray(at * width, (at + 1) * width), 2 * at * width);
    joined.set(other.subarray(at * width, (at + 1) * width), (2 * at + 1) * width);
  }
  return joined;
}

/** For each word a row of likelihoods that are 1 together. */
function toLikelihoods(states: Float32Array, width: number, weights: Float32Array, bias: Float32Array) {
  const count = states.length / width;
  const kinds = bias.length;
  const likelihoods = new Float32Array(count * kinds);
  for (let at = 0; at < count; at += 1) {
    const row = likelihoods.subarray(at * kinds, (at + 1) * kinds);
    row.set(bias);
    addProduct(weights, states, at * width, width, row, 0);
    const best = Math.max(...row);
    let total = 0;
    for (const [kind, value] of row.entries()) total += row[kind] = Math.exp(value - best);
    for (const [kind, value] of row.entries()) row[kind] = value / total;
  }
  return likelihoods;
}

const EMBEDDINGS = ['word', 'ending', 'case', 'mark', 'person'] as const;
const LAYERS = ['first', 'second'] as const;

function makeTagger(file: Uint8Array<ArrayBuffer>): Tagger {
  const { header, matrix } = readTaggerFile(file);
  const vocabulary = new Map(header.words.map((word, index) => [word, index + FIRST_WORD]));
  const embeddings = EMBEDDINGS.map((name) => {
    const columns = header.matrices.find((each) => each.name === name)?.columns ?? 0;
    return { table: matrix(name), columns };
  });
  const width = embeddings.reduce((sum, { columns }) => sum + columns, 0);
  const layers = LAYERS.map((name) => [
    readLayer(matrix, `${name}.forward`),
    readLayer(matrix, `${name}.backward`),
  ]);
  function embed(words: readonly TaggedWord[]): Float32Array {
    const inputs = new Float32Array(words.length * width);
    let into = 0;
    for (const { text, mark } of words) {
      const lower = text.toLowerCase();
      const rows = [
        readWord(lower, vocabulary),
        readEnding(lower),
        readCase(text),
        readMark(mark),
        readPerson(lower),
      ];
      for (const [index, { table, columns }] of embeddings.entries()) {
        const row = rows[index] ?? 0;
        inputs.set(table.subarray(row * columns, (row + 1) * columns), into);
        into += columns;
      }
    }
    return inputs;
  }
  return {
    kinds: header.kinds,
    structures: header.structures,
    articles: header.articles,
    tag(words) {
      let states = embed(words);
      let size = width;
      for (const [forward, backward] of layers) {
        if (forward === undefined || backward === undefined) continue;
        const hidden = forward.bias.length / 4;
        states = joinRows(
          runLayer(forward, states, size, false),
          runLayer(backward, states, size, true),
          hidden,
        );
        size = 2 * hidden;
      }
      const read = (name: string) => toLikelihoods(states, size, matrix(name), matrix(`${name}.bias`));
      const second = (pairs: Float32Array) => pairs.filter((_, at) => at % 2 === 1);
      return {
        begins: second(read('begins')),
        asks: second(read('asks')),
        structures: read('structures'),
        articles: read('articles'),
        kinds: read('kinds'),
      };
    },
  };
}

let loaded: Tagger | undefined;
/** The tagger that comes with the engine; read when it is first asked for. */
export function loadTagger(): Tagger {
  loaded ??= makeTagger(new Uint8Array(readFileSync(new URL('tagger.bin', import.meta.url))));
  return loaded;
}
