import type { Span } from '../text/edits.ts';
import type { Change } from '../types.ts';
import type { Fact } from './fact.ts';
import { listOrdinaryWords, readFacts } from './read-facts.ts';

/** What one change touches in the source, or in the result. */
export interface Side extends Span {
  /** Whole words, the changed ones and those that they are part of. */
  text: string;
  facts: Fact[];
  /** The source, or the result; `start` and `end` are of this text. */
  whole: string;
}

const isWordAt = (text: string, position: number) => /[^\s]/.test(text.charAt(position));

function wholeWords(text: string, span: Span): string {
  let { start, end } = span;
  while (start > 0 && isWordAt(text, start - 1)) start -= 1;
  while (end < text.length && isWordAt(text, end)) end += 1;
  return text.slice(start, end);
}

function placesInResult(changes: readonly Change[]): Span[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += change.replacement.length - (change.end - change.start);
    return { start, end: start + change.replacement.length };
  });
}

/** Whether a change only adds lines of its own before or after a place, which touch no word there. */
const isApart = ({ start, end, replacement }: Change, border: RegExp) =>
  start === end && border.test(replacement);

/**
 * A fact that only borders on the place counts: a figure set before it may make it another number. Not so a blank: what
 * is written next to one leaves it what it is. Nor what stands in another line.
 */
function toSide(text: string, facts: readonly Fact[], place: Span, change: Change): Side {
  const [opensLine, endsLine] = [isApart(change, /^\r?\n/), isApart(change, /\n$/)];
  return {
    start: place.start,
    end: place.end,
    whole: text,
    text: wholeWords(text, place),
    facts: facts.filter(({ kind, start, end }) =>
      kind === 'blank'
        ? start < place.end && end > place.start
        : start <= place.end &&
          end >= place.start &&
          !(opensLine && end <= place.start) &&
          !(endsLine && start >= place.end),
    ),
  };
}

/** Both sides of each change. Facts are read in the whole texts, so that half of one is never taken for another. */
export function toSides(
  changes: readonly Change[],
  { source, result }: { source: string; result: string },
): { before: Side[]; after: Side[]; namesInResult: ReadonlySet<string> } {
  const ordinary = listOrdinaryWords(source, result);
  const places = placesInResult(changes);
  const sourceFacts = readFacts(source, ordinary);
  const resultFacts = readFacts(result, ordinary);
  return {
    before: changes.map((change) => toSide(source, sourceFacts, change, change)),
    after: changes.map((change, index) => toSide(result, resultFacts, places[index] ?? change, change)),
    namesInResult: new Set(resultFacts.filter(({ kind }) => kind === 'name').map(({ key }) => key)),
  };
}
