import { explainUnknown, type UnknownWord } from './spelling/spelling.ts';
import { type Span, withoutOverlaps } from './text/edits.ts';
import type { Change, CheckIssue } from './types.ts';

const MOST_REPLACEMENTS = 5;

/** Of so many words that are unknown, in such a share, the text is in another language, or is none. */
const FEWEST_UNKNOWN = 3;
const SHARE_UNKNOWN = 0.4;

/** Whether a text holds more words that nothing is known of than anybody misspells. */
function isMostlyUnknown(text: string, unknown: readonly UnknownWord[]): boolean {
  const words = text.match(/[\p{L}\p{M}'’]+/gu)?.length ?? 0;
  return unknown.length >= FEWEST_UNKNOWN && unknown.length > words * SHARE_UNKNOWN;
}

/** What is inserted has no width to be underlined: the word before it is taken along, or the one behind. */
function withWidth(text: string, change: Change): Change {
  if (change.end > change.start) return change;
  const [before = ''] = /\S+$/.exec(text.slice(0, change.start)) ?? [];
  if (before !== '') {
    return { ...change, start: change.start - before.length, replacement: before + change.replacement };
  }
  const [after = ''] = /^\S+/.exec(text.slice(change.end)) ?? [];
  return { ...change, end: change.end + after.length, replacement: change.replacement + after };
}

const areAtOnePlace = (one: Span, other: Span) => one.start === other.start && one.end === other.end;

/** What would be changed, and what is doubtful, as remarks on the text as it stands. */
export function toCheckIssues(
  text: string,
  changes: readonly Change[],
  unknown: readonly UnknownWord[],
): CheckIssue[] {
  const sure = withoutOverlaps(changes.map((change) => withWidth(text, change)));
  const fromChanges = sure
    .filter(({ start, end }) => end > start)
    .map(({ start, end, category, reason, rule, replacement }) => {
      const word = unknown.find((one) => rule === 'spelling' && areAtOnePlace(one, { start, end }));
      const replacements = [...new Set([replacement, ...(word?.replacements ?? [])])];
      return { start, end, category, reason, rule, replacements: replacements.slice(0, MOST_REPLACEMENTS) };
    });
  const doubtful = unknown.filter(
    ({ start, end }) => !sure.some((change) => change.start < end && change.end > start),
  );
  if (isMostlyUnknown(text, doubtful)) return [];
  const fromWords = doubtful.map((word) => {
    const { start, end, replacements } = word;
    const about = { category: 'spelling', rule: 'spelling' } as const;
    return { ...about, start, end, reason: explainUnknown(word), replacements };
  });
  return [...fromChanges, ...fromWords].sort((one, other) => one.start - other.start);
}
