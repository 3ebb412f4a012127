/**
 * UTF-16 code units of the longest word that harper reads. Its search for similar words takes memory with the square of
 * a word's length and ends its WebAssembly at some thousands of letters; the longest word of a dictionary has 45.
 */
export const longestWord = 50;

/** Stands for a long word: a name, which harper finds nothing wrong with. */
const standIn = 'Anna';

/** What harper may take for one word: no white space in it, and nothing that parts words. */
const longWord = new RegExp(String.raw`[^\s\p{P}\p{S}]['’._\p{L}\p{M}\p{N}\p{Cf}]{${longestWord},}`, 'gu');

export interface ShortText {
  text: string;
  /** Where a stretch of `text` lies in the source; nothing for one that reaches into a stand-in. */
  toSource(start: number, end: number): { start: number; end: number } | undefined;
}

/** The text with a stand-in for each word that is too long to be read. */
export function withoutLongWords(source: string): ShortText {
  const cuts: { start: number; end: number; removed: number }[] = [];
  let removed = 0;
  const text = source.replace(longWord, (word: string, at: number) => {
    const start = at - removed;
    removed += word.length - standIn.length;
    cuts.push({ start, end: start + standIn.length, removed });
    return standIn;
  });
  const shift = (position: number) => cuts.findLast(({ end }) => end <= position)?.removed ?? 0;
  return {
    text,
    toSource(start, end) {
      if (cuts.some((cut) => start < cut.end && end > cut.start)) return undefined;
      return { start: start + shift(start), end: end + shift(end) };
    },
  };
}
