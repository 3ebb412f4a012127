import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';

/** Begins with the key of the profile: what has that read again, such as another tab or another plan, reads this again. */
export function instructionsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['profile', 'instructions'],
    enabled: () => session.getState().status === 'signed-in',
    queryFn: ({ signal }) => call((api) => api.instructions.list(undefined, { signal }), signal),
  });
}
