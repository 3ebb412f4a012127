import type { Fact } from '../../fact-guard/fact.ts';
import { listOrdinaryWords, readFacts } from '../../fact-guard/read-facts.ts';
import { takesOutSentences } from '../../fact-guard/whole-sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

/** Whether the name was given before: the text says no less of who is meant. */
function isNamedBefore(fact: Fact, facts: readonly Fact[], start: number): boolean {
  return fact.kind === 'name' && facts.some(({ key, end }) => key === fact.key && end <= start);
}

/** Whether a quotation is open here that its paragraph does not close: a speaker's words go on in the next one. */
function standsInQuotation(start: number, text: string): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** What binds a statement: on which condition it holds, and up to when. */
const BINDS = /\b(?:if|unless|until|except|excluding|provided|providing|as long as)\b/i;
/** “It not only works but …”, “not just here but …”: the second half is the point. */
const OPENS_PAIR = /\bnot (?:only|just|simply|merely)\b[^.!?\n]*$/i;
/** Fewer words are a filler, or half of another wording. */
const FEWEST_WORDS = 3;

/** Whether a stretch of a sentence goes that the rest cannot do without. */
function dropsCondition({ start, end, replacement }: Change, text: string): boolean {
  const dropped = text.slice(start, end - replacement.length);
  if (replacement.length > 20 || dropped.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  if (text.slice(end - replacement.length, end).toLowerCase() !== replacement.toLowerCase()) return false;
  return BINDS.test(dropped) || OPENS_PAIR.test(text.slice(Math.max(0, start - 300), start));
}

function keepsFacts(change: Change, text: string, facts: readonly Fact[]): boolean {
  const { start, end, replacement } = change;
  const isStatement = takesOutSentences(change, text);
  if (standsInQuotation(start, text)) return false;
  if (!isStatement && dropsCondition(change, text)) return false;
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
 * guard reads them, the first mention of a name, or a condition: whatever is shortened, what only the writer can vouch
 * for stays.
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

/**
 * The stage without the changes that would alter a name, what stands in brackets or what somebody said: “Institute of
 * Transportation” keeps its long word.
 */
export function keepingNames(stage: StyleStage): StyleStage {
  return {
    ...stage,
    find(text, reader) {
      const found = stage.find(text, reader);
      if (found.length === 0) return found;
      const names = readFacts(text, listOrdinaryWords(text)).filter(({ kind }) =>
        /^(?:name|blank)$/.test(kind),
      );
      return found.filter(
        ({ start, end, replacement }) =>
          !standsInQuotation(start, text) &&
          names.every(
            ({ start: from, end: to, written }) =>
              to <= start || from >= end || replacement.includes(written.replace(/['’]s$/, '')),
          ),
      );
    },
  };
}
