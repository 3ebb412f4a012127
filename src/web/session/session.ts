import { atom } from 'nanostores';
import { networkError } from '../api/failed-call.ts';
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
  /** As `load`, at somebody's wish: whatever fails, session and user are cleared. */
  refresh(): Promise<void>;
  signUp(details: SignUpDetails): Promise<SignUpOutcome>;
  signIn(details: SignInDetails): Promise<void>;
  /** Throws when the server cannot end the session, which then goes on. */
  signOut(): Promise<void>;
  /** A call of this user found the session gone. Without effect when another is signed in by now. */
  expire(userId: string): void;
  /** The account routes that leave the session as it is. */
  calls: Pick<AccountCalls, 'sendVerification' | 'forgotPassword' | 'checkReset' | 'resetPassword'>;
}

/** Confirmed at once, or the address has to be verified first; `unknown` where the answer names no user. */
export type SignUpOutcome = 'confirmed' | 'unverified' | 'unknown';

export function makeSession(parts: {
  calls: AccountCalls;
  /** Another writer, or none, from here on: nothing of the former may stay in memory. */
  forget(): void;
  log(message: string, error: unknown): void;
}): Session {
  const { calls, forget, log } = parts;
  const session = atom<SessionState>({ status: 'loading' });
  /** Counts what is done on purpose: an answer that was asked for before says nothing any more. */
  let changes = 0;

  function setState(next: SessionState): void {
    const state = session.get();
    if (isSameState(state, next)) return;
    if (findUserId(state) !== findUserId(next)) forget();
    session.set(next);
  }

  async function readState(whenNobody: () => SessionState): Promise<void> {
    const changesBefore = changes;
    const user = await calls.readSession();
    if (changes === changesBefore) setState(user ? { status: 'signed-in', user } : whenNobody());
  }

  async function readSignedIn(): Promise<SessionUser> {
    const user = await calls.readSession();
    if (!user) throw networkError('The session that was just made is not there');
    return user;
  }

  return {
    calls,
    getState: session.get,
    subscribe: session.listen,
    async load() {
      if (session.get().status === 'unreachable') setState({ status: 'loading' });
      try {
        await readState(() => {
          const state = session.get();
          return 'user' in state ? { status: 'expired', user: state.user } : { status: 'signed-out' };
        });
      } catch (error) {
        log('The session could not be read', error);
        if (session.get().status === 'loading') setState({ status: 'unreachable' });
      }
    },
    async refresh() {
      try {
        await readState(() => ({ status: 'signed-out' }));
      } catch (error) {
        log('The session could not be refreshed', error);
        setState({ status: 'signed-out' });
      }
    },
    async signUp(details) {
      const { hasUser } = await calls.signUp(details);
      if (await calls.readSession().catch(() => null)) return 'confirmed';
      return hasUser ? 'unverified' : 'unknown';
    },
    async signIn(details) {
      await calls.signIn(details);
      changes += 1;
      setState({ status: 'signed-in', user: await readSignedIn() });
    },
    async signOut() {
      try {
        await calls.signOut();
      } catch (error) {
        log('Signing out failed', error);
        throw error;
      }
      changes += 1;
      setState({ status: 'signed-out' });
    },
    expire(userId) {
      const state = session.get();
      if (state.status === 'signed-in' && state.user.id === userId)
        setState({ status: 'expired', user: state.user });
    },
  };
}

/** So that a check that finds nothing new disturbs no screen. */
function isSameState(one: SessionState, other: SessionState): boolean {
  if (one.status !== other.status) return false;
  if (!('user' in one && 'user' in other)) return true;
  const { id, email, name } = one.user;
  return id === other.user.id && email === other.user.email && name === other.user.name;
}

/** Whose screen it is, also when the session has expired. */
export function findUserId(state: SessionState): string | undefined {
  return 'user' in state ? state.user.id : undefined;
}
