import { expect, test } from 'vitest';
import type { ReviewResult } from '../../../engine/index.ts';
import { compareDrafts } from './comparison.ts';

const wordsOf = (count: number) => `${'word '.repeat(count - 1)}end.`;

function review(clarity: number, mistakes?: number, hedges = 0): ReviewResult {
  return {
    ratings: [{ category: 'Clarity', score: clarity, description: '', evidence: [] }],
    writtenFeedback: 'Read.',
    points: [],
    ...(mistakes !== undefined && {
      counts: [
        { name: 'Mistakes', count: mistakes, isFault: true },
        { name: 'Hedges', count: hedges, isFault: false },
      ],
    }),
  };
}

function compare(earlier: [number, ReviewResult], current: [number, ReviewResult]) {
  const { aspects, notice } = compareDrafts({
    earlier: { text: wordsOf(earlier[0]), review: earlier[1] },
    current: { text: wordsOf(current[0]), review: current[1] },
  });
  return { notice, verdicts: Object.fromEntries(aspects.map(({ name, verdict }) => [name, verdict])) };
}

test.each([
  [
    'fewer mistakes and a higher score are better',
    [50, review(3, 4)],
    [50, review(3.5, 1)],
    ['better', 'better'],
  ],
  ['more mistakes and a lower score are worse', [50, review(3, 1)], [50, review(2.5, 4)], ['worse', 'worse']],
  ['the same is the same', [50, review(3, 1)], [60, review(3, 1)], ['same', 'same']],
  ['fewer in far fewer words is no claim', [100, review(3, 4)], [40, review(3, 3)], ['same', null]],
  ['more in far more words is no claim', [40, review(3, 3)], [100, review(3, 4)], ['same', null]],
  ['hardly more for the length is no claim', [373, review(3, 51)], [928, review(3, 128)], ['same', null]],
  ['ratings of a few words are not judged', [50, review(3, 2)], [20, review(4, 0)], [null, 'better']],
  ['none in either draft is no row', [50, review(3, 0)], [50, review(3, 0)], ['same', undefined]],
  [
    'half a step of a model is within what it varies',
    [50, review(3)],
    [50, review(3.5)],
    ['same', undefined],
  ],
  ['a whole step of a model is a difference', [50, review(3)], [50, review(4)], ['better', undefined]],
] satisfies [string, [number, ReviewResult], [number, ReviewResult], unknown[]][])(
  'two drafts: %s',
  (_, earlier, current, [clarity, mistakes]) => {
    const { verdicts } = compare(earlier, current);
    expect([verdicts.Clarity, verdicts.Mistakes]).toEqual([clarity, mistakes]);
  },
);

test('what only tells is not judged, and what keeps drafts from being compared is said', () => {
  const { verdicts, notice } = compare([50, review(3, 0, 4)], [60, review(3, 0, 1)]);
  expect([verdicts.Words, verdicts.Hedges, notice]).toEqual([null, null, null]);
  expect(compare([50, review(3, 0)], [20, review(3, 0)]).notice).toContain('fewer than 30 words');
  expect(compare([50, review(3, 0)], [101, review(3, 0)]).notice).toContain('more than twice as long');
  expect(compare([50, { ...review(3), ratings: [] }], [60, review(3)]).notice).toContain(
    'could not be rated',
  );
});
