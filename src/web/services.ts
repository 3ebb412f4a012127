import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type CallEnvironment, makeCall, wait } from './api/call.ts';
import { isAbort, SessionGoneError, toCallError } from './api/call-error.ts';
import type { ApiClient } from './api/client.ts';
import { type Connection, makeConnection } from './api/connection.ts';
import { isPlanNews, readPlanAgain } from './billing/plan-news.ts';
import { makeSubscriptionCheck, type SubscriptionCheck } from './billing/subscription-check.ts';
import { type AccountCalls, makeAccountCalls } from './session/account-calls.ts';
import { makeBearerSource, readTokenUserId } from './session/bearer.ts';
import { findUserId, makeSession, type Session } from './session/session.ts';
import { makeSignInDoor, type SignInDoor } from './session/sign-in-door.ts';

/** What the screens work with, built once. */
export interface Services {
  session: Session;
  queries: QueryClient;
  connection: Connection;
  signInDoor: SignInDoor;
  subscriptionCheck: SubscriptionCheck;
  /** Makes a call of the API, by the rules of trying again. One that is refused as nobody's expires the session. */
  call<T>(attempt: (api: ApiClient) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

function makeServices(origin: string): Services {
  const queries = new QueryClient({
    // `call` decides about trying again; a second layer would multiply the tries
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  const connection = makeConnection();
  const signInDoor = makeSignInDoor();
  const accountCalls = makeAccountCalls((path, init) => fetch(path, init));
  const bearer = makeBearerSource({ fetchToken: () => readToken(accountCalls, session), now: Date.now });
  const session = makeSession({
    calls: accountCalls,
    forget() {
      bearer.drop();
      queries.clear();
      subscriptionCheck.forget();
      signInDoor.close();
    },
    log: (message, error) => console.warn(message, error),
  });
  const environment: CallEnvironment = {
    isOnline: () => connection.getState().isOnline,
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
  const call: Services['call'] = async (attempt, signal) => {
    const callerId = findUserId(session.getState());
    try {
      return await makeCall(environment, async () => attempt(await getApi()), signal);
    } catch (error) {
      if (callerId !== undefined && !isAbort(error) && toCallError(error).status === 401)
        session.expire(callerId);
      throw error;
    }
  };
  const subscriptionCheck = makeSubscriptionCheck({
    ask: () => call((api) => api.billing.check()),
    isSignedIn: () => session.getState().status === 'signed-in',
    onAnswer: (status, options) => {
      if (options.isForced || isPlanNews(queries, status)) readPlanAgain(queries);
    },
    now: Date.now,
    log: (message, error) => console.warn(message, error),
  });
  return { session, queries, connection, signInDoor, subscriptionCheck, call };
}

/**
 * A token for the writer on the screen. The cookie belongs to the whole browser: when somebody else signed in in
 * another tab, no call of this one may be made in their name.
 */
async function readToken(calls: AccountCalls, session: Session): Promise<string> {
  const token = await calls.readToken();
  const state = session.getState();
  const isSame = readTokenUserId(token) === findUserId(state);
  // Also when the same writer signed in again in another tab
  if ('user' in state && (!isSame || state.status === 'expired')) await session.load();
  if ('user' in state && !isSame) throw new SessionGoneError();
  return token;
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
