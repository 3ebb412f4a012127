/** `isBare`: it stands with no article before what people do, as in “mark will come”, where it may be a name. */
export type IsName = (word: string, isBare?: boolean) => boolean;

/** Whoever a note speaks of: “him”, “my landlord”, “Anna Berg”, “the whole team”. */

const PEOPLE = `(?:boss|manager|supervisor|director|teacher|tutor|coach|doctor|dentist|nurse|professor|lecturer|lawyer|accountant|plumber|electrician|builder|landlord|landlady|owner|host|guest|tenant|neighbou?r|seller|buyer|vendor|supplier|contractor|customer|client|recruiter|secretary|treasurer|candidate|applicant|employer|employee|colleague|co-?worker|team|staff|crew|department|office|committee|board|group|class|choir|band|orchestra|club|support|service|reception|hr|company|firm|agency|insurer|charity|school|family|friend|mother|father|mom|mum|dad|parent|son|daughter|child|kid|wife|husband|partner|sister|brother|aunt|uncle|cousin|grandma|grandpa|student|member|participant|attendee|volunteer|resident|people|person|man|woman|guy|girl|boy|baby|bride|groom|couple)`;
export const PERSON = `${PEOPLE}s?|children|men|women|families|bosses|classes|agencies|charities|secretaries`;
/** People of whom a note hardly says “tell the …”. */
export const ROLE =
  '(?:technician|engineer|driver|courier|inspector|agent|painter|gardener|cleaner|caretaker|janitor|postman|police|officer|chef|waiter|mechanic|carpenter|trainer|babysitter|translator|speaker|judge|vet|caterer|photographer|florist|baker|designer)s?';
export const TITLE =
  '(?:mr|mrs|ms|mx|miss|dr|prof|professor|aunt|uncle|Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Aunt|Uncle)';
const NO_ONE =
  'me|us|you|your|yourself|\\p{L}{4,}ed|it|this|that|these|those|for|if|about|again|also|not|nicely|politely|kindly|at|in|on|to|by|with|whoever|anyone|permission|leave|time|help|off|how|when|what|where|whether|which|who|whose|why|there|no|yes|sorry|thanks|thank|because|around|i|we|he|she|they|the|a|an|my|our|his|their|any|some|questions?|so|up|out|please|just|of|from|everything|something|anything|nothing|one|two|and|or|but|is|are|was|were|can|could|will|would|should|has|have';
