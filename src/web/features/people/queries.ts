import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';

type PeoplePage = Awaited<ReturnType<ApiClient['people']['list']>>;

export const peopleKey = ['people'];

export function peopleQuery({ call }: Services, words: string) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey, words],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) => api.people.list({ q: words, ...(pageParam && { cursor: pageParam }) }, { signal }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: PeoplePage) => next_cursor,
    staleTime: 0,
  });
}
