import { expect, test } from 'vitest';
import { toCancelOutcome } from './cancel.ts';

const end = '2026-12-05T13:20:00.000Z';

test('a cancellation that succeeded says until when the plan goes on', () => {
  expect(toCancelOutcome({ success: true, cancellation_effective_date: end }, null)).toEqual({
    kind: 'done',
    until: end,
  });
});

test('one that another tab was faster with is told from one that failed by the subscription itself', () => {
  const refused = { success: false, error: 'As the server says.' };
  expect(toCancelOutcome(refused, { cancelled_at: end })).toEqual({ kind: 'already' });
  expect(toCancelOutcome(refused, { cancelled_at: null })).toEqual({
    kind: 'failed',
    reason: 'As the server says.',
  });
  expect(toCancelOutcome(refused, null).kind).toBe('failed');
});

test('a failure without words has the usual ones', () => {
  expect(toCancelOutcome({ success: false }, null)).toEqual({
    kind: 'failed',
    reason: 'Failed to cancel subscription',
  });
});
