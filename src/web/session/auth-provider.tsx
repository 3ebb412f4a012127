import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { profileKey } from '../account/queries.ts';
import { keepSubscription } from '../billing/keep-subscription.ts';
import type { SubscriptionCheck } from '../billing/subscription-check.ts';
import { getServerFacts } from '../server-facts.ts';
import { openBrowserEnvironment } from './browser-environment.ts';
import type { Session, SessionState } from './session.ts';
import { keepSession } from './session-keeper.ts';

export interface Auth extends Pick<Session, 'refresh' | 'signUp' | 'signIn' | 'signOut' | 'calls'> {
  state: SessionState;
  reload: Session['load'];
}

const AuthContext = createContext<Auth | undefined>(undefined);

interface AuthProviderProps {
  session: Session;
  subscriptionCheck: SubscriptionCheck;
  children: ReactNode;
}

export function AuthProvider({ session, subscriptionCheck, children }: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useKeptSession(session, subscriptionCheck);
  const { load, refresh, signUp, signIn, signOut, calls } = session;
  return (
    <AuthContext value={{ state, reload: load, refresh, signUp, signIn, signOut, calls }}>
      {children}
    </AuthContext>
  );
}

function useKeptSession(session: Session, subscriptionCheck: SubscriptionCheck): void {
  const queries = useQueryClient();
  useEffect(() => {
    const environment = openBrowserEnvironment();
    const refetchProfile = () =>
      void queries.refetchQueries({ queryKey: profileKey, type: 'active', stale: true });
    const check = () => {
      if (getServerFacts().billing !== 'off') void subscriptionCheck.runQuietly();
    };
    const stop = keepSession({ session, refetchProfile, environment });
    const stopChecks = keepSubscription({ session, environment, check });
    return () => {
      stop();
      stopChecks();
      environment.close();
    };
  }, [session, subscriptionCheck, queries]);
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The writer on a protected screen, where there always is one. */
export function useUser() {
  const { state } = useAuth();
  if (!('user' in state)) throw new Error('useUser must be used on a protected screen');
  return state.user;
}
