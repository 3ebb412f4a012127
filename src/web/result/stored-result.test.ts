import { expect, test } from 'vitest';
import { makeReview } from '../review/model.ts';
import { toPlainResult } from './model.ts';
import { parseResult } from './stored-result.ts';

test('a result that was kept comes back, without the way its decisions were made', () => {
  const result = { ...toPlainResult('Words.', null), review: makeReview('Words.', []) };
  const parsed = parseResult(JSON.parse(JSON.stringify(result)));
  expect(parsed).toEqual({ ...result, review: { ...result.review, past: [] } });
});

test('what is no result is none', () => {
  const result = toPlainResult('Words.', null);
  const broken = [null, 'text', {}, { ...result, review: null }, { ...result, issues: undefined }];
  const uneven = { ...result, review: { ...result.review, decisions: ['open'] } };
  for (const value of [...broken, uneven]) expect(parseResult(value)).toBeUndefined();
});

test('the issues of a result that was edited are not kept: their places are those of another text', () => {
  const change = {
    start: 0,
    end: 5,
    replacement: 'Terms',
    category: 'wording',
    reason: 'R.',
    gist: '',
    rule: 'r',
    fact: null,
  } as const;
  const issue = { id: 'i1', type: 'spelling', message: 'M.', startIndex: 0, endIndex: 5 } as const;
  const review = makeReview('Words.', [change]);
  const result = { ...toPlainResult('Words.', null), review, issues: [issue] };
  expect(parseResult(result)?.issues).toEqual([issue]);
  const edited = { ...review, changes: [], decisions: [], past: [review] };
  expect(parseResult({ ...result, review: edited })?.issues).toEqual([]);
});
