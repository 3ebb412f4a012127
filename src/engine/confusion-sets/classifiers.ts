import { readFileSync } from 'node:fs';
import type { Context } from './context.ts';

/** Which of two words stands in a place, by what stands around it: logistic regression over hashed features. */
export interface Classifier {
  /** Of these two words; the first one speaks for negative sums. */
  pair: readonly [string, string];
  /** A power of two of them, found by the last bits of a feature. */
  weights: Int8Array;
  /** The decimal logarithm of the odds that one step of a weight stands for. */
  step: number;
}

/**
 * The file of the classifiers. Little-endian:
 *
 *     Uint32       bytes of the pairs
 *     pairs        UTF-8, one a line: both words and the number of weights, spaces between, filled up with spaces to
 *                  a multiple of four bytes
 *     Float32      the step of each pair
 *     Int8         the weights of each pair
 */
export function packClassifiers(classifiers: readonly Classifier[]): Uint8Array {
  const lines = classifiers.map(({ pair, weights }) => `${pair.join(' ')} ${weights.length}`).join('\n');
  const pairs = new TextEncoder().encode(lines);
  const padded = new Uint8Array((pairs.length + 3) & ~3).fill(0x20);
  padded.set(pairs);
  const parts = [
    new Uint8Array(Uint32Array.of(padded.length).buffer),
    padded,
    new Uint8Array(Float32Array.from(classifiers, ({ step }) => step).buffer),
    ...classifiers.map(({ weights }) => new Uint8Array(weights.buffer, weights.byteOffset, weights.length)),
  ];
  return Buffer.concat(parts);
}

export function readClassifiers(file: Uint8Array<ArrayBuffer>): Classifier[] {
  const { buffer } = file;
  const [size = 0] = new Uint32Array(buffer, 0, 1);
  const lines = new TextDecoder()
    .decode(file.subarray(4, 4 + size))
    .trimEnd()
    .split('\n');
  const steps = new Float32Array(buffer, 4 + size, lines.length);
  let offset = 4 + size + 4 * lines.length;
  return lines.map((line, index) => {
    const [one = '', other = '', length = ''] = line.split(' ');
    const weights = new Int8Array(buffer, offset, Number(length));
    offset += weights.length;
    return { pair: [one, other], weights, step: steps[index] ?? 0 };
  });
}

function sum({ weights, step }: Classifier, context: Context): number {
  let total = 0;
  for (const feature of context) total += weights[feature & (weights.length - 1)] ?? 0;
  return total * step;
}

/** How much likelier a word is than the one that is written, as a power of ten, by what stands around it. */
export type Odds = (context: Context) => number;

export function makeOdds(classifiers: readonly Classifier[]): Map<string, Odds> {
  return new Map(
    classifiers.flatMap((classifier): [string, Odds][] => {
      const [one, other] = classifier.pair;
      return [
        [`${one}>${other}`, (context) => sum(classifier, context)],
        [`${other}>${one}`, (context) => -sum(classifier, context)],
      ];
    }),
  );
}

export const loadOddsFrom = (file: URL): Map<string, Odds> =>
  makeOdds(readClassifiers(new Uint8Array(readFileSync(file))));

let loaded: Map<string, Odds> | undefined;

/** By kinds such as `its>it's`; a kind of two words of which one is too rare to learn from is missing. */
export function loadOdds(): Map<string, Odds> {
  loaded ??= loadOddsFrom(new URL('classifiers.bin', import.meta.url));
  return loaded;
}
