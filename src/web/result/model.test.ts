import { expect, test } from 'vitest';
import { networkError } from '../../api/call-error.ts';
import { decideAllOpen } from '../../review/model.ts';
import {
  countWords,
  findShownResult,
  type ImproveEvent,
  type ImproveState,
  idle,
  isOutdated,
  reduce,
} from './model.ts';

const output = {
  enhanced_text: 'an error',
  action_id: '7d0a0a4e-8a5b-4c6e-9a52-0f6d5c1b2a3c',
  changes: [
    {
      start: 0,
      end: 1,
      replacement: 'an',
      category: 'grammar',
      reason: 'A vowel.',
      gist: 'article',
      rule: 'a-an',
    },
  ],
  issues: [],
  engine: { name: 'Embedded engine', local: true },
  credits: {
    daily: { used: 1, total: 10 },
    monthly: { used: 0, total: 0 },
    daily_resets_at: '2026-11-22T00:00:00Z',
    monthly_resets_at: '2026-12-01T00:00:00Z',
  },
} satisfies Extract<ImproveEvent, { type: 'finished' }>['output'];

const finished: ImproveEvent = { type: 'finished', action: 'improve', source: 'a error', output };

function after(...events: ImproveEvent[]): ImproveState {
  return events.reduce(reduce, idle);
}

test('a call writes, then its result is under review', () => {
  const running = after(
    { type: 'started', action: 'improve' },
    { type: 'wrote', text: 'an' },
    { type: 'wrote', text: ' e' },
  );
  expect(running.run).toEqual({ action: 'improve', written: 'an e' });
  const done = reduce(running, finished);
  expect(done.run).toBeNull();
  expect(done.result?.review.source).toBe('a error');
});

test('TRUST-07 Stop ends at once and keeps the former result', () => {
  const stopped = after(
    finished,
    { type: 'started', action: 'grammar' },
    { type: 'wrote', text: 'x' },
    { type: 'stopped' },
  );
  expect(stopped.run).toBeNull();
  expect(stopped.result?.action).toBe('improve');
  expect(reduce(stopped, { type: 'wrote', text: 'late' })).toBe(stopped);
});

test('a failure keeps the former result and is gone with the next start', () => {
  const failed = after(finished, {
    type: 'failed',
    action: 'improve',
    error: networkError(new Error('down')),
  });
  expect(failed.failure?.error.code).toBe('NETWORK_ERROR');
  expect(failed.result).not.toBeNull();
  expect(reduce(failed, { type: 'started', action: 'improve' }).failure).toBeNull();
});

test('a second try starts over with its words', () => {
  const again = after(
    { type: 'started', action: 'improve' },
    { type: 'wrote', text: 'half' },
    { type: 'started', action: 'improve' },
  );
  expect(again.run?.written).toBe('');
});

test('a result belongs to the text that it was made from', () => {
  const { result } = after(finished);
  if (!result) throw new Error('there is a result');
  expect(isOutdated(result, 'a error')).toBe(false);
  expect(isOutdated(result, 'a error here')).toBe(true);
  const accepted = { ...result, review: decideAllOpen(result.review, 'accepted') };
  expect(isOutdated(accepted, 'an error')).toBe(false);
});

test('TRUST-10 that a text is fine is said of that text only', () => {
  const fine = after({ ...finished, source: 'an error', output: { ...output, changes: [] } });
  expect(findShownResult(fine, 'an error')).toBe(fine.result);
  expect(findShownResult(fine, 'another')).toBeNull();
  expect(findShownResult(after(finished), 'another')).not.toBeNull();
});

test('words are counted by the spaces between them', () => {
  expect(countWords('  one two\nthree ')).toBe(3);
  expect(countWords(' ')).toBe(0);
});
