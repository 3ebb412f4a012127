import { type Answered, findReaderOfDraft } from '../chain/answered.ts';
import type { ChainWords } from '../chain/chain-words.ts';
import { findGreetingEnd, findIdleGreeting } from '../frame/greeting.ts';
import { KIN } from '../people/somebody.ts';
import { readPronoun } from '../people/whom.ts';
import type { Manner, Readers } from '../sentences/manner.ts';
import { capitalise } from '../words/capitals.ts';
import type { IsName } from '../words/is-name.ts';
import { writeOut } from '../written-out/index.ts';
import type { Arranged } from './arranged.ts';
import { isInHaste, isPlural } from './haste.ts';
import { findLeft } from './left.ts';
import { listLines } from './note-lines.ts';
import { listUnitEdits, toEdits } from './unit-edits.ts';
import { turnLines, type Unit } from './units.ts';

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
  const manner: Manner = {
    tone: 'polite',
    reader,
    chain,
    said: '',
    isName: isSmallName,
    ...readers,
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
      ...findLeft(
        units.filter(({ line }) => !line.isItem).flatMap(({ turned }) => turned),
        manner,
        (sentence) => doubted !== undefined && readPronoun(sentence) === doubted,
      ),
      ...(isRawList && !isOfSentences ? [{ kind: 'points' as const, words: '' }] : []),
    ],
  };
}
