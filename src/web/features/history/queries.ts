import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { type ActionSummary, actionsPageLimit } from '../../../shared/contract/actions.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';
import { type Filters, withoutAction } from './model.ts';

type Page = Awaited<ReturnType<ApiClient['actions']['list']>>;
export type ListPages = InfiniteData<Page>;

const historyKey = ['history'];
const listKey = [...historyKey, 'list'];

/** How often the list looks again while a call in it still runs, in milliseconds. */
const runningPollMs = 3000;

/** The client says itself that it is offline, at once; by default the library would wait in silence. */
const evenOffline = { networkMode: 'always', refetchOnReconnect: true } as const;

export function listQuery({ call }: Services, filters: Filters) {
  return infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...listKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) => api.actions.list({ ...filters, ...(pageParam && { cursor: pageParam }) }, { signal }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.next_cursor,
    // What the tools did meanwhile is to be seen at once
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasRunning(state.data) ? runningPollMs : false),
  });
}

/** The entries of all pages that are there, one after the other. */
export function listActions(data: ListPages | undefined): ActionSummary[] {
  return data?.pages.flatMap(({ actions }) => actions) ?? [];
}

function hasRunning(data: ListPages | undefined): boolean {
  return listActions(data).some(({ result }) => result === null);
}

export function actionQuery({ call }: Services, id: string) {
  return queryOptions({
    ...evenOffline,
    queryKey: [...historyKey, 'action', id],
    queryFn: ({ signal }) => call((api) => api.actions.find({ id }, { signal }), signal),
    refetchInterval: ({ state }) => (state.data?.result === null ? runningPollMs : false),
  });
}

/** How many entries there are to delete, as far as one page reaches. */
export function countQuery({ call }: Services) {
  return queryOptions({
    ...evenOffline,
    queryKey: [...historyKey, 'count'],
    queryFn: async ({ signal }) => {
      const page = await call((api) => api.actions.list({ limit: actionsPageLimit }, { signal }), signal);
      // Those that run stay when all are deleted
      const ended = page.actions.filter(({ result }) => result !== null);
      return { count: ended.length, isAll: page.next_cursor === null };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes an entry off every list at once, before the server has answered. Returns the way to take that back. */
export async function hideAction(queries: QueryClient, id: string): Promise<() => void> {
  // A list that is on its way would bring it back
  await queries.cancelQueries({ queryKey: listKey });
  const former = queries.getQueriesData<ListPages>({ queryKey: listKey });
  for (const [key, data] of former) queries.setQueryData(key, data && withoutAction(data, id));
  return () => {
    for (const [key, data] of former) queries.setQueryData(key, data);
  };
}

/** After anything was deleted or brought back. */
export function refreshHistory(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: historyKey });
}
