import { expect, test } from 'vitest';
import { networkError } from '../api/call-error.ts';
import { decideAllOpen, makeReview } from '../review/model.ts';
import {
  countWords,
  findShownResult,
  idle,
  isOutdated,
  reduce,
  type TextAnswer,
  type ToolEvent,
  type ToolState,
  toPlainResult,
  toResult,
  toUnchangedSentence,
} from './model.ts';

const answer: TextAnswer = {
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
      fact: null,
    },
  ],
  issues: [],
  engine: { name: 'Embedded engine', local: true },
  offline: false,
  notice: null,
};

const finished: ToolEvent = { type: 'finished', result: toResult('improve', 'a error', answer, null) };

function after(...events: ToolEvent[]): ToolState {
  return events.reduce<ToolState>(reduce, idle);
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

test('TRUST-10 that nothing was found says by whom, and speaks of that text only', () => {
  expect(toUnchangedSentence({ name: 'Embedded engine', local: true })).toBe(
    'The embedded engine found nothing to change. This was free.',
  );
  const fine = after({ type: 'finished', result: toPlainResult('an error', null) });
  expect(findShownResult(fine, 'an error')).toBe(fine.result);
  expect(findShownResult(fine, 'another')).toBeNull();
  expect(findShownResult(after(finished), 'another')).not.toBeNull();
});

test('words are counted by the spaces between them', () => {
  expect(countWords('  one two\nthree ')).toBe(3);
  expect(countWords(' ')).toBe(0);
});

test('thumbs speak of the last call: one that failed leaves nothing to rate', () => {
  const failed = after(finished, {
    type: 'failed',
    action: 'improve',
    error: networkError(new Error('down')),
  });
  expect(failed.result?.actionId).toBeNull();
});

test('a partial edit keeps the result that it is an edit of, and its own action', () => {
  const review = makeReview('a error', []);
  const { result } = after(finished, { type: 'spliced', review, partialActionId: 'p' });
  expect(result).toMatchObject({ review, partialActionId: 'p', actionId: answer.action_id });
  expect(after({ type: 'spliced', review, partialActionId: 'p' }).result).toBeNull();
});
