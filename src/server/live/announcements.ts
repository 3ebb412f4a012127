import type { Database, Hearer, Statement } from '../db/database.ts';

const channel = 'draftwell_events';

const notify: Statement = {
  name: 'events_notify',
  sql: `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
};

export interface EventStore {
  /** Tells every server on this database, this one included. */
  notify(payloads: readonly string[]): Promise<void>;
  listen(hearer: Hearer): Promise<void>;
}

export function makeEventStore(database: Database): EventStore {
  return {
    async notify(payloads) {
      await database.run(notify, [payloads]);
    },
    listen: (hearer) => database.listen(channel, hearer),
  };
}
