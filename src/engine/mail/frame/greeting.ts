import { findAddress } from '../people/people.ts';
import { KIN } from '../people/somebody.ts';
import { isSignOff } from './closing.ts';

const OPENING =
  /^(?:hi|hello|hey|hiya|dear|greetings|good (?:morning|afternoon|evening|day)|morning|to whom it may concern|hallo|bonjour|hola)\b/i;
/** A first line such as “Anna,” or “Anna -”. */
const NAME_ALONE = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2} ?[,:!–-]$/u;

/** A greeting with the space behind it, also in front of a sentence: “hi tom, ”. */
const GREETING = new RegExp(
  String.raw`^\s*(?:(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day))(?: (?!(?:that|we|i|welcome|thanks|thank|yes|no|sorry|just|hope|ok|great|happy|all good)\b)[\p{L}.'’-]+){0,3}(?: ?[,!:–-]|(?= (?:welcome|thanks|thank|yes|sorry|hope)\b)|(?=\r?\n))|(?:hi|hello|hey|dear) (?:${KIN})(?= \p{Ll})|\p{Lu}[\p{L}'’.-]* ?,(?=\r?\n))\s*`,
  'iu',
);

/** Where the greeting that a mail begins with ends; 0 where it has none. */
export const findGreetingEnd = (text: string) => GREETING.exec(text)?.[0].length ?? 0;

/** Words that are names, too, and may go on behind “hi”. */
const IS_WORD =
  /^(?:will|may|can|mark|bill|art|rose|grace|hope|faith|joy|dawn|eve|june|april|august|all|there)$/;
/** Where “hi pavel ” ends, without a mark behind it; 0 where nobody is called so. */
export function findUnmarkedGreetingEnd(text: string, isCalled: (name: string) => boolean): number {
  const [greeting = '', name = ''] =
    /^\s*(?:hi|hello|hey|dear) (\p{L}[\p{L}'’-]+) (?=\p{Ll})/iu.exec(text) ?? [];
  return isCalled(name.toLowerCase()) && !IS_WORD.test(name.toLowerCase()) ? greeting.length : 0;
}

/** Whether who writes is on first-name terms: “hey jo”, or no capital at all. */
export const isCasual = (text: string) => /^\s*(?:[Hh](?:ey|iya)\b|\p{Ll})/u.test(text);

/** The words of a greeting: “Dear” Anna, but “Hello” to nobody in particular. */
export interface GreetingWords {
  toPerson: string;
  toNobody: string;
}

/** “hi can you write to my agent”, which greets whoever writes it. */
const TO_ASSISTANT =
  /^(?:hi|hello|hey),? (?:can|could|would) (?:you|u) (?:please )?(?:write|draft|e-?mail|tell|ask|remind|let|help)\b/i;

/** “hi the bike is still available”: in haste, to nobody, and in the line of what is said. */
const IDLE =
  /^(?:hi|hello|hey)(?: there)?,? (?=(?:the|my|our|we|i|it|this|that|is|are|can|could|do|just|please|thanks|sorry|yes|yeah|yep|no|ok|okay|sure|im|ive|ill|its|thats|theres|(?:tell|ask|remind|thank|invite|inform) (?!me\b|us\b)|(?:need|want) (?!to\b|you\b)|(?:need|want) to (?:write|tell|ask|e-?mail|remind|thank|invite|complain|cancel)(?! you\b))(?:['’]\p{L}+)?\b)/u;

/** “Dear assistant,” */
const OF_ASSISTANT =
  /^(?:hi|hello|hey|dear) (?:assistant|ai|computer|robot|helper|chat ?gpt|draftwell)\b[,!.:]?\s+/i;

/** Where a greeting ends that the mail's own takes the place of; 0 where there is none. */
export const findIdleGreeting = (text: string) =>
  (OF_ASSISTANT.exec(text) ?? IDLE.exec(text))?.[0].length ?? 0;

/** Whether the mail begins by addressing someone; `addressee` also counts where it stands before a comma. */
export function hasGreeting(text: string, addressee: string | null = null): boolean {
  const first =
    text
      .trimStart()
      .split(/[\r\n]/, 1)[0]
      ?.trim() ?? '';
  if (TO_ASSISTANT.test(first) || findIdleGreeting(first) > 0) return false;
  const isNamed = addressee !== null && first.toLowerCase().startsWith(`${addressee.toLowerCase()},`);
  return OPENING.test(first) || (NAME_ALONE.test(first) && !isSignOff(first)) || isNamed;
}

/** “the team”, “parents”: several who are greeted by what they are. */
export const findGroup = (person: string | null) =>
  /^(?:the )?(team|all|everyone|everybody|neighbou?rs|colleagues|friends|(?:parents|families)(?: and (?:parents|families))?|tenants|residents|members|guests|students|volunteers|customers|clients|players)$/i
    .exec(person?.trim() ?? '')?.[1]
    ?.toLowerCase();

/** “Hi Anna,”; to nobody in particular “Hello,”. */
export function writeGreeting(person: string | null, { toPerson, toNobody }: GreetingWords): string {
  const group = findGroup(person);
  const both = /^(\p{Lu}[\p{L}'’-]+) (?:and|&) (\p{Lu}[\p{L}'’-]+)$/u.exec(person ?? '');
  const address = both ? `${both[1]} and ${both[2]}` : (group ?? findAddress(person));
  return address === null ? `${toNobody},` : `${toPerson} ${address},`;
}
