import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type CallEnvironment, makeCall, wait } from './api/call.ts';
import { SessionGoneError } from './api/call-error.ts';
import type { ApiClient } from './api/client.ts';
import { type AccountCalls, makeAccountCalls } from './session/account-calls.ts';
import { makeBearerSource } from './session/bearer.ts';
import { makeSession, type Session } from './session/session.ts';

/** What the screens work with, built once. */
export interface Services {
  session: Session;
  queries: QueryClient;
  /** Makes a call of the API, by the rules of trying again. */
  call<T>(attempt: (api: ApiClient) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

function makeServices(origin: string): Services {
  const queries = new QueryClient({
    // `call` decides about trying again; a second layer would multiply the tries
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  const accountCalls = makeAccountCalls((path, init) => fetch(path, init));
  const bearer = makeBearerSource({ fetchToken: () => readToken(accountCalls, session), now: Date.now });
  const session = makeSession({
    calls: accountCalls,
    forget() {
      bearer.drop();
      queries.clear();
    },
    log: (message, error) => console.warn(message, error),
  });
  const environment: CallEnvironment = {
    isOnline: () => navigator.onLine,
    wait,
    dropBearer: bearer.drop,
  };
  // Not in the first download: an editor can be typed in before anything is called
  const loadApi = async () =>
    (await import('./api/client.ts')).makeApiClient({ origin, getBearer: bearer.get });
  let api: Promise<ApiClient> | undefined;
  async function getApi(): Promise<ApiClient> {
    api ??= loadApi();
    return api.catch((error) => {
      api = undefined;
      throw error;
    });
  }
  return {
    session,
    queries,
    call: (attempt, signal) => makeCall(environment, async () => attempt(await getApi()), signal),
  };
}

async function readToken(calls: AccountCalls, session: Session): Promise<string> {
  try {
    return await calls.readToken();
  } catch (error) {
    if (error instanceof SessionGoneError) session.expire();
    throw error;
  }
}

let browserServices: Services | undefined;

/** One set for the page; where pages are prerendered, one for each, which calls nothing. */
export function getServices(): Services {
  if (typeof document === 'undefined') return makeServices('http://localhost');
  browserServices ??= makeServices(location.origin);
  return browserServices;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within the application');
  return services;
}
