import type { Token } from '../tagger/tokens.ts';

/** Words on each side by which one is told from the same word elsewhere. */
const NEAR = 6;

export const toLower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** Finds words of a part of a text in the text itself. */
export interface Locator {
  /** Where the word of the part stands in the text: among the same words. */
  find(part: readonly Token[], index: number): number | undefined;
  /** Where the part as a whole stands in it. */
  findWhole(part: readonly Token[]): number | undefined;
}

export function makeLocator(words: readonly Token[]): Locator {
  const lower = words.map(toLower);
  const places = Map.groupBy(lower.keys(), (at) => lower[at]);
  /** How many words to one side are the same in the part and in the text. */
  function countShared(part: readonly Token[], index: number, at: number, step: 1 | -1): number {
    let shared = 0;
    for (let next = step; shared < NEAR; next += step) {
      if (part[index + next] === undefined || toLower(part[index + next]) !== lower[at + next]) break;
      shared += 1;
    }
    return shared;
  }
  return {
    find(part, index) {
      let [best, most] = [undefined as number | undefined, -1];
      for (const at of places.get(toLower(part[index])) ?? []) {
        const shared = countShared(part, index, at, 1) + countShared(part, index, at, -1);
        if (shared > most) [best, most] = [at, shared];
      }
      return best;
    },
    findWhole: (part) =>
      places
        .get(toLower(part[0]))
        ?.find((at) => part.every((token, index) => toLower(token) === lower[at + index])),
  };
}
