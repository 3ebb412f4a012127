import type { TextChange } from '../../shared/contract/result.ts';
import { type Anchor, listSharedUnits } from '../../shared/diff/anchors.ts';
import { toChanges } from '../../shared/diff/index.ts';
import { listUnits, type Unit } from '../../shared/diff/units.ts';

/**
 * What differs between two texts, for who only reads it. A sentence in which much is changed is one of the changes of
 * `toChanges`; to be read, it is shown in its pieces, as long as at least half of its words stay. Applied together the
 * pieces give `result` to the letter.
 */
export function listPieces(source: string, result: string): TextChange[] {
  return toChanges(source, result).flatMap((change) => split(source.slice(change.start, change.end), change));
}

function split(removed: string, change: TextChange): TextChange[] {
  const former = listUnits(removed);
  const latter = listUnits(change.replacement);
  const shared = withoutLoneSmallWords(listSharedUnits(former, latter));
  const stays = shared.filter(({ kind }) => kind === 'word' || kind === 'small').length;
  if (stays === 0 || 2 * stays < Math.max(countWords(former), countWords(latter))) return [change];
  const places = shared.map(({ source, result }) => [former[source], latter[result]] as const);
  const pieces: TextChange[] = [];
  let at = { removed: 0, added: 0 };
  for (const [from, to] of [...places, [undefined, undefined] as const]) {
    const before = removed.slice(at.removed, from?.start ?? removed.length);
    const after = change.replacement.slice(at.added, to?.start ?? change.replacement.length);
    if (before !== after) pieces.push({ ...change, ...trim(change.start + at.removed, before, after) });
    at = { removed: from?.end ?? at.removed, added: to?.end ?? at.added };
  }
  return pieces;
}

/** ‘of’ alone between two changes is the same by chance, and does not part them. */
function withoutLoneSmallWords(anchors: readonly Anchor[]): Anchor[] {
  const isNext = (one: Anchor | undefined, other: Anchor | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.source === one.source + 1 &&
    other.result === one.result + 1;
  return anchors.filter(
    (anchor, index) =>
      anchor.kind !== 'small' || isNext(anchors[index - 1], anchor) || isNext(anchor, anchors[index + 1]),
  );
}

function countWords(units: readonly Unit[]): number {
  return units.filter(({ kind }) => kind === 'word').length;
}

/** Without the spaces around it that are the same. */
function trim(start: number, removed: string, added: string) {
  const head = countShared(removed, added);
  const [before, after] = [removed.slice(head), added.slice(head)];
  const tail = countShared([...before].reverse().join(''), [...after].reverse().join(''));
  return {
    start: start + head,
    end: start + removed.length - tail,
    replacement: after.slice(0, after.length - tail),
  };
}

/** How many spaces both begin with. */
function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count] && one[count]?.trim() === '') count += 1;
  return count;
}
