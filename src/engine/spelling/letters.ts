/** Forms of words by which slips are told: two that have the same form differ in nothing else. */

export const sortLetters = (word: string): string => [...word].sort().join('');

/** Every letter once where it stands twice or more in a row. */
export const undouble = (word: string): string => word.replace(/(.)\1+/g, '$1');
