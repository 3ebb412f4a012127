import { findGreetingEnd, findIdleGreeting, findUnmarkedGreetingEnd } from '../frame/greeting.ts';
import { KIN } from '../people/somebody.ts';
import { toReader } from '../people/whom.ts';
import { UNREAD } from '../reading/unread.ts';
import type { Manner } from '../sentences/manner.ts';
import { capitalise } from '../words/capitals.ts';
import { writeOut } from '../written-out/index.ts';
import type { Arranged, DraftContext } from './arranged.ts';
import { isInHaste, isPlural } from './haste.ts';
import { findLeft } from './left.ts';
import { listLines } from './note-lines.ts';
import { listUnitEdits, toEdits } from './unit-edits.ts';
import { turnLines, type Unit } from './units.ts';

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

/** “dear it” */
const DEPARTMENT = /(?<=^\s*(?:hi|hello|hey|dear) )(?:it|hr)(?=\W)/iu;

/** A rough mail to somebody, up to `end`: its own sentences made whole; greeting, lines and lists stay. */
export function arrangeDraft(
  draft: string,
  end: number,
  { chain, to, answered, isName: isSmallName, ...readers }: DraftContext,
): Arranged {
  const idle = findIdleGreeting(draft);
  const isCalled = (name: string) => isSmallName(name) || (to ?? '').toLowerCase().split(' ').includes(name);
  const greetingEnd =
    idle || findGreetingEnd(draft.slice(0, end)) || findUnmarkedGreetingEnd(draft.slice(0, end), isCalled);
  const isRough = isInHaste(draft.slice(greetingEnd, end).trimStart());
  const isApart = /[\r\n]\s*$/.test(draft.slice(0, greetingEnd));
  // “Hi Tom, we will take it.” is one sentence
  const isBrief = !/[,.!?] \S/.test(draft.slice(greetingEnd, end));
  const from = isApart || !isBrief || /^\s*(?:\p{Ll}|Dear\b)/u.test(draft) ? greetingEnd : 0;
  const manner: Manner = {
    tone: 'polite',
    reader: toReader(null, to),
    reading:
      readers.noteReader?.(writeOut(draft.slice(from, end), chain.names, isSmallName), {
        to,
        answered,
        isName: isSmallName,
      }) ?? UNREAD,
    chain,
    said: '',
    isName: isSmallName,
    ...readers,
    we: isPlural(draft.slice(from, end)),
    isRough: from === greetingEnd ? isRough : false,
    takesOrders: false,
    isReply: answered !== '',
  };
  const lines = listLines(draft, from, end);
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
  const greeted = writeOut(own, chain.names)
    .replaceAll(GREETED, capitalise)
    .replace(DEPARTMENT, (name) => name.toUpperCase());
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
      ...findLeft(
        units.filter(({ line }) => !line.isItem).flatMap(({ turned }) => turned),
        manner,
      ),
      ...(isRawList && !isOfSentences ? [{ kind: 'points' as const, words: '' }] : []),
    ],
  };
}
