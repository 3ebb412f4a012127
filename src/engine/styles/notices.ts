import type { EnhanceResult, Refusal } from '../types.ts';
import type { Intent, IntentStep, Obstacle } from './instructions/intent.ts';
import { type PlainStep, STEP_NAMES } from './instructions/words.ts';
import { tellLeft, tellLittleShorter } from './left-over.ts';

/** What the writer is told where the engine did less than was asked for. */
export const NO_FACTS_FOR_LENGTH =
  'The embedded engine adds no facts of its own, so the text was not made longer.';
export const NOTHING_TO_IMPROVE =
  'The embedded engine also looked for wordy phrases, and found none that it knows.';
export const NOTHING_TO_RESTYLE =
  'The embedded engine found nothing in this text that it can put that way and be sure to keep what it says.';

export const NOT_ENGLISH: Refusal = {
  code: 'LANGUAGE_NOT_UNDERSTOOD',
  message: 'The rules on this server know English only, so nothing was changed.',
};

const TRY =
  'Try: make it shorter, more formal, friendlier, fix the grammar, British spelling, as a bullet list, or replace “Monday” with “Tuesday”.';

const WHY: Readonly<Partial<Record<Obstacle, string>>> = {
  'a translation': 'cannot translate',
  'new content': 'add no facts of their own',
  'a set length': 'cannot write to a set length',
  'a summary': 'cannot sum a text up',
  'another voice or tense': 'know the active voice, the past and the present tense only',
  'another person': 'change only “I” to “we” and “he” to “she”, or back',
  limit: 'cannot promise all that is to stay or to be left out',
  contradiction: 'cannot follow two wishes of which one undoes the other',
};

/** Why an instruction was not followed, and some that would be. */
export function refuseInstruction(obstacle: Obstacle): Refusal {
  const why = WHY[obstacle] ?? 'do not know this instruction';
  const message = `The rules on this server ${why}, so nothing was changed. ${TRY}`;
  return { code: 'INSTRUCTION_UNKNOWN', message };
}

/** What of a wish is done by rules, where the wish is for more. */
const FORMS_ONLY =
  'For a tone the rules change set phrases, contractions, greetings and requests; other sentences stay as they are.';
const HEDGES_ONLY = 'The rules take out hedges and run-ups; what the sentences say stays as it is.';
const PHRASES_ONLY =
  'The rules change stock phrases, contractions and mistakes; they do not rewrite sentences for their flow.';
const NAMED_ONLY = 'Passive sentences that do not say who acts, or hold other clauses, stay as they are.';
const PRAISE_ONLY =
  'Words of praise before a noun and exclamation marks are taken out; what is praised in other words stays as it is.';
const SURE_DATES = 'Figures whose day and month could be swapped stay as they are.';
/** How far a step reaches, whether it found anything or not. */
const REACH_OF: Readonly<Partial<Record<PlainStep, string>>> = {
  formal: FORMS_ONLY,
  professional: FORMS_ONLY,
  casual: FORMS_ONLY,
  relaxed: FORMS_ONLY,
  polite: FORMS_ONLY,
  friendly: FORMS_ONLY,
  calm: FORMS_ONLY,
  confident: HEDGES_ONLY,
  human: PHRASES_ONLY,
  active: NAMED_ONLY,
  sober: PRAISE_ONLY,
  'american dates': SURE_DATES,
  'british dates': SURE_DATES,
  'spelled numbers':
    'Numbers from a hundred up, decimals, and those of pages, dates, times, ranges, prices and measures keep their figures.',
};
const HALF_DONE: Readonly<Partial<Record<string, string>>> = {
  clear: 'The rules make words and sentences plainer that they know; what is left may still be hard to read.',
  ...REACH_OF,
  'full dates':
    'Figures whose day and month could be swapped stay as they are, where no other date of the text tells.',
  'iso dates': 'Dates without a year, and figures whose day and month could be swapped, stay as they are.',
  sentence: 'Names in a line of capitals may have lost theirs.',
  email: 'The text got the frame of an email; its sentences were only corrected.',
};

const FIGURE_DATE = /\d\/\d+\/\d/;
/** What is left in a text where a step is half done; the others are said to be so anyhow. */
const LEFT: Readonly<Partial<Record<string, RegExp>>> = {
  'full dates': /\d[/.-]\d+[/.-]\d/,
  'spelled numbers': /\p{N}/u,
  'american dates': FIGURE_DATE,
  'british dates': FIGURE_DATE,
};
const isHalfDone = (kind: string, written: string) => LEFT[kind]?.test(written) ?? true;

