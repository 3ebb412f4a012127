import type { Completer } from './completer.ts';

/** Of completions that are less certain, one in six is wrong: they are written, and the writer is asked to check them. */
const SURE = 0.8;
/** So many words of a completed clause tell it from others; what follows them may be written in another way. */
const TELLING = 4;

const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];
const toKey = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Which clauses of one text were completed without being sure. */
export interface Guesses {
  completer: Completer | undefined;
  /** Whether the sentence holds such a clause. */
  isGuessed(sentence: string): boolean;
}

/** Remembers what `completer` writes. */
export function watchGuesses(completer: Completer | undefined): Guesses {
  const certainties = new Map<string, number>();
  return {
    completer:
      completer &&
      ((words, around) => {
        const completed = completer(words, around);
        if (completed.words !== words) {
          const key = toKey(toWords(completed.words).slice(0, TELLING));
          certainties.set(key, Math.max(completed.certainty, certainties.get(key) ?? 0));
        }
        return completed;
      }),
    isGuessed(sentence) {
      const words = toKey(toWords(sentence));
      return [...certainties].some(([key, certainty]) => certainty < SURE && words.includes(key));
    },
  };
}
