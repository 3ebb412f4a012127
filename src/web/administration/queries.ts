import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';

/** Of all that is read of the inbox. */
export const inboxKey = ['inbox'];

export function openCountQuery({ call }: Services) {
  return queryOptions({
    queryKey: [...inboxKey, 'open count'],
    queryFn: ({ signal }) => call((api) => api.inbox.countOpen(undefined, { signal }), signal),
    staleTime: 0,
  });
}
