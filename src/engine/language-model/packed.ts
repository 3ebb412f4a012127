/**
 * The file of the language model: probabilities and back-off weights of runs of one to four words, found by hash and
 * read where they lie. Little-endian; every part begins at a multiple of four bytes:
 *
 *     header       Uint32 × 8: magic, version, order, words, bytes of the vocabulary, runs of two, three and four words
 *     vocabulary   UTF-8, one word a line, the most frequent first; its number is its line
 *     words        Uint8 × words: probability; Uint8 × words: back-off
 *     per length   Uint32 × buckets + 1: where each bucket begins; Uint16 × runs: fingerprints; Uint8 × runs:
 *                  probability; Uint8 × runs: back-off, not for the longest
 *
 * Two runs with the same bucket and fingerprint are taken for one; that befalls one question in five thousand.
 */
export const MAGIC = 0x4d4c5744;
export const VERSION = 1;
export const ORDER = 4;
export const HEADER_LENGTH = 8;

/** Runs per bucket on average: more cost time, fewer cost space. */
const BUCKET_SIZE = 12;

export function countBuckets(runs: number): number {
  return Math.max(1, Math.ceil(runs / BUCKET_SIZE));
}

/** Steps of a code per power of ten, for probabilities and for back-off weights. */
const PROBABILITY_STEPS = 32;
const BACKOFF_STEPS = 64;

const toCode = (log10: number, steps: number) => Math.min(255, Math.max(0, Math.round(-log10 * steps)));

/** All logarithms are to the base of ten and at most 0. */
export const encodeProbability = (log10: number): number => toCode(log10, PROBABILITY_STEPS);
export const decodeProbability = (code: number): number => -code / PROBABILITY_STEPS;
export const encodeBackoff = (log10: number): number => toCode(log10, BACKOFF_STEPS);
export const decodeBackoff = (code: number): number => -code / BACKOFF_STEPS;

function scramble(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Where a run of word numbers is looked up: `bucket` of so many, and 16 bits that tell it from others there. */
export function locate(
  words: ArrayLike<number>,
  from: number,
  to: number,
  buckets: number,
): { bucket: number; fingerprint: number } {
  let one = 0x9e3779b1;
  let other = 0x7f4a7c15;
  for (let index = from; index < to; index += 1) {
    const word = words[index] ?? 0;
    one = Math.imul(one ^ word, 0x01000193) + 0x9e3779b9;
    one ^= one >>> 15;
    other = Math.imul(other + word, 0x5bd1e995);
    other ^= other >>> 13;
  }
  return {
    bucket: Math.floor((scramble(one) / 2 ** 32) * buckets),
    fingerprint: scramble(other ^ one) & 0xffff,
  };
}

export const align = (offset: number): number => (offset + 3) & ~3;
