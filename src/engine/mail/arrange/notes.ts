import type { ComposeRequest } from '../../types.ts';
import { NO_CHAIN } from '../chain/chain-words.ts';
import { findClosing } from '../frame/closing.ts';
import { findIdleGreeting } from '../frame/greeting.ts';
import { findNamed, findThanked } from '../frame/named.ts';
import { findInstruction, findLastAddressed, type Instruction } from '../orders/instruction.ts';
import { readOrder } from '../orders/orders.ts';
import { readPronoun, toReader } from '../people/whom.ts';
import { UNREAD } from '../reading/unread.ts';
import type { Manner } from '../sentences/manner.ts';
import { capitalise } from '../words/capitals.ts';
import type { IsName } from '../words/is-name.ts';
import { writeWhom } from '../written-out/capitals.ts';
import { writeOut } from '../written-out/index.ts';
import type { Arranged, DraftContext } from './arranged.ts';
import { isInHaste, isPlural } from './haste.ts';
import { findLeft } from './left.ts';
import { listLines, readFirstSentence } from './note-lines.ts';
import { listUnitEdits, listUnlisted, toEdits } from './unit-edits.ts';
import { turnLines, type Unit } from './units.ts';

export const NOBODY_KNOWN: DraftContext = { chain: NO_CHAIN, to: null, answered: '', isName: () => false };

/** Where “mike, ” ends, who reads the mail and is greeted, or “hi ”. */
const findCalled = (description: string, recipient: string | null): number => {
  const greeting = findIdleGreeting(description);
  if (greeting > 0) return greeting;
  const [, opening = '', name = ''] =
    /^((\p{L}[\p{L}'’.]*(?: [\p{L}'’.]+){0,3})(?:, |: | ?[-–—] ))/u.exec(description) ?? [];
  return name.toLowerCase() === recipient?.toLowerCase() ? opening.length : 0;
};

