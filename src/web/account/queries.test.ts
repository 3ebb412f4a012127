import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import { creditsQuery } from './queries.ts';

/** As much of the services as a query uses. */
function setUp(status: 'loading' | 'signed-in' | 'signed-out') {
  const call = vi.fn(async () => ({ daily: { used: 0, total: 10 } }));
  const services = { call, session: { getState: () => ({ status }) } } as unknown as Services;
  return { call, options: creditsQuery(services) };
}

test.each([
  ['loading', 0],
  ['signed-out', 0],
  ['signed-in', 1],
] as const)('CREDIT-09 while the session is %s the balance is read %i times', async (status, times) => {
  const { call, options } = setUp(status);
  const stop = new QueryObserver(new QueryClient(), options).subscribe(() => undefined);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(times));
  stop();
});
