import type { Anchor, Parsed } from './anchors.ts';

/** A sentence with more changes than these is read more easily as one. */
const maxChangesOfSentence = 3;
/** So many small words between two changes do not part them. */
const maxSmallWordsBetween = 1;

/** What lies between two anchors, as units of both texts. `before` is the index of the anchor before it. */
interface Region {
  before: number;
  removed: number;
  added: number;
}

/** Drops the anchors that would tear a change to pieces: each that goes joins what stands before and after it. */
export function dropConfetti(anchors: readonly Anchor[], source: Parsed, result: Parsed): Anchor[] {
  const kept: Anchor[] = [];
  const end: Anchor = { kind: 'border', source: source.units.length, result: result.units.length };
  let start: Anchor = { kind: 'border', source: 0, result: 0 };
  let group: Anchor[] = [];
  for (const anchor of [...anchors, end]) {
    if (anchor.kind !== 'border' && anchor.kind !== 'break') {
      group.push(anchor);
      continue;
    }
    kept.push(...simplify([start, ...group, anchor], source, result), anchor);
    start = anchor;
    group = [];
  }
  return kept.slice(0, -1);
}

/** The anchors of one sentence that stay, without the first and the last of `anchors`, which enclose it. */
function simplify(anchors: readonly Anchor[], source: Parsed, result: Parsed): Anchor[] {
  const joined = joinOverSmallWords(anchors);
  const regions = listRegions(joined).filter(({ removed, added }) => removed + added > 0);
  const [first, last] = [regions[0], regions.at(-1)];
  if (!first || !last || first === last) return joined.slice(1, -1);
  const isTorn = regions.length > maxChangesOfSentence || isMostlyChanged(joined, source, result);
  return joined.filter(
    (_, index) =>
      index > 0 && index < joined.length - 1 && !(isTorn && index > first.before && index <= last.before),
  );
}

function joinOverSmallWords(anchors: readonly Anchor[]): Anchor[] {
  const changed = listRegions(anchors).filter(({ removed, added }) => removed + added > 0);
  const dropped = new Set<Anchor>();
  for (const [index, region] of changed.entries()) {
    const next = changed[index + 1];
    const between = next ? anchors.slice(region.before + 1, next.before + 1) : [];
    if (between.length <= maxSmallWordsBetween && between.every(({ kind }) => kind === 'small')) {
      for (const anchor of between) dropped.add(anchor);
    }
  }
  return anchors.filter((anchor) => !dropped.has(anchor));
}

function listRegions(anchors: readonly Anchor[]): Region[] {
  const regions: Region[] = [];
  for (let before = 0; before + 1 < anchors.length; before += 1) {
    const [from, to] = [anchors[before], anchors[before + 1]];
    if (!from || !to) break;
    const width = from.kind === 'border' ? 0 : 1;
    regions.push({
      before,
      removed: to.source - from.source - width,
      added: to.result - from.result - width,
    });
  }
  return regions;
}

/** More than half of its words are others. */
function isMostlyChanged(anchors: readonly Anchor[], source: Parsed, result: Parsed): boolean {
  const isWord = (text: Parsed, at: number) => text.units[at]?.kind === 'word';
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return false;
  const same = anchors.slice(1, -1).filter((anchor) => isWord(source, anchor.source)).length;
  const count = (text: Parsed, side: 'source' | 'result') =>
    text.units.slice(first[side], last[side]).filter(({ kind }) => kind === 'word').length;
  return Math.max(count(source, 'source'), count(result, 'result')) > 2 * same;
}
