import type { Session } from '../session/session.ts';
import { makeOfflineSession } from './offline-session.ts';
import { makeWriterMemory } from './writer-memory.ts';

/** The session of this page, which opens without a connection too. While a page is prerendered it is what it was. */
export function openOfflineSession(session: Session): Session {
  if (typeof document === 'undefined') return session;
  return makeOfflineSession(session, {
    memory: makeWriterMemory(() => localStorage),
    isOnline: () => navigator.onLine,
    onOnline: (listener) => addEventListener('online', listener),
  });
}
