import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextChange } from '../../shared/contract/enhance.ts';
import {
  countDecisions,
  type Decision,
  decide,
  decideAllOpen,
  findNextOpen,
  listSegments,
  makeReview,
  type Review,
  toText,
  undo,
} from './model.ts';

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'the ',
    ' ',
    '\n',
    '\r\n',
    '\n\n',
    '👩‍👩‍👧',
    'e\u0301',
    'שלום ',
    'مرحبا',
    '£1,240.50',
    '·',
    '🇵🇱',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

/** A source and sorted, non-overlapping changes of it, with the text that applying them all gives. */
const edited = fc
  .array(fc.record({ keep: piece, remove: piece, add: piece, changes: fc.boolean() }), { maxLength: 12 })
  .map((parts) => {
    let source = '';
    let result = '';
    const changes: TextChange[] = [];
    for (const part of parts) {
      source += part.keep;
      result += part.keep;
      if (!part.changes || part.remove === part.add) continue;
      const start = source.length;
      source += part.remove;
      result += part.add;
      changes.push(change(start, source.length, part.add));
    }
    return { source, result, changes };
  });

const decisions = fc.array(
  fc.record({ at: fc.nat(20), decision: fc.constantFrom<Decision>('open', 'accepted', 'rejected') }),
);

function change(start: number, end: number, replacement: string): TextChange {
  return { start, end, replacement, category: 'grammar', reason: 'Because.', gist: '', rule: 'test' };
}

function decideEach(review: Review, steps: { at: number; decision: Decision }[]): Review {
  return steps.reduce((current, { at, decision }) => {
    return current.changes.length === 0 ? current : decide(current, at % current.changes.length, decision);
  }, review);
}

describe('TRUST-02 what is copied is exactly what is accepted', () => {
  test('accepting all gives the result to the letter', () => {
    fc.assert(
      fc.property(edited, ({ source, result, changes }) => {
        const review = makeReview(source, changes);
        expect(toText(decideAllOpen(review, 'accepted'), 'accepted')).toBe(result);
        expect(toText(review, 'accepted-and-open')).toBe(result);
      }),
    );
  });

  test('rejecting all, and deciding nothing, gives the source to the letter', () => {
    fc.assert(
      fc.property(edited, ({ source, changes }) => {
        const review = makeReview(source, changes);
        expect(toText(decideAllOpen(review, 'rejected'), 'accepted-and-open')).toBe(source);
        expect(toText(review, 'accepted')).toBe(source);
      }),
    );
  });

  test('any mix gives what the diff shows', () => {
    fc.assert(
      fc.property(edited, decisions, ({ source, changes }, steps) => {
        const review = decideEach(makeReview(source, changes), steps);
        const shown = listSegments(review).map((segment) => {
          if (segment.kind === 'same') return segment.text;
          return segment.decision === 'accepted' ? segment.added : segment.removed;
        });
        expect(shown.join('')).toBe(toText(review, 'accepted'));
      }),
    );
  });

  test('the segments hold the whole source, each with its place', () => {
    fc.assert(
      fc.property(edited, ({ source, changes }) => {
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
      fc.property(edited, decisions, ({ source, changes }, steps) => {
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
  const review = decide(makeReview('a b', [change(0, 1, 'x'), change(2, 3, 'y')]), 0, 'rejected');
  const all = decideAllOpen(review, 'accepted');
  expect(countDecisions(all)).toEqual({ open: 0, accepted: 1, rejected: 1 });
  expect(toText(all, 'accepted')).toBe('a y');
  expect(undo(all)).toEqual(review);
});

test('the next open change is looked for around the end', () => {
  const review = makeReview('a b c', [change(0, 1, 'x'), change(2, 3, 'y'), change(4, 5, 'z')]);
  expect(findNextOpen(review, 0)).toBe(1);
  expect(findNextOpen(review, 2)).toBe(0);
  expect(findNextOpen(review, -1)).toBe(0);
  const last = decide(decide(review, 0, 'accepted'), 2, 'rejected');
  expect(findNextOpen(last, 1)).toBe(1);
  expect(findNextOpen(decide(last, 1, 'accepted'), 1)).toBeUndefined();
});
