/** In small letters; marks and apostrophes part words. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
