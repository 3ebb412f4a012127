import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/** The servers that run on this database. A row lapses where its server was killed. */
export const runningServers = pgTable('running_servers', {
  id: uuid('id').primaryKey(),
  /** Of the key that signs sessions, which all have to have in common. */
  secret_digest: text('secret_digest').notNull(),
  until: timestamptz('until').notNull(),
});

/** The key that signs sessions, where the settings have none: one row, which all servers read. */
export const sharedSecret = pgTable(
  'shared_secret',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    secret: text('secret').notNull(),
  },
  (table) => [check('shared_secret_is_only', sql`${table.is_only}`)],
);
