// Not from 'diff': its root brings every kind of diff into what a browser downloads
import { diffArrays } from 'diff/lib/diff/array.js';
import { listSentenceStarts, type Unit } from './units.ts';

/**
 * A place where source and result belong together: a unit that both have, or a border without width between two
 * sentences. Between two anchors lies what differs. Anchors run upwards on both sides.
 */
export interface Anchor {
  readonly kind: 'word' | 'small' | 'mark' | 'break' | 'border';
  /** Index of the unit in each text; of a border, that of the first unit after it. */
  readonly source: number;
  readonly result: number;
}

/** A text with its units and the units that its sentences and paragraphs start with. */
export interface Parsed {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly sentenceStarts: readonly number[];
  readonly paragraphStarts: readonly number[];
}

/** More edits than these cost more time, which grows by the square, than their diff is worth to a reader. */
const maxEditsOfText = 1200;
const maxEditsOfParagraph = 500;

/** Words that stay the same by chance when all around them is another. */
const smallWords = new Set(
  'a an and are as at be but by for from i if in is it its of on or so that the to was we with you'.split(
    ' ',
  ),
);

export function parse(text: string, units: readonly Unit[]): Parsed {
  const starts = listSentenceStarts(text);
  const sentenceStarts: number[] = [];
  let unit = 0;
  for (const start of starts) {
    while (unit < units.length && (units[unit]?.start ?? 0) < start) unit += 1;
    if (unit < units.length && unit > 0 && sentenceStarts.at(-1) !== unit) sentenceStarts.push(unit);
  }
  const paragraphStarts = units.flatMap(({ kind }, index) => (kind === 'break' ? [index + 1] : []));
  return { text, units, sentenceStarts, paragraphStarts };
}

/** The units that source and result share, in order; of very different texts those of each paragraph. */
export function listSharedUnits(source: readonly Unit[], result: readonly Unit[]): Anchor[] {
  return diffUnits(source, result, maxEditsOfText) ?? diffParagraphs(source, result);
}

/** Undefined where it would take more edits of shared units than allowed. */
function diffUnits(source: readonly Unit[], result: readonly Unit[], maxEditLength: number) {
  const [former, latter] = [indexUnits(source, result), indexUnits(result, source)];
  const parts = diffArrays(former.texts, latter.texts, { maxEditLength });
  if (!parts) return undefined;
  const anchors: Anchor[] = [];
  let at = { source: 0, result: 0 };
  for (const { added, removed, count } of parts) {
    for (let step = 0; !added && !removed && step < count; step += 1) {
      const [sourceIndex = 0, resultIndex = 0] = [
        former.indices[at.source + step],
        latter.indices[at.result + step],
      ];
      const unit = source[sourceIndex];
      if (unit) anchors.push({ kind: toKind(unit), source: sourceIndex, result: resultIndex });
    }
    at = { source: at.source + (added ? 0 : count), result: at.result + (removed ? 0 : count) };
  }
  return anchors;
}

/** The units that the other text has too. No other can be shared, and an edit that nobody compares costs nothing. */
function indexUnits(units: readonly Unit[], others: readonly Unit[]) {
  const known = new Set(others.map(({ text }) => text));
  const indices = [...units.keys()].filter((index) => known.has(units[index]?.text ?? ''));
  return { indices, texts: indices.map((index) => units[index]?.text) };
}

function toKind({ kind, text }: Unit): Anchor['kind'] {
  return kind === 'word' && smallWords.has(text.toLowerCase()) ? 'small' : kind;
}

/** Paragraphs that are equal anchor the others, which are paired in order and compared each for itself. */
function diffParagraphs(source: readonly Unit[], result: readonly Unit[]): Anchor[] {
  const [former, latter] = [listParagraphs(source), listParagraphs(result)];
  const parts = diffArrays(former.map(toKey), latter.map(toKey), { maxEditLength: maxEditsOfText }) ?? [];
  const anchors: Anchor[] = [];
  let at = { source: 0, result: 0 };
  let pending = { source: 0, result: 0 };
  const flush = (until: { source: number; result: number }) => {
    const count = Math.min(until.source - pending.source, until.result - pending.result);
    for (let step = 0; step < count; step += 1) {
      anchors.push(...diffParagraph(former[pending.source + step], latter[pending.result + step]));
    }
  };
  for (const { added, removed, count } of parts) {
    const next = { source: at.source + (added ? 0 : count), result: at.result + (removed ? 0 : count) };
    if (!added && !removed) {
      flush(at);
      pending = at;
      flush(next);
      pending = next;
    }
    at = next;
  }
  flush({ source: former.length, result: latter.length });
  return anchors;
}

interface Paragraph {
  first: number;
  units: readonly Unit[];
}

/** Each with the break that ends it. */
function listParagraphs(units: readonly Unit[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let first = 0;
  for (const [index, { kind }] of units.entries()) {
    if (kind !== 'break' && index < units.length - 1) continue;
    paragraphs.push({ first, units: units.slice(first, index + 1) });
    first = index + 1;
  }
  return paragraphs;
}

function toKey({ units }: Paragraph): string {
  return units.map(({ text }) => text).join(' ');
}

function diffParagraph(source: Paragraph | undefined, result: Paragraph | undefined): Anchor[] {
  if (!source || !result) return [];
  const anchors = diffUnits(source.units, result.units, maxEditsOfParagraph) ?? [];
  return anchors.map((anchor) => ({
    ...anchor,
    source: anchor.source + source.first,
    result: anchor.result + result.first,
  }));
}
