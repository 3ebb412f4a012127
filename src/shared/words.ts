import { dictionaryWordMaxLength } from './limits.ts';

/** In small letters; marks and apostrophes part words. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a personal dictionary can hold it: no white space, nothing that ends a line, and a letter or a figure in it. */
export function isDictionaryWord(word: string): boolean {
  const isOneWord = /^[^\s\p{Z}\p{Cc}\p{Cs}]+$/u.test(word) && /[\p{L}\p{N}]/u.test(word);
  return isOneWord && word.length <= dictionaryWordMaxLength;
}
