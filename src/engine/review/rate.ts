import { withCapital } from '../text/capital.ts';
import type { Span } from '../text/edits.ts';
import type { RatingCategory, ReviewResult, SignCount, TextType } from '../types.ts';
import { joinWords, sayCount, sayGrade } from './counted.ts';
import { FEATURES, type FeatureId, type Found } from './features.ts';
import { type Contribution, type Judgement, judge } from './judge.ts';
import { type Reading, toEvidence } from './reading.ts';
import { EMAIL_CATEGORIES, OTHER_CATEGORIES, SCALES } from './weights.ts';

type Rating = ReviewResult['ratings'][number];

const MOST_QUOTES = 3;
/** UTF-16 code units to look back for the beginning of a word. */
const LONGEST_WORD = 40;
/** Kinds of signs that a description names before and after its semicolon. */
const MOST_NAMED = 4;
const MOST_MISSED = 2;
/** What moved a score less than this is not worth a word. */
const FEWEST_STEPS = 0.05;

/** What a writer can see in the text, with what moved the score most first. */
export function listSeen(contributions: readonly Contribution[]): (Contribution & Required<Named>)[] {
  return contributions
    .filter(
      (one): one is Contribution & Required<Named> =>
        one.name !== undefined && one.count > 0 && Math.abs(one.steps) >= FEWEST_STEPS,
    )
    .sort((a, b) => Math.abs(b.steps) - Math.abs(a.steps));
}

type Named = Pick<Contribution, 'name'>;

/** “no greeting, no words of thanks”: what the writer might look for, and is not there. */
function sayMissed(contributions: readonly Contribution[]): string {
  return contributions
    .flatMap(({ name, missed, count }) => (name && missed && count === 0 ? [sayCount(name, 0)] : []))
    .slice(0, MOST_MISSED)
    .join(', ');
}

/** “Grade 8, 14 words a sentence; 2 long sentences; no mistakes. Counted: …” */
function describe({ category, contributions }: Judgement, { figures }: Reading): string {
  const { grade, wordsPerSentence } = figures;
  const shown =
    category === 'Readability' && grade !== null
      ? [`${sayGrade(grade)}, ${wordsPerSentence} words per sentence`]
      : [];
  const named = listSeen(contributions).slice(0, MOST_NAMED);
  const present = joinWords(named.map(({ name, count }) => sayCount(name, count)));
  const parts = [...shown, present, sayMissed(contributions)].filter((part) => part !== '');
  const counted = parts.length === 0 ? 'Nothing of this was found' : withCapital(parts.join('; '));
  return `${counted}. ${SCALES[category].about}`;
}

/** A sign without the spaces at its ends; of something that is missing, the word that it belongs after. */
function toShown(text: string, { start, end }: Span): Span {
  if (start === end) {
    const word = /\S+\s*$/.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '';
    return { start: start - word.length, end: start - word.length + word.trimEnd().length };
  }
  const raw = text.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  return { start: from, end: Math.max(from, start + raw.trimEnd().length) };
}

/** Up to three stretches, of the signs that moved the score most, each sign's first before any sign's second. */
function pickEvidence(contributions: readonly Contribution[], text: string): Span[] {
  const lists = listSeen(contributions).map(({ spans }) =>
    spans.map((span) => toShown(text, span)).filter(({ start, end }) => end > start),
  );
  const rounds = [0, 1, 2].flatMap((round) => lists.flatMap((list) => list.slice(round, round + 1)));
  const picked = rounds.filter(
    (span, index) =>
      !rounds.slice(0, index).some((other) => other.start < span.end && span.start < other.end),
  );
  return picked.slice(0, MOST_QUOTES).sort((a, b) => a.start - b.start);
}

function listCategories(type: TextType): readonly RatingCategory[] {
  return type === 'email' ? EMAIL_CATEGORIES : OTHER_CATEGORIES;
}

/** The scores that belong to the type of the text. */
export function judgeAll(reading: Reading, found: Found): Judgement[] {
  return listCategories(reading.type).map((category) => judge(category, reading, found));
}

/** A score with what was counted for it. */
export function toRating(judgement: Judgement, reading: Reading): Rating {
  const { category, score, contributions } = judgement;
  return {
    category,
    score,
    description: describe(judgement, reading),
    evidence: pickEvidence(contributions, reading.text).map((span) => toEvidence(reading.text, span)),
  };
}

/** Whether each is a fault in any text. A hedge or a passive is one in some texts only; an apology, mostly none. */
const COMPARED = {
  mistakes: true,
  wordy: true,
  longSentences: true,
  blame: true,
  demands: true,
  shouting: true,
  loudMarks: true,
  hedges: false,
  vague: false,
  passives: false,
} as const satisfies Partial<Record<FeatureId, boolean>>;

/** How often each was found, of those that the ratings of this type weigh. */
export function listCounts(type: TextType, found: Found): SignCount[] {
  const weighed = listCategories(type).flatMap((category) => SCALES[category].weights);
  return (Object.keys(COMPARED) as (keyof typeof COMPARED)[])
    .filter((sign) => weighed.some(({ feature }) => feature === sign))
    .map((sign) => ({
      name: withCapital(FEATURES[sign].many),
      count: found[sign].length,
      isFault: COMPARED[sign],
    }));
}
