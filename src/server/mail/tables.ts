import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/** Mails that wait to be sent, and for some days those that were given up. A row is gone once its mail was taken. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is, or whom it is about: it goes with their account. Null for a mail that is about nobody. */
    user_id: uuid('user_id'),
    /** What it is about. Mails of a version before this column are `other`. */
    kind: text('kind').notNull().default('other'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plain_text: text('plain_text').notNull(),
    html: text('html').notNull(),
    created_at: timestamptz('created_at').notNull(),
    /** Nobody tries before: the time of the next try, or the end of a try under way. */
    due_at: timestamptz('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Until when a server that is sending it has it for itself; null while nobody is. */
    claimed_until: timestamptz('claimed_until'),
    /** Why the last try failed: a code. */
    failure: text('failure'),
    /** When it was given up; null while it is to be sent. */
    failed_at: timestamptz('failed_at'),
  },
  (table) => [
    index('mail_queue_due_at').on(table.due_at).where(sql`${table.failed_at} is null`),
    index('mail_queue_by_time').on(table.created_at, table.id),
    index('mail_queue_user_id').on(table.user_id),
  ],
);
