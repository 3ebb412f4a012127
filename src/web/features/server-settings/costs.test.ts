import { expect, test } from 'vitest';
import type { CostFigures } from '../../../shared/contract/costs.ts';
import {
  findPriceProblems,
  toCostRows,
  toCostWords,
  toNextMonth,
  toPrices,
  toSavedWords,
  toTokenWords,
  toUnreportedNote,
} from './costs.ts';

const figures: CostFigures = {
  calls: 2,
  unreported_calls: 0,
  input_tokens: 1_200,
  output_tokens: 90,
  cost: '0.00021',
};

test('a writer whose account is gone still has a row', () => {
  const month = { ...figures, month: '2026-11-01', monthly_cap: null, is_cap_reached: false };
  const days = [{ day: '2026-11-21', ...figures }];
  const writers = [{ user_id: 'a', name: null, email: null, ...figures }];
  const costs = { month, days, tools: [], writers };
  expect(toCostRows(costs, 'writers')).toEqual([{ key: 'a', name: 'An account that is gone', figures }]);
  expect(toCostRows(costs, 'days')[0]?.name).toBe('21 Nov');
});

test.each([
  ['0.00021', '0.00021'],
  ['0', '0.00'],
  ['0.0100000001', '0.01'],
  ['1234.5', '1,234.50'],
  [null, 'no price'],
])('a cost of %s reads %s', (cost, words) => {
  expect(toCostWords(cost)).toBe(words);
});

test('tokens that nobody reported are no zero', () => {
  expect(toTokenWords(figures, 'input')).toBe('1,200');
  expect(toTokenWords({ ...figures, unreported_calls: 1 }, 'output')).toBe('90');
  expect(toTokenWords({ ...figures, unreported_calls: 2 }, 'output')).toBe('not reported');
  expect(toUnreportedNote([figures])).toBeUndefined();
  expect(toUnreportedNote([{ ...figures, unreported_calls: 1 }])).toMatch(/^Of 1 call no tokens/);
});

test('a month ends with its year too', () => {
  expect(toNextMonth('2026-11-01')).toBe('1 Dec');
  expect(toNextMonth('2026-12-01')).toBe('1 Jan');
});

const none = { input_price: '', output_price: ' ', monthly_cap: '' };

test('empty is not set, and a comma is as good as a point', () => {
  expect(toPrices(none)).toEqual({ input_price: null, output_price: null, monthly_cap: null });
  expect(toPrices({ ...none, input_price: ' 2,50 ' }).input_price).toBe('2.50');
  expect(findPriceProblems(none)).toEqual({});
});

test.each([
  [{ ...none, input_price: '3' }, ['output_price']],
  [{ ...none, output_price: '3' }, ['input_price']],
  [{ ...none, monthly_cap: '3' }, ['monthly_cap']],
  [
    { input_price: '€3', output_price: '-1', monthly_cap: '1.1234567' },
    ['input_price', 'output_price', 'monthly_cap'],
  ],
  [{ input_price: '0', output_price: '15.5', monthly_cap: '20' }, []],
])('%j has problems at %j', (form, fields) => {
  expect(Object.keys(findPriceProblems(form))).toEqual(fields);
});

test('what was saved is said', () => {
  expect(toSavedWords({ input_price: '3', output_price: '15.5', monthly_cap: null })).toBe(
    'Saved: 3.00 and 15.50 a million tokens, no cap.',
  );
  expect(toSavedWords({ input_price: '3', output_price: '15', monthly_cap: '20' })).toContain(
    'at most 20.00 a month',
  );
  expect(toSavedWords(toPrices(none))).toBe('Saved: no prices, no cap.');
});
