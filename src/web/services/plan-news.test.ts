import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isPlanNews, readPlanAgain } from './plan-news.ts';

const paid = { subscribed: true, subscription_tier: 'Premium', subscription_end: null } as const;
const free = { subscribed: false, subscription_tier: 'Free', subscription_end: null } as const;

test('an answer is news where the profile on the screen says another plan', () => {
  const queries = new QueryClient();
  expect(isPlanNews(queries, paid)).toBe(false);
  queries.setQueryData(['profile'], { account_type: 'free' });
  expect(isPlanNews(queries, paid)).toBe(true);
  expect(isPlanNews(queries, free)).toBe(false);
  queries.setQueryData(['profile'], { account_type: 'paid' });
  expect(isPlanNews(queries, free)).toBe(true);
});

test('a change of the plan has profile, credits, their ledger and the subscription read again, and nothing else', () => {
  const queries = new QueryClient();
  const keys = [['profile'], ['credits'], ['credits', 'ledger'], ['subscription', 'active'], ['actions']];
  for (const key of keys) queries.setQueryData(key, {});
  readPlanAgain(queries);
  const isOld = keys.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated);
  expect(isOld).toEqual([true, true, true, true, false]);
});
