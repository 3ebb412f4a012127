import { applyChanges } from '../text/edits.ts';
import type { Change } from '../types.ts';
import { listMistakePoints, listWordyPoints } from './change-points.ts';
import type { Found } from './features.ts';
import { listFramePoints } from './frame-points.ts';
import { listLoudPoints } from './loud-points.ts';
import type { Point, Remark } from './point.ts';
import { type Reading, toEvidence } from './reading.ts';
import { listOffences, listStylePoints } from './sentence-points.ts';

const MOST_POINTS = 8;
/** So many places are left to other remarks, if there are any, in a text full of mistakes. */
const PLACES_FOR_OTHERS = 4;
/** One sentence is not remarked on more often than this. */
const MOST_OF_ONE_SENTENCE = 2;

function appliesCleanly(text: string, changes: readonly Change[]): boolean {
  return changes.length === 0 || applyChanges(text, changes) !== text;
}

function toPoint(text: string, { span, ...remark }: Remark, id: number): Point {
  return { id: `point-${id}`, ...remark, evidence: toEvidence(text, span) };
}

/** What a letter lacks is no remark on the sentence that it is shown at. */
function isOfSentence({ changes }: Remark): boolean {
  return changes[0]?.category !== 'content';
}

function isNoRepetition(remark: Remark, index: number, all: readonly Remark[]): boolean {
  const before = all.slice(0, index).filter((other) => other.span.start === remark.span.start);
  return !isOfSentence(remark) || before.filter(isOfSentence).length < MOST_OF_ONE_SENTENCE;
}

/**
 * At most eight points, the most important first: mistakes, what offends, what is missing, what wearies. `allows`: whether
 * the writer wants such a fix.
 */
export function listPoints(
  reading: Reading,
  found: Found,
  allows: (changes: readonly Change[]) => boolean = () => true,
): Point[] {
  const mistakes = listMistakePoints(reading);
  const others = [
    ...listOffences(reading, found),
    ...listLoudPoints(reading, found),
    ...listFramePoints(reading, found),
    ...listStylePoints(reading, found),
    ...listWordyPoints(reading),
  ];
  const room = MOST_POINTS - Math.min(PLACES_FOR_OTHERS, others.length);
  return [...mistakes.slice(0, room), ...others]
    .filter(({ changes }) => appliesCleanly(reading.text, changes) && allows(changes))
    .filter(isNoRepetition)
    .slice(0, MOST_POINTS)
    .map((remark, index) => toPoint(reading.text, remark, index + 1));
}
