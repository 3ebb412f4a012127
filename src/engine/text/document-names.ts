import { findClosing, isSignOff } from '../mail/frame/closing.ts';

const INSIDE = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;
/** After a word in small letters, and before no other capital: titles have many. */
const AMONG_SMALL = /(?<=(?<!\p{L})\p{Ll}+,? )\p{Lu}\p{Ll}+(?![\p{L}-]| \p{Lu})/gu;
const GREETED =
  /(?<=^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)) )\p{L}+(?: \p{L}+){0,2}(?= ?[,!:\n])/gimu;
const DETERMINED =
  /(?<!\p{L})(?:an?|the|my|our|your|his|her|its|their|these|those|each|every)(?: \p{Ll}+)? $/iu;

/** Before a word in “the Goverment” and “my best freind”, which are nobody's name. */
export function endsInDeterminer(before: string): boolean {
  return DETERMINED.test(before);
}

const listCapitalised = (text: string) => text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? [];

/** In lower case: words with a capital inside a sentence that the text never writes without. */
function findNeverSmall(text: string): Set<string> {
  const names = new Set((text.match(INSIDE) ?? []).map((name) => name.toLowerCase()));
  for (const [word] of text.matchAll(/(?<![\p{L}'’])\p{Ll}+/gu)) names.delete(word);
  return names;
}

/** “best regards,\njoon”: in a chat nobody signs with a capital. */
function listSignedSmall(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const [last = '', signOff = ''] = lines.filter((line) => line !== '').reverse();
  return isSignOff(signOff) && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(last) ? last.split(' ') : [];
}

/** Whoever is named among words in small letters, greeted, or signs; they may stand in small letters elsewhere. */
function listPeople(text: string): string[] {
  const named = [...text.matchAll(AMONG_SMALL)]
    .filter(({ index }) => !endsInDeterminer(text.slice(Math.max(0, index - 40), index)))
    .map(([name]) => name);
  const greeted = (text.match(GREETED) ?? []).flatMap(listCapitalised);
  return [...named, ...greeted, ...listSignedSmall(text), ...listCapitalised(findClosing(text)?.name ?? '')];
}

/** Names of a document, in lower case. */
export function findDocumentNames(text: string): string[] {
  const people = listPeople(text).map((name) => name.toLowerCase());
  return [...new Set([...findNeverSmall(text), ...people])];
}
