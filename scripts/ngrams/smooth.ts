import { START } from '../../src/engine/language-model/language-model.ts';
import { ORDER } from '../../src/engine/language-model/packed.ts';
import { type Runs, wordOf } from './count.ts';

/** Runs of one length with what a model says of them; logarithms to the base of ten. */
export interface Smoothed {
  runs: Runs;
  logProbabilities: Float64Array;
  /** What a longer run that is not kept is weighed with; empty for the longest. */
  logBackoffs: Float64Array;
}

/** -1, 0 or 1 as the first `length` words of one run stand before, with or after those of the other. */
function compare(one: Runs, index: number, other: Runs, at: number, length: number, skip = 0): number {
  for (let place = 0; place < length; place += 1) {
    const difference = wordOf(one, index, place + skip) - wordOf(other, at, place);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Counts of Kneser and Ney: in how many contexts a run stands; those that begin a sentence keep their own count. */
function adjustCounts(runs: Runs, continuations: Runs | undefined): Uint32Array {
  if (continuations === undefined) return runs.counts;
  let at = 0;
  return runs.counts.map((count, run) => {
    // A sentence's start follows nothing
    if (wordOf(runs, run, 0) === START) return runs.length === 1 ? 0 : count;
    while (at < continuations.counts.length && compare(continuations, at, runs, run, runs.length) < 0)
      at += 1;
    const isFound =
      at < continuations.counts.length && compare(continuations, at, runs, run, runs.length) === 0;
    return isFound ? (continuations.counts[at] ?? count) : count;
  });
}

/** What is taken off a count of one, of two, and of more, after Chen and Goodman (1998). */
function findDiscounts(counts: Uint32Array): (count: number) => number {
  const ofCount = [0, 0, 0, 0, 0];
  for (const count of counts) if (count < 5) ofCount[count] = (ofCount[count] ?? 0) + 1;
  const [, one = 1, two = 1, three = 1, four = 1] = ofCount.map((count) => Math.max(count, 1));
  const share = one / (one + 2 * two);
  const discounts = [
    0,
    1 - (2 * share * two) / one,
    2 - (3 * share * three) / two,
    3 - (4 * share * four) / three,
  ];
  return (count) => Math.max(0, discounts[Math.min(count, 3)] ?? 0);
}

/** Where the run stands of which `longer` without its first word is one; -1 where it is not. */
function findSuffix(shorter: Runs, longer: Runs, run: number): number {
  let [low, high] = [0, shorter.counts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = -compare(longer, run, shorter, middle, shorter.length, 1);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function keep(runs: Runs, isKept: (run: number) => boolean): { runs: Runs; kept: Uint32Array } {
  const kept = Uint32Array.from({ length: runs.counts.length }, (_, run) => run).filter(isKept);
  const words = new Uint16Array(kept.length * ORDER);
  kept.forEach((run, index) => {
    words.set(runs.words.subarray(run * ORDER, run * ORDER + ORDER), index * ORDER);
  });
  return {
    runs: { length: runs.length, words, counts: Uint32Array.from(kept, (run) => runs.counts[run] ?? 0) },
    kept,
  };
}

/**
 * Interpolated modified Kneser–Ney. `lower` is the model of runs one word shorter, which gets its back-off weights here;
 * runs that stand fewer than `least` times are left out and their share goes to the back-off.
 */
export function smooth(
  all: Runs,
  {
    continuations,
    lower,
    least,
  }: { continuations: Runs | undefined; lower: Smoothed | undefined; least: number },
): Smoothed {
  const counts = adjustCounts(all, continuations);
  const discount = findDiscounts(counts);
  const size = counts.length;
  const { runs, kept } = keep(all, (run) => (all.counts[run] ?? 0) >= least);
  const shares = new Float64Array(size);
  const rests = new Float64Array(size);
  for (let from = 0, to = 0; from < size; from = to) {
    let sum = 0;
    for (to = from; to < size && compare(all, to, all, from, all.length - 1) === 0; to += 1)
      sum += counts[to] ?? 0;
    let rest = 1;
    for (let run = from; run < to; run += 1) {
      if ((all.counts[run] ?? 0) < least) continue;
      const count = counts[run] ?? 0;
      shares[run] = Math.max(0, count - discount(count)) / sum;
      rest -= shares[run] ?? 0;
    }
    rests.fill(Math.max(rest, 1e-6), from, to);
  }
  const logProbabilities = new Float64Array(kept.length);
  kept.forEach((run, index) => {
    const suffix = lower === undefined ? -1 : findSuffix(lower.runs, all, run);
    const below = lower === undefined ? 1 / size : 10 ** (lower.logProbabilities[suffix] ?? -8);
    logProbabilities[index] = Math.log10((shares[run] ?? 0) + (rests[run] ?? 0) * below);
  });
  if (lower !== undefined) setBackoffs(lower, all, rests);
  return { runs, logProbabilities, logBackoffs: new Float64Array(all.length < ORDER ? kept.length : 0) };
}

function setBackoffs(lower: Smoothed, longer: Runs, rests: Float64Array): void {
  let at = 0;
  const { runs, logBackoffs } = lower;
  for (let index = 0; index < runs.counts.length; index += 1) {
    while (at < rests.length && compare(longer, at, runs, index, runs.length) < 0) at += 1;
    const follows = at < rests.length && compare(longer, at, runs, index, runs.length) === 0;
    logBackoffs[index] = follows ? Math.log10(rests[at] ?? 1) : 0;
  }
}
