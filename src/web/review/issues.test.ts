import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextIssue } from '../../shared/contract/result.ts';
import { listIssueSpans } from './issues.ts';
import { decide, makeReview, type Review, toText } from './model.ts';
import { anyDecisions, anyResult, decideEach, makeChange } from './review-arbitraries.ts';
import { splice } from './splice.ts';

function makeIssue(startIndex: number, endIndex: number): TextIssue {
  return {
    id: `${startIndex}-${endIndex}`,
    type: 'spelling',
    rule: 'test',
    message: 'Check this.',
    replacements: [],
    startIndex,
    endIndex,
  };
}

function listWords(review: Review, issues: TextIssue[]): string[] {
  const shown = toText(review);
  return listIssueSpans(review, issues).map(({ start, end }) => shown.slice(start, end));
}

test('whatever is decided, an issue that is shown stands on its own words', () => {
  fc.assert(
    fc.property(
      anyResult,
      anyDecisions,
      fc.nat(),
      fc.nat(),
      ({ source, changes, result }, steps, from, length) => {
        const start = from % (result.length + 1);
        const issue = makeIssue(start, Math.min(result.length, start + (length % 6)));
        const words = listWords(decideEach(makeReview(source, changes), steps), [issue]);
        if (words.length > 0) expect(words).toEqual([result.slice(issue.startIndex, issue.endIndex)]);
      },
    ),
  );
});

describe('issues', () => {
  // Result: I have an old cat named Zorblax.
  const review = makeReview('I has a old cat called Zorblax.', [
    makeChange(2, 5, 'have'),
    makeChange(6, 7, 'an'),
    makeChange(16, 22, 'named'),
  ]);
  const name = makeIssue(24, 31);
  const verb = makeIssue(18, 23);

  test('move along with what is decided before them', () => {
    expect(listWords(review, [name, verb])).toEqual(['named', 'Zorblax']);
    expect(listWords(decide(decide(review, 0, 'rejected'), 1, 'accepted'), [name])).toEqual(['Zorblax']);
  });

  test('go when a word between their ends is another by now', () => {
    const verbPhrase = makeIssue(0, 17);
    expect(listWords(review, [verbPhrase])).toEqual(['I have an old cat']);
    expect(listWords(decide(review, 0, 'rejected'), [verbPhrase])).toEqual([]);
  });

  test('go with the words that they speak of', () => {
    expect(listWords(decide(review, 2, 'rejected'), [name, verb])).toEqual(['Zorblax']);
    const over = splice(review, { start: 24, end: 31, text: 'Zorblax' }, 'Tom', {
      category: 'wording',
      reason: '',
      rule: 'test',
    });
    expect(over && listWords(over, [name, verb])).toEqual(['named']);
  });
});
