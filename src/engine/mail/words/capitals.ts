import { withCapital } from '../../text/capital.ts';
import type { IsName } from './is-name.ts';

const LINK = /^[\w.+-]+(?::\/\/|@|\.\p{Ll})/u;

/** With a capital, unless it begins with an address, which would be another one then. `whole`: the words and what follows. */
export function capitalise(words: string, whole = words): string {
  return LINK.test(whole) ? words : withCapital(words);
}

/** Each word with a capital, as names are written: “marta kowal-berg” is Marta Kowal-Berg. */
export const capitaliseEach = (words: string): string =>
  words.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** As it goes on behind other words: “But I can” as “but I can”, and “I can” and “Anna can” as they are. */
export function withSmallFirst(words: string, isName: IsName): string {
  const [first = ''] = /^[\p{L}'’]+/u.exec(words) ?? [];
  return /^I(?:$|['’])/.test(first) || /^\p{Lu}{2}/u.test(first) || isName(first.toLowerCase())
    ? words
    : first.toLowerCase() + words.slice(first.length);
}
