import type { ChangeCategory, FactKind, TextChange } from '../../shared/contract/result.ts';
import { toChanges } from '../../shared/diff/index.ts';
import { withStep } from './decisions.ts';
import { listPlaced, type Placed, type Span } from './placed.ts';
import type { TextSelection } from './selection.ts';
import { type Review, toText } from './state.ts';

interface SpliceWords {
  category: ChangeCategory;
  reason: string;
  rule: string;
  /** The answer's own changes, spans of the selected words: their facts stay flagged. */
  answered?: readonly TextChange[];
}

/**
 * Puts `replacement` in place of a selection of the text that is shown (accepted and open changes in it). The changes
 * that it touches and the new words become one stretch, compared anew with the source: its changes are open. All others
 * keep their decisions. Undefined when the words under the selection are not, or no longer, those that were selected.
 */
export function splice(
  review: Review,
  selection: TextSelection,
  replacement: string,
  { answered = [], ...words }: SpliceWords,
): Review | undefined {
  const { start, end, text } = selection;
  const shown = toText(review);
  if (start >= end || shown.slice(start, end) !== text) return undefined;
  const stretch = findStretch(listPlaced(review), start, end);
  const head = shown.slice(stretch.shown.start, start);
  const written = head + replacement + shown.slice(end, stretch.shown.end);
  const fresh = toChanges(review.source.slice(stretch.source.start, stretch.source.end), written, words);
  const flagged = flagChanges(fresh, listFormerFlags(stretch), listAnsweredFlags(answered, head.length));
  return withStep(review, putChanges(review, stretch, flagged));
}

interface Stretch {
  source: Span;
  shown: Span;
  /** How many changes stand before it. */
  before: number;
  /** The changes in it. */
  touched: readonly TextChange[];
}

/** The least stretch around a span of the shown text that cuts no change in two. A deletion at its edge is not in it. */
function findStretch(placed: readonly Placed[], start: number, end: number): Stretch {
  const firstAt = placed.findIndex(({ shown }) => shown.end > start);
  const lastAt = placed.findLastIndex(({ shown }) => shown.start < end);
  const [from, to] = [toEdge(placed[firstAt], start, 'start'), toEdge(placed[lastAt], end, 'end')];
  const listChanges = (some: readonly Placed[]) =>
    some.flatMap(({ segment }) => (segment.kind === 'change' ? [segment.change] : []));
  return {
    source: { start: from.source, end: to.source },
    shown: { start: from.shown, end: to.shown },
    before: listChanges(placed.slice(0, firstAt)).length,
    touched: listChanges(placed.slice(firstAt, lastAt + 1)),
  };
}

/** Words that stay can be cut anywhere, a change only at its own edge. */
function toEdge(place: Placed | undefined, at: number, side: 'start' | 'end') {
  if (!place) throw new RangeError('The selection lies outside the text');
  const { segment, source, shown } = place;
  return segment.kind === 'same'
    ? { source: source.start + at - shown.start, shown: at }
    : { source: source[side], shown: shown[side] };
}

interface Flag {
  span: Span;
  fact: FactKind;
}

/** What was flagged in the stretch before, by its place in the source. */
function listFormerFlags({ source, touched }: Stretch): Flag[] {
  return touched.flatMap(({ start, end, fact }) =>
    fact ? [{ span: { start: start - source.start, end: end - source.start }, fact }] : [],
  );
}

/** What the answer flags, by its place in the words that are written, where the answer begins at `from`. */
function listAnsweredFlags(answered: readonly TextChange[], from: number): Flag[] {
  return listWrittenSpans(answered).flatMap(({ start, end }, index) => {
    const fact = answered[index]?.fact;
    return fact ? [{ span: { start: start + from, end: end + from }, fact }] : [];
  });
}

/** A change over a flagged place is flagged: one flag too many costs a look, one too few a wrong figure. */
function flagChanges(changes: readonly TextChange[], former: readonly Flag[], answered: readonly Flag[]) {
  const written = listWrittenSpans(changes);
  return changes.map((change, index) => {
    const own = written[index];
    const flag =
      former.find(({ span }) => isTouching(span, change)) ??
      answered.find(({ span }) => own && isTouching(span, own));
    return flag ? { ...change, fact: flag.fact } : change;
  });
}

/** Where the replacements stand when all changes are applied. */
function listWrittenSpans(changes: readonly TextChange[]): Span[] {
  let shift = 0;
  return changes.map(({ start, end, replacement }) => {
    const from = start + shift;
    shift += replacement.length - (end - start);
    return { start: from, end: from + replacement.length };
  });
}

function isTouching(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function putChanges({ changes, decisions }: Review, stretch: Stretch, fresh: readonly TextChange[]) {
  const moved = fresh.map((change) => ({
    ...change,
    start: change.start + stretch.source.start,
    end: change.end + stretch.source.start,
  }));
  const after = stretch.before + stretch.touched.length;
  return {
    changes: [...changes.slice(0, stretch.before), ...moved, ...changes.slice(after)],
    decisions: [
      ...decisions.slice(0, stretch.before),
      ...moved.map(() => 'open' as const),
      ...decisions.slice(after),
    ],
  };
}
