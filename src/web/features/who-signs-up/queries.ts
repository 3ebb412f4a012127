import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services/services.ts';

export function signUpQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['sign-up'],
    queryFn: ({ signal }) => call((api) => api.signUp.read(undefined, { signal }), signal),
    staleTime: 0,
  });
}
