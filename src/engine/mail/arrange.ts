import type { Span } from '../text/edits.ts';
import { endsInAbbreviation, findSentences } from '../text/sentences.ts';
import type { Change, ComposeRequest } from '../types.ts';
import { type Answered, findReaderOfDraft } from './answered.ts';
import { capitalise } from './capitals.ts';
import { type ChainWords, NO_CHAIN } from './chain-words.ts';
import { toSaid, turn } from './clauses.ts';
import { findClosing } from './closing.ts';
import type { Completer } from './completion/completer.ts';
import { watchSegmenter } from './doubtful-breaks.ts';
import { findGreetingEnd, findIdleGreeting } from './greeting.ts';
import { findInstruction, findLastAddressed, type Instruction } from './instruction.ts';
import { GOES_ON, splitWhere } from './joints.ts';
import { findLeftInDraft, findLeftInNotes, type LeftPoint } from './left.ts';
import { type MailLine, splitLines } from './lines.ts';
import { hideLinks } from './links.ts';
import type { Manner, Readers, Turned } from './manner.ts';
import { findNamed, findThanked } from './named.ts';
import { readOrder } from './orders.ts';
import { KIN } from './somebody.ts';
import { findCompetitor, type IsName, isInDoubt, type Reader, readPronoun, toReader } from './whom.ts';
import { listWordEdits } from './word-edits.ts';
import { writeWhom } from './written-out/capitals.ts';
import { writeOut } from './written-out/index.ts';

/** A line of the notes, without its bullet or number, or a paragraph that was broken at a margin. */
interface Line extends Span {
  /** “- ”, “1. ” or nothing. */
  marker: string;
  /** Stands behind an empty line. */
  opensParagraph: boolean;
  /** Ends with a colon. */
  isHeading: boolean;
  /** A numbered point in the midst of a line. */
  isInline: boolean;
  /** An item of a list under a line that ends with a colon. */
  isItem: boolean;
}

/** What the notes become. */
export interface Arranged {
  edits: Change[];
  /** Who is named in the notes as the one to write to. */
  recipient: string | null;
  /** Who that is belongs to the family. */
  isOfFamily: boolean;
  sentences: readonly Turned[];
  /** What stands as it was noted. */
  left: readonly LeftPoint[];
  /** Whether it was written down in haste, which leaves articles out. */
  isHasty: boolean;
}

const MARKER = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/;
/** UTF-16 code units. A longer line was broken at a margin, and goes on in the next. */
const LONGEST_LINE = 66;
/** No mail program breaks lines as late; who writes longer ones breaks them where they like. */
const WIDEST_MARGIN = 86;

/** “1 yes 2 no, he is on leave 3 at cost” */
const ANSWERS_BY_NUMBER =
  /^1 (?:yes|no|ok|sure)\b.*\s2 \p{L}|^1 \p{L}.*\s2 (?:yes|no|ok|sure)\b|^1 \p{Ll}.*[.,;]?\s2 \p{Ll}.*[.,;]?\s3 \p{Ll}/isu;
const BARE_NUMBER = /^\s*\d (?=\p{L})/u;

/** “1. budget approved 2. Kim looks for a hall” is a list, though it stands in one line. */
function splitNumbered(line: MailLine): (MailLine & { isInline: boolean })[] {
  const mark = ANSWERS_BY_NUMBER.test(line.text)
    ? /(?<=^|\s)(\d) (?=\p{L})/gu
    : /(?<=^|\s)(\d{1,2})[.)] (?=\p{L})/gu;
  const marks = [...line.text.matchAll(mark)];
  const isList = marks.length > 1 && marks.every(({ 1: number }, index) => Number(number) === index + 1);
  if (!isList) return [{ ...line, isInline: false }];
  const starts = [...new Set([0, ...marks.map(({ index }) => index)])];
  return starts.map((at, index) => ({
    ...line,
    start: line.start + at,
    text: line.text.slice(at, starts[index + 1]).trimEnd(),
    isInline: true,
  }));
}

