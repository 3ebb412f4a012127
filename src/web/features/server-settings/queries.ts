import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';

const pullPollMs = 1_000;

/** What Ollama pulls, read again as long as it does. */
export function pullQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['engine-pull'],
    queryFn: ({ signal }) => call((api) => api.enginePull.read(undefined, { signal }), signal),
    refetchInterval: ({ state }) => (state.data?.pull?.status === 'running' ? pullPollMs : false),
  });
}
