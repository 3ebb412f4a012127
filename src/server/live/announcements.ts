import type { Database, Subscriber } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const channel = 'draftwell_events';

const notify = statement(
  'events_notify',
  `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
);

export interface EventStore {
  /** Tells every server on this database, this one included. */
  notify(payloads: readonly string[]): Promise<void>;
  listen(subscriber: Subscriber): Promise<void>;
}

export function makeEventStore(database: Database): EventStore {
  return {
    async notify(payloads) {
      await database.run(notify, [payloads]);
    },
    listen: (subscriber) => database.listen(channel, subscriber),
  };
}
