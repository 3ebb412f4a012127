import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Connection } from '../api/connection.ts';
import type { Caller } from '../session/caller.ts';

/** What the tools call by, wherever they are used: on a page of the app, or in the browser extension, which has no session. */
export interface CallServices {
  /** Makes a call of the API, by the rules of trying again. */
  call: Caller['call'];
  connection: Connection;
  /** What was read of the server, and how long that holds; undefined before anything was. */
  findQueries(): QueryClient | undefined;
  /** The same, made by the first who reads: it is not in the first download. */
  openQueries(make: () => QueryClient): QueryClient;
  /** A call was refused as nobody's. Returns whether the writer was asked to sign in again. */
  askToSignIn(): boolean;
}

export const CallServicesContext = createContext<CallServices | undefined>(undefined);

export function useCallServices(): CallServices {
  const services = useContext(CallServicesContext);
  if (!services) throw new Error('useCallServices must be used within the application');
  return services;
}
