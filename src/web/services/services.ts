import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { makeConnection } from '../api/connection.ts';
import { networkError, offlineError } from '../api/failed-call.ts';
import { profileKey } from '../api/query-keys.ts';
import { toOwnAddress } from '../server-facts.ts';
import { accountCalls } from '../session/account-calls.ts';
import { makeSession, type Session } from '../session/session.ts';
import { makeSignInStore, type SignInStore } from '../session/sign-in-store.ts';
import { makeLazy } from '../ui/lazy.ts';
import type { CallServices } from './call-services.ts';
import { isPlanNews, readPlanAgain } from './plan-news.ts';
import { makeSubscriptionCheck, type SubscriptionCheck } from './subscription-check.ts';

/** What the screens work with, built once. */
export interface Services extends CallServices {
  session: Session;
  /** Reads the profile again where a screen shows it and it is not fresh. */
  refetchProfile(): void;
  signInStore: SignInStore;
  subscriptionCheck: SubscriptionCheck;
}

function makeServices(origin: string): Services {
  let queries: QueryClient | undefined;
  const connection = makeConnection();
  const signInStore = makeSignInStore();
  const session = makeSession({
    calls: accountCalls,
    forget() {
      lazyCaller.find()?.forget();
      queries?.clear();
      subscriptionCheck.forget();
      signInStore.close();
    },
    log: (message, error) => console.warn(message, error),
  });
  // What makes calls is not in the first download: an editor is typed in before it calls
  const lazyCaller = makeLazy(async () => {
    const { makeCaller } = await import('../session/caller.ts');
    return makeCaller({ origin, accountCalls, session, connection });
  });
  const call: Services['call'] = async (attempt, signal) => {
    const caller = await lazyCaller.load().catch((cause: unknown) => {
      throw connection.getState().isOnline ? networkError(cause) : offlineError();
    });
    signal?.throwIfAborted();
    return caller.call(attempt, signal);
  };
  const subscriptionCheck = makeSubscriptionCheck({
    ask: () => call((api) => api.billing.check()),
    isSignedIn: () => session.getState().status === 'signed-in',
    onAnswer: (status, options) => {
      if (queries && (options.isForced || isPlanNews(queries, status))) readPlanAgain(queries);
    },
    now: Date.now,
    log: (message, error) => console.warn(message, error),
  });
  return {
    session,
    connection,
    signInStore,
    subscriptionCheck,
    call,
    askToSignIn() {
      const hasExpired = session.getState().status === 'expired';
      if (hasExpired) signInStore.open();
      return hasExpired;
    },
    findQueries: () => queries,
    openQueries(make) {
      queries ??= make();
      return queries;
    },
    refetchProfile: () => void queries?.refetchQueries({ queryKey: profileKey, type: 'active', stale: true }),
  };
}

let browserServices: Services | undefined;

/** One set for the page; where pages are prerendered, one for each, which calls nothing. */
export function getServices(): Services {
  if (typeof document === 'undefined') return makeServices('http://localhost');
  browserServices ??= makeServices(location.origin + toOwnAddress(''));
  return browserServices;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within the application');
  return services;
}
