import { withCapital } from '../../text/capital.ts';
import type { Segmenter } from '../segmentation/segmenter.ts';

/** Of sentences that are less certain, one in six is two. */
const SURE = 0.8;
const LIKELY = 0.5;

/** What parts the notes, and remembers where it was not sure. */
export interface WatchedSegmenter {
  segmenter: Segmenter | undefined;
  /** Of a sentence that may be two: those, where that is likely, and else the sentence; nothing for others. */
  findDoubtful(sentence: string): { parted: string | undefined } | undefined;
}

/** So many words on either side tell a place from others. */
const TELLING = 2;
const NO_WORD = '[^\\p{L}\\p{N}]';
const toPattern = (words: readonly string[]) => words.join(`${NO_WORD}+`);
const toWords = (text: string) => text.replaceAll('’', "'").match(/[\p{L}\p{N}']+/gu) ?? [];

/** @param written the notes: a sentence that stands in them is not asked about. */
export function watchSegmenter(written: string, segmenter: Segmenter | undefined): WatchedSegmenter {
  if (segmenter === undefined) return { segmenter, findDoubtful: () => undefined };
  const breaks: { pattern: RegExp; isLikely: boolean }[] = [];
  return {
    segmenter(text, isName) {
      const segments = segmenter(text, isName);
      for (const { start, end, certainty, likeliestBreak } of segments) {
        if (certainty >= SURE) continue;
        const before = toPattern(toWords(text.slice(start, likeliestBreak)).slice(-TELLING));
        const after = toPattern(toWords(text.slice(likeliestBreak, end)).slice(0, TELLING));
        const pattern = new RegExp(
          `(?<![\\p{L}\\p{N}])${before}${NO_WORD}*? (?=${after}(?![\\p{L}\\p{N}]))`,
          'iu',
        );
        breaks.push({ pattern, isLikely: certainty < LIKELY });
      }
      return segments;
    },
    findDoubtful(sentence) {
      if (written.includes(sentence)) return undefined;
      const straight = sentence.replaceAll('’', "'");
      for (const { pattern, isLikely } of breaks) {
        const found = pattern.exec(straight);
        if (found === null) continue;
        const at = found.index + found[0].length;
        const parted = `${sentence.slice(0, at - 1)}. ${withCapital(sentence.slice(at))}`;
        return { parted: isLikely ? parted : undefined };
      }
      return undefined;
    },
  };
}
