import { queryOptions } from '@tanstack/react-query';
import type { AccountType } from '../../shared/plans.ts';
import type { Services } from '../services/services.ts';

/** Read only where the account is a paid one: others have none. */
export function subscriptionQuery({ call }: Services, accountType: AccountType | undefined) {
  return queryOptions({
    queryKey: ['subscription', 'active'],
    enabled: accountType === 'paid',
    queryFn: ({ signal }) => call((api) => api.billing.subscription(undefined, { signal }), signal),
  });
}

/** The latest cancellation; null where there never was one. */
export function cancellationQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['subscription', 'cancellation'],
    queryFn: ({ signal }) => call((api) => api.billing.cancellation(undefined, { signal }), signal),
  });
}