/** “ask peter could he call” */
const ASKED = '(?:can|could|will|would|is|are|has|have|does|do) (?:i|we|it|there|he|she|they)\\b';
/** “my sister mum is home”: she is told, of another. */
const DOES = '(?:is|are|was|were|has|have|had|will|would|can|could|needs?|wants?|says|said)\\b';
/** What may follow whoever is meant. */
const NEXT = `(?=\\s*(?:$|[,:.;!(–-])|\\s${ASKED}|\\s(?:that|to|not|if|whether|about|re|regarding|concerning|for|on|of|when|what|where|who|which|why|how|because|i|I|i'm|I'm|i've|I've|i'll|I'll|we|we're|we'll|we've|it|it's|the|my|our|his|her|their|there|there's|he|she|they|this|these|those|thanks|thank|sorry|no|yes|congratulations|happy|good|all|a|an|and|again|very|so|know)\\b)`;
const WORD = "[\\p{L}][\\p{L}'’.-]*";
const PROPER = `(?!I\\b|I'|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b|(?:January|February|March|July|August|September|October|November|December)\\b)\\p{Lu}[\\p{L}'’.-]*`;
const PLAIN = `(?!(?:that|to|not|if|whether|about|for|on|of|when|what|where|who|which|why|how|because|and|or|is|are|was|were|i|we|in|at|by|with|a|an|the|my|our|his|her|their)\\b)${WORD}`;
const ONE = [
  // “our neighbours tom and jill”
  `(?:my|our|the) (?:${PERSON}) (?!(?:${NO_ONE})\\b)\\p{L}{3,} and (?!(?:${NO_ONE})\\b)\\p{L}{3,}(?= (?:to|for|about|that|if|know)\\b|[,.:])`,
  `(?:my|our|the|his|her|their|all|an?|all (?:of )?(?:my|our|the)) (?:${PLAIN} ){0,2}?(?:${PERSON})\\b(?!['’])(?: (?:${PERSON})\\b(?! ${DOES}))*(?: ${TITLE}\\b\\.? ${PLAIN}|, ${TITLE}\\b\\.? ${PLAIN}(?=[,:. ])|, ${PROPER}(?=, )|, [^,.;:]{2,30}(?=, (?:that|know)\\b)| the ${PROPER}s\\b| ${PROPER}(?: ${PROPER}){0,2}| (?!(?:${NO_ONE})\\b)(?!\\p{L}+day\\b|today\\b|tomorrow\\b|tonight\\b|now\\b|\\p{L}+ly\\b)\\p{Ll}{3,}(?=, )| at (?:[Nn]o\\.? |number )?\\d+(?: and \\d+)?(?= (?:to|that|for|about|if|whether)\\b)| (?:at|from) (?:the )?${WORD}${NEXT}| in ${PROPER}| of (?:the |my |our )?(?:${PERSON})\\b(?: \\p{N}[\\p{L}\\p{N}]*)?| (?!(?:${NO_ONE})\\b)(?!\\p{L}+day\\b|today\\b|tomorrow\\b|tonight\\b|now\\b)\\p{Ll}{3,}(?= (?:that|if|whether|[iI]|we|[iI]'m|we're|[iI]'ve|we've)\\b)| of (?:the|my|our) ${PLAIN}(?= (?:that|if|whether|to|he|she|they|about)\\b)| (?:on|in) (?:(?:ward|floor|room|class|year|building|block|house|flat|unit) )?\\p{L}?\\p{N}+\\p{L}?${NEXT}| (?:upstairs|downstairs|next door|opposite|across the (?:road|street|hall)))?`,
  // “coach abdi that”, “airbnb host marta:”
  `(?:${PLAIN} )?(?:${PERSON}) (?!(?:know|${NO_ONE})\\b)${PLAIN}(?= (?:that|if|whether|we|i|i'm|we're|i've|we've)\\b|:)`,
  `IT (?:support|department|team|helpdesk|desk)\\b`,
  // “the old flatmates tom, bea and yusuf to”
  `(?:the|my|our) (?:${PLAIN} )?\\p{Ll}{3,}s (?:${PLAIN}, )*${PLAIN} and ${PLAIN}(?= (?:to|for|about|that|if)\\b)`,
  `(?:everyone|everybody) (?:in|on|from|at) (?:(?:the|my|our) )?(?:(?:${PLAIN} ){1,2}?(?!know\\b)${PLAIN}(?= (?:that|to|about|if|whether|know)\\b)|${PLAIN})`,
  `(?:him|her|them|everyone|everybody|both of them|all of them)\\b`,
  // “Currys customer service”
  `(?!(?:${NO_ONE})\\b)(?:the )?\\p{L}[\\p{L}'’&-]+ (?:customer (?:services?|support|care)|support|hr)\\b`,
  // “daniel at brightprint, the flyers”
  `(?!(?:${NO_ONE})\\b)(?:${TITLE}\\b\\.? )?\\p{L}[\\p{L}'’-]+(?: ${PROPER})? (?:at|from) (?:(?:the|my|our|your) )?${WORD}(?=,| (?:that|to|if|whether|know)\\b)`,
  // “mr and mrs hale”
  `${TITLE}\\b\\.? (?:and|&) ${TITLE}\\b\\.? ${PLAIN}`,
  `${TITLE}\\b\\.? ${PLAIN}(?: ${PROPER}|(?<=['’]s) (?:office|surgery|practice|secretary|assistant))?`,
  `(?:the |my |our )?${PROPER}(?: (?:(?:de|van|von|der|la) ){0,2}${PROPER}){0,2}`,
  `(?:my|our|the|his|her|their) (?:${PLAIN} ){0,2}?${PLAIN}${NEXT}`,
  `an? (?!question|favou?r|few|lot|couple|raise|break|day|look)(?:${PLAIN} )?${PLAIN}(?= (?:to|that|about|if|whether|for|not)\\b)`,
  `(?!(?:${NO_ONE})\\b)\\p{L}[\\p{L}'’-]+ (?:${PERSON})\\b(?: (?:${PERSON})\\b)?`,
  `(?!(?:${NO_ONE})\\b)\\p{Ll}[\\p{L}'’-]+${NEXT}`,
  // “remind team timesheets are due”
  `(?:team|staff|accounts|accounting|payroll|purchasing|facilities|reception|everyone|everybody|parents|students|members|tenants|guests|customers|clients|colleagues|volunteers|residents|neighbou?rs)(?= )`,
  // “ask hotel miramar if they have a cot”
  `(?!(?:${NO_ONE})\\b)\\p{Ll}[\\p{L}'’-]+ (?!(?:${NO_ONE}|today|tomorrow|tonight)\\b)${PLAIN}(?= (?:if|whether|to|that|about|know)\\b| ${ASKED})`,
].join('|');

