import { QueryClient } from '@tanstack/react-query';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    // `call` decides about trying again; a second layer would multiply the tries
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}
