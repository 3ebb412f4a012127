import { withCapital } from '../text/capital.ts';

const LINK = /^[\w.+-]+(?::\/\/|@|\.\p{Ll})/u;

/** With a capital, unless it begins with an address, which would be another one then. `whole`: the words and what follows. */
export function capitalise(words: string, whole = words): string {
  return LINK.test(whole) ? words : withCapital(words);
}

/** Each word with a capital, as names are written: “marta kowal-berg” is Marta Kowal-Berg. */
export const capitaliseEach = (words: string): string =>
  words.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
