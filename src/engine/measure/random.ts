/** Mulberry32: the same drawings on every run and machine. Answers numbers from 0 to below 1. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Fisher and Yates, in place. `random` draws from 0 to below 1. */
export function shuffle<T>(list: T[], random: () => number): T[] {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, two] = [list[index], list[other]];
    if (one !== undefined && two !== undefined) [list[index], list[other]] = [two, one];
  }
  return list;
}