/** The lines up to a closing of its own. */
function listLines(text: string, from: number, to: number): Line[] {
  const lines: Line[] = [];
  let opensParagraph = false;
  let isItem = false;
  const isAnsweredByNumber = ANSWERS_BY_NUMBER.test(text.slice(from, to));
  for (const { text: raw, start, isInline } of splitLines(text.slice(from, to)).flatMap(splitNumbered)) {
    if (raw.trim() === '') {
      opensParagraph = true;
      continue;
    }
    const bare = isAnsweredByNumber ? BARE_NUMBER.exec(raw)?.[0] : undefined;
    const marker = bare ?? MARKER.exec(raw)?.[0] ?? '';
    isItem = isItem && marker !== '';
    const last = lines.at(-1);
    const end = from + start + raw.length;
    const goesOn =
      last &&
      !opensParagraph &&
      marker === '' &&
      /^\p{Ll}/u.test(raw) &&
      last.end - last.start > LONGEST_LINE &&
      last.end - last.start < WIDEST_MARGIN;
    if (goesOn && !/[.!?:;]$/.test(text.slice(last.start, last.end))) last.end = end;
    else {
      const indent = raw.length - raw.trimStart().length;
      const begin = from + start + (marker === '' ? indent : marker.length);
      lines.push({
        start: begin,
        end,
        marker: bare === undefined ? marker.trim() : `${bare.trim()}.`,
        isInline: isInline || bare !== undefined,
        opensParagraph,
        isItem,
        isHeading: raw.trimEnd().endsWith(':'),
      });
    }
    opensParagraph = false;
    isItem = isItem || raw.trimEnd().endsWith(':');
  }
  return lines;
}

/** A sentence of the notes with what becomes of it. */
interface Unit extends Span {
  line: Line;
  turned: Turned[];
}

