import { CONFUSION_SETS } from './sets.ts';

const uses = new Map(CONFUSION_SETS.flatMap((set) => set.map(({ word, use }) => [word, use] as const)));

/** One sentence for the writer: what the two words of a confusion set are for. Straight apostrophes. */
export function explain(written: string, right: string): string {
  return `“${right}” ${uses.get(right)}; “${written}” ${uses.get(written)}.`;
}
