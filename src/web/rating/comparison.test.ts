import { expect, test } from 'vitest';
import type { Aspect, Verdict } from '../../shared/contract/review.ts';
import { toComparisonWords } from './comparison.ts';

function sayOf(verdictsOf: Record<string, Verdict | null>): string {
  const aspects = Object.entries(verdictsOf).map(
    ([name, verdict]): Aspect => ({
      kind: name === 'Mistakes' ? 'count' : 'rating',
      name,
      earlier: 3,
      current: 3,
      verdict,
    }),
  );
  return toComparisonWords({ aspects, notice: null });
}

test('a comparison is said in words, and what is not judged is left out', () => {
  expect(
    sayOf({ Clarity: 'better', Mistakes: 'better', Hedges: 'worse', Confidence: 'same', Words: null }),
  ).toBe('Better: clarity and fewer mistakes. Worse: hedges. The same: confidence.');
  expect(sayOf({ Clarity: 'same', Words: null })).toBe(
    'Nothing that is rated or counted got better or worse.',
  );
  expect(sayOf({ Words: null })).toBe('What got better or worse cannot be told from these drafts.');
});
