import type { ChangeCategory, TextChange } from '../../shared/contract/result.ts';
import { toChanges } from '../../shared/diff/index.ts';
import { withStep } from './decisions.ts';
import { listPlaced, type Placed, type Span } from './placed.ts';
import type { TextSelection } from './selection.ts';
import { type Decision, type Review, toText } from './state.ts';

interface SpliceWords {
  category: ChangeCategory;
  reason: string;
  rule: string;
  /** The answer's own changes, spans of the selected words: their facts stay flagged. */
  answered?: readonly TextChange[];
}

/**
 * Puts `replacement` in place of a selection of the text that is shown (accepted and open changes in it). What differs from
 * the selected words is new, and open; a change that it touches becomes one with it. All others keep their reasons and their
 * decisions. Undefined when the words under the selection are not, or no longer, those that were selected.
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
  const placed = listPlaced(review);
  const flags = answered.flatMap(({ fact, ...span }) => (fact ? [{ span: moveBy(span, start), fact }] : []));
  const groups = groupTouching(
    toChanges(text, replacement, words).map((edit) => ({ ...edit, ...moveBy(edit, start) })),
    placed,
  );
  const written = groups.flatMap(({ touched, edits, shown: span }): Reviewed[] => {
    const from = findStart(span.start, placed);
    const source = { start: from, end: span.start === span.end ? from : findEnd(span.end, placed) };
    const fresh = toChanges(
      review.source.slice(source.start, source.end),
      writeInto(shown, span, edits),
      words,
    ).map((change) => ({ ...change, ...moveBy(change, source.start) }));
    const flag = flags.find((each) => isTouching(each.span, span));
    return fresh.map((change) => {
      const former = touched.find((each) => each.change.fact && isTouching(each.change, change));
      const fact = former?.change.fact ?? flag?.fact ?? null;
      return { change: { ...change, fact }, decision: 'open', shownAt: span.start, isNew: true };
    });
  });
  const merged = new Set(groups.flatMap(({ touched }) => touched.map(({ change }) => change)));
  const kept = listChanges(placed)
    .filter(({ change }) => !merged.has(change))
    .map(({ change, decision, shown: { start: shownAt } }) => ({ change, decision, shownAt, isNew: false }));
  const all = [...kept, ...written].sort(compareReviewed);
  return withStep(review, {
    changes: all.map(({ change }) => change),
    decisions: all.map(({ decision }) => decision),
  });
}

/** A change with what was decided about it, and where it stands in the text that was shown. */
interface Reviewed {
  change: TextChange;
  decision: Decision;
  shownAt: number;
  isNew: boolean;
}

/** Of insertions at one place, what is written before the other comes first. */
const compareReviewed = (one: Reviewed, other: Reviewed) =>
  one.change.start - other.change.start ||
  one.change.end - other.change.end ||
  one.shownAt - other.shownAt ||
  Number(other.isNew) - Number(one.isNew);

interface PlacedChange extends Pick<Placed, 'source' | 'shown'> {
  change: TextChange;
  decision: Decision;
}

const listChanges = (placed: readonly Placed[]): PlacedChange[] =>
  placed.flatMap(({ segment, source, shown }) =>
    segment.kind === 'change' ? [{ change: segment.change, decision: segment.decision, source, shown }] : [],
  );

/** Edits of the shown text, and the changes that they cut into: together they are one change. */
interface Group {
  shown: Span;
  edits: TextChange[];
  touched: PlacedChange[];
}

function groupTouching(edits: readonly TextChange[], placed: readonly Placed[]): Group[] {
  const changes = listChanges(placed);
  const groups: Group[] = [];
  for (const edit of edits) {
    const touched = changes.filter(({ shown }) => cutsInto(edit, shown));
    const own = {
      start: Math.min(edit.start, ...touched.map(({ shown }) => shown.start)),
      end: Math.max(edit.end, ...touched.map(({ shown }) => shown.end)),
    };
    const last = groups.at(-1);
    // A change that both cut into reaches from the one to the other
    if (last && last.shown.end > own.start)
      groups[groups.length - 1] = {
        shown: { start: last.shown.start, end: Math.max(last.shown.end, own.end) },
        edits: [...last.edits, edit],
        touched: [...last.touched, ...touched],
      };
    else groups.push({ shown: own, edits: [edit], touched });
  }
  return groups;
}

/** A deletion, which has no width, and an insertion are cut into only from both sides. */
const cutsInto = (edit: Span, shown: Span) => edit.start < shown.end && shown.start < edit.end;

/** Where a place of the shown text stands in the source, as the beginning of words and as their end. A change is cut nowhere. */
function findStart(at: number, placed: readonly Placed[]): number {
  const place = placed.find(({ shown }) => shown.end > at);
  if (place === undefined) return placed.at(-1)?.source.end ?? 0;
  return place.segment.kind === 'same' ? place.source.start + at - place.shown.start : place.source.start;
}

function findEnd(at: number, placed: readonly Placed[]): number {
  const place = placed.findLast(({ shown }) => shown.start < at);
  if (place === undefined) return placed[0]?.source.start ?? 0;
  return place.segment.kind === 'same' ? place.source.start + at - place.shown.start : place.source.end;
}

function writeInto(shown: string, { start, end }: Span, edits: readonly TextChange[]): string {
  let at = start;
  let written = '';
  for (const edit of edits) {
    written += shown.slice(at, edit.start) + edit.replacement;
    at = edit.end;
  }
  return written + shown.slice(at, end);
}

const moveBy = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

function isTouching(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}
