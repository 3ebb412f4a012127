/** A stretch of the text that is shown, in UTF-16 code units, and its words. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Undefined where there is nothing but spaces. Spaces at its ends are left out: they part it from its neighbours. */
export function toSelection(text: string, from: number, to: number): TextSelection | undefined {
  const words = text.slice(Math.min(from, to), Math.max(from, to));
  if (words.trim() === '') return undefined;
  const start = Math.min(from, to) + (words.length - words.trimStart().length);
  return { start, end: start + words.trim().length, text: words.trim() };
}

const segmenters = {
  word: new Intl.Segmenter('en', { granularity: 'word' }),
  sentence: new Intl.Segmenter('en', { granularity: 'sentence' }),
};

/** The word that stands there; undefined where none does. */
export function findWordAt(text: string, offset: number): TextSelection | undefined {
  const found = segmenters.word.segment(text).containing(offset);
  return found?.isWordLike ? toSelection(text, found.index, found.index + found.segment.length) : undefined;
}

/** The sentence in which a selection begins. */
export function findSentenceAround(
  text: string,
  { start }: Pick<TextSelection, 'start'>,
): TextSelection | undefined {
  const found = segmenters.sentence.segment(text).containing(start);
  return found && toSelection(text, found.index, found.index + found.segment.length);
}

/**
 * The same words again after the text changed only before or only after them, also where they stand elsewhere too;
 * undefined when it changed elsewhere. Where both could be, it is taken to have changed after them.
 */
export function rebase(selection: TextSelection, former: string, current: string): TextSelection | undefined {
  const { start, end, text } = selection;
  if (former.slice(start, end) !== text) return undefined;
  if (current.startsWith(former.slice(0, end))) return selection;
  if (!current.endsWith(former.slice(start))) return undefined;
  const shift = current.length - former.length;
  return { start: start + shift, end: end + shift, text };
}

/**
 * Where a point of the page lies in the text that is shown, which stands on the page in stretches of these lengths, with
 * other things between. `index` is the first stretch that does not end before the point; `inside` how far it lies in it.
 */
export function toOffset(lengths: readonly number[], index: number, inside: number): number {
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return before + Math.min(inside, lengths[index] ?? 0);
}

/**
 * How far into a stretch a point lies, of which so many code units stand before the point on the page, so many in all.
 * Where the page shows glyphs in place of spaces, it goes to the nearer end.
 */
export function toInside({ shown, shownLength, length }: InsideParts): number {
  if (shownLength === length) return shown;
  return shown * 2 < shownLength ? 0 : length;
}

interface InsideParts {
  shown: number;
  shownLength: number;
  length: number;
}

/** The least index of `count` for which it holds, where it holds for all after it too; `count` for none. */
export function findFirstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
