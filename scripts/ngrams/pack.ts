import {
  align,
  countBuckets,
  encodeBackoff,
  encodeProbability,
  HEADER_LENGTH,
  locate,
  MAGIC,
  ORDER,
  VERSION,
} from '../../src/engine/language-model/packed.ts';
import { wordOf } from './count.ts';
import type { Smoothed } from './smooth.ts';

/** The file of a model: see src/engine/language-model/packed.ts. `models` are those of one to four words. */
export function pack(vocabulary: readonly string[], models: readonly Smoothed[]): Uint8Array<ArrayBuffer> {
  const [unigrams, ...longer] = models;
  const words = new TextEncoder().encode(vocabulary.join('\n'));
  const header = Uint32Array.from({ length: HEADER_LENGTH });
  header.set([MAGIC, VERSION, ORDER, vocabulary.length, words.length]);
  header.set(
    longer.map(({ runs }) => runs.counts.length),
    5,
  );
  const parts = [header, words, ...packWords(vocabulary.length, unigrams), ...longer.flatMap(packRuns)];
  return join(parts);
}

function join(parts: readonly (Uint8Array | Uint16Array | Uint32Array)[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(parts.reduce((length, part) => length + align(part.byteLength), 0));
  let offset = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += align(byteLength);
  }
  return file;
}

/** Probability and back-off of each word by its number. */
function packWords(size: number, model: Smoothed | undefined): Uint8Array[] {
  const [probabilities, backoffs] = [new Uint8Array(size).fill(255), new Uint8Array(size)];
  for (let run = 0; run < (model?.runs.counts.length ?? 0); run += 1) {
    if (model === undefined) break;
    const word = wordOf(model.runs, run, 0);
    probabilities[word] = encodeProbability(model.logProbabilities[run] ?? 0);
    backoffs[word] = encodeBackoff(model.logBackoffs[run] ?? 0);
  }
  return [probabilities, backoffs];
}

function packRuns({
  runs,
  logProbabilities,
  logBackoffs,
}: Smoothed): (Uint8Array | Uint16Array | Uint32Array)[] {
  const size = runs.counts.length;
  const buckets = countBuckets(size);
  const places = Array.from({ length: size }, (_, run) => {
    const words = Array.from({ length: runs.length }, (__, place) => wordOf(runs, run, place));
    return { run, ...locate(words, 0, words.length, buckets) };
  }).sort(
    (one, other) => one.bucket - other.bucket || one.fingerprint - other.fingerprint || one.run - other.run,
  );
  const starts = new Uint32Array(buckets + 1);
  for (const { bucket } of places) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < buckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const code = (values: Float64Array, encode: (value: number) => number) =>
    Uint8Array.from(places, ({ run }) => encode(values[run] ?? 0));
  return [
    starts,
    Uint16Array.from(places, ({ fingerprint }) => fingerprint),
    code(logProbabilities, encodeProbability),
    ...(runs.length < ORDER ? [code(logBackoffs, encodeBackoff)] : []),
  ];
}
