import type { Candidate } from './candidates.ts';
import { CONFUSION_SETS, type ConfusionSet } from './sets.ts';
import { USES_OF_FORMS } from './word-forms.ts';

const useIn = (set: ConfusionSet, word: string) => set.find((member) => member.word === word)?.use;

/** What the written word is for, and the one that is meant; nothing where they only sound alike. */
function findUses(written: string, { kind, write, base }: Candidate): (string | undefined)[] {
  if (base !== undefined) return kind.split('>').map((form) => USES_OF_FORMS[form]);
  const set = CONFUSION_SETS.find((each) =>
    [written, write].every((word) => each.some((member) => member.word === word)),
  );
  return [written, write].map((word) => useIn(set ?? [], word));
}

/** One sentence for the writer: what the two words are for. Straight apostrophes. */
export function explain(written: string, candidate: Candidate): string {
  const { write } = candidate;
  const [other, use] = findUses(written, candidate);
  return use === undefined || other === undefined
    ? `“${write}” fits here; “${written}” only sounds or looks like it.`
    : `“${write}” ${use}; “${written}” ${other}.`;
}
