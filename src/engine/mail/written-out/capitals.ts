import { isCommonWord } from '../../fact-guard/common-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { capitaliseEach } from '../words/capitals.ts';
import type { IsName } from '../words/is-name.ts';
import { ONE_PERSON } from './one-person.ts';
import type { Replacement } from './replacement.ts';

/** Capitals that haste leaves out. */

const ACRONYM =
  /(?<![\p{L}\p{N}@./_-])(?:ok|fyi|cv|iban|bic|pdf|usb|vat|asap|vpn|crm|nda|ceo|cfo|cto|hr|gp|eta|dhl|hmrc|(?<=\bthe )ac|(?<=\b(?:your|my|his|her|their|photo|an|valid) )id|tv|pc|url|faq|agm|pta|hoa|dbs|gdpr|csv|sla|rsvp|bbq|diy|nhs|uk|usa|q[1-4]|(?<=\b(?:e-?mail|tell|ask|from|the|our|call|contact|to|message|for) )it(?= (?:support|department|dept|team|desk|helpdesk|people|manager|admin)\b)|(?<=^(?:tell|ask|e-?mail|remind) )it(?= (?:my|our|that|i|we|I|I'm|I've|i'm|if|why|when)\b)|(?<!\b(?:up|down|by|at|to|on) )a(?=[- ]levels?\b)|a[345](?= (?:paper|sheets?|size|envelopes?)\b))(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const STREET =
  /(?<=[,:] |\d |\b(?:is|in|on|at|outside|near) )(?!the |a |my |our )\p{Ll}+ ?(?:str\.|straße|strasse|gasse|platz|weg|allee|lane|street|road|avenue|(?<=\d \p{Ll}+ )(?:rd|st|ave))(?=,? \d|,|$| (?:from|at|by|near|since|until|before|after)\b)|(?<=\b\d{1,4} )(?!to |and |or |the |in |on |at )\p{Ll}+ (?:lane|street|road|avenue)(?!\p{L})/gu;
/** “driving mum home”, and not “my mum” */
const KIN =
  /(?<=\b(?:with|after|can|could|will|is|has|if|when|but|because|have|see|tell|remind|ring|call|phone|text|visit|visited|driving|taking|bringing|drive|take|bring|ask|asked|and|for|to|from|by|of|that|if) )(?:mum|mom|dad|grandma|grandpa)(?![\p{L}'’])/gu;

/** Of a place: a street, and the town behind its number. */
export const PLACES: readonly Replacement[] = [
  [STREET, capitaliseEach],
  [/(?<=\d,? \d{4,5} )\p{Ll}+/gu, capitaliseEach],
];
/** “flight ba204” and “on the m6” */
const FLIGHT = /(?<=\bflight )\p{Ll}{2} ?\d{2,4}\b|(?<=\b(?:on|off|along|down|up) the )[am]\d{1,3}\b/gu;
export const ACRONYMS: readonly Replacement[] = [ACRONYM, FLIGHT].map((words) => [
  words,
  (found) => found.toUpperCase(),
]);
export const TITLES: readonly Replacement[] = [
  // “dr patels surgery”
  [
    /\b((?:dr|mr|mrs|ms)\.? \p{L}{2,}?)s (?=(?:surgery|office|practice|secretary|assistant|clinic|house|class)\b)/giu,
    "$1's ",
  ],
  [/\bst\.? (\p{L}+)(?=['’]s\b)/gu, (_, name = '') => `St ${capitaliseEach(name)}`],
  [KIN, capitaliseEach],
  [
    /\b(row|gate|platform|block|plan|option|terminal|wing) ([b-hj-z])(?![\p{L}'’])/gu,
    (_, thing = '', letter = '') => `${thing} ${letter.toUpperCase()}`,
  ],
  [
    /\b(mr|mrs|ms|mx|dr|prof|professor|pastor|rev|revd|fr|herr|frau)(\.?) (?!(?:and|for|to|if|about|that|whether|in|on|at|of|is|was|who|has|can|says|said|thinks|wants|told|gave)\b)(\p{L})(?=\p{L})/giu,
    (_, title = '', stop = '', letter = '') => `${capitaliseEach(title)}${stop} ${letter.toUpperCase()}`,
  ],
];

/** Given names that are other words, too: behind “tell” and “ask” they are hardly those. */
export const GIVEN = wordSet(
  'jo al ed mike mark bill rob josh penny grace joy faith dawn rose lily ruby daisy holly ivy amber jade pearl grant chase nick rich ray gene dale cliff glen heath rod bob robin jay kit max harry tom dick don pat sue jack frank drew dean miles june april sandy ginger eve iris olive hazel rowan reed lance earl duke norm stew hank wade clay brook sky summer autumn hunter parker carter mason tucker pierce jewel gail belle barb bev deb liz',
);
/** “invite carla, ben and mo to” */
const SEVERAL =
  /(?<=\b(?:ask|tell|remind|invite|thank|inform|text|email|neighbou?rs) )(?!(?:the|my|our|all|mum|dad|everyone|him|her|them)\b)\p{L}{2,}(?:(?:, \p{L}{2,})+(?:,? (?:and|&) \p{L}{2,})|(?: (?:and|&) \p{L}{2,}))(?= (?:to|if|that|about|for|know|whether|we|i|i'm|the|my|our|their|they)\b|[,.:])/gu;
/** “my daughter lena”, “my colleague priya nair” and “ask lena” */
const NAMED = new RegExp(
  `(?<=\\b(?:ask|told|asked|called|call|ring|text|email|contact|tell|remind|invite|thank|inform|get|chase|especially|(?:my|our|his|her|your|their) (?:${ONE_PERSON}|colleague|friend|cousin|neighbou?r|child|kid)) )\\p{Ll}{2,}(?: \\p{Ll}{3,})?(?![\\p{L}'])|(?<=\\b(?:(?:is|are|was|were|go|goes|went|talk|talked|speak|spoke|spoken|meet|met|checked|live|lives) (?:with|to)) )\\p{Ll}{3,}(?![\\p{L}'])|(?<=\\band )\\p{Ll}{3,}(?= (?:covers|takes|has|is|was|will|can|brings|does|comes|knows)\\b)|(?<=\\b(?:that|if|whether|as|because|since) )\\p{Ll}{3,}(?= (?:can|can't|is|isn't|was|has|had|will|won't|would|could)\\b)|(?<![\\p{L}'’])\\p{Ll}{3,}(?= (?:says|said|thinks|thought|told|knows|wants|asked)\\b)`,
  'giu',
);
const IS_TOLD = /\b(?:ask|tell|remind|invite|thank|inform|text|email|call|ring|contact) $/i;
const NO_NAMES = new RegExp(
  `^(?:${ONE_PERSON}|dog|cat|rabbit|hamster|puppy|kitten|horse|baby|child|kid|team|class|staff|nobody|everyone|everybody|someone|somebody|half|driver|engineer)$`,
);
/** “jack ill with a cold”: words that are names where somebody is ill. */
const ILL_NAME =
  /(?<=^|[,;.] |\b(?:and|but|because|so|that|as) )(\p{Ll}{3,})(?= (?:(?:is|was|has been|might be|still) )?(?:ill|sick|poorly|unwell|homesick|off (?:sick|school|work)|in hospital|getting married|turning \d)\b)/gu;

/** “jack ill with a cold” */
const IS_ILL =
  /(?<=^|[,;.] |\b(?:and|but|because|so|that|as) )(\p{L}{3,}) (?=(?:ill|sick|poorly|unwell|off sick|in hospital)\b)/gu;

/** A given and a family name, wherever they stand: “it's karim bello”, and neither “a young man” nor “baby due”. */
const FULL_NAME = /(?<![\p{L}'’@./_-])(\p{Ll}{3,}) (\p{Ll}{3,})(?![\p{L}'’@/_])/gu;
/** “about olivias maths” */
const OWNING_NAME =
  /(?<=^|[,;.] |\b(?:about|of|for|with|at|to|from|is|was|that|on|and|e-?mail|tell|ask|call|ring|text|message|contact|lost|find|found|forgot|need|bring|return|collect) )(?!(?:this|does|yes|plus|thus|less)\b)(\p{Ll}{3,})s (?=\p{Ll}{3,})(?!(?:and|or|but|is|are|was|were|has|have|had|will|would|can|could|to|in|on|at|for|from|with|who|that|when|because|if|come|go|work|live|play|need|want|like|look|sell|cost|arrive|start|open|close)\b)/gu;

/** “marks dad”, “jacks reference”: names that are words, too. */
const OWNING_GIVEN =
  /(?<![\p{L}'’])(\p{Ll}{2,})s (?=(?:dad|mum|mom|mother|father|sister|brother|wife|husband|parents|birthday|wedding|reference|funeral)s?\b)/gu;

/** “lunch friday, luigis on the high st” */
const AT_SOMEBODYS = /(?<=^|[,;] |\bat )(\p{Ll}{3,})s(?= (?:on|in|at) |[,;]|$)/gu;

/** “uncle john” */
const OF_KIN = /(?<![\p{L}'’])(?:uncle|aunt|auntie) (\p{Ll}{3,})(?![\p{L}'’])/gu;
/** “that's mias” */
const IS_SOMEBODYS = /(?<=\b(?:that's|it's|they're|was|be) )(\p{Ll}{3,})s(?=$|[,.;!?])/gu;

/** “lilys got swimming” */
const HAS_GOT = /(?<![\p{L}'’]|\d )(\p{L}\p{Ll}{2,})s (?=(?:got|been|coming|going|not) )/gu;

const BEFORE_FULL_NAME = new RegExp(
  `\\b(?:${ONE_PERSON}|colleague|friend|cousin|neighbou?r|coworker) $`,
  'u',
);
/** “my colleague hannah price”: whatever closes the name of somebody who is told by what they are. */
const isFamilyName = (plain: string, at: number, name: string) =>
  BEFORE_FULL_NAME.test(plain.slice(0, at)) &&
  /^(?:$|[,.;])/.test(plain.slice(at + name.length)) &&
  !/ (?:instead|please|too|also|today|tomorrow|tonight|soon|again|now|later|anyway|back|first|directly|here|there)$/.test(
    name,
  );

/** Capitals of those who are told or spoken of; not a letter more. */
export function writeWhom(text: string, isName: IsName): string {
  return text
    .replaceAll(SEVERAL, (names: string) =>
      names
        .split(/, | and | & /)
        .every((name) => isName(name.toLowerCase(), true) || GIVEN.has(name.toLowerCase()))
        ? names.replaceAll(/\p{L}+/gu, (name) => (name === 'and' ? name : capitaliseEach(name)))
        : names,
    )
    .replaceAll(NAMED, (written: string, at: number, plain: string) => {
      const [name = '', next = ''] = written.split(' ');
      if (!isName(name) && !(GIVEN.has(name) && IS_TOLD.test(plain.slice(0, at)))) return written;
      const isFamily = isName(next) || isFamilyName(plain, at, written);
      return next === '' || isFamily ? capitaliseEach(written) : `${capitaliseEach(name)} ${next}`;
    });
}

export function writeNames(text: string, isName: IsName): string {
  return writeWhom(text, isName)
    .replaceAll(IS_ILL, (words, name: string) =>
      isName(name.toLowerCase(), true) && !NO_NAMES.test(name) ? `${capitaliseEach(name)} is ` : words,
    )
    .replaceAll(ILL_NAME, (name: string) =>
      isName(name, true) && !NO_NAMES.test(name) ? capitaliseEach(name) : name,
    )
    .replaceAll(FULL_NAME, (words, given: string, family: string) =>
      isName(given) &&
      isName(family) &&
      !NO_NAMES.test(given) &&
      !(isCommonWord(given) && isCommonWord(family))
        ? capitaliseEach(words)
        : words,
    )
    .replaceAll(OF_KIN, (words, name: string) => (isName(name) ? capitaliseEach(words) : words))
    .replaceAll(IS_SOMEBODYS, (words, name: string) =>
      isName(name) && !isName(words) && !/ss$/.test(words.trim()) ? `${capitaliseEach(name)}'s` : words,
    )
    .replaceAll(HAS_GOT, (words, name: string) =>
      isName(name.toLowerCase()) && !/s$/.test(name) ? `${capitaliseEach(name)}'s ` : words,
    )
    .replaceAll(AT_SOMEBODYS, (words, name: string) =>
      (isName(name) || GIVEN.has(name)) && !isName(`${name}s`) && !name.endsWith('s')
        ? `${capitaliseEach(name)}'s`
        : words,
    )
    .replaceAll(OWNING_GIVEN, (words, name: string) =>
      GIVEN.has(name) ? `${capitaliseEach(name)}'s ` : words,
    )
    .replaceAll(OWNING_NAME, (words, name: string) =>
      isName(name) && !isName(`${name}s`) && !name.endsWith('s') ? `${capitaliseEach(name)}'s ` : words,
    );
}

/** Names as they are written in the mails that a draft answers, by their small letters. */
export type Names = ReadonlyMap<string, string>;

const SMALL_WORD = /(?<![\p{L}\p{N}@./_'’-])\p{Ll}[\p{L}]*(?![@/_\p{L}]|\.\p{L})/gu;
/** “petes parents” */
const OWNING_WORD =
  /(?<![\p{L}\p{N}@./_'’-])(\p{Ll}{3,})s (?=(?!(?:and|or|but|is|are|was|were|has|have|had|will|would|can|could|to|in|on|at|for|from|with)\b)\p{Ll}{3,})/gu;

export const writeNamesOfMails = (text: string, names: Names) =>
  names.size === 0
    ? text
    : text
        .replaceAll(OWNING_WORD, (words, name: string) =>
          names.has(name) && !names.has(`${name}s`) ? `${names.get(name)}'s ` : words,
        )
        .replaceAll(SMALL_WORD, (word) => names.get(word) ?? word);
