import type { Span } from '../text/edits.ts';
import type { Change } from '../types.ts';
import { isMistake, isWordy } from './features.ts';
import type { Remark } from './point.ts';
import { type Reading, toSpan } from './reading.ts';

/** Points that the corrector's changes make: each sentence's changes are one. */

interface Group {
  span: Span;
  changes: Change[];
}

function groupBySentence({ sentences }: Reading, changes: readonly Change[]): Group[] {
  const groups = new Map<number, Group>();
  const spans = sentences.map(toSpan);
  for (const change of changes) {
    const index = Math.max(
      0,
      spans.findLastIndex(({ start }) => start <= change.start),
    );
    const sentence = spans[index] ?? change;
    const group = groups.get(index) ?? { span: { ...sentence }, changes: [] };
    group.span = {
      start: Math.min(group.span.start, change.start),
      end: Math.max(group.span.end, change.end),
    };
    group.changes.push(change);
    groups.set(index, group);
  }
  return [...groups.values()];
}

const NAMES = { spelling: 'Spelling', grammar: 'Grammar', punctuation: 'Punctuation' } as const;

function nameOf({ category }: Change): string {
  return category in NAMES ? NAMES[category as keyof typeof NAMES] : 'Wording';
}

/** “Spelling” or “3 mistakes: spelling, grammar”. */
function titleOf(changes: readonly Change[]): string {
  const [first = 'Wording', ...others] = new Set(changes.map(nameOf));
  if (changes.length === 1) return first;
  return `${changes.length} mistakes: ${[first, ...others].join(', ').toLowerCase()}`;
}

/** A comma matters less than a word. */
function weightOf({ category }: Change): number {
  return category === 'punctuation' ? 1 : 3;
}

const sumOf = (changes: readonly Change[]) => changes.reduce((sum, change) => sum + weightOf(change), 0);

/** One point for each sentence with mistakes, those with most first. */
export function listMistakePoints(reading: Reading): Remark[] {
  return groupBySentence(reading, reading.changes.filter(isMistake))
    .sort((a, b) => sumOf(b.changes) - sumOf(a.changes) || a.span.start - b.span.start)
    .map(({ span, changes }) => ({
      title: titleOf(changes),
      explanation: (changes.find((change) => weightOf(change) > 1) ?? changes[0])?.reason ?? '',
      span,
      changes,
      instruction: 'Fix the spelling, grammar and punctuation.',
    }));
}

function titleOfWording(changes: readonly Change[]): string {
  if (!changes.every(isWordy)) return 'Wording';
  return changes.length === 1 ? 'A wordy phrase' : `${changes.length} wordy phrases`;
}

/** One point for each sentence with phrases that have a better form, mostly a shorter one. */
export function listWordyPoints(reading: Reading): Remark[] {
  const changes = reading.changes.filter((change) => !isMistake(change));
  return groupBySentence(reading, changes).map((group) => ({
    title: titleOfWording(group.changes),
    explanation: group.changes[0]?.reason ?? '',
    span: group.span,
    changes: group.changes,
    instruction: group.changes.every(isWordy) ? 'Say this in fewer words.' : 'Put this as it is usually put.',
  }));
}
