/** “is it?” becomes “Is it?”; the other letters stay as they are. */
export function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
