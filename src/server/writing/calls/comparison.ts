import { measureReadability, type ReviewResult } from '../../../engine/index.ts';
import type { Aspect, Comparison, Verdict } from '../../../shared/contract/review.ts';

interface Reviewed {
  text: string;
  review: ReviewResult;
}

interface Drafts {
  earlier: Reviewed;
  current: Reviewed;
}

/** A model gives the same text another half now and then; what is counted comes out the same each time. */
const leastStep = { ofCount: 0.5, ofModel: 1 } as const;

/** In words: ratings of less than that say little. */
const fewestWords = 30;

/** Up to so many times as long, two drafts are told apart by their counts alone. */
const mostTimesAlike = 1.2;

/** Beyond, so many times as often is more than chance. */
const leastFactor = 1.25;

/** So many times the words of the other is another kind of text. */
const mostTimesLonger = 2;

/** What got better and what got worse, by two reviews of one engine. Nothing is claimed that their figures do not show. */
export function compareDrafts(drafts: Drafts): Comparison {
  const earlier = measureReadability(drafts.earlier.text);
  const current = measureReadability(drafts.current.text);
  const fewer = Math.min(earlier.words, current.words);
  const isShort = fewer < fewestWords;
  const figures = [
    toFigure('Words', earlier.words, current.words),
    toFigure('Sentences', earlier.sentences, current.sentences),
    toFigure('Words per sentence', earlier.wordsPerSentence, current.wordsPerSentence),
  ];
  const isUneven = Math.max(earlier.words, current.words) > mostTimesLonger * fewer;
  return {
    aspects: [
      ...listRatings(drafts, !isShort),
      ...listCounts(drafts, { earlier: earlier.words, current: current.words }),
      ...figures,
    ],
    notice: toNotice({ isUnrated: drafts.earlier.review.ratings.length === 0, isShort, isUneven }),
  };
}

function toFigure(name: string, earlier: number, current: number): Aspect {
  return { kind: 'figure', name, earlier, current, verdict: null };
}

function listRatings({ earlier, current }: Drafts, isJudged: boolean): Aspect[] {
  const step = current.review.counts === undefined ? leastStep.ofModel : leastStep.ofCount;
  return current.review.ratings.flatMap(({ category: name, score }) => {
    const former = earlier.review.ratings.find(({ category }) => category === name)?.score;
    if (former === undefined) return [];
    const verdict = isJudged ? judgeScores(former, score, step) : null;
    return [{ kind: 'rating', name, earlier: former, current: score, verdict }];
  });
}

function judgeScores(earlier: number, current: number, step: number): Verdict {
  if (Math.abs(current - earlier) < step) return 'same';
  return current > earlier ? 'better' : 'worse';
}

interface Words {
  earlier: number;
  current: number;
}

/** What neither draft holds is no news. */
function listCounts({ earlier, current }: Drafts, words: Words): Aspect[] {
  const former = earlier.review.counts ?? [];
  return (current.review.counts ?? []).flatMap(({ name, count, isFault }) => {
    const before = former.find((one) => one.name === name)?.count;
    if (before === undefined || before + count === 0) return [];
    const verdict = isFault ? judgeFaults(before, count, words) : null;
    return [{ kind: 'count', name, earlier: before, current: count, verdict }];
  });
}

/** Fewer is better only where it is not for want of words, and more worse only where it is not for the length. */
function judgeFaults(earlier: number, current: number, words: Words): Verdict | null {
  if (earlier === current) return 'same';
  const factor = isAlikeLong(words) ? 1 : leastFactor;
  const expected = (earlier * words.current) / words.earlier;
  if (current < earlier) return current * factor <= expected ? 'better' : null;
  return current >= expected * factor ? 'worse' : null;
}

function isAlikeLong({ earlier, current }: Words): boolean {
  return Math.max(earlier, current) <= mostTimesAlike * Math.min(earlier, current);
}

function toNotice(found: { isUnrated: boolean; isShort: boolean; isUneven: boolean }): string | null {
  if (found.isUnrated)
    return 'The earlier draft could not be rated, so only figures stand beside each other.';
  if (found.isShort)
    return `A draft of fewer than ${fewestWords} words gives too little to rate: its ratings stand here, and are not judged.`;
  if (found.isUneven) return 'One draft is more than twice as long as the other, which moves ratings too.';
  return null;
}
