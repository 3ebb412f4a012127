import type { Anchor, Parsed } from './anchors.ts';

/**
 * Adds the borders that both texts have at the same place: first those of paragraphs, then those of sentences, so that
 * no change need run across one.
 */
export function addBorders(anchors: readonly Anchor[], source: Parsed, result: Parsed): Anchor[] {
  const withParagraphs = addPairs(anchors, source.paragraphStarts, result.paragraphStarts, 'in order');
  return addPairs(withParagraphs, source.sentenceStarts, result.sentenceStarts, 'outer');
}

/**
 * Starts with the same anchors before them are at the same place. Where one text has more of them there than the other,
 * they are paired in order, or only the first and the last.
 */
function addPairs(
  anchors: readonly Anchor[],
  sourceStarts: readonly number[],
  resultStarts: readonly number[],
  pairing: Pairing,
): Anchor[] {
  const sourcePlaces = groupByPlace(anchors, sourceStarts, 'source');
  const resultPlaces = groupByPlace(anchors, resultStarts, 'result');
  const added: Anchor[] = [];
  for (let place = 0; place <= anchors.length; place += 1) {
    const [sources, results] = [sourcePlaces.get(place), resultPlaces.get(place)];
    const [before, after] = [anchors[place - 1], anchors[place]];
    if (sources && results) added.push(...pairStarts({ sources, results, before, after }, pairing));
    if (after) added.push(after);
  }
  return added;
}

type Pairing = 'in order' | 'outer';

/** Starts by how many anchors end before them. */
function groupByPlace(anchors: readonly Anchor[], starts: readonly number[], side: 'source' | 'result') {
  const places = new Map<number, number[]>();
  let place = 0;
  for (const start of starts) {
    for (let anchor = anchors[place]; anchor; anchor = anchors[place]) {
      if (anchor[side] + (anchor.kind === 'border' ? 0 : 1) > start) break;
      place += 1;
    }
    const group = places.get(place);
    if (group) group.push(start);
    else places.set(place, [start]);
  }
  return places;
}

interface Place {
  sources: readonly number[];
  results: readonly number[];
  before: Anchor | undefined;
  after: Anchor | undefined;
}

function pairStarts({ sources, results, before, after }: Place, pairing: Pairing): Anchor[] {
  const toBorder = (source = 0, result = 0): Anchor => ({ kind: 'border', source, result });
  const first = toBorder(sources[0], results[0]);
  const last = toBorder(sources.at(-1), results.at(-1));
  const least = Math.min(sources.length, results.length);
  if (least === 1 && sources.length !== results.length) {
    // New text before or after a sentence that stays is a change of its own; else it belongs to what it replaces
    const isLastTight = after?.source === last.source && after.result === last.result;
    const isFirstTight = before?.source === first.source - 1 && before.result === first.result - 1;
    return [...(isFirstTight || !isLastTight ? [first] : []), ...(isLastTight ? [last] : [])];
  }
  const inner = sources.length === results.length || pairing === 'in order' ? least - 1 : 1;
  const paired = Array.from({ length: inner }, (_, index) => toBorder(sources[index], results[index]));
  return [...paired, last];
}
