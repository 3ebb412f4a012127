import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

export const creditsKey = ['credits'];

export function creditsQuery({ call }: Services) {
  return queryOptions({
    queryKey: creditsKey,
    queryFn: ({ signal }) => call((api) => api.credits.read(undefined, { signal }), signal),
  });
}

export function profileQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call((api) => api.profile.read(undefined, { signal }), signal),
  });
}
