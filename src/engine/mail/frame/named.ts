import { PERSON, ROLE, TITLE } from '../people/somebody.ts';
import { isName } from '../people/whom.ts';
import { capitalise, capitaliseEach } from '../words/capitals.ts';
import type { IsName } from '../words/is-name.ts';
import { writeOut } from '../written-out/index.ts';
import { findGroup } from './greeting.ts';

/** By which name notes greet whom they name. */

/** “aunt rosa”, “coach ben” and “grandma” */
const CALLED =
  /^(?:(?:aunt|auntie|uncle|coach|pastor|rabbi|nurse|nanny|nan|nana|granny) \p{L}+|(?:grandma|grandpa|granny|mum|mom|dad)(?: \p{L}+)?)$/iu;
const COUPLE = /^(mr|mrs|ms|dr) (?:and|&) (mr|mrs|ms|dr) (\p{L}+)$/iu;
const TITLED =
  /\b(?:mr|mrs|ms|miss|mx|dr|prof|professor|pastor|reverend|herr|frau)\b\.? [\p{L}-]+(?: [\p{L}-]+)?$/iu;
/** “daniel at brightprint” */
const AT_FIRM = /^((?:\p{L}+\.? )?\p{L}{2,}) (?:at|from|in) /u;
/** “the catering firm Gilded Ladle” and “the Abernathys” */
const IS_FIRM =
  /\b(?:firm|agency|company|insurer|charity|club|society|school|team|office|department|support|service)\b|(?:^| )the \p{Lu}\p{L}+s$/iu;
/** “my boss ruth”, “the candidate, Aisha”, “customer emma” */
const CALLED_BY_ROLE = new RegExp(
  `^(?:(?:my|our|the) (?:(?!(?:at|from|in|of|on)\\b)\\p{L}+,? )*)?(?:${PERSON}|${ROLE}),? (\\p{L}{3,})$`,
  'u',
);

/** Behind “my freelance client” no word stands that says what somebody is: “owen”. */
const isCalledSo = (name: string, isSmallName: IsName) =>
  /^\p{Lu}/u.test(name) ? isName(name) : isSmallName(name) || (isSmallName(name, true) && isName(name));

function findNamedPair(whom: string, isSmallName: IsName): string | null {
  const [, mr, mrs, family] = COUPLE.exec(whom) ?? [];
  if (mr && mrs && family) return `${capitalise(mr)} and ${capitalise(mrs)} ${capitalise(family)}`;
  const [one = '', other = '', ...more] = whom.split(/ (?:and|&) /);
  if (other === '' || more.length > 0) return null;
  const name = findNamed(one, isSmallName);
  // “priyanka and her husband”
  if (name === null || /^(?:his|her|their) /.test(other)) return name;
  const second = findNamed(other, isSmallName);
  return second === null ? null : `${capitalise(name)} and ${capitalise(second)}`;
}

/** “Anna” and “my landlord mr novak” are greeted; “my landlord” is nobody's name. */
export function findNamed(written: string | null, isSmallName: IsName): string | null {
  if (written === null) return null;
  const whom = written.replace(
    / (?:next door|upstairs|downstairs|opposite|at (?:[Nn]o\.? |number )?\d+)$/,
    '',
  );
  // “tom, zara and mikey”
  const each = whom
    .split(/, | (?:and|&) /)
    .map((one) => (isSmallName(one.toLowerCase()) ? capitalise(one) : null));
  if (each.length > 2 && !each.includes(null)) return `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
  // “linda, accounts”
  const [name = '', office = ''] = whom.split(', ');
  if (office !== '' && /^\p{Lu}/u.test(name) && /^\p{Ll}+$/u.test(office))
    return findNamed(name, isSmallName);
  const pair = findNamedPair(whom, isSmallName);
  if (pair !== null) return pair;
  if (/^every(?:one|body)\b/.test(whom)) return 'everyone';
  // “colleagues: the printer is broken”
  const group = findGroup(whom.replace(/^all (?=\p{Ll})/u, ''));
  if (group !== undefined && !/^the /.test(whom)) return group;
  const employee = AT_FIRM.exec(whom)?.[1];
  if (employee !== undefined) return findNamed(employee, isSmallName);
  if (isName(whom) || isSmallName(whom)) return whom;
  if (CALLED.test(whom)) return capitaliseEach(whom);
  const titled = TITLED.exec(whom)?.[0];
  if (titled !== undefined) return writeOut(titled, new Map());
  const last = IS_FIRM.test(whom) ? undefined : CALLED_BY_ROLE.exec(whom)?.[1];
  return last !== undefined && isCalledSo(last, isSmallName) ? capitalise(last) : null;
}

const THANKED = new RegExp(
  `\\b[Tt]hank (${TITLE}\\b\\.? \\p{L}+|(?:my|our) (?:\\p{L}+ )?(?:${PERSON}) \\p{L}{3,}|\\p{Lu}\\p{L}+)(?= (?:for|again)\\b|[,.]|$)`,
  'u',
);
/** “decline the interview, thank ms ashworth for her time” and “thank my boss steve for all”: they read it. */
export const findThanked = (notes: string): string | null => THANKED.exec(notes)?.[1] ?? null;
