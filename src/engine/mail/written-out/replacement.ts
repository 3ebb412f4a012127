/** A pattern, and what stands in place of what it finds: as `String.replaceAll` takes them. */
export type Replacement = readonly [
  pattern: RegExp,
  by: string | ((found: string, ...groups: string[]) => string),
];

export const replaceInTurn = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (words, [pattern, by]) =>
      typeof by === 'string' ? words.replaceAll(pattern, by) : words.replaceAll(pattern, by),
    text,
  );