/** Whom words begin with; names are known by their capitals or by what follows them. One for all: to compile it takes longer than to read a note. */
export const SOMEBODY = new RegExp(`^(?:${ONE})(?: (?:and|&) (?:${ONE}))?`, 'u');

const COMPETITOR = new RegExp(
  // “dentist at 9:30” and “supplier problem” are no person; “if biscuit can eat” is some animal
  `\\b(?!(?:doctor|dentist)(?:$|[,.;]|['’]?s (?:appointment|note|letter|certificate)| (?:at|on|in|appointment|today|tomorrow|\\d)))(?:${PERSON}|somebody|someone)\\b(?! (?:problem|issue|error|delay|contract|meeting|number|account|job|role|position|post|vacancy|fee)s?\\b)|(?<=\\b(?:if|whether|when|that|because) )(?!(?:i|we|you|he|she|it|they|there|this|that)\\b)\\p{Ll}{3,}(?= (?:can|may|should|must|will|has to|needs to) (?:not )?(?:eat|drink|sleep|walk|swim|have h(?:is|er))\\b)|(?<=\\b(?:that|because|since) )(?!(?:i|we|you|he|she|it|they|there|this|that)\\b)\\p{Ll}{4,}(?<!s)(?= (?:sleeps|eats|drinks|barks|scratches|limps|walks|runs|sneezes|coughs|cries) )|(?<=\\babout (?:the|my|our|a) )(?:dog|cat|puppy|kitten|horse|bird)\\b|\\b(?<=(?:call|contact|meet|ask|tell|email|invite) )(?!(?:back|again|again|today|tomorrow|soon|early|up|me|us|you|it|him|her|them|this|that)\\b)\\p{Ll}{3,}(?= and\\b)`,
  'giu',
);
const PLURAL =
  /\b(?!(?:this|his|yes|is|was|has|does|its|thanks|always|perhaps|plus|minus|us)\b)\p{Ll}{2,}[^s\P{L}]s\b/u;
/** What has a capital and is nobody. */
export const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|I|I'm|I've|I'll|I'd|OK|Mr|Mrs|Ms|Dr)$/;

/** Where a name in small letters may stand: as who does something, or as whom. */
const SMALL_WORD =
  /(?<=^|[,;.:!?-] |\b(?:and|but|that|if|whether|because|when) )(?!due\b)\p{Ll}{3,}(?= )|(?<![\p{L}'’])\p{Ll}{3,}(?=['’]s? | (?:is|was|can|can't|cant|cannot|has|had|will|would|could|won't|says|said|wants|needs|and|lost|got|came|called|asked)\b)|(?<=\b(?:with|for|to|tell|ask|from|and|call|meet|about|of) )\p{Ll}{3,}(?![\p{L}])/gu;

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
}

const ANYBODY = new Set(['he', 'she', 'they'] as const);

