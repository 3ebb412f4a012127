import { wordTable } from './word-table.ts';

/**
 * The word counts hold no apostrophes. These are orders of magnitude, set beside the counts of the full forms, so
 * that “dosn't” is compared with “doesn't”.
 */
export const CONTRACTION_COUNTS: Readonly<Record<string, number>> = wordTable({
  "don't": 3e9,
  "it's": 2e9,
  "i'm": 1e9,
  "that's": 9e8,
  "doesn't": 8e8,
  "didn't": 8e8,
  "can't": 8e8,
  "won't": 5e8,
  "isn't": 5e8,
  "you're": 4e8,
  "wasn't": 3e8,
  "couldn't": 3e8,
  "wouldn't": 3e8,
  "he's": 3e8,
  "i've": 3e8,
  "aren't": 2e8,
  "haven't": 2e8,
  "let's": 2e8,
  "there's": 2e8,
  "they're": 2e8,
  "we're": 2e8,
  "she's": 2e8,
  "what's": 2e8,
  "hasn't": 1e8,
  "shouldn't": 1e8,
  "weren't": 1e8,
  "hadn't": 1e8,
  "we've": 1e8,
  "they've": 1e8,
  "you've": 1e8,
  "needn't": 3e7,
});

const withoutMarks = new Set(Object.keys(CONTRACTION_COUNTS).map((word) => word.replace("'", '')));

/** “im” and “dont”, in lower case: words of a chat, not slips of the space before them. */
export function isContractionWithoutMark(word: string): boolean {
  return withoutMarks.has(word);
}
