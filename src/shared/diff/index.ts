import type { ChangeCategory, TextChange } from '../contract/result.ts';
import { type Anchor, listSharedUnits, type Parsed, parse } from './anchors.ts';
import { addBorders } from './borders.ts';
import { dropConfetti } from './readable.ts';
import { slideToSentences } from './slide.ts';
import { listGraphemes, listUnits } from './units.ts';

interface ChangeWords {
  category?: ChangeCategory;
  reason?: string;
  rule?: string;
}

/**
 * The changes that make `result` of `source`, for a reader: whole words, those that belong together as one, a sentence
 * that is mostly another as one, paragraphs apart. Spans are UTF-16 code units of `source`, between graphemes, sorted,
 * never overlapping; applied together they give `result` to the letter. Facts are not looked for.
 */
export function toChanges(source: string, result: string, options: ChangeWords = {}): TextChange[] {
  if (source === result) return [];
  const former = parse(source, listUnits(source));
  const latter = parse(result, listUnits(result));
  const shared = slideToSentences(listSharedUnits(former.units, latter.units), former, latter);
  const anchors = dropConfetti(addBorders(shared, former, latter), former, latter);
  const { category = 'wording', reason = '', rule = 'diff' } = options;
  return listDifferences(former, latter, anchors).map((span) => ({
    ...span,
    category,
    reason,
    gist: '',
    rule,
    fact: null,
  }));
}

type Span = Pick<TextChange, 'start' | 'end' | 'replacement'>;

/** What differs between each two anchors, without the spaces around it that are the same. */
function listDifferences(source: Parsed, result: Parsed, anchors: readonly Anchor[]): Span[] {
  const spans: Span[] = [];
  let at = { source: 0, result: 0 };
  const compare = (sourceEnd: number, resultEnd: number) => {
    const removed = source.text.slice(at.source, sourceEnd);
    const added = result.text.slice(at.result, resultEnd);
    if (removed !== added) spans.push(trim(at.source, removed, added));
  };
  for (const anchor of anchors) {
    const from = toSpan(anchor, source, 'source');
    const to = toSpan(anchor, result, 'result');
    compare(from.start, to.start);
    at = { source: from.end, result: to.end };
  }
  compare(source.text.length, result.text.length);
  return spans;
}

function toSpan(anchor: Anchor, { text, units }: Parsed, side: 'source' | 'result') {
  const unit = units[anchor[side]];
  const start = unit?.start ?? text.length;
  return { start, end: anchor.kind === 'border' ? start : (unit?.end ?? start) };
}

function trim(start: number, removed: string, added: string): Span {
  const [former, latter] = [listGraphemes(removed), listGraphemes(added)];
  const isShared = (a: string | undefined, b: string | undefined) => a === b && a?.trim() === '';
  const least = Math.min(former.length, latter.length);
  let head = 0;
  while (head < least && isShared(former[head], latter[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isShared(former.at(-1 - tail), latter.at(-1 - tail))) tail += 1;
  const from = start + former.slice(0, head).join('').length;
  return {
    start: from,
    end: from + former.slice(head, former.length - tail).join('').length,
    replacement: latter.slice(head, latter.length - tail).join(''),
  };
}
