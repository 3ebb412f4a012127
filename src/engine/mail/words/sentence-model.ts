/** What a language model says of sentences. */
export interface SentenceModel {
  /** How likely a sentence is, as a power of ten. */
  score(sentence: string): number;
  /** Whether it has counted the word. */
  knows(word: string): boolean;
}
