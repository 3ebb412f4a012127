import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/**
 * What was done on this server, by whom and to whom. No foreign keys: an entry outlives the account that it names, and
 * names it by its id only.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    happened_at: timestamptz('happened_at').notNull(),
    kind: text('kind').notNull(),
    actor_id: uuid('actor_id'),
    subject_id: uuid('subject_id'),
    facts: jsonb('facts').notNull(),
    // More than one for what is counted by day.
    count: integer('count').notNull().default(1),
  },
  (table) => [
    index('audit_events_by_kind').on(table.kind, table.happened_at, table.id),
    index('audit_events_by_time').on(table.happened_at),
  ],
);
