/** What may stand before a word; `start` before the first of a text. */
export const MARKS = ['start', 'space', 'comma', 'semicolon', 'colon', 'dash', 'end', 'question'] as const;
export type WordMark = (typeof MARKS)[number];

/** A word as the networks read it, with straight apostrophes, and what stands before it. */
export interface TaggedWord {
  text: string;
  mark: WordMark;
}