const LISTABLE =
  'The rules make lists of lines, of sentences, and of a sentence that lists things or orders.';
const ONE_TENSE =
  'All sentences get another tense, or none: the rules have to be sure of each verb that is not in it yet.';
/** Why nothing was done for a step, where the text may well have had something to do. */
const CANNOT: Readonly<Partial<Record<PlainStep, string>>> = {
  clear: 'Words and sentences that the rules do not know may be hard to read.',
  ...REACH_OF,
  past: ONE_TENSE,
  present: ONE_TENSE,
  bullets: LISTABLE,
  numbers: LISTABLE,
  prose: 'A list whose items hold marks of their own stays a list.',
};

/** UTF-16 code units of a wish that is quoted as it was said. */
const LONGEST_QUOTED = 60;
const quote = (words: string) =>
  `“${words.length > LONGEST_QUOTED ? `${words.slice(0, LONGEST_QUOTED).replace(/\s+\S*$/, '')} …` : words}”`;
const join = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const nameOf = (step: IntentStep): string => {
  if (step.kind === 'replace' || step.kind === 'rewrite as') return 'the words to replace';
  if (step.kind === 'person') return 'another person';
  if (step.kind === 'remove') return 'what is to be taken out';
  if (step.kind === 'full dates') return 'dates in full';
  if (step.kind === 'move') return 'the order of the sentences';
  if (step.kind === 'join paragraphs' || step.kind === 'swap paragraphs' || step.kind === 'part paragraphs')
    return 'other paragraphs';
  if (step.kind === 'write part' || step.kind === 'insert') return 'the greeting, closing or words to set';
  return STEP_NAMES[step.kind];
};

function nameMissed({
  beyond,
  unread,
  missed,
}: Pick<Intent, 'unread' | 'beyond' | 'missed'>): string | undefined {
  const all = [...beyond, ...[...unread, ...missed].map(quote)];
  return all.length > 0 ? `Not done, since the rules do not know how: ${join(all)}.` : undefined;
}

function nameKept(kept: readonly IntentStep[]): string | undefined {
  const words = kept.flatMap((step) =>
    step.kind === 'remove' && step.part.name === 'words' ? [`“${step.part.words}”`] : [],
  );
  return words.length > 0
    ? `Not taken out everywhere, since sentences cannot stand without it: ${join(words)}.`
    : undefined;
}

/** What the writer is told of a result, and whether some of what was asked is left to them. */
export type Report = Pick<EnhanceResult, 'isInPart'> & { notice: string };

/** What is to be said of an instruction that was followed: what was not done, and what only in part. */
export function reportInstruction(
  { beyond, unread, missed, steps, asides }: Intent,
  {
    idle,
    isChanged,
    kept = [],
    given,
    written,
  }: {
    idle: ReadonlySet<IntentStep>;
    isChanged: boolean;
    kept?: readonly IntentStep[];
    /** The text as it was, and as it reads now. */
    given: string;
    written: string;
  },
): Report | undefined {
  const asked = steps.filter((step) => !asides.some(({ kind }) => kind === step.kind));
  const empty = asked.filter((step) => idle.has(step));
  const isIdle = empty.length === asked.length;
  const cannot = empty
    .filter(({ kind }) => isHalfDone(kind, written))
    .flatMap(({ kind }) => CANNOT[kind as PlainStep] ?? []);
  const nothing = `The embedded engine found nothing ${cannot.length > 0 ? 'that it can' : 'to'} change for`;
  const found = isIdle
    ? `${nothing} this instruction${isChanged ? ' but mistakes, which it corrected' : ''}.`
    : empty.length > 0
      ? `${nothing} ${join(empty.map(nameOf))}.`
      : undefined;
  const halves = steps
    .filter((step) => !idle.has(step) && isHalfDone(step.kind, written))
    .flatMap(({ kind }) => HALF_DONE[kind] ?? []);
  const left = [nameMissed({ beyond, unread, missed }), nameKept(kept)];
  const isShorter = asked.some(({ kind }) => kind === 'shorter');
  const little = isShorter ? tellLittleShorter(given, written) : undefined;
  const parts = [...left, found, little, tellLeft(asked, written), ...new Set([...cannot, ...halves])].filter(
    (part) => part !== undefined,
  );
  if (parts.length === 0) return undefined;
  const isInPart = left.some((part) => part !== undefined);
  return { notice: parts.join(' '), ...(isInPart && { isInPart }) };
}
