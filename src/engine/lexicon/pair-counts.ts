/**
 * Counts of a quarter of a million word pairs in eight megabytes: an open hash table of numbers, where a Map of
 * strings would take ten times as much. Two pairs with the same 32-bit hash are taken for one; that befalls one
 * question in twenty thousand.
 */
type PairCounts = (first: string, second: string) => number;

const SLOTS = 2 ** 19;
const SPACE = 32;
const LINE_END = 10;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** One step of FNV-1a. */
function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

function mixWord(hash: number, word: string): number {
  let mixed = hash;
  for (let index = 0; index < word.length; index += 1) mixed = mix(mixed, word.charCodeAt(index));
  return mixed;
}

/** `data` holds lines of “first second count” in ASCII. */
export function readPairCounts(data: Uint8Array): PairCounts {
  const hashes = new Uint32Array(SLOTS);
  const counts = new Float64Array(SLOTS);

  function findSlot(hash: number): number {
    let slot = hash % SLOTS;
    while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) % SLOTS;
    return slot;
  }

  let hash = OFFSET;
  let spaces = 0;
  let count = 0;
  for (const code of data) {
    if (code === LINE_END) {
      if (spaces === 2) {
        const slot = findSlot(hash >>> 0);
        hashes[slot] = hash >>> 0;
        counts[slot] = count;
      }
      hash = OFFSET;
      spaces = 0;
      count = 0;
    } else if (spaces === 2) {
      if (code >= 48 && code <= 57) count = 10 * count + code - 48;
    } else {
      if (code === SPACE) spaces += 1;
      if (spaces < 2) hash = mix(hash, code);
    }
  }

  return (first, second) => {
    const wanted = mixWord(mix(mixWord(OFFSET, first), SPACE), second) >>> 0;
    const slot = findSlot(wanted);
    return hashes[slot] === wanted ? (counts[slot] ?? 0) : 0;
  };
}
