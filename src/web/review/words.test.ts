import { expect, test } from 'vitest';
import type { FactKind } from '../../shared/contract/result.ts';
import { decide } from './decisions.ts';
import { makeChange } from './review-arbitraries.ts';
import { makeReview } from './state.ts';
import {
  isLongRewrite,
  toChangeLabel,
  toFactCount,
  toFactSentence,
  toOpenFactsSentence,
  toRejectedSentence,
  toTitle,
  toVisible,
} from './words.ts';

test('a change names its place, its category and what was decided', () => {
  const change = {
    start: 0,
    end: 1,
    replacement: 'x',
    category: 'grammar',
    reason: '',
    gist: '',
    rule: '',
    fact: null,
  } as const;
  expect(toChangeLabel(change, 2, 13, 'open')).toBe('Change 3 of 13, grammar');
  expect(toChangeLabel(change, 2, 13, 'rejected')).toBe('Change 3 of 13, grammar, kept yours');
  expect(toTitle(change)).toBe('Grammar');
  expect(toFactSentence(change)).toBeUndefined();
  const flagged = { ...change, fact: 'number' } as const;
  expect(toChangeLabel(flagged, 2, 13, 'open')).toBe('Change 3 of 13, number differs');
  expect(toTitle(flagged)).toBe('Check: number');
  expect(toFactSentence(flagged)).toBe('A number differs. Check it against your text.');
});

test('TRUST-02 a text that leaves without some of its changes says so', () => {
  expect(toRejectedSentence({ rejected: 0 })).toBeUndefined();
  expect(toRejectedSentence({ rejected: 1 })).toBe('Without the change that you rejected.');
  expect(toRejectedSentence({ rejected: 3 })).toBe('Without the 3 changes that you rejected.');
});

test('TRUST-02 the facts that are still open are named, blanks apart from what differs', () => {
  const of = (...facts: (FactKind | null)[]) =>
    makeReview(
      'abcd',
      facts.map((fact, at) => ({ ...makeChange(at, at + 1, 'x'), fact })),
    );
  expect(toOpenFactsSentence(of(null))).toBe('');
  expect(toOpenFactsSentence(of('number', null))).toBe('1 fact differs from your text');
  expect(toOpenFactsSentence(of('name', 'blank', 'date'))).toBe(
    '2 facts differ from your text, 1 blank is not filled in',
  );
  expect(toOpenFactsSentence(of('blank', 'blank'))).toBe('2 blanks are not filled in');
  expect(toOpenFactsSentence(decide(of('number'), 0, 'accepted'))).toBe('');
});

test('changed spaces and line ends are visible', () => {
  expect(toVisible('  ', 'removed')).toBe('··');
  expect(toVisible('\r\n\r\n', 'removed')).toBe('¶¶');
  expect(toVisible('\n\n', 'added')).toBe('¶\n¶\n');
  expect(toVisible(' word\n', 'added')).toBe(' word\n');
});

test('a rewrite is long from nine words on', () => {
  expect(isLongRewrite('one two three four five six seven eight')).toBe(false);
  expect(isLongRewrite('one two three four five six seven eight nine')).toBe(true);
});

test('facts to check are counted in words', () => {
  expect(toFactCount(1)).toBe('1 fact to check');
  expect(toFactCount(2)).toBe('2 facts to check');
});
