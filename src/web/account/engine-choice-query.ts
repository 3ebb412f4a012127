import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.ts';

/** For administrators only: to everybody else it is not there. */
export function engineChoiceQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['engine-choice'],
    queryFn: ({ signal }) => call((api) => api.engineChoice.read(undefined, { signal }), signal),
  });
}
