import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';

export function plansInForceQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['plans-in-force'],
    // What was spent a moment ago belongs here
    staleTime: 0,
    queryFn: ({ signal }) => call((api) => api.plans.read(undefined, { signal }), signal),
  });
}
