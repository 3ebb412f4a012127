/**
 * Whether one of the fixes of the words that stand at `start` of a text was taken already: “80 plus petrol” stands in “It is 80
 * plus petrol.” as well. In UTF-16 code units.
 */
export const isFixTaken = (text: string, start: number, words: string, fixes: readonly string[]): boolean =>
  fixes.some((fix) => {
    const offset = fix.indexOf(words);
    return offset >= 0 && fix !== words && text.startsWith(fix, start - offset);
  });
