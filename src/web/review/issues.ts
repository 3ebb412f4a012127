import type { TextIssue } from '../../shared/contract/result.ts';
import { isFixTaken } from '../../shared/taken-fix.ts';
import { listPlaced, type Placed } from './placed.ts';
import { type Review, toText } from './state.ts';

/** An issue, and where its words stand in the text that is shown. */
export interface IssueSpan {
  readonly issue: TextIssue;
  readonly start: number;
  readonly end: number;
}

/**
 * Issues speak of the result as it came, with all its changes. Here they are found again in the text that is shown,
 * sorted; those whose words are gone, because a change was rejected or written over, are left out.
 */
export function listIssueSpans(review: Review, issues: readonly TextIssue[]): IssueSpan[] {
  const origin = review.past[0] ?? review;
  const former = listPlaced({ ...origin, decisions: [] });
  const current = listPlaced(review);
  const [written, shown] = [{ ...origin, decisions: [], past: [] }, review].map((one) => toText(one));
  const spans = issues.flatMap((issue) => {
    const start = movePoint(issue.startIndex, former, current);
    const last = movePoint(issue.endIndex - 1, former, current);
    if (start === undefined || last === undefined) return [];
    const words = written?.slice(issue.startIndex, issue.endIndex) ?? '';
    const isSame = shown?.slice(start, last + 1) === words;
    return isSame && !isFixTaken(shown ?? '', start, words, issue.replacements)
      ? [{ issue, start, end: last + 1 }]
      : [];
  });
  return spans.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Where a code unit of the result as it came stands now. */
function movePoint(at: number, former: readonly Placed[], current: readonly Placed[]): number | undefined {
  const place = former.find(({ shown }) => shown.start <= at && at < shown.end);
  if (!place) return undefined;
  const offset = at - place.shown.start;
  if (place.segment.kind === 'same') return findSource(place.source.start + offset, current);
  const { change } = place.segment;
  const same = current.find(({ segment }) => segment.kind === 'change' && segment.change === change);
  const isGone = same?.segment.kind !== 'change' || same.segment.decision === 'rejected';
  return isGone ? undefined : same.shown.start + offset;
}

/** Where a code unit of the source is shown as it is. */
function findSource(at: number, current: readonly Placed[]): number | undefined {
  const place = current.find(({ source }) => source.start <= at && at < source.end);
  return place?.segment.kind === 'same' ? place.shown.start + at - place.source.start : undefined;
}
