import type { QueryClient } from '@tanstack/react-query';
import type { SubscriptionStatus } from '../../shared/contract/billing.ts';
import type { Profile } from '../../shared/contract/profile.ts';

/** What of a screen depends on the plan. The key of a query stands for all that begin with it. */
export const planKeys: readonly string[] = ['profile', 'credits', 'subscription'];

export function readPlanAgain(queries: QueryClient): void {
  for (const key of planKeys) void queries.invalidateQueries({ queryKey: [key] });
}

/** Whether the server says something else than the profile that the screen shows. */
export function isPlanNews(queries: QueryClient, { subscribed }: SubscriptionStatus): boolean {
  const profile = queries.getQueryData<Profile>(['profile']);
  return profile !== undefined && (profile.account_type === 'paid') !== subscribed;
}
