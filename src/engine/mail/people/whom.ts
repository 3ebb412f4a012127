import { WEEKDAY_NAME } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import { PERSON, ROLE } from './somebody.ts';

const NO_PRONOUN = '(?!(?:i|we|you|he|she|it|they|there|this|that)\\b)';
/** Somebody or some animal for whom “he”, “she” or “they” may stand. */
const COMPETITOR = new RegExp(
  [
    // “dentist at 9:30” and “supplier problem” are no person
    `\\b(?!(?:doctor|dentist)(?:$|[,.;]|['’]?s (?:appointment|note|letter|certificate)| (?:at|on|in|appointment|today|tomorrow|\\d)))(?:${PERSON}|somebody|someone)\\b(?! (?:problem|issue|error|delay|contract|meeting|number|account|job|role|position|post|vacancy|fee)s?\\b)`,
    // “if biscuit can eat”
    `(?<=\\b(?:if|whether|when|that|because) )${NO_PRONOUN}\\p{Ll}{3,}(?= (?:can|may|should|must|will|has to|needs to) (?:not )?(?:eat|drink|sleep|walk|swim|have h(?:is|er))\\b)`,
    // “because mitzi limps a bit”
    `(?<=\\b(?:that|because|since) )${NO_PRONOUN}\\p{Ll}{4,}(?<!s)(?= (?:sleeps|eats|drinks|barks|scratches|limps|walks|runs|sneezes|coughs|cries) )`,
    `(?<=\\b(?:the|my|our|your|a) )(?:dog|cat|puppy|kitten|horse|bird|rabbit|hamster)\\b`,
    // “call marta and tell her”
    `\\b(?<=(?:call|contact|meet|ask|tell|email|invite) )(?!(?:back|again|today|tomorrow|soon|early|up|me|us|you|it|him|her|them|this|that)\\b)\\p{Ll}{3,}(?= and\\b)`,
  ].join('|'),
  'giu',
);
const PLURAL =
  /\b(?!(?:this|his|yes|is|was|has|does|its|thanks|always|perhaps|plus|minus|us)\b)\p{Ll}{2,}[^s\P{L}]s\b/u;
/** What has a capital and is nobody. */
export const CALENDAR = new RegExp(
  `^${WEEKDAY_NAME}s?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|I'm|I've|I'll|I'd|OK|Mr|Mrs|Ms|Dr)$`,
);

/** Where a name in small letters may stand. */
const SMALL_WORD = new RegExp(
  [
    // As who does something: “…, theo can't play”
    `(?<=^|[,;.:!?-] |\\b(?:and|but|that|if|whether|because|when|can|could|will|would|does|did|is|has) )(?!due\\b)\\p{Ll}{3,}(?= )`,
    `(?<![\\p{L}'’])\\p{Ll}{3,}(?=['’]s? | (?:is|was|can|can't|cant|cannot|has|had|will|would|could|won't|says|said|wants|needs|and|lost|got|came|called|asked)\\b)`,
    // As whom: “with theo”
    `(?<=\\b(?:with|for|to|tell|ask|from|and|call|meet|about|of|taking|bringing|collecting|take|bring|collect|let|help|have) )\\p{Ll}{3,}(?![\\p{L}])`,
  ].join('|'),
  'gu',
);

const NO_NAME = new RegExp(`^(?:${PERSON}|.*day)$`);

