import { KIN, PERSON, ROLE } from '../people/somebody.ts';
import { readPerson } from '../tagger/features.ts';
import type { Token } from '../tagger/tokens.ts';
import type { IsName } from '../words/is-name.ts';
import { toLower } from './locate.ts';

/** Whoever is spoken of, as far as words tell. */

const OF_WOMEN = /^(?:she|her|hers|herself)(?:'(?:s|d|ll))?$/;
const OF_MEN = /^(?:he|him|his|himself)(?:'(?:s|d|ll))?$/;
const WOMEN = 'sister|daughter|wife|mum|mom|mother|aunt|gran';
const MEN = 'brother|son|husband|dad|father|uncle|grandad';
const WOMAN = new RegExp(`^(?:${WOMEN}|mrs|ms|miss|nan|grandma|auntie|landlady|madam)$`);
const MAN = new RegExp(`^(?:${MEN}|mr|grandpa|sir)$`);
const SOMEBODY = new RegExp(`^(?:${PERSON}|${ROLE}|${KIN}|dog|cat|puppy|kitten|horse|bird|rabbit|hamster)$`);
const SPEAKS_OF: Readonly<Record<Sex, RegExp>> = {
  he: new RegExp(`\\b(?:he|him|his|${MEN}|nephew|boy|man|lad|chap|guy|bloke|fellow)\\b`, 'i'),
  she: new RegExp(`\\b(?:she|hers?|${WOMEN}|niece|girl|woman|lady)\\b`, 'i'),
  they: /\b(?:they|them|their)\b/i,
};
/** Whether a mail speaks of somebody of whom that is said. */
export const speaksOf = (sex: Sex, mail: string) => SPEAKS_OF[sex].test(mail);
const SEVERAL = /^\p{L}{2,}[^s\P{L}]s$|^(?:children|men|women|people)$/u;

/** Of whom or what a pronoun is said. */
export type Sex = 'he' | 'she' | 'they';
export const readSex = (pronoun: string): Sex =>
  OF_WOMEN.test(pronoun) ? 'she' : OF_MEN.test(pronoun) ? 'he' : 'they';

const toWord = (token: Token) => toLower(token).replace(/'s$/, '');
/** “Ann” and “ann”, and not “the”, which is a name of few */
const isNamed = (token: Token, isName: IsName) =>
  isName(toWord(token)) ||
  (/^\p{Lu}/u.test(token.text) && toWord(token).length > 2 && !/^The$/.test(token.text));

function findSex(token: Token, isName: IsName): 'he' | 'she' | undefined {
  const word = toLower(token);
  if (WOMAN.test(word)) return 'she';
  if (MAN.test(word)) return 'he';
  return isNamed(token, isName) ? ([undefined, 'she', 'he'] as const)[readPerson(word)] : undefined;
}

/** Of somebody who is called so, where a word of it tells. */
export const findSexOfReader = (called: readonly Token[], isName: IsName) =>
  called.map((token) => findSex(token, isName)).find((each) => each !== undefined);

/** Whether a word names somebody, or things, of whom that is said. */
export function mayBeMeant(sex: Sex, token: Token, isName: IsName): boolean {
  if (sex === 'they') return SEVERAL.test(toWord(token));
  const isPerson = SOMEBODY.test(toWord(token)) || (isNamed(token, isName) && readPerson(toWord(token)) > 0);
  return isPerson && (findSex(token, isName) ?? sex) === sex;
}
