import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from '../api/query-client.ts';
import { useCallServices } from './call-services.ts';

/**
 * Around what reads something of the server. Not around the whole application: the editor reads nothing, and can be
 * typed in before any of this is here. All share what was read.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { openQueries } = useCallServices();
  return <QueryClientProvider client={openQueries(makeQueryClient)}>{children}</QueryClientProvider>;
}
