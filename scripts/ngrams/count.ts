import { ORDER } from '../../src/engine/language-model/packed.ts';

/** Distinct runs of words of one length, sorted, with how often each stands in the texts. */
export interface Runs {
  length: number;
  /** Four word numbers a run, the last one first; runs of fewer words have zeros in front. */
  words: Uint16Array;
  counts: Uint32Array;
}

export const wordOf = ({ words }: Pick<Runs, 'words'>, run: number, place: number): number =>
  words[run * ORDER + ORDER - 1 - place] ?? 0;

function toRuns(length: number, keys: BigUint64Array): Runs {
  keys.sort();
  const halves = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2);
  const kept = new BigUint64Array(keys.length);
  const keptHalves = new Uint32Array(kept.buffer);
  const counts = new Uint32Array(keys.length);
  let size = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const [low = 0, high = 0] = [halves[2 * index], halves[2 * index + 1]];
    if (size > 0 && keptHalves[2 * size - 2] === low && keptHalves[2 * size - 1] === high) {
      counts[size - 1] = (counts[size - 1] ?? 0) + 1;
      continue;
    }
    keptHalves[2 * size] = low;
    keptHalves[2 * size + 1] = high;
    counts[size] = 1;
    size += 1;
  }
  return {
    length,
    words: new Uint16Array(kept.buffer.slice(0, size * 8)),
    counts: counts.slice(0, size),
  };
}

/** Counts runs of `length` words that do not reach over a sentence's start, which stands as word 0. */
export function countRuns(stream: Uint16Array, length: number): Runs {
  const keys = new BigUint64Array(stream.length);
  const words = new Uint16Array(keys.buffer);
  let size = 0;
  for (let index = 0; index + length <= stream.length; index += 1) {
    if (stream.subarray(index + 1, index + length).includes(0)) continue;
    for (let place = 0; place < length; place += 1) {
      words[size * ORDER + ORDER - 1 - place] = stream[index + place] ?? 0;
    }
    size += 1;
  }
  return toRuns(length, keys.subarray(0, size));
}

/** How many different words stand before each run one word shorter: runs without their first word. */
export function countContinuations(runs: Runs): Runs {
  const size = runs.counts.length;
  const keys = new BigUint64Array(size);
  const words = new Uint16Array(keys.buffer);
  for (let run = 0; run < size; run += 1) {
    for (let place = 1; place < runs.length; place += 1) {
      words[run * ORDER + ORDER - place] = wordOf(runs, run, place);
    }
  }
  return toRuns(runs.length - 1, keys);
}
