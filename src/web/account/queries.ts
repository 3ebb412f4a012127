import { queryOptions } from '@tanstack/react-query';
import { creditsKey, profileKey } from '../api/query-keys.ts';
import type { Services } from '../services/services.ts';

export { creditsKey } from '../api/query-keys.ts';

/** Read only for a writer that there is. */
export function creditsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: creditsKey,
    enabled: () => session.getState().status === 'signed-in',
    queryFn: ({ signal }) => call((api) => api.credits.read(undefined, { signal }), signal),
  });
}

/** Read only for a session that there is, and again 5 seconds after the tab became visible, which the session sees to. */
export function profileQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: profileKey,
    enabled: () => session.getState().status === 'signed-in',
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call((api) => api.profile.read(undefined, { signal }), signal),
  });
}
