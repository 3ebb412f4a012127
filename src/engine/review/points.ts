import { applyChanges } from '../text/edits.ts';
import type { Change } from '../types.ts';
import { listMistakePoints, listWordyPoints } from './change-points.ts';
import type { Found } from './features.ts';
import { listFramePoints } from './frame-points.ts';
import type { Point, Remark } from './point.ts';
import { type Reading, toEvidence } from './reading.ts';
import { listSentencePoints } from './sentence-points.ts';

const MOST_POINTS = 8;
/** So many places are left to other remarks, if there are any, in a text full of mistakes. */
const PLACES_FOR_OTHERS = 4;

function appliesCleanly(text: string, changes: readonly Change[]): boolean {
  return changes.length === 0 || applyChanges(text, changes) !== text;
}

function toPoint(text: string, { span, ...remark }: Remark, id: number): Point {
  return { id: `point-${id}`, ...remark, evidence: toEvidence(text, span) };
}

/** At most eight points, the most important first. */
export function listPoints(reading: Reading, found: Found): Point[] {
  const mistakes = listMistakePoints(reading);
  const others = [
    ...listFramePoints(reading, found),
    ...listSentencePoints(reading, found),
    ...listWordyPoints(reading),
  ];
  const room = MOST_POINTS - Math.min(PLACES_FOR_OTHERS, others.length);
  return [...mistakes.slice(0, room), ...others]
    .filter(({ changes }) => appliesCleanly(reading.text, changes))
    .slice(0, MOST_POINTS)
    .map((remark, index) => toPoint(reading.text, remark, index + 1));
}
