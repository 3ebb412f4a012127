import { readTriggerWords } from '../../src/engine/harper/triggers.ts';
import type { RuleSource } from './sources.ts';
import { readWeir } from './weir.ts';

/** How often any of some words is written, as a share of all words. */
export type Share = (words: ReadonlySet<string>) => number;

/** A word of so large a share stands in every other passage, and triggers nothing. */
const COMMON = 2e-5;
/** A rule has to be seen at work so often before it is believed that it does without a common word. */
const LEAST_SEEN = 3;

const isTriggered = (triggers: ReadonlySet<string>, seen: readonly ReadonlySet<string>[]) =>
  seen.every((words) => [...triggers].some((word) => words.has(word)));

/** Of a phrase its rarest word, since all of them have to stand there. */
function listCandidates(strings: readonly string[], share: Share): Set<string> {
  return new Set(
    strings.flatMap((text) => {
      const [first, ...others] = readTriggerWords(text);
      if (first === undefined) return [];
      return others.reduce(
        (rarest, word) => (share(new Set([word])) < share(new Set([rarest])) ? word : rarest),
        first,
      );
    }),
  );
}

/**
 * Words one of which stands in whatever a rule remarks on; nothing where that is not known. Of a rule in Weir they are read
 * from its pattern. The code of the others tells only which words they look for: those that are common are left out as
 * long as one of the rest stood wherever the rule was seen at work.
 */
export function chooseTriggers(
  { weir, strings }: RuleSource,
  seen: readonly ReadonlySet<string>[],
  share: Share,
): string[] | undefined {
  if (weir.length > 0) {
    const needed = weir.map((source) => readWeir(source, share));
    const triggers = new Set(needed.flatMap((words) => [...(words ?? [])]));
    return needed.includes(undefined) || !isTriggered(triggers, seen) ? undefined : [...triggers].sort();
  }
  const triggers = listCandidates(strings, share);
  if (seen.length === 0 || !isTriggered(triggers, seen)) return undefined;
  const shareOf = (word: string) => share(new Set([word]));
  const common = [...triggers].filter((word) => shareOf(word) >= COMMON);
  if (seen.length < LEAST_SEEN) return [...triggers].sort();
  for (const word of common.sort((a, b) => shareOf(b) - shareOf(a))) {
    triggers.delete(word);
    if (!isTriggered(triggers, seen)) triggers.add(word);
  }
  return [...triggers].sort();
}
