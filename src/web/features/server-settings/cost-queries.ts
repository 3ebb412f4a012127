import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';

/** How many days the table shows. */
export const costDays = 30;

export function costsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['costs'],
    // What was asked a moment ago belongs here
    staleTime: 0,
    queryFn: ({ signal }) => call((api) => api.costs.read({ days: costDays }, { signal }), signal),
  });
}

export function pricesQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['prices'],
    queryFn: ({ signal }) => call((api) => api.costs.readPrices(undefined, { signal }), signal),
  });
}
