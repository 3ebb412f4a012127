import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextChange } from '../../shared/contract/result.ts';
import {
  acceptCategory,
  chooseWording,
  countCategories,
  countDecisions,
  decide,
  decideAllOpen,
  findNextOpen,
  listOpenFacts,
  listSegments,
  makeReview,
  type Review,
  toText,
  undo,
} from './model.ts';
import { anyDecisions, anyResult, anyReview, decideEach, makeChange } from './review-arbitraries.ts';

/** As a writer does who looks at each flagged change. */
function acceptEach(review: Review): Review {
  return decideEach(
    review,
    review.changes.map((_, at) => ({ at, decision: 'accepted' })),
  );
}

describe('TRUST-02 what leaves the screen is every change that was not rejected', () => {
  test('accepting all, and deciding nothing, gives the result to the letter', () => {
    fc.assert(
      fc.property(anyResult, ({ source, result, changes }) => {
        const review = makeReview(source, changes);
        expect(toText(acceptEach(decideAllOpen(review, 'accepted')))).toBe(result);
        expect(toText(review)).toBe(result);
      }),
    );
  });

  test('rejecting all gives the source to the letter', () => {
    fc.assert(
      fc.property(anyResult, ({ source, changes }) => {
        const review = makeReview(source, changes);
        expect(toText(decideAllOpen(review, 'rejected'))).toBe(source);
      }),
    );
  });

  test('any mix gives what the diff shows', () => {
    fc.assert(
      fc.property(anyResult, anyDecisions, ({ source, changes }, steps) => {
        const review = decideEach(makeReview(source, changes), steps);
        const shown = listSegments(review).map((segment) => {
          if (segment.kind === 'same') return segment.text;
          return segment.decision === 'rejected' ? segment.removed : segment.added;
        });
        expect(shown.join('')).toBe(toText(review));
      }),
    );
  });

  test('the segments hold the whole source, each with its place', () => {
    fc.assert(
      fc.property(anyResult, ({ source, changes }) => {
        let at = 0;
        for (const segment of listSegments(makeReview(source, changes))) {
          const text = segment.kind === 'same' ? segment.text : segment.removed;
          expect(segment.kind === 'same' ? segment.start : segment.change.start).toBe(at);
          at += text.length;
        }
        expect(at).toBe(source.length);
      }),
    );
  });

  test('each decision can be undone, back to the first', () => {
    fc.assert(
      fc.property(anyResult, anyDecisions, ({ source, changes }, steps) => {
        const first = makeReview(source, changes);
        const decided = decideAllOpen(decideEach(first, steps), 'accepted');
        let review = decided;
        for (let step = decided.past.length; step > 0; step -= 1) review = undo(review);
        expect(review).toEqual(first);
        expect(undo(first)).toBe(first);
      }),
    );
  });
});

test('accepting all leaves what was rejected as it is', () => {
  const review = decide(makeReview('a b', [makeChange(0, 1, 'x'), makeChange(2, 3, 'y')]), 0, 'rejected');
  const all = decideAllOpen(review, 'accepted');
  expect(countDecisions(all)).toMatchObject({ open: 0, accepted: 1, rejected: 1 });
  expect(toText(all)).toBe('a y');
  expect(undo(all)).toEqual(review);
});

describe('a change with a fact', () => {
  const flagged = { ...makeChange(2, 3, 'y'), fact: 'number' as const };
  const review = makeReview('a b c', [makeChange(0, 1, 'x'), flagged, makeChange(4, 5, 'z')]);

  test('stays out of accept all, and is counted apart', () => {
    expect(countDecisions(review)).toEqual({ open: 3, accepted: 0, rejected: 0, flagged: 1, acceptable: 2 });
    const all = decideAllOpen(review, 'accepted');
    expect(countDecisions(all)).toEqual({ open: 1, accepted: 2, rejected: 0, flagged: 1, acceptable: 0 });
    expect(listOpenFacts(all)).toEqual([1]);
    expect(decideAllOpen(all, 'accepted')).toBe(all);
  });

  test('is accepted by itself, and rejected with the others', () => {
    expect(listOpenFacts(decide(review, 1, 'accepted'))).toEqual([]);
    expect(toText(decide(review, 1, 'rejected'))).toBe('x b z');
    expect(countDecisions(decide(review, 1, 'accepted')).flagged).toBe(0);
    expect(countDecisions(decideAllOpen(review, 'rejected')).rejected).toBe(3);
  });

  test('is never accepted but by its own decision', () => {
    fc.assert(
      fc.property(anyReview, (some) => {
        const all = decideAllOpen(some, 'accepted');
        for (const [index, { fact }] of some.changes.entries()) {
          if (fact !== null) expect(all.decisions[index]).toBe(some.decisions[index]);
        }
      }),
    );
  });
});

test('the next open change is looked for around the end', () => {
  const review = makeReview('a b c', [makeChange(0, 1, 'x'), makeChange(2, 3, 'y'), makeChange(4, 5, 'z')]);
  expect(findNextOpen(review, 0)).toBe(1);
  expect(findNextOpen(review, 2)).toBe(0);
  expect(findNextOpen(review, -1)).toBe(0);
  const last = decide(decide(review, 0, 'accepted'), 2, 'rejected');
  expect(findNextOpen(last, 1)).toBe(1);
  expect(findNextOpen(decide(last, 1, 'accepted'), 1)).toBeUndefined();
});

describe('decisions of one kind', () => {
  const change = (start: number, kind: Pick<TextChange, 'category'> & Partial<TextChange>) => ({
    ...makeChange(start, start + 1, 'x'),
    ...kind,
  });
  const review = makeReview('abcdefgh', [
    change(0, { category: 'spelling' }),
    change(2, { category: 'grammar' }),
    change(4, { category: 'spelling' }),
    change(6, { category: 'spelling', fact: 'number' }),
  ]);

  test('take in the open ones without a fact, and leave what was decided', () => {
    const decided = decide(review, 0, 'rejected');
    expect(countCategories(review)).toEqual([
      { category: 'spelling', count: 2 },
      { category: 'grammar', count: 1 },
    ]);
    expect(acceptCategory(decided, 'spelling').decisions).toEqual(['rejected', 'open', 'accepted', 'open']);
  });

  test('are one step, which Undo takes back', () => {
    expect(undo(acceptCategory(review, 'spelling'))).toEqual(review);
  });
});

test('another wording is accepted, the former one stays to be chosen, and Undo brings it back', () => {
  const change = { ...makeChange(4, 8, 'walk'), alternatives: ['work', 'wolf'] };
  const review = makeReview('The wolk.', [change]);
  const chosen = chooseWording(review, 0, 'work');
  expect(toText(chosen)).toBe('The work.');
  expect(chosen.decisions).toEqual(['accepted']);
  expect(chosen.changes[0]?.alternatives).toEqual(['walk', 'wolf']);
  expect(undo(chosen)).toEqual(review);
});