const ROUGH_END =
  /(?<=[\p{L}\p{N})%](?:[.!?]+["”’]*|[!?]+,))\s+(?=\p{Ll})|(?<=\p{Ll}{2}[.!?])(?<!\bno\.)\s+(?=\d)/gu;
const ABBREVIATED =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|no|nr|st|approx|dept|incl|etc|vs|tel|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs|fri|sat|sun|str|esp|poss|appt|mtg|min|max|\p{L}|e\.g|i\.e|a\.m|p\.m)\.$/iu;

/** “behind building C.” */
const DATED = /\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const BEGINS =
  /^(?:also|and|but|so|please|i|we|he|she|they|it|the|my|our|can|could|will|is|are|no|not|then|bring|call|send|let|need|\p{Ll}{3,} \p{Ll})/u;
/** “on 3 oct. bring a coat”, and not “3 oct. to 5 oct.” */
const isDateAtEnd = (before: string, after: string) =>
  DATED.test(before) && BEGINS.test(after) && !/^(?:to|till|until|at|from|or|in|and \d)\b/.test(after);

/** “bringing it round fri. hinge was like that” */
const DAY_AT_END = /\b(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)\.$/i;
const SAYS_ON =
  /^(?:(?:i|we|he|she|it|they|\p{Ll}+) (?:am|is|are|was|were|has|have|will|can|works?)|(?:need|want|have|can|could|will|would|don't|dont|please|pls|thanks|sorry|also|is|are|do|what|where|when|how|who|happy|not|no|yes))\b/u;

const LABELED = /\p{Ll} \p{Lu}\.$|\b(?:row|gate|platform|block|plan|option|terminal|wing) \p{Ll}\.$/u;

/** Sentences, also of notes that begin theirs in lower case. */
function listSentences(text: string): Span[] {
  return findSentences(text).flatMap((span) => {
    const words = text.slice(span.start, span.end);
    const spans: Span[] = [];
    let from = 0;
    for (const { index, 0: gap } of words.matchAll(ROUGH_END)) {
      const before = words.slice(Math.max(from, index - 40), index);
      // “cable no. bring it”
      const isRefused =
        /(?<!\b(?:flight|order|ref|reference|phone|tel|account|acct|invoice|booking|house|model|serial|part|member|policy) )\bno\.$/i.test(
          before,
        ) && !/^\d/.test(words.slice(index + gap.length));
      const isWhole = isRefused || LABELED.test(before);
      const after = words.slice(index + gap.length);
      const isSplit =
        isWhole || isDateAtEnd(before, after) || (DAY_AT_END.test(before) && SAYS_ON.test(after));
      if (!isSplit && (endsInAbbreviation(before) || ABBREVIATED.test(before))) continue;
      spans.push({ start: span.start + from, end: span.start + index });
      from = index + gap.length;
    }
    return [...spans, { start: span.start + from, end: span.end }];
  });
}

const END_MARK = /[.!?…,;]+["”’)]*$/;

/** What the first note is where an instruction stands before it. */
const FIRST_NOTES: Partial<Record<Instruction['content'], (note: string) => string>> = {
  // “a reply saying no to the offer”
  sentence: (note) => (/^(?:yes|no)\b/i.test(note) ? `say ${note}` : note),
  request: (note) => `ask ${note}`,
};

/** “taking Maya out of school” */
const IS_DOING = /^\p{L}{2,}ing\b/u;
/** “Write to Anna about the hall, it is cold” names a matter, up to what is a clause of its own: “I am writing about the hall.” */
function turnMatter(note: string, mark: string, manner: Manner): Turned[] {
  const [matter = '', ...others] = splitWhere(
    note,
    (after, joint) => /^[,;]/.test(joint) && !GOES_ON.test(after),
  );
  // “about the library closing” is no statement
  const [named, ...more]: Turned[] = IS_DOING.test(matter)
    ? [{ text: writeOut(matter, manner.chain.names, manner.isName), kind: 'fragment' }]
    : turn(matter, '', { ...manner, model: undefined }, true);
  if (named === undefined) return more;
  const words = `${named.text.charAt(0).toLowerCase()}${named.text.slice(1).replace(/[.?!:]+$/, '')}`;
  const said: Turned = { text: `I am writing about ${words}.`, kind: 'sentence' };
  const rest = others.join(', ');
  const isReaderAlone =
    manner.isReaderAlone && findCompetitor(matter, manner.reader, manner.isName) === matter.length;
  return [
    said,
    ...more,
    ...(rest === '' ? [] : turn(rest, mark, { ...manner, said: said.text, isReaderAlone }, false)),
  ];
}

/** A list of points stays as noted; one of sentences is completed. What stands above it need not be a sentence. */
function turnLines(
  text: string,
  lines: readonly Line[],
  manner: Manner,
  content?: Instruction['content'],
): Unit[] {
  const [title, ...others] = lines;
  const isTitled = others.length > 0 && others.every(({ marker }) => marker !== '');
  const turnWith = (completerOfItems: Completer | undefined) =>
    turnEach(text, lines, manner, content, (line) =>
      line.marker !== '' ? completerOfItems : isTitled && line === title ? undefined : manner.completer,
    );
  const units = turnWith(manner.completer);
  return units.some((unit) => unit.line.marker !== '' && isFragment(unit)) ? turnWith(undefined) : units;
}

function turnEach(
  text: string,
  lines: readonly Line[],
  manner: Manner,
  content: Instruction['content'] | undefined,
  completerOf: (line: Line) => Completer | undefined,
): Unit[] {
  const readFirstNote = content && FIRST_NOTES[content];
  // Of a draft, written out once each
  let said = '';
  let saidTo = lines[0]?.start ?? 0;
  const units: Unit[] = [];
  const [pronoun, ...others] = manner.reader.pronouns;
  const only = others.length === 0 ? pronoun : undefined;
  const competitor = findCompetitor(text, manner.reader, manner.isName, only);
  for (const line of lines) {
    const written = text.slice(line.start, line.end);
    for (const { start, end } of listSentences(hideLinks(written).replaceAll(/[\r\n]/g, ' '))) {
      if (!/[\p{L}\p{N}]/u.test(written.slice(start, end))) continue;
      const words = written.slice(start, end).replaceAll(/\s+/g, ' ');
      const span = { start: line.start + start, end: line.start + end };
      if (!manner.takesOrders)
        said += writeOut(text.slice(saidTo, span.start), manner.chain.names, manner.isName);
      saidTo = span.start;
      if (line.isItem) {
        units.push({ ...span, line, turned: [{ text: words, kind: 'fragment' }] });
        continue;
      }
      const mark = END_MARK.exec(words.slice(-6))?.[0] ?? '';
      const note = words.slice(0, words.length - mark.length);
      const isFirst = units.length === 0;
      // A reply may speak of others where it names nobody
      const told = manner.takesOrders ? toSaid(units.flatMap((unit) => unit.turned)) : said;
      const isReaderAlone = manner.isReaderAlone && competitor >= span.start;
      const each = { ...manner, completer: completerOf(line), said: told, isReaderAlone };
      const turned =
        isFirst && content === 'matter'
          ? turnMatter(note, mark, each)
          : turn(isFirst && readFirstNote ? readFirstNote(note) : note, mark, each, isFirst);
      units.push({ ...span, line, turned });
    }
  }
  return units;
}

const isNumber = (marker: string) => /[\da-z]/.test(marker);
const isFragment = ({ line, turned }: Unit) => !line.isItem && turned.some(({ kind }) => kind === 'fragment');

/** The lines that stand in lists. Items end with no full stop. */
type Listed = ReadonlyMap<Line, 'items' | 'sentences'>;

/** A list where the writer numbered, or where points are no sentences; sentences otherwise. */
function findListed(units: readonly Unit[]): Listed {
  const listed = new Map<Line, 'items' | 'sentences'>();
  for (let from = 0; from < units.length; ) {
    let to = from + 1;
    while (units[to] && !units[to]?.line.opensParagraph) to += 1;
    const block = units.slice(from, to);
    const lines = [...new Set(block.map(({ line }) => line))];
    const loose = [...new Set(block.filter(isFragment).map(({ line }) => line))];
    const isList = loose.length > 1 || loose.some(({ marker }) => marker !== '');
    // “remind parents about the trip”, above the points
    const isLead = ({ marker }: Line, index: number) =>
      index === 0 && marker === '' && lines.length > 1 && lines.slice(1).every((line) => line.marker !== '');
    for (const [index, line] of lines.entries())
      if ((isList && !line.isHeading && !isLead(line, index)) || isNumber(line.marker))
        listed.set(line, isList ? 'items' : 'sentences');
    from = to;
  }
  return listed;
}

const REASONS = {
  'own-words': 'The note becomes a sentence of your own.',
  'full-sentences': 'Points of a mail are full sentences.',
  'not-understood': 'This note is not understood: say it in your own words.',
} as const;

const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a word edit does where it only spells, or sets a mark. */
function toSpelling(
  before: string,
  after: string,
): Pick<Change, 'category' | 'reason' | 'gist' | 'rule'> | undefined {
  const [from, to] = [letters(before), letters(after)];
  if (from === to && from === '' && before.trim() + after.trim() !== '')
    return { category: 'punctuation', reason: 'A sentence ends with its mark.', gist: '', rule: 'mark' };
  if (from === to)
    return {
      category: 'spelling',
      reason: 'The short form takes an apostrophe.',
      gist: '',
      rule: 'apostrophe',
    };
  if (from.toLowerCase() !== to.toLowerCase() || from === '') return undefined;
  const countEnds = (words: string) => words.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  if (countEnds(after) > countEnds(before))
    return {
      category: 'punctuation',
      reason: 'A sentence ends with its mark, and the next one begins with a capital.',
      gist: '',
      rule: 'mark',
    };
  const reason = 'Sentences and names begin with a capital.';
  return { category: 'spelling', reason, gist: 'capital', rule: 'capital' };
}

function toEdits(text: string, span: Span, replacement: string, rule: keyof typeof REASONS): Change[] {
  const written = text.slice(span.start, span.end);
  return listWordEdits(written, replacement).map(({ start, end, words }) => ({
    start: span.start + start,
    end: span.start + end,
    replacement: words,
    category: 'wording' as const,
    reason: REASONS[rule],
    gist: rule.replaceAll('-', ' '),
    rule,
    ...(rule === 'own-words' ? toSpelling(written.slice(start, end), words) : undefined),
  }));
}

function write({ turned }: Unit, isItem: boolean): string {
  if (isItem && turned.length === 1) return turned[0]?.text.replace(/\.$/, '') ?? '';
  const words = turned.map(({ text, kind }) =>
    kind === 'fragment' && !/[.!?:…]$/.test(text) ? `${text}.` : text,
  );
  return words.filter((sentence) => sentence !== '').join(' ');
}

function toGap(line: Line, before: Line | undefined, listed: Listed): string {
  const marker = listed.has(line) ? `${isNumber(line.marker) ? line.marker : '-'} ` : '';
  if (before === undefined) return marker;
  if (line === before) return ' ';
  const isApart = line.opensParagraph || listed.has(line) !== listed.has(before);
  return `${isApart ? '\n\n' : marker !== '' || before.isItem ? '\n' : ' '}${marker}`;
}

/** What the units became, but for what stands in lists of the writer's. */
function listUnlisted(units: readonly Unit[]): Turned[] {
  const listed = findListed(units);
  const isPlain = ({ line }: Unit) => !line.isItem && !line.isHeading && !listed.has(line);
  return units.flatMap((unit) => unit.turned.filter(({ kind }) => kind === 'blank' || isPlain(unit)));
}

/** `items`: lines of a list that stands as it is, where all lines do. */
function listUnitEdits(
  text: string,
  from: number,
  units: readonly Unit[],
  items?: readonly Line[],
): Change[] {
  const keepsLines = items !== undefined;
  const listed: Listed = items ? new Map(items.map((line) => [line, 'items'])) : findListed(units);
  const edits: Change[] = [];
  let end = from;
  let before: Line | undefined;
  for (const unit of units) {
    const { line, turned } = unit;
    const words = line.isItem ? text.slice(unit.start, unit.end) : write(unit, listed.get(line) === 'items');
    if (words === '') continue;
    const isAsItWas = before === undefined ? keepsLines : line.isItem || (keepsLines && line !== before);
    const gap = isAsItWas ? text.slice(end, unit.start) : toGap(line, before, listed);
    edits.push(
      ...toEdits(
        text,
        { start: end, end: unit.start },
        gap,
        before === undefined ? 'own-words' : 'full-sentences',
      ),
    );
    const rule = turned.some(({ kind }) => kind === 'blank') ? 'not-understood' : 'own-words';
    edits.push(...toEdits(text, unit, words, rule));
    end = unit.end;
    before = line;
  }
  const last = units.at(-1);
  if (last && end < last.end)
    edits.push(...toEdits(text, { start: end, end: last.end }, '', 'full-sentences'));
  return edits;
}

/** What one of a household calls theirs as well: “gazebo is in our garage, can bring it”. */
const OF_HOUSEHOLD =
  /\bour (?=(?:garage|house|home|kitchen|kids|children|son|daughter|dog|cat|garden|car|flat|family|wedding|holiday|place|shed|loft|spare room|back room)\b)/gi;
const isPlural = (text: string) =>
  /(?<!\b(?:can|could|shall|should|do|if|when|where|hope|wish|maybe) )\b(?:we|our|us|we're|we've|we'll|weve)\b/i.test(
    text.replaceAll(OF_HOUSEHOLD, ''),
  ) && !/\b(?:i|my|me|i'm|i've|i'll|im)\b/i.test(text);

interface Known extends Readers {
  /** Who the mail goes to, where that is known. */
  recipient: string | null;
  isName: IsName;
}

const NOBODY_KNOWN: Known = {
  recipient: null,
  isName: () => false,
};

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

/**
 * The pronoun that stands for whom a note names: “they” right behind it, as in “ask sam if they can …”, and the first “he” or
 * “she” before which nobody else is named, as in “tell rosa its a surprise so she mustnt tell him”.
 */
function readByPronoun(
  reader: Reader,
  whom: string | null,
  description: string,
  isSmallName: Known['isName'],
): Reader {
  if (whom === null || /\b(?:and|&)\b/.test(whom)) return reader;
  const at = description.toLowerCase().indexOf(whom.toLowerCase());
  if (at < 0) return reader;
  const behind = description.slice(at + whom.length);
  const isThey = /^,? (?:(?:if|whether|that|when|where|what|why|how) )?they\b/i.test(behind);
  const first = /\b(?:he|she)\b/i.exec(behind);
  const pronoun = isThey ? 'they' : readPronoun(first?.[0] ?? '');
  if (pronoun === undefined || !reader.pronouns.has(pronoun)) return reader;
  if (!isThey && (first?.index ?? 0) > findCompetitor(behind, reader, isSmallName, pronoun)) return reader;
  // Of one person, “theirs” are no things
  return { ...reader, pronouns: new Set([pronoun]), isGroup: reader.isGroup || pronoun === 'they' };
}

/** “say no to the new price, if they insist, we will leave”: the reader, or others? */
const IS_THEIRS = /\b(?:if|unless|until|whether) (?:he|she|they)\b/i;

/** “complain to the hotel. room was dirty”: the first sentence, without its mark. */
function readFirst(line: string): string {
  const [first] = listSentences(hideLinks(line).replaceAll(/[\r\n]/g, ' '));
  return line.slice(first?.start, first?.end).replace(END_MARK, '');
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
  const pronoun = [...toReader(relative, null).pronouns].join();
  said.text = said.text.replace(/^(?:He|She)(?=[ '’])/, (word) =>
    word.toLowerCase() === pronoun ? capitalise(relative) : word,
  );
}

/** What is written in haste: a sentence in small letters, “i” or “dont”. */
const ROUGH =
  /(?:^|[.!?]\s+|\n\s*)\p{Ll}|(?<![\p{L}\p{N}.'’-])(?:i(?=$|[ ,'’])|(?:[Ii]m|[Ii]ve|[Yy]oure|[Tt]hats|[Tt]heres|(?:[Dd]o|[Dd]oes|[Dd]id|[Cc]a|[Ww]o|[Ii]s|[Aa]re|[Ww]as|[Hh]as|[Hh]ave|[Cc]ould|[Ww]ould)nt)(?![\p{L}'’-]))/u;

/** “20 people now, not 12” begins with no letter, and has no capital either. */
const isInHaste = (text: string) => ROUGH.test(text) || !/\p{Lu}/u.test(text);

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
  /(?<=^|[,.;:!?\n] ?|\band )(?=(?:tell|remind|thank|inform|let|apologi[sz]e to|ask (?:[^,.;:!?\n]+ )?(?:to|if|whether|when|what|where|how|why|who|can|could)) )[^,.;:!?\n]+/giu;
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
  { recipient, isName: isSmallName, ...readers } = NOBODY_KNOWN,
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
  const written = writeOut(description, NO_CHAIN.names, isSmallName);
  const opening = first
    ? readOrder(writeOut(readFirst(description.slice(first.start, first.end)), NO_CHAIN.names, isSmallName))
    : undefined;
  const refused = REFUSED.exec(written.slice(from))?.[1] ?? '';
  const openly =
    instruction?.recipient ??
    addressed?.recipient ??
    opening?.whom ??
    (isSmallName(refused.toLowerCase()) ? refused : null);
  const whom = openly ?? (recipient === null ? findLaterAddressed(written.slice(from)) : null);
  const reader = readByPronoun(toReader(whom, recipient, readers.pronounOf), whom, written, isSmallName);
  // “get on to the vet about biscuit, she keeps licking”
  const { segmenter, findDoubtful } = watchSegmenter(description, readers.segmenter);
  const isAboutSomebody = instruction?.content === 'matter' && /^\p{L}+[,.]/u.test(description.slice(from));
  const isHasty = isInHaste(description.slice(first?.start ?? 0));
  const manner: Manner = {
    tone,
    reader: isAboutSomebody ? { ...reader, pronouns: new Set() } : reader,
    chain: NO_CHAIN,
    said: '',
    isName: isSmallName,
    ...readers,
    segmenter,
    we: isPlural(description.slice(from)),
    isReaderAlone: (openly !== null || recipient !== null) && !isAboutSomebody,
    isRough: instruction !== undefined || opening !== undefined || isHasty,
    takesOrders: true,
  };
  const units = turnLines(description, lines, manner, instruction?.content);
  nameRelative(units, whom);
  const isTheirs = (sentence: string) => opening?.whom === null && IS_THEIRS.test(sentence);
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
    left: findLeftInNotes(
      listUnlisted(body),
      {
        isInDoubt: (sentence) => isInDoubt(sentence, reader) || isTheirs(sentence),
        findDoubtful,
      },
      manner.verbs,
    ),
  };
}

/** What is known of a draft's words. */
export interface DraftContext extends Readers {
  chain: ChainWords;
  /** Whom it answers. */
  answered: Answered;
  isName: IsName;
}

/** “- chairs” is no sentence, and no name that signs. */
function withOwnCase(unit: Unit, draft: string): Unit {
  const [only, ...others] = unit.turned;
  if (only?.kind !== 'fragment' || others.length > 0) return unit;
  return { ...unit, turned: [{ ...only, text: draft.charAt(unit.start) + only.text.slice(1) }] };
}

/** What has a capital in a greeting: “hi mum”, “dear sir or madam”. */
const GREETED = new RegExp(
  String.raw`^\s*\p{Ll}|(?<=^\s*dear (?:sir or )?)(?:professor|doctor|sir|madam)(?=\W)|(?<=^\s*(?:hi|hello|hey|dear) )(?:${KIN})(?=\W)`,
  'giu',
);

/** A rough mail to somebody, up to `to`: its own sentences made whole; greeting, lines and lists stay. */
export function arrangeDraft(
  draft: string,
  to: number,
  { chain, answered, isName: isSmallName, ...readers }: DraftContext,
): Arranged {
  const idle = findIdleGreeting(draft);
  const greetingEnd = idle || findGreetingEnd(draft.slice(0, to));
  const isRough = isInHaste(draft.slice(greetingEnd, to).trimStart());
  const isApart = /[\r\n]\s*$/.test(draft.slice(0, greetingEnd));
  // “Hi Tom, we will take it.” is one sentence
  const isBrief = !/[,.!?] \S/.test(draft.slice(greetingEnd, to));
  const isSmall = /^\p{Ll}/u.test(draft.slice(greetingEnd)) && !isBrief;
  const from = isApart || isSmall || /^\s*(?:\p{Ll}|Dear\b)/u.test(draft) ? greetingEnd : 0;
  const { reader, isMeant, doubted } = findReaderOfDraft(
    draft.slice(from, to),
    answered,
    isSmallName,
    readers.pronounOf,
  );
  const { segmenter, findDoubtful } = watchSegmenter(draft, readers.segmenter);
  const manner: Manner = {
    tone: 'polite',
    reader,
    chain,
    said: '',
    isName: isSmallName,
    ...readers,
    segmenter,
    we: isPlural(draft.slice(from, to)),
    isReaderAlone: isMeant,
    isRough: from === greetingEnd ? isRough : false,
    takesOrders: false,
  };
  const lines = listLines(draft, from, to);
  const items = lines.filter(({ marker, isInline }) => marker !== '' && !isInline);
  const isRawList = items.some(({ start }) => /^\p{Ll}/u.test(draft.slice(start)));
  const turned = turnLines(draft, lines, manner);
  const isItem = ({ line }: Unit) => items.includes(line);
  const isOfSentences = turned.some((unit) => isItem(unit) && unit.turned[0]?.kind === 'sentence');
  const units =
    isRawList && isOfSentences
      ? turned.map((unit) => (isItem(unit) ? withOwnCase(unit, draft) : unit))
      : turned.filter((unit) => !isItem(unit));
  const greeting = draft.slice(0, from);
  const own =
    idle > 0
      ? ''
      : isApart || from === 0
        ? greeting
        : `${greeting.trimEnd().replace(/(?<=\p{L})$/u, ',')}\n\n`;
  const greeted = writeOut(own, chain.names).replaceAll(GREETED, capitalise);
  return {
    edits: [
      ...toEdits(draft, { start: 0, end: from }, greeted, 'own-words'),
      ...listUnitEdits(draft, from, units, lines.some(({ isInline }) => isInline) ? undefined : items),
    ],
    recipient: null,
    isOfFamily: false,
    isHasty: isRough,
    sentences: units.flatMap(({ turned }) => turned),
    left: [
      ...findLeftInDraft(
        units.filter(({ line }) => !line.isItem).flatMap(({ turned }) => turned),
        isRough,
        {
          isInDoubt: (sentence) => doubted !== undefined && readPronoun(sentence) === doubted,
          findDoubtful,
        },
        manner.verbs,
      ),
      ...(isRawList && !isOfSentences ? [{ kind: 'points' as const, words: '' }] : []),
    ],
  };
}
