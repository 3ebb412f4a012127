import type { Change } from '../types.ts';
import { withoutAlternatives } from './alternatives.ts';

/**
 * The algebra of edits. A list of changes is always sorted by `start`, free of overlaps, and measured in UTF-16
 * code units of the text it was made for.
 */

export interface Span {
  start: number;
  end: number;
}

export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = '';
  let position = 0;
  for (const change of changes) {
    result += text.slice(position, change.start) + change.replacement;
    position = change.end;
  }
  return result + text.slice(position);
}

/** Sorts, and of two changes that claim the same place keeps the one that starts first, or is longer. */
export function withoutOverlaps(changes: readonly Change[]): Change[] {
  const sorted = [...changes].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Change[] = [];
  for (const change of sorted) {
    const last = kept.at(-1);
    const sameInsertion = last?.start === change.start && last.end === change.end;
    if (last !== undefined && (change.start < last.end || sameInsertion)) continue;
    kept.push(change);
  }
  return kept;
}

/** Where one change of the first list lies in the text that the first list made. */
interface Placed extends Span {
  change: Change;
  shift: number;
}

/** Where each change lies in the text that all of them make. */
export function placeInResult(changes: readonly Change[]): Placed[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += change.replacement.length - (change.end - change.start);
    return { start, end: start + change.replacement.length, change, shift };
  });
}

/** Where a span of the text lies once the changes are made; what cuts into it is taken along. */
export function moveSpan({ start, end }: Span, changes: readonly Change[]): Span {
  const placed = placeInResult(changes);
  const first = placed.find(({ change }) => change.end > start && change.start < end);
  const last = placed.findLast(({ change }) => change.end > start && change.start < end);
  const shiftAt = (at: number) => placed.findLast(({ change }) => change.end <= at)?.shift ?? 0;
  return {
    start: first && first.change.start < start ? first.start : start + shiftAt(start),
    end: last && last.change.end > end ? last.end : end + shiftAt(end),
  };
}

/** Of several changes that became one, the last gives the reason, unless it is about a comma or a capital only. */
export function speaker(changes: readonly Change[]): Change | undefined {
  return (
    changes.findLast(({ category, gist }) => category !== 'punctuation' && gist !== 'capital') ?? changes[0]
  );
}

/**
 * One list that does what `first` and then `second` do: `first` edits `source`, `second` edits the text that
 * `first` made. Changes of the two lists that touch are joined into one.
 */
export function composeChanges(
  source: string,
  first: readonly Change[],
  second: readonly Change[],
): Change[] {
  if (first.length === 0) return [...second];
  if (second.length === 0) return [...first];
  const middle = applyChanges(source, first);
  const earlier = placeInResult(first);
  const pieces = [
    ...earlier.map((placed) => ({ ...placed, isEarlier: true })),
    ...second.map((change) => ({ start: change.start, end: change.end, change, shift: 0, isEarlier: false })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);

  const composed: Change[] = [];
  let shiftBefore = 0;
  for (let index = 0; index < pieces.length; ) {
    const cluster = pieces.slice(index, index + 1);
    let end = cluster[0]?.end ?? 0;
    for (
      let next = pieces[index + 1];
      next !== undefined && next.start <= end;
      next = pieces[index + cluster.length]
    ) {
      cluster.push(next);
      end = Math.max(end, next.end);
    }
    index += cluster.length;
    const start = cluster[0]?.start ?? 0;
    const later = cluster.filter((piece) => !piece.isEarlier).map((piece) => piece.change);
    const shiftAfter = cluster.findLast((piece) => piece.isEarlier)?.shift ?? shiftBefore;
    const made = cluster.filter((piece) => piece.isEarlier).map((piece) => piece.change);
    const voice = speaker([...made, ...later]);
    if (voice !== undefined) {
      const inside = later.map((change) => ({
        ...change,
        start: change.start - start,
        end: change.end - start,
      }));
      composed.push({
        ...(cluster.length > 1 ? withoutAlternatives(voice) : voice),
        start: start - shiftBefore,
        end: end - shiftAfter,
        replacement: applyChanges(middle.slice(start, end), inside),
      });
    }
    shiftBefore = shiftAfter;
  }
  return composed.filter((change) => source.slice(change.start, change.end) !== change.replacement);
}
