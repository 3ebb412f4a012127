import { queryOptions } from '@tanstack/react-query';
import { creditsKey } from '../../account/queries.ts';
import type { Services } from '../../services/services.ts';

/** How many days the pictures show. */
export const usageDays = 30;

export function usageQuery({ call }: Services) {
  return queryOptions({
    // Begins with the key of the balance: whoever reads that again reads this again
    queryKey: [...creditsKey, 'usage'],
    // What was done a moment ago belongs here
    staleTime: 0,
    queryFn: ({ signal }) => call((api) => api.usage.read({ days: usageDays }, { signal }), signal),
  });
}