/** Who is named in the field is who reads the mail, whomever a note names. */
export function toReader(whom: string | null, recipient: string | null): Reader {
  const isKnown = recipient !== null && isProper(recipient);
  const words = toWords(
    isKnown && whom !== null && isProper(whom) ? recipient : `${whom ?? ''} ${recipient ?? ''}`,
  );
  const is = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const she = is(
    /^(?:her|mrs|ms|miss|mother|mom|mum|wife|sister|daughter|aunt|grandma|landlady|woman|girl|bride)$/,
  );
  const he = is(/^(?:him|mr|father|dad|husband|brother|son|uncle|grandpa|man|guy|boy|groom)$/);
  const isOffice = is(
    /^(?:hr|it|support|services?|office|reception|company|school|department|bank|council|committee|insurance|gym|club|library|airline|hotel|accounts|payroll|finance|sales)$/,
  );
  const anybody =
    isOffice || / (?:and|&) /.test(whom ?? '') || is(/^(?:them|everyone|everybody)$/)
      ? new Set(['they'] as const)
      : ANYBODY;
  const pronouns =
    she === he || / (?:and|&) /.test(whom ?? '')
      ? anybody
      : new Set([she ? ('she' as const) : ('he' as const)]);
  const isGroup =
    isOffice ||
    / (?:and|&) /.test(whom ?? '') ||
    is(/^(?:them|everyone|everybody|all|team|staff|family|people|children|.{3,}[^s'’]s)$/);
  const isPlace = is(
    /^(?:hotel|hostel|restaurant|cafe|café|pension|guesthouse|inn|bistro|trattoria|pizzeria)$/,
  );
  return { names: words, pronouns, isPlace, isGroup };
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
    new RegExp(`^(?:${PERSON})$`, 'u').test(word) || /(?:[eo]r|ist|ian|ant|ees?|man|[^s]s)$/.test(word);
  return (
    /^\p{Ll}[\p{L}'’-]+$/u.test(whom) && !isRole && !/^(?:him|her|them|all|everyone|everybody)$/.test(whom)
  );
}

const GROUP =
  /^(?:team|staff|crew|department|office|committee|board|group|class|classes|support|service|reception|hr|company|firm|agency|insurer|charity|school|family|people|children|families)s?$/i;
const FEMALE = /^(?:wom[ae]n|(?:landlady|mother|mom|mum|wife|sister|daughter|aunt|grandma|girl|bride)s?)$/i;
const SEVERAL = /^(?:wo)?men$|^children$|[^s]s$/i;
const MALE = /^(?:m[ae]n|(?:father|dad|husband|brother|son|uncle|grandpa|guy|boy|groom)s?)$/i;

/**
 * Where somebody is spoken of for whom the pronoun, or any, may stand as well as for the reader: “his mum” is nobody for
 * whom “he” stands.
 */
export function findCompetitor(
  text: string,
  { names, isGroup }: Reader,
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
  const person = [...text.matchAll(COMPETITOR)].find(({ 0: word }) => isMeant(word))?.index ?? text.length;
  const proper = [
    ...text.matchAll(
      /(?:^|(?<=(?:[\p{L},]|\b(?:Mrs?|Ms|Dr|Prof)\.) )(?<!\b(?:in|at|near) ))\p{Lu}\p{Ll}[\p{L}'’-]*/gu,
    ),
  ].find(
    ({ 0: name, index }) =>
      !CALENDAR.test(name) &&
      isMeant(name) &&
      !names.includes(name.toLowerCase().replace(/['’]s$/, '')) &&
      (index > 0 || isName(name.toLowerCase())),
  );
  // “theo can't play”: a name in small letters
  const isOther = (word: string, isBare: boolean) =>
    !names.includes(word) && !NO_NAME.test(word) && isName(word, isBare);
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
  /\b(?:(?:he|she) (?:should|must|may|needs to|has to|can)|(?:i|we)(?: can| could| will|'ll) \p{L}+ (?:him|her)(?= (?!\p{L}+[.!?]?$)|[.!?]?$))\b/iu;

/**
 * Whether “he” or “she” in a sentence may be the reader as well as somebody else: where just that pronoun stands for the
 * reader, “The man comes at 9. I need him to leave the gate open.”, or where it is said what they should do.
 */
export function isInDoubt(sentence: string, { names, pronouns }: Reader): boolean {
  if (/\btheir\b/i.test(sentence) && names.some((name) => FIRM.test(name))) return true;
  const pronoun = readPronoun(sentence);
  if (pronoun === 'they') return pronouns.size === 1 && pronouns.has('they') && THEY_ARE_TO.test(sentence);
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
