import { describe, expect, test } from 'vitest';
import type { ReviewOutput } from '../../../shared/contract/review.ts';
import { offlineError } from '../../api/call-error.ts';
import { type FeedbackState, idle, isOutdated, reduce, toFeedbackResult } from './model.ts';

const period = { used: 1, total: 10, remaining: 9, resets_at: null };
const answer: ReviewOutput = {
  feedback: {
    ratings: [{ category: 'Clarity', score: 3.5, description: 'As told.', evidence: [] }],
    written_feedback: 'Clear enough.',
    points: [],
  },
  action_id: '5f0c1c1e-6c0a-4f43-8f3f-0d5a1d1c2b3a',
  engine: { name: 'Embedded engine', local: true },
  offline: false,
  notice: null,
  credits: { daily: period, monthly: period } as unknown as ReviewOutput['credits'],
};
const result = toFeedbackResult('A text.', 'document', answer);
const full: FeedbackState = { ...idle, result };

describe('an analysis', () => {
  test('that is tried again forgets what the first try wrote', () => {
    const started = reduce(idle, { type: 'started', textType: 'email' });
    const wrote = reduce(reduce(started, { type: 'wrote', text: 'one ' }), { type: 'wrote', text: 'two' });
    expect(wrote.run).toEqual({ type: 'email', written: 'one two' });
    expect(reduce(wrote, { type: 'started', textType: 'email' }).run?.written).toBe('');
  });

  test('that is stopped or fails leaves the last feedback', () => {
    const running = reduce(full, { type: 'started', textType: 'email' });
    expect(reduce(running, { type: 'stopped' })).toEqual(full);
    const error = offlineError();
    expect(reduce(running, { type: 'failed', error })).toEqual({ run: null, result, failure: error });
  });

  test('words after Stop are not shown', () => {
    expect(reduce(full, { type: 'wrote', text: 'late' })).toEqual(full);
  });
});

describe('feedback', () => {
  test('is outdated by what the writer types, not by a fix that they used', () => {
    const state = reduce(full, { type: 'fixed', pointId: 'a', isDone: true, text: 'A fixed text.' });
    expect(state.result?.done).toEqual(['a']);
    expect(isOutdated(state.result ?? result, 'A fixed text.')).toBe(false);
    expect(isOutdated(state.result ?? result, 'A text.')).toBe(false);
    expect(isOutdated(state.result ?? result, 'Another text.')).toBe(true);
  });

  test('a fix that is taken back is open again', () => {
    const done = reduce(full, { type: 'fixed', pointId: 'a', isDone: true, text: 'A fixed text.' });
    const open = reduce(done, { type: 'fixed', pointId: 'a', isDone: false, text: 'A text.' });
    expect(open.result).toEqual(result);
  });
});
