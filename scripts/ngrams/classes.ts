import { CLASSES } from '../../src/engine/language-model/word-classes.ts';

/** Words whose class is looked for anew, so often. */
const ROUNDS = 8;

/** Pairs of neighbours with their count, sorted by the first word; `starts` says where each word's begin. */
interface Neighbours {
  starts: Uint32Array;
  others: Uint16Array;
  counts: Uint32Array;
}

function countNeighbours(stream: Uint16Array, size: number, isTurned: boolean): Neighbours {
  const keys = Float64Array.from({ length: Math.max(0, stream.length - 1) }, (_, index) => {
    const [one = 0, other = 0] = [stream[index], stream[index + 1]];
    return isTurned ? other * 2 ** 16 + one : one * 2 ** 16 + other;
  }).sort();
  const distinct = keys.reduce((count, key, index) => count + Number(key !== keys[index - 1]), 0);
  const [others, counts] = [new Uint16Array(distinct), new Uint32Array(distinct)];
  const starts = new Uint32Array(size + 1);
  let at = -1;
  for (const [index, key] of keys.entries()) {
    if (key !== keys[index - 1]) {
      at += 1;
      others[at] = key % 2 ** 16;
      const next = Math.floor(key / 2 ** 16) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (let word = 0; word < size; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  return { starts, others, counts };
}

const weigh = (count: number) => (count > 0 ? count * Math.log(count) : 0);

/** The classes that stand beside one word, and how often each does. */
interface Beside {
  groups: readonly number[];
  counts: readonly number[];
}

const NOTHING: Beside = { groups: [], counts: [] };

function readBeside({ starts, others, counts }: Neighbours, word: number, classes: Uint8Array): Beside {
  const sums = new Map<number, number>();
  for (let index = starts[word] ?? 0; index < (starts[word + 1] ?? 0); index += 1) {
    const other = others[index] ?? 0;
    if (other === word) continue;
    const group = classes[other] ?? 0;
    sums.set(group, (sums.get(group) ?? 0) + (counts[index] ?? 0));
  }
  return { groups: [...sums.keys()], counts: [...sums.values()] };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function countDoubled({ starts, others, counts }: Neighbours, word: number): number {
  for (let index = starts[word] ?? 0; index < (starts[word + 1] ?? 0); index += 1) {
    if (others[index] === word) return counts[index] ?? 0;
  }
  return 0;
}

/** One word with what stands around it. */
interface Placed {
  after: Beside;
  before: Beside;
  doubled: number;
  frequency: number;
}

/** How often classes follow each other, as counts by both of them. */
function makeTable() {
  const follow = new Float64Array(CLASSES * CLASSES);
  const lead = new Float64Array(CLASSES * CLASSES);
  const sizes = new Float64Array(CLASSES);
  const add = (one: number, other: number, count: number) => {
    follow[one * CLASSES + other] = (follow[one * CLASSES + other] ?? 0) + count;
    lead[other * CLASSES + one] = (lead[other * CLASSES + one] ?? 0) + count;
  };
  const gainOf = (counts: Float64Array, cell: number, more: number) =>
    weigh((counts[cell] ?? 0) + more) - weigh(counts[cell] ?? 0);
  /** Of all cells in a row but the class's own, which both neighbours share. */
  function gainOfRow(counts: Float64Array, group: number, beside: Beside): number {
    let gain = 0;
    for (let index = 0; index < beside.groups.length; index += 1) {
      const other = beside.groups[index] ?? 0;
      if (other !== group) gain += gainOf(counts, group * CLASSES + other, beside.counts[index] ?? 0);
    }
    return gain;
  }
  const countIn = ({ groups, counts }: Beside, group: number) => counts[groups.indexOf(group)] ?? 0;
  return {
    /** `sign` 1 puts the word into the class, -1 takes it out. */
    move({ after, before, doubled, frequency }: Placed, group: number, sign: 1 | -1) {
      for (const [index, other] of after.groups.entries())
        add(group, other, sign * (after.counts[index] ?? 0));
      for (const [index, other] of before.groups.entries())
        add(other, group, sign * (before.counts[index] ?? 0));
      add(group, group, sign * doubled);
      sizes[group] = (sizes[group] ?? 0) + sign * frequency;
    },
    /** How much likelier the texts become with the word in the class. */
    gainOf({ after, before, doubled, frequency }: Placed, group: number): number {
      const own = countIn(after, group) + countIn(before, group) + doubled;
      return (
        gainOfRow(follow, group, after) +
        gainOfRow(lead, group, before) +
        gainOf(follow, group * CLASSES + group, own) -
        2 * gainOf(sizes, group, frequency)
      );
    },
  };
}

/**
 * Classes of words that stand among the same classes, by the exchange algorithm (Kneser and Ney 1993; Martin, Liermann and
 * Ney 1998): each word in turn goes where it makes the texts likeliest.
 *
 * @param stream sentences as numbers of words, each behind a 0, which is a class of its own
 * @param size of the vocabulary
 */
export function clusterWords(stream: Uint16Array, size: number): Uint8Array {
  const [following, leading] = [countNeighbours(stream, size, false), countNeighbours(stream, size, true)];
  const classes = Uint8Array.from({ length: size }, (_, word) =>
    word === 0 ? 0 : 1 + ((word - 1) % (CLASSES - 1)),
  );
  const place = (word: number): Placed => {
    const after = readBeside(following, word, classes);
    const doubled = countDoubled(following, word);
    const frequency = doubled + sumOf(after.counts);
    return { after, before: readBeside(leading, word, classes), doubled, frequency };
  };
  const table = makeTable();
  for (let word = 0; word < size; word += 1)
    table.move({ ...place(word), before: NOTHING }, classes[word] ?? 0, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let word = 1; word < size; word += 1) {
      const placed = place(word);
      if (placed.frequency === 0) continue;
      table.move(placed, classes[word] ?? 0, -1);
      let [best, most] = [classes[word] ?? 0, Number.NEGATIVE_INFINITY];
      for (let group = 1; group < CLASSES; group += 1) {
        const gain = table.gainOf(placed, group);
        if (gain > most) [best, most] = [group, gain];
      }
      classes[word] = best;
      table.move(placed, best, 1);
    }
    process.stderr.write(`classes of words: round ${round + 1} of ${ROUNDS}\n`);
  }
  return classes;
}
