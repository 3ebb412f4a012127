import type { Database, Subscriber } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const channel = 'draftwell_events';

const notify = statement(
  'events_notify',
  `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
);

export type EventStore = ReturnType<typeof makeEventStore>;

export function makeEventStore(database: Database) {
  return {
    /** Tells every server on this database, this one included. */
    async notify(payloads: readonly string[]): Promise<void> {
      await database.run(notify, [payloads]);
    },
    listen: (subscriber: Subscriber) => database.listen(channel, subscriber),
  };
}
