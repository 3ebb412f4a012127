import { infiniteQueryOptions } from '@tanstack/react-query';
import { inboxKey } from '../../administration/queries.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';
import type { InboxFilter } from './filter.ts';

type InboxPage = Awaited<ReturnType<ApiClient['inbox']['list']>>;

export function inboxQuery({ call }: Services, { state, type }: InboxFilter) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey, state, type],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) =>
          api.inbox.list(
            { state, ...(type && { feedback_type: type }), ...(pageParam && { cursor: pageParam }) },
            { signal },
          ),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: InboxPage) => next_cursor,
    staleTime: 0,
  });
}
