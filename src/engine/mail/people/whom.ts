import { WEEKDAY_NAME } from '../words/dates.ts';
import { PERSON, ROLE } from './somebody.ts';

/** What has a capital and is nobody. */
export const CALENDAR = new RegExp(
  `^${WEEKDAY_NAME}s?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|I'm|I've|I'll|I'd|OK|Mr|Mrs|Ms|Dr)$`,
);

const isProper = (whom: string) => /^(?:\p{Lu}|(?:mr|mrs|ms|mx|dr|prof)\b)/u.test(whom);
const toWords = (name: string) => name.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** Who reads the mail, as far as the notes and the field tell. */
export interface Reader {
  names: readonly string[];
  /** Takes bookings. */
  isPlace: boolean;
}

/** “Sarah in accounts” */
const IN_OFFICE = /(?<=^\p{Lu}\p{L}+) (?:in|from) .+$/u;
const PLACE = /^(?:hotel|hostel|restaurant|cafe|café|pension|guesthouse|inn|bistro|trattoria|pizzeria)$/;

/** Who is named in the field is who reads the mail, whomever a note names. */
export function toReader(named: string | null, recipient: string | null): Reader {
  const whom = named?.replace(IN_OFFICE, '') ?? null;
  const isKnown = recipient !== null && isProper(recipient);
  const names = toWords(
    isKnown && whom !== null && isProper(whom) ? recipient : `${whom ?? ''} ${recipient ?? ''}`,
  );
  return { names, isPlace: names.some((word) => PLACE.test(word)) };
}

/** “bea” and “beatrix”: a name in small letters is one of these, or short for it. */
export const isCalledLike = (word: string, names: readonly string[]) =>
  names.some((name) => name.slice(0, 2) === word.slice(0, 2));

/** Whether a note names somebody who is not the reader: “remind Anna to …” in a mail to Bob. An opening names the reader. */
export function isSomebodyElse(
  whom: string,
  { reader: { names }, isName: isSmallName }: { reader: Reader; isName(word: string): boolean },
  isOpening: boolean,
): boolean {
  const isNamed =
    (names.length > 0 || !isOpening) &&
    !toWords(whom).some((word) => isCalledLike(word, names)) &&
    !/^(?:him|her|them|everyone|everybody)$/.test(whom);
  return isNamed && (!isOpening || isProper(whom) || isSmallName(whom));
}

/** Whether the words name a person, and not what somebody is. */
export function isName(whom: string): boolean {
  const word = whom.split(' ').at(-1) ?? '';
  if (/^\p{Lu}/u.test(whom)) return !new RegExp(`^(?:${PERSON})$`, 'iu').test(word);
  const isRole =
    new RegExp(`^(?:${PERSON}|${ROLE})$`, 'u').test(word) ||
    /(?:[eo]r|ist|ian|ant|ees?|man|[^s]s)$/.test(word);
  return (
    /^\p{Ll}[\p{L}'’-]+$/u.test(whom) && !isRole && !/^(?:him|her|them|all|everyone|everybody)$/.test(whom)
  );
}

/** Any pronoun of somebody, and what is short behind it: “he's”. */
export const IS_PRONOUN =
  /^(?:he|she|they|him|himself|his|her|hers|herself|them|their|theirs|thier|themselves)(?:['’](?:s|re|ve|ll|d))?$/i;

/** The one pronoun of somebody in a clause; nothing where there is none, or several. */
export function readPronoun(clause: string): 'he' | 'she' | 'they' | undefined {
  const found = (
    [
      ['he', /\b(?:he|him|his)\b/i],
      ['she', /\b(?:she|hers?)\b/i],
      ['they', /\b(?:they|them|theirs?)\b/i],
    ] as const
  ).filter(([, forms]) => forms.test(clause));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
