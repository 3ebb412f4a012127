import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import type { CallServices } from '../services/call-services.ts';

export type Dictionary = Awaited<ReturnType<ApiClient['dictionary']['read']>>;
export type SwitchedOffRules = Awaited<ReturnType<ApiClient['switchedOffRules']['read']>>;

/** An event of the server says when it is to be read again. */
const untilTold = { staleTime: Infinity, networkMode: 'always' } as const;

export function dictionaryQuery({ call }: CallServices) {
  return queryOptions({
    ...untilTold,
    queryKey: ['dictionary'],
    queryFn: ({ signal }) => call((api) => api.dictionary.read(undefined, { signal }), signal),
  });
}

export function switchedOffRulesQuery({ call }: CallServices) {
  return queryOptions({
    ...untilTold,
    queryKey: ['switched-off-rules'],
    queryFn: ({ signal }) => call((api) => api.switchedOffRules.read(undefined, { signal }), signal),
  });
}
