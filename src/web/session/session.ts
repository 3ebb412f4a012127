import { networkError } from '../api/call-error.ts';
import type { AccountCalls, SessionUser, SignInDetails, SignUpDetails } from './account-calls.ts';

/**
 * Who is at the keyboard. `expired` is a session that ended under a writer's hands: the screen and what was typed
 * stay, and signing in again is offered. `unreachable`: the server could not be asked.
 */
export type SessionState =
  | { status: 'loading' | 'signed-out' | 'unreachable' }
  | { status: 'signed-in' | 'expired'; user: SessionUser };

export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in. Nobody, where somebody was: then the session has expired. */
  load(): Promise<void>;
  signUp(details: SignUpDetails): Promise<void>;
  signIn(details: SignInDetails): Promise<void>;
  /** Throws when the server cannot end the session, which then goes on. */
  signOut(): Promise<void>;
  /** A call of this user found the session gone. Without effect when another is signed in by now. */
  expire(userId: string): void;
}

export function makeSession(parts: {
  calls: AccountCalls;
  /** Another writer, or none, from here on: nothing of the former may stay in memory. */
  forget(): void;
  log(message: string, error: unknown): void;
}): Session {
  const { calls, forget, log } = parts;
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    if (findUserId(state) !== findUserId(next)) forget();
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    try {
      const user = await calls.readSession();
      if (user) become({ status: 'signed-in', user });
      else if ('user' in state) become({ status: 'expired', user: state.user });
      else become({ status: 'signed-out' });
    } catch (error) {
      log('The session could not be read', error);
      if (state.status === 'loading') become({ status: 'unreachable' });
    }
  }

  async function readSignedIn(): Promise<SessionUser> {
    const user = await calls.readSession();
    if (!user) throw networkError('The session that was just made is not there');
    return user;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      if (state.status === 'unreachable') become({ status: 'loading' });
      await load();
    },
    async signUp(details) {
      await calls.signUp(details);
    },
    async signIn(details) {
      await calls.signIn(details);
      become({ status: 'signed-in', user: await readSignedIn() });
    },
    async signOut() {
      await calls.signOut();
      become({ status: 'signed-out' });
    },
    expire(userId) {
      if (state.status === 'signed-in' && state.user.id === userId)
        become({ status: 'expired', user: state.user });
    },
  };
}

/** Whose screen it is, also when the session has expired. */
export function findUserId(state: SessionState): string | undefined {
  return 'user' in state ? state.user.id : undefined;
}