/** “wendy from book club, it's my turn”, “old friend ruth, …” */
const BY_NAME =
  /^(?:(?:my )?(?:old |dear )?friend |cousin )?(\p{L}[\p{L}'’-]+)(?: (?:from|at|in) (?:the |my |our )?(?:\p{L}+ ){0,2}?\p{L}+)?(?:, | [-–—] )(?=(\p{L}+))/u;
const IS_SIBLING = /^(?:sis|bro)$/i;
function findCalledByName(description: string, isSmallName: IsName): Instruction | undefined {
  const [opening = '', name = '', next = ''] = BY_NAME.exec(description) ?? [];
  const isCalled = IS_SIBLING.test(name) || isSmallName(name.toLowerCase());
  // “anna, ben and carl are coming”
  if (!isCalled || isSmallName(next.toLowerCase())) return undefined;
  return { recipient: name, contentStart: opening.length, content: 'note' };
}

/** “my son's teacher”: of whom the mail hardly speaks to anybody but them. */
const OF_RELATIVE =
  /\b(my (?:son|daughter|husband|wife|mum|mom|dad|mother|father|brother|sister))['’]?s (?:\p{Ll}+ )?(?:teacher|tutor|coach|school|class|nursery|doctor|dentist|surgery|employer|boss|landlord|carer|nurse|ward)$/u;
const IS_ABSENT =
  /\b(?:off|ill|sick|temperature|fever|cold|cough|homework|dentist|doctor|appointment|late|absent|away|allerg\p{Ll}*|asthma|kit|unwell|poorly|injur\p{Ll}*|hurt|fell|broke|sprained|forgot|lost|left)\b/u;

/** “email my son's teacher, he was off yesterday”: who was off is the son. */
function nameRelative(units: readonly Unit[], whom: string | null): void {
  const relative = OF_RELATIVE.exec(whom ?? '')?.[1];
  const [said] = units[0]?.turned ?? [];
  if (relative === undefined || said === undefined || !IS_ABSENT.test(said.text)) return;
  const pronoun = /(?:son|husband|dad|father|brother)$/.test(relative) ? /^He(?=[ '’])/ : /^She(?=[ '’])/;
  said.text = said.text.replace(pronoun, capitalise(relative));
}

/** “say no to kevin about the van”, and not “say no to tiles” */
const REFUSED = /^say (?:no|yes) to (\p{L}+)(?= (?:about|because|for)\b|[,.])/iu;

/** “new tenant email”, above a list: the subject, and nothing that is said. */
const hasTitle = ([title, ...others]: readonly Unit[]) =>
  title?.line.marker === '' &&
  !title.line.isHeading &&
  title.turned.length === 1 &&
  title.turned[0]?.kind === 'fragment' &&
  !/\d|:\/\/|www\./.test(title.turned[0].text) &&
  others.length > 1 &&
  others.every(({ line }) => line.marker !== '');

/** “my sister”, “my aunt Ida”, and not “my sister's teacher” */
const IS_OF_FAMILY =
  /^my (?:\p{Ll}+ )?(?:sister|brother|daughter|son|wife|husband|aunt|auntie|uncle|niece|nephew|cousin|parents|grandparents|grandmother|grandfather|mother|father|kids|children)(?! in\b|['’-])\b/iu;

/** What may stand before an order: “car failed its MOT, ask garage what it costs”. */
const CLAUSE =
  /(?<=^|[,.;:!?\n] ?|\band )(?=(?:tell|remind|thank|inform|let|apologi[sz]e to|ask (?:[^,.;:!?\n]+ )?(?:to|if|whether|when|what|which|where|how|why|who|can|could)) )[^,.;:!?\n]+/giu;
/** Whom a later order names, where all name the same. */
function findLaterAddressed(written: string): string | null {
  const named = [...written.matchAll(CLAUSE)].flatMap(({ 0: clause }) => readOrder(clause)?.whom ?? []);
  const [whom, ...others] = named.filter((each) => readPronoun(each) === undefined);
  return whom !== undefined && others.every((other) => other === whom) ? whom : null;
}

/** Makes sentences to the reader of notes. */
export function arrange(
  description: string,
  tone: ComposeRequest['style']['tone'],
  { to: recipient, chain, answered, isName: isSmallName, ...readers } = NOBODY_KNOWN,
): Arranged {
  const called = findCalled(description, recipient);
  const instruction =
    findInstruction(writeWhom(description.slice(called), isSmallName), isSmallName) ??
    findCalledByName(description.slice(called), isSmallName);
  const closing = findClosing(description);
  const addressed = instruction === undefined ? findLastAddressed(description) : undefined;
  const to = addressed?.start ?? (closing?.kind === 'sign-off' ? closing.start : description.length);
  const from = called + (instruction?.contentStart ?? 0);
  const lines = listLines(description, from, to);
  const [first] = lines;
  const written = writeOut(description, chain.names, isSmallName);
  const opening = first
    ? readOrder(
        writeOut(readFirstSentence(description.slice(first.start, first.end)), chain.names, isSmallName),
      )
    : undefined;
  const refused = REFUSED.exec(written.slice(from))?.[1] ?? '';
  const openly =
    instruction?.recipient ??
    addressed?.recipient ??
    opening?.whom ??
    (isSmallName(refused.toLowerCase()) ? refused : null);
  const whom = openly ?? (recipient === null ? findLaterAddressed(written.slice(from)) : null);
  const isHasty = isInHaste(description.slice(first?.start ?? 0));
  const manner: Manner = {
    tone,
    reader: toReader(whom, recipient),
    reading: readers.noteReader?.(written, { to: recipient, answered, isName: isSmallName }) ?? UNREAD,
    chain,
    said: '',
    isName: isSmallName,
    ...readers,
    we: isPlural(description.slice(from)),
    isRough: instruction !== undefined || opening !== undefined || isHasty,
    takesOrders: true,
    isReply: answered !== '',
  };
  const units = turnLines(description, lines, manner, instruction?.content);
  nameRelative(units, whom);
  const body = hasTitle(units) ? units.slice(1) : units;
  const end = units.at(-1)?.end ?? 0;
  const rest = addressed
    ? toEdits(description, { start: end, end: description.length }, '', 'own-words')
    : [];
  return {
    edits: [...listUnitEdits(description, 0, body), ...rest],
    recipient: findNamed(whom ?? findThanked(written), isSmallName),
    isOfFamily: IS_OF_FAMILY.test(whom ?? ''),
    isHasty,
    sentences: units.flatMap(({ turned }) => turned),
    left: findLeft(listUnlisted(body), manner),
  };
}
