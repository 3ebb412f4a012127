import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/** Calls that failed by the server's doing, by hour, code and place in the program: nothing of who called, or with what. */
export const faultCounts = pgTable(
  'fault_counts',
  {
    hour: timestamptz('hour').notNull(),
    code: text('code').notNull(),
    place: text('place').notNull(),
    count: integer('count').notNull(),
    /** How many of them a mail has told of. */
    mailed: integer('mailed').notNull().default(0),
    first_seen_at: timestamptz('first_seen_at').notNull(),
    last_seen_at: timestamptz('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.code, table.place] }),
    index('fault_counts_unmailed').on(table.code).where(sql`${table.mailed} < ${table.count}`),
  ],
);

/** When faults were last mailed, by whichever server. One row, or none before the first mail. */
export const faultMails = pgTable(
  'fault_mails',
  {
    id: smallint('id').primaryKey().default(1),
    mailed_at: timestamptz('mailed_at').notNull(),
  },
  (table) => [check('fault_mails_is_one', sql`${table.id} = 1`)],
);
