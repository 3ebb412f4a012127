import { useSyncExternalStore } from 'react';
import type { ConnectionState } from '../api/connection.ts';
import { useCallServices } from './call-services.ts';

/** The banner that says that the browser is offline. A control that would call is described by it. */
export const offlineNoteId = 'offline-note';

export function useConnection(): ConnectionState {
  const { connection } = useCallServices();
  return useSyncExternalStore(connection.subscribe, connection.getState, connection.getState);
}

/** For a control that makes a call: while offline, it says why it will not. */
export function useOfflineNote(): { 'aria-describedby'?: string } {
  return useConnection().isOnline ? {} : { 'aria-describedby': offlineNoteId };
}
