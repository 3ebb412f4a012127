import fc from 'fast-check';
import type { FactKind, TextChange } from '../../shared/contract/result.ts';
import { decide } from './decisions.ts';
import { type Decision, makeReview, type Review } from './state.ts';

/** For property tests: texts with all that is hard to cut, results of them, and reviews with any decisions. */

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

const fact = fc.constantFrom<FactKind | null>(null, null, 'number', 'negation');

/** A source and sorted, non-overlapping changes of it, with the text that applying them all gives. */
export const anyResult = fc
  .array(fc.record({ keep: piece, remove: piece, add: piece, changes: fc.boolean(), fact }), {
    maxLength: 12,
  })
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
      changes.push({ ...makeChange(start, source.length, part.add), fact: part.fact });
    }
    return { source, result, changes };
  });

export const anyDecisions = fc.array(
  fc.record({ at: fc.nat(20), decision: fc.constantFrom<Decision>('open', 'accepted', 'rejected') }),
);

/** A review in the middle of its work. */
export const anyReview = fc
  .tuple(anyResult, anyDecisions)
  .map(([{ source, changes }, steps]) => decideEach(makeReview(source, changes), steps));

export function makeChange(start: number, end: number, replacement: string): TextChange {
  return {
    start,
    end,
    replacement,
    category: 'grammar',
    reason: 'Because.',
    gist: '',
    rule: 'test',
    fact: null,
  };
}

export function decideEach(review: Review, steps: readonly { at: number; decision: Decision }[]): Review {
  return steps.reduce((current, { at, decision }) => {
    return current.changes.length === 0 ? current : decide(current, at % current.changes.length, decision);
  }, review);
}
