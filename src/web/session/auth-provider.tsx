import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { openBrowserEnvironment } from './browser-environment.ts';
import type { Session, SessionState } from './session.ts';
import { type PollerParts, pollSession } from './session-poller.ts';

export interface Auth extends Pick<Session, 'refresh' | 'signUp' | 'signIn' | 'signOut' | 'calls'> {
  state: SessionState;
  reload: Session['load'];
}

const AuthContext = createContext<Auth | undefined>(undefined);

interface AuthProviderProps extends Pick<PollerParts, 'refetchProfile'> {
  session: Session;
  children: ReactNode;
}

export function AuthProvider({ session, refetchProfile, children }: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useEffect(() => {
    const environment = openBrowserEnvironment();
    const stop = pollSession({ session, refetchProfile, environment });
    return () => {
      stop();
      environment.close();
    };
  }, [session, refetchProfile]);
  const { load, refresh, signUp, signIn, signOut, calls } = session;
  return (
    <AuthContext value={{ state, reload: load, refresh, signUp, signIn, signOut, calls }}>
      {children}
    </AuthContext>
  );
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
