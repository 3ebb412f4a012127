import { EVERYDAY_SETS } from '../../src/engine/confusion-sets/sets.ts';

export interface Threshold {
  /** The least gain, a power of ten. */
  least: number;
  /** Changes at that gain in all the words that were read, which are right; some of them mend what is not. */
  wrong: number;
  /** Share of the words that would be mended if each had been written for the other. */
  found: number;
}

export interface Thresholds {
  words: number;
  kinds: Record<string, Threshold>;
}

/** Changes of right text that a kind may make in a million words. */
const WRONG_PER_MILLION = { everyday: 7, other: 1.2 };
/** A kind that finds less is left out. */
const FEWEST_FOUND = 0.15;
/** Where the words around hold slips, too, the model misleads: so much must speak for any change. */
const LEAST = { everyday: 1.4, other: 2.4 };
/** Letters and chats have more short forms than the texts, which make them look less likely than they are. */
const LEAST_OF_SHORT_FORM = 2.5;

const everyday = new Set(
  EVERYDAY_SETS.flatMap((set) => set.flatMap(({ word }) => set.map((other) => `${word}>${other.word}`))),
);

const turnRound = (kind: string) => kind.split('>').reverse().join('>');

/** `gains`: of each kind, the gains of all places in `words` words of right text where it could change something. */
export function fitThresholds(gains: ReadonlyMap<string, readonly number[]>, words: number): Thresholds {
  const kinds: Record<string, Threshold> = {};
  for (const [kind, all] of [...gains].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const frequency = everyday.has(kind) ? 'everyday' : 'other';
    const allowed = Math.round((WRONG_PER_MILLION[frequency] * words) / 1e6);
    const sorted = [...all].sort((one, other) => other - one);
    const floor = /^\w+'(?:re|s)>/.test(kind) ? LEAST_OF_SHORT_FORM : LEAST[frequency];
    const least = Math.max(floor, (sorted[allowed] ?? 0) + 0.01);
    const wrong = sorted.filter((gain) => gain >= least).length;
    const threshold = { least: Math.ceil(least * 100) / 100, wrong };
    const meant = gains.get(turnRound(kind)) ?? [];
    const found = meant.filter((gain) => -gain >= least).length / Math.max(1, meant.length);
    if (found >= FEWEST_FOUND) kinds[kind] = { ...threshold, found: Math.round(found * 100) / 100 };
  }
  return { words, kinds };
}
