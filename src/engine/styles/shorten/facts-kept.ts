import type { Fact } from '../../fact-guard/fact.ts';
import { listOrdinaryWords, readFacts } from '../../fact-guard/read-facts.ts';
import { takesOutSentences } from '../../fact-guard/whole-sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

/** Whether the name was given before: the text says no less of who is meant. */
function isNamedBefore(fact: Fact, facts: readonly Fact[], start: number): boolean {
  return fact.kind === 'name' && facts.some(({ key, end }) => key === fact.key && end <= start);
}

function keepsFacts(change: Change, text: string, facts: readonly Fact[]): boolean {
  const { start, end, replacement } = change;
  const isStatement = takesOutSentences(change, text);
  return facts.every(
    (fact) =>
      fact.end <= start ||
      fact.start >= end ||
      replacement.includes(fact.written.trim()) ||
      (isStatement && isNamedBefore(fact, facts, start)),
  );
}

/**
 * The stage without the changes that would take out a number, a date, a link, a quotation or a negation, as the fact
 * guard reads them, or the first mention of a name: whatever is shortened, what only the writer can vouch for stays.
 */
export function keepingFacts(stage: StyleStage): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      if (found.length === 0) return found;
      const facts = readFacts(text, listOrdinaryWords(text));
      return found.filter((change) => keepsFacts(change, text, facts));
    },
  };
}

/** The stage without the changes that would alter a name: “Institute of Transportation” keeps its long word. */
export function keepingNames(stage: StyleStage): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      if (found.length === 0) return found;
      const names = readFacts(text, listOrdinaryWords(text)).filter(({ kind }) => kind === 'name');
      return found.filter(({ start, end, replacement }) =>
        names.every((name) => name.end <= start || name.start >= end || replacement.includes(name.written)),
      );
    },
  };
}
