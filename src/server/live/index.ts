import type { Database } from '../db/database.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { makeEventStore } from './announcements.ts';
import { makeEventService } from './events.ts';
import { makeEventRoutes } from './routes.ts';

export type { ListenerState } from './events.ts';

export interface LiveDependencies {
  database: Database;
  isSignedIn: (session: { userId: string; sessionId: string }) => Promise<boolean>;
  /** A call is not wanted any more, whichever server is at it. */
  onTakenBack?: ((call: string) => void) | undefined;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}

/** What every open screen of a writer follows, on whatever server it is open. */
export function makeLive({ database, isSignedIn, onTakenBack, clock, sleep, log }: LiveDependencies) {
  const ending = new AbortController();
  const store = makeEventStore(database);
  const events = makeEventService({ store, clock, sleep, isSignedIn, end: ending.signal, onTakenBack, log });
  return {
    ...events,
    routes: makeEventRoutes(events),
    /** Ends the streams of events, which would go on for as long as somebody looks. For a server that is to stop. */
    endStreams: () => ending.abort(),
  };
}