/** Who does something, with no article: “if mitzi can have her stitches out”. */
const BARE_SUBJECT =
  /(?<=(?:^|[,;.:!?] |\b(?:if|whether|that|when|because|and|but|so) ))(?!(?:i|we|you|he|she|they|it|there|this|that|these|those|who|what|everyone|everybody|someone|nobody|anyone|one|all|both|please|if|when)\b)\p{Ll}{3,}(?= (?:can|could|will|would|should|must|may|is|was|has|had|needs|wants|gets|got|takes)(?:n't)?\b)/gu;

const isProper = (whom: string) => /^(?:\p{Lu}|(?:mr|mrs|ms|mx|dr|prof)\b)/u.test(whom);
const toWords = (name: string) => name.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** Who reads the mail, as far as the notes and the field tell. */
export interface Reader {
  names: readonly string[];
  /** What may stand for the reader. */
  pronouns: ReadonlySet<'he' | 'she' | 'they'>;
  /** Takes bookings. */
  isPlace: boolean;
  /** Several, so that “they” hardly stands for things. */
  isGroup: boolean;
  /** Tells of others by their names. */
  pronounOf?: PronounOf | undefined;
}

const ANYBODY = ['he', 'she', 'they'] as const;

/** “Liam's teacher”, “my son's coach”: “he” is the child. */
const OWNER =
  /^(?:my |our )?(?:\p{L}+ )?(\p{L}+)['’]s (?:\p{L}+ )?(?:teacher|tutor|coach|doctor|nurse|carer|school|nursery|class)\b/u;
function notOf(owner: string, pronounOf: PronounOf | undefined) {
  const pronoun = FEMALE.test(owner) ? 'she' : MALE.test(owner) ? 'he' : pronounOf?.(owner);
  return ANYBODY.filter((each) => (pronoun === undefined ? each === 'they' : each !== pronoun));
}

/** “Sarah in accounts” */
const IN_OFFICE = /(?<=^\p{Lu}\p{L}+) (?:in|from) .+$/u;

/** The pronoun of whoever has a given name, where that is known. */
export type PronounOf = (name: string) => 'he' | 'she' | undefined;

const IS_SOMEBODY = new RegExp(`^(?:${PERSON}|${ROLE})$`, 'i');
/** Of “Stefan Meyer” and “stefan”, and not of “the art teacher”. */
function readGivenName(whom: string, pronounOf: PronounOf | undefined): 'he' | 'she' | undefined {
  const [first = '', ...others] = whom.trim().split(' ');
  const isName = /^\p{Lu}/u.test(first)
    ? !others.some((word) => IS_SOMEBODY.test(word))
    : others.length === 0;
  return isName ? pronounOf?.(first) : undefined;
}

/** Who is named in the field is who reads the mail, whomever a note names. */
export function toReader(named: string | null, recipient: string | null, pronounOf?: PronounOf): Reader {
  const whom = named?.replace(IN_OFFICE, '') ?? null;
  const isKnown = recipient !== null && isProper(recipient);
  const words = toWords(
    isKnown && whom !== null && isProper(whom) ? recipient : `${whom ?? ''} ${recipient ?? ''}`,
  );
  const is = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const given = readGivenName((isKnown ? recipient : (whom ?? recipient)) ?? '', pronounOf);
  const isShe = is(
    /^(?:her|mrs|ms|miss|mother|mom|mum|wife|sister|daughter|aunt|grandma|landlady|woman|girl|bride)$/,
  );
  const isHe = is(/^(?:him|mr|father|dad|husband|brother|son|uncle|grandpa|man|guy|boy|groom)$/);
  const [she, he] = isShe || isHe ? [isShe, isHe] : [given === 'she', given === 'he'];
  const isOffice = is(
    /^(?:hr|it|support|services?|office|reception|company|school|department|bank|council|committee|insurance|gym|club|library|airline|hotel|accounts|payroll|finance|sales)$/,
  );
  const owner = OWNER.exec(whom ?? '')?.[1];
  const anybody =
    isOffice || / (?:and|&) /.test(whom ?? '') || is(/^(?:them|everyone|everybody)$/)
      ? new Set(['they'] as const)
      : new Set(owner === undefined ? ANYBODY : notOf(owner, pronounOf));
  const pronouns =
    she === he || / (?:and|&) /.test(whom ?? '')
      ? anybody
      : new Set([she ? ('she' as const) : ('he' as const)]);
  const isGroup =
    isOffice ||
    / (?:and|&) /.test(whom ?? '') ||
    /^next door\b/.test(whom ?? '') ||
    is(/^(?:them|everyone|everybody|all|team|staff|family|people|children|.{3,}[^s'’]s)$/);
  const isPlace = is(
    /^(?:hotel|hostel|restaurant|cafe|café|pension|guesthouse|inn|bistro|trattoria|pizzeria)$/,
  );
  return { names: words, pronouns, isPlace, isGroup, pronounOf };
}

/** Whether a note names somebody who is not the reader: “remind Anna to …” in a mail to Bob. An opening names the reader. */
export function isSomebodyElse(
  whom: string,
  { reader: { names }, isName: isSmallName }: { reader: Reader; isName(word: string): boolean },
  isOpening: boolean,
): boolean {
  const isSame = (word: string) => names.some((name) => name.slice(0, 2) === word.slice(0, 2));
  const isNamed =
    (names.length > 0 || !isOpening) &&
    !toWords(whom).some(isSame) &&
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

const GROUP =
  /^(?:team|staff|crew|department|office|committee|board|group|class|classes|support|service|reception|hr|company|firm|agency|insurer|charity|school|family|people|children|families)s?$/i;
const FEMALE =
  /^(?:wom[ae]n|(?:landlady|lady|mother|mom|mum|wife|sister|daughter|granddaughter|niece|girlfriend|aunt|grandma|gran|nan|girl|bride)s?)$/i;
const SEVERAL = /^(?:wo)?men$|^children$|[^s]s$/i;
const MALE =
  /^(?:m[ae]n|(?:father|dad|husband|brother|son|grandson|nephew|boyfriend|uncle|grandpa|grandad|guy|lad|chap|bloke|boy|groom)s?)$/i;

/**
 * Where somebody is spoken of for whom the pronoun, or any, may stand as well as for the reader: “his mum” is nobody for
 * whom “he” stands.
 */
export function findCompetitor(
  text: string,
  { names, isGroup, pronounOf }: Reader,
  isName: IsName,
  pronoun?: 'he' | 'she' | 'they',
): number {
  // “Tobias” is one
  const isSeveral = (word: string) => GROUP.test(word) || (SEVERAL.test(word) && /^\p{Ll}/u.test(word));
  const isMeant = (word: string) =>
    !names.includes(word.toLowerCase()) &&
    // “thank the nurses for looking after my husband”: he is not “they”
    !(pronoun === 'they' && isGroup && !isSeveral(word)) &&
    !(pronoun !== undefined && pronoun !== 'they' && isSeveral(word)) &&
    !(pronoun === 'he' && FEMALE.test(word)) &&
    !(pronoun === 'she' && MALE.test(word));
  /** Bilal is no “she”. */
  const canBe = (name: string) => {
    const own = pronoun === 'he' || pronoun === 'she' ? pronounOf?.(name.replace(/['’]s$/, '')) : undefined;
    return own === undefined || own === pronoun;
  };
  const person = [...text.matchAll(COMPETITOR)].find(({ 0: word }) => isMeant(word))?.index ?? text.length;
  const proper = [
    ...text.matchAll(
      /(?:^|(?<=(?:[\p{L},]|\b(?:Mrs?|Ms|Dr|Prof)\.) )(?<!\b(?:in|at|near|on|outside) ))\p{Lu}\p{Ll}[\p{L}'’-]*/gu,
    ),
  ].find(
    ({ 0: name, index }) =>
      !CALENDAR.test(name) &&
      isMeant(name) &&
      canBe(name) &&
      !names.includes(name.toLowerCase().replace(/['’]s$/, '')) &&
      (index > 0 || isName(name.toLowerCase())),
  );
  // “theo can't play”: a name in small letters
  const isOther = (word: string, isBare: boolean) =>
    !names.includes(word) && !NO_NAME.test(word) && isName(word, isBare) && canBe(word);
  const small = [...text.matchAll(SMALL_WORD)].find(({ 0: word }) => isOther(word, false));
  const bare = [...text.matchAll(BARE_SUBJECT)].find(({ 0: word }) => isOther(word, true));
  const named = Math.min(...[proper, small, bare].map((found) => found?.index ?? text.length));
  // “leo has a play, he's the wolf”: no “she” is Leo
  // “her husband Cedric”
  const role = text.slice(0, named).split(' ').at(-2) ?? '';
  const called =
    /^[^.;]*?, (he|she)\b/i.exec(text.slice(named))?.[1]?.toLowerCase() ??
    (FEMALE.test(role) ? 'she' : MALE.test(role) ? 'he' : undefined);
  const isOfOther = pronoun === 'they' ? / and /.test(text) : called === undefined || called === pronoun;
  return pronoun === undefined || isOfOther ? Math.min(person, named) : person;
}

const THEY_ARE_TO = /\bthey (?:should|must|may|need to|have to|can|could)\b/i;

/** “their price”: of the one who reads it, or of another? */
const FIRM =
  /^(?:client|customer|vendor|supplier|contractor|agency|company|firm|shop|store|venue|bank|hotel)$/;

/** What is wanted of somebody, rather than told of them: “she should ring back”, “we can fetch her”. */
const IS_WANTED =
  /\b(?:(?:he|she) (?:should|must|may|needs to|has to|can)|(?:need|want) (?:him|her) to|(?:i|we)(?: can| could| will|'ll) \p{L}+ (?:him|her)(?= (?!\p{L}+[.!?]?$)|[.!?]?$))\b/iu;

/**
 * Whether “he” or “she” in a sentence may be the reader as well as somebody else: where just that pronoun stands for the
 * reader, “The man comes at 9. I need him to leave the gate open.”, or where it is said what they should do.
 */
export function isInDoubt(sentence: string, { names, pronouns }: Reader): boolean {
  if (/\btheir\b/i.test(sentence) && names.some((name) => FIRM.test(name))) return true;
  const pronoun = readPronoun(sentence);
  if (pronoun === 'they') return names.length > 0 && pronouns.has('they') && THEY_ARE_TO.test(sentence);
  if (pronouns.size === 1) return pronoun !== undefined && pronouns.has(pronoun);
  return names.length > 0 && IS_WANTED.test(sentence);
}

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

/** “how many days are left and whether they carry over”, “whether I can keep 3 days”, whoever is asked. */
const COUNTED =
  /\bhow many (?:\p{Ll}+ )*?\p{Ll}+[^s\P{L}]s\b|(?<=^(?:if|whether|when|how|what) .*\b\d+ )\p{Ll}+[^s\P{L}]s\b/iu;

/** Where things are spoken of for which “they” may stand. Of a group it more often stands for them, but for what is counted. */
export const findPlural = (text: string, { isGroup }: Pick<Reader, 'isGroup'>) =>
  (isGroup ? COUNTED : PLURAL).exec(text)?.index ?? text.length;
