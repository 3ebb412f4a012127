import { readFileSync } from 'node:fs';
import { type AttentionLayer, applyLinear, attend, type Linear, toShares } from './attention.ts';
import { FIRST_WORD, readCase, readEnding, readMark, readPerson, readWord } from './features.ts';
import { type LstmLayer, runLayer } from './lstm.ts';
import type { TaggedWord } from './marks.ts';

interface Header<Values> {
  words: readonly string[];
  /** The values of each tag that has more than yes and no. */
  values: Values;
  matrices: readonly { name: string; rows: number; columns: number }[];
}

type Matrices = (name: string) => Float32Array;

/** Says of each word of a text how likely its tags are. */
export interface Network<Values> {
  values: Values;
  /** For each tag, by its name, the likelihoods of its values, word by word. */
  read(words: readonly TaggedWord[]): (tag: string) => Float32Array;
}

/** The numbers of a matrix, each row in steps of its own scale. */
function toNumbers(steps: Int8Array, scales: Float32Array, columns: number): Float32Array {
  const numbers = new Float32Array(steps.length);
  for (const [row, scale] of scales.entries()) {
    for (let at = row * columns; at < (row + 1) * columns; at += 1) numbers[at] = (steps[at] ?? 0) * scale;
  }
  return numbers;
}

/**
 * The file of a network. Little-endian:
 *
 *     Uint32     bytes of the header
 *     header     JSON: the vocabulary, the values of the tags, names and sizes of the matrices
 *     matrices   each a row of Float32 scales, one for each of its rows, and its Int8 numbers, filled up to four bytes
 */
function readNetworkFile<Values>(file: Uint8Array<ArrayBuffer>): {
  header: Header<Values>;
  matrix: Matrices;
} {
  const [size = 0] = new Uint32Array(file.buffer, file.byteOffset, 1);
  const header: Header<Values> = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + size)));
  const matrices = new Map<string, Float32Array>();
  let offset = file.byteOffset + 4 + size;
  for (const { name, rows, columns } of header.matrices) {
    const scales = new Float32Array(file.buffer, offset, rows);
    const steps = new Int8Array(file.buffer, offset + 4 * rows, rows * columns);
    matrices.set(name, toNumbers(steps, scales, columns));
    offset += 4 * rows + ((rows * columns + 3) & ~3);
  }
  const matrix = (name: string) => {
    const found = matrices.get(name);
    if (found === undefined) throw new Error(`The network's file has no ${name}.`);
    return found;
  };
  return { header, matrix };
}

const readLayer = (matrix: Matrices, name: string): LstmLayer => ({
  inputWeights: matrix(`${name}.input`),
  hiddenWeights: matrix(`${name}.hidden`),
  bias: matrix(`${name}.bias`),
});

const readLinear = (matrix: Matrices, name: string): Linear => ({
  weights: matrix(name),
  bias: matrix(`${name}.bias`),
});

const readAttention = (matrix: Matrices): AttentionLayer => ({
  query: readLinear(matrix, 'query'),
  key: readLinear(matrix, 'key'),
  value: readLinear(matrix, 'value'),
  compared: readLinear(matrix, 'compared'),
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
function toLikelihoods(logits: Float32Array, count: number): Float32Array {
  for (let from = 0; from < logits.length; from += count) {
    logits.set(toShares([...logits.subarray(from, from + count)]), from);
  }
  return logits;
}

const EMBEDDINGS = ['word', 'ending', 'case', 'mark', 'person'] as const;
const LAYERS = ['first', 'second'] as const;

/** The network in a file of this folder. */
export function loadNetwork<Values>(name: string): Network<Values> {
  const file = new Uint8Array(readFileSync(new URL(name, import.meta.url)));
  const { header, matrix } = readNetworkFile<Values>(file);
  const vocabulary = new Map(header.words.map((word, index) => [word, index + FIRST_WORD]));
  const embeddings = EMBEDDINGS.map((each) => {
    const columns = header.matrices.find((found) => found.name === each)?.columns ?? 0;
    return { table: matrix(each), columns };
  });
  const width = embeddings.reduce((sum, { columns }) => sum + columns, 0);
  const layers = LAYERS.map((layer) => [
    readLayer(matrix, `${layer}.forward`),
    readLayer(matrix, `${layer}.backward`),
  ]);
  const attention = header.matrices.some((each) => each.name === 'query') ? readAttention(matrix) : undefined;
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
    values: header.values,
    read(words) {
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
      if (attention) {
        states = attend(attention, states, size);
        size = attention.compared.bias.length;
      }
      return (tag) => {
        const head = readLinear(matrix, tag);
        return toLikelihoods(applyLinear(head, states, size), head.bias.length);
      };
    },
  };
}
