import { capitaliseEach } from '../words/capitals.ts';
import { KIN } from './somebody.ts';

const TITLE =
  /^(?:(?:mr|mrs|ms|mx|miss|dr|revd?|reverend|fr|prof|professor|herr|frau|ing|dipl|coach|principal|pastor|rabbi|nurse|sister(?= \p{L})|father(?= \p{L})|matron)\b\.?\s*)+/iu;
/** “Aunt Ruth” is addressed whole. */
const CALLED_WHOLE =
  /^(?:aunt|auntie|uncle|cousin|tante|onkel|grandma|grandpa|oma|opa|granny|nanny|nan|nana|tante|tío|tía) \p{Lu}/iu;
const BELOVED = new RegExp(`^(?:(?:aunt|auntie|uncle) \\p{L}+|(?:${KIN})(?: \\p{L}+)?)$`, 'iu');
export const LOVE = 'Love,';
const COUPLE =
  /^(?:(?:Mr|Mrs|Ms|Dr) and (?:Mr|Mrs|Ms|Dr) \p{Lu}\p{L}+|\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* and \p{Lu}\p{L}+)$/u;
/** Senders that are not a person. */
const ORGANIZATION =
  /\b(?:team|support|service|services|agency|agencies|info|sales|office|help|helpdesk|desk|no-?reply|notifications?|newsletter|admin|billing|accounts?|customer|department|group|hotel|bank|school|university|clinic|insurance|reservations?|bookings?|reception|events?|studio|solutions|logistics|systems|consulting|corp|plc|ag|bv|inc|ltd|llc|gmbh|company|hr|it|recruiting|library|museum|trattoria|osteria|pizzeria|bistro|brasserie|theat(?:er|re)|gallery|restaurant|cafe|gym|fitness|salon|spa|pool|cinema|nursery|kindergarten|college|dental|council|manager|hiring|committee|airlines|airport|bakery|pharmacy|cent(?:er|re)|club|society|association|foundation|institute|press|magazine|city|shop|store|garage|vets|plumbing|heating|foods|homes|properties|lettings|motors|workshop|singers|builders|electrical|insurers|surgery|practice|praxis|klinik|kanzlei|verein|versicherung|agentur|apotheke|cabinet|agence|mairie|\p{L}{3,}(?:hotel|bank|haus|verwaltung|werke|schule|verlag|praxis))\b/iu;

/** “Mum” and “Auntie Rosa”, to whom one writes with love. */
export const isKin = (name: string | null) => BELOVED.test(name ?? '') && !ORGANIZATION.test(name ?? '');

/** Addresses that nobody in particular reads. */
const ROLE_ADDRESS =
  /\b(?:info|kontakt|contact|office|hello|mail|post|no-?reply|do-?not-?reply|service|support|bookings?|reservations?|reception|sales|team|admin|shop|orders?|billing|accounts?|notifications?|newsletter|hr|jobs|help)@/i;

/** Whether a sender of the header, as it is written there, is a firm or a place. */
export const isOrganization = (field: string) => ROLE_ADDRESS.test(field.slice(0, LONGEST_FIELD));

/** UTF-16 code units; what follows is no name. */
const LONGEST_FIELD = 200;

/** “"Berg, Anna" <anna@x.org>” gives “Anna Berg”; an address alone stays as it is. */
export function readSender(field: string): string | null {
  const bare = field
    .slice(0, LONGEST_FIELD)
    .replaceAll(/<[^<>]*>|\[[^[\]]*\]|\([^()]*\)/g, ' ')
    .replaceAll(/["*]|^\s*'|'\s*$/g, '')
    .replace(/\s(?:via|on behalf of)\s.*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:]+/, '')
    .replace(/[\s,;:]+$/, '')
    .replace(/'$/, '');
  const name = bare === '' ? (/[\w.+-]+@[\w.-]+/.exec(field)?.[0] ?? '') : bare;
  const reversed = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’. -]+)$/u.exec(name);
  return (reversed ? `${reversed[2]} ${reversed[1]}` : name) || null;
}

function withCapitals(name: string): string {
  return name === name.toUpperCase() && name.length > 2
    ? name.replaceAll(/(\p{L})([\p{L}]+)/gu, (_, first: string, rest: string) => first + rest.toLowerCase())
    : name;
}

/** “Dr Nasser's secretary” is neither of the two by name. */
const IS_OF_SOMEBODY = /^\p{L}+['’]s \p{L}/u;

/** Whether the words may be a person's name: up to four words, capitalised, no address, no department. */
function isPerson(name: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}$/u.test(name) &&
    !ORGANIZATION.test(name) &&
    !IS_OF_SOMEBODY.test(name)
  );
}

/** Who is named by what they are, and not by a name. */
const ROLE =
  /^(?:my|our|the|a|an|your|his|her|their|all|boss|manager|landlord|landlady|teacher|professor|doctor|colleagues?|friends?|mum|mom|dad|sir|madam|client|hiring|someone|whoever)\b/i;

/** “anna berg”, written down in haste, is “Anna Berg”; “my boss” is nobody's name. */
export function readRecipient(written: string | null): string | null {
  const name = written?.trim() ?? '';
  if (name === '') return null;
  if (!/^\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?$/u.test(name) || ROLE.test(name)) return name;
  return capitaliseEach(name);
}

/** Who wrote a mail, as far as its header and its signature tell. */
export interface Correspondent {
  sender: string | null;
  /** Who signed it, which the sender of the header need not be. */
  signature: string | null;
  /** The sender is a firm or a place. */
  isOrganization: boolean;
  /** What they are, or for whom they work, stands below their name. */
  isTitled: boolean;
}

/** Who is greeted: whoever signed the mail, by a name, or else its sender. */
export function findCorrespondent({ sender, signature, isOrganization }: Correspondent): string | null {
  if (isOrganization) return signature === sender ? null : signature;
  const isTitled = sender !== null && TITLE.test(sender);
  return isTitled || findAddress(signature) === null ? sender : signature;
}

/** How to address a person: the first name, or title and last name where there is a title. Null for no person. */
export function findAddress(written: string | null): string | null {
  if (written === null) return null;
  // “Kinderarzt Dr. Roth” is Dr. Roth
  const titled = /(?<=^\p{L}+ )(?:mr|mrs|ms|dr|prof)\.? \p{Lu}.*$/iu.exec(written)?.[0];
  const sender = titled ?? written;
  if (CALLED_WHOLE.test(sender) || COUPLE.test(sender)) return sender;
  const title = TITLE.exec(sender)?.[0].trim().split(/\s+/)[0];
  const name = sender.replace(TITLE, '').trim();
  if (!isPerson(name)) return null;
  const words = name.split(' ');
  // “Mrs Hales assistant”
  if (title !== undefined && /^\p{Ll}/u.test(words.at(-1) ?? '')) return null;
  // “The Crown”
  if (/^the$/i.test(words[0] ?? '')) return null;
  // “P. Lambert” is nobody's first name, and “J” is none
  if (
    title === undefined &&
    /^(?:\p{Lu}\.?-?){1,3}$/u.test(words[0] ?? '') &&
    (words.length > 1 || /^\p{Lu}\.?$/u.test(name))
  )
    return null;
  return title === undefined ? withCapitals(words[0] ?? '') : `${title} ${withCapitals(words.at(-1) ?? '')}`;
}
