import { atom } from 'nanostores';
import type { SessionUser } from '../session/account-calls.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { WriterMemory } from './writer-memory.ts';

export interface OfflineParts {
  memory: WriterMemory;
  isOnline(): boolean;
  /** Calls the listener each time when the connection is back. */
  onOnline(listener: () => void): void;
}

/**
 * A session that opens without a connection too: the writer who was last signed in on this device then finds their
 * drafts. No call is made in their name before the server has been asked again; when it knows nothing of the session
 * any more, that has expired, and what was typed stays.
 */
export function makeOfflineSession(session: Session, { memory, isOnline, onOnline }: OfflineParts): Session {
  /** Who stands on the screen while the server cannot be asked. */
  let standIn: SessionUser | undefined;
  const state = atom(toState(session.getState()));

  function toState(inner: SessionState): SessionState {
    if (inner.status === 'signed-in') {
      standIn = undefined;
      memory.keep(inner.user);
      return inner;
    }
    if (inner.status === 'signed-out' || inner.status === 'expired') {
      memory.forget();
      return standIn && inner.status === 'signed-out' ? { status: 'expired', user: standIn } : inner;
    }
    if (inner.status === 'unreachable' && !isOnline()) standIn ??= memory.find();
    return standIn ? { status: 'signed-in', user: standIn } : inner;
  }

  function update(): void {
    const next = toState(session.getState());
    const isSame = next.status === state.get().status && findId(next) === findId(state.get());
    if (isSame && next.status !== 'signed-in') return;
    if (isSame && standIn) return;
    state.set(next);
  }

  session.subscribe(update);
  onOnline(() => {
    if (standIn) void session.load();
  });
  return {
    ...session,
    getState: state.get,
    subscribe: state.listen,
    async signOut() {
      await session.signOut();
      standIn = undefined;
      update();
    },
  };
}

function findId(state: SessionState): string | undefined {
  return 'user' in state ? state.user.id : undefined;
}
