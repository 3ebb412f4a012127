import type { Completer } from './completion/completer.ts';
import type { Readers } from './manner.ts';
import type { Segmenter } from './segmentation/segmenter.ts';

/** Of completions that are less certain, one in six is wrong: they are written, and the writer is asked to check them. */
const SURE_COMPLETION = 0.8;
const SURE_SEGMENT = 0.8;
/** So many words of a clause tell it from others; what stands beyond them may be written in another way. */
const TELLING_OF_COMPLETION = 4;
const TELLING_OF_SEGMENT = 3;

const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];
const toKey = (words: readonly string[]) => ` ${words.join(' ')} `;

type IsGuessed = (sentence: string) => boolean;

function watchCompleter(completer: Completer): { completer: Completer; isGuessed: IsGuessed } {
  const certainties = new Map<string, number>();
  return {
    completer(words, around) {
      const completed = completer(words, around);
      if (completed.words !== words) {
        const key = toKey(toWords(completed.words).slice(0, TELLING_OF_COMPLETION));
        certainties.set(key, Math.max(completed.certainty, certainties.get(key) ?? 0));
      }
      return completed;
    },
    isGuessed(sentence) {
      const words = toKey(toWords(sentence));
      return [...certainties].some(([key, certainty]) => certainty < SURE_COMPLETION && words.includes(key));
    },
  };
}

function watchSegmenter(segmenter: Segmenter): { segmenter: Segmenter; isGuessed: IsGuessed } {
  const unsure = new Set<string>();
  return {
    segmenter(text, isName) {
      const segments = segmenter(text, isName);
      for (const { start, end, certainty } of segments) {
        if (certainty >= SURE_SEGMENT) continue;
        const words = toWords(text.slice(start, end));
        unsure.add(toKey(words.slice(0, TELLING_OF_SEGMENT)));
        unsure.add(toKey(words.slice(-TELLING_OF_SEGMENT)));
      }
      return segments;
    },
    isGuessed(sentence) {
      const words = toKey(toWords(sentence));
      return [...unsure].some((key) => words.includes(key));
    },
  };
}

/** What reads the notes, and remembers what of them it parted and completed without being sure. */
export interface Guesses extends Pick<Readers, 'completer' | 'segmenter'> {
  isGuessed: IsGuessed;
}

/** @param written the notes: a sentence that stands in them is no guess. */
export function watchGuesses(written: string, { completer, segmenter }: Readers): Guesses {
  const completed = completer && watchCompleter(completer);
  const parted = segmenter && watchSegmenter(segmenter);
  return {
    completer: completed?.completer,
    segmenter: parted?.segmenter,
    isGuessed: (sentence) =>
      !written.includes(sentence) &&
      (completed?.isGuessed(sentence) === true || parted?.isGuessed(sentence) === true),
  };
}
