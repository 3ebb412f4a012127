import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { SignInDetails, SignUpDetails } from './account-calls.ts';
import type { Session, SessionState } from './session.ts';

export interface Auth {
  state: SessionState;
  reload(): Promise<void>;
  signUp(details: SignUpDetails): Promise<void>;
  signIn(details: SignInDetails): Promise<void>;
  signOut(): Promise<void>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return (
    <AuthContext
      value={{
        state,
        reload: session.load,
        signUp: session.signUp,
        signIn: session.signIn,
        signOut: session.signOut,
      }}
    >
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
