import { listOrdinaryWords, readFacts } from '../../fact-guard/read-facts.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

/** Whether a quotation is open here that its paragraph does not close: a speaker's words go on in the next one. */
function standsInQuotation(start: number, text: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

function keeping(stage: StyleStage, kinds: RegExp): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      if (found.length === 0) return found;
      const facts = readFacts(text, listOrdinaryWords(text)).filter(({ kind }) => kinds.test(kind));
      const keeps = ({ start, end, replacement }: Change) =>
        facts.every(
          (fact) =>
            fact.end <= start ||
            fact.start >= end ||
            replacement.toLowerCase().includes(
              fact.written
                .trim()
                .replace(/['’]s$/, '')
                .toLowerCase(),
            ),
        );
      return found.filter((change) => !standsInQuotation(change.start, text) && keeps(change));
    },
  };
}

/**
 * The stage without the changes that would alter a name, what stands in brackets or what somebody said: “Institute of
 * Transportation” keeps its long word.
 */
export const keepingNames = (stage: StyleStage) => keeping(stage, /^(?:name|blank)$/);

/** The same for numbers, dates, links, quotations and negations: whatever only the writer can vouch for stays. */
export const keepingFacts = (stage: StyleStage) => keeping(stage, /./);
