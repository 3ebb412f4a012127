import type { Anchor, Parsed } from './anchors.ts';

/**
 * ‘This is [two. This is ]three’ says the same as ‘[This is two. ]This is three’, and reads worse: what is only added or
 * only removed is moved to the left until it begins with a sentence, where the words around it allow that.
 */
export function slideToSentences(anchors: readonly Anchor[], source: Parsed, result: Parsed): Anchor[] {
  const slid = [...anchors];
  for (let index = 0; index < slid.length; index += 1) {
    const before = slid[index];
    const after = slid[index + 1] ?? { source: source.units.length, result: result.units.length };
    if (!before) break;
    const removed = after.source - before.source - 1;
    const added = after.result - before.result - 1;
    if (removed > 0 && added === 0)
      slide(slid, { last: index, side: 'source', text: source, count: removed });
    if (added > 0 && removed === 0) slide(slid, { last: index, side: 'result', text: result, count: added });
  }
  return slid;
}

interface Slide {
  /** The anchor before what slides. */
  last: number;
  /** The text that has it, and how many units of it slide. */
  side: 'source' | 'result';
  text: Parsed;
  count: number;
}

function slide(anchors: Anchor[], { last, side, text, count }: Slide): void {
  const starts = new Set([0, ...text.sentenceStarts]);
  const first = findFirst(anchors, { last, side, text, count }, starts);
  for (let index = first; index <= last; index += 1) {
    const anchor = anchors[index];
    if (anchor) anchors[index] = { ...anchor, [side]: anchor[side] + count };
  }
}

/** The first of the anchors to be moved behind what slides; one after `last` when none is. */
function findFirst(
  anchors: readonly Anchor[],
  { last, side, text, count }: Slide,
  starts: Set<number>,
): number {
  const textAt = (at: number) => text.units[at]?.text;
  if (starts.has((anchors[last]?.[side] ?? 0) + 1)) return last + 1;
  for (let index = last; index >= 0; index -= 1) {
    const [anchor, next] = [anchors[index], anchors[index + 1]];
    if (!anchor || textAt(anchor[side]) !== textAt(anchor[side] + count)) break;
    const isGap = next && (anchor.source + 1 !== next.source || anchor.result + 1 !== next.result);
    if (index < last && isGap) break;
    if (starts.has(anchor[side])) return index;
  }
  return last + 1;
}
