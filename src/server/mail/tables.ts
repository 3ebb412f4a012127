import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/** Mails that wait to be sent. A row is gone once the mail server has taken its mail, or it was given up. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is, or whom it is about: it goes with their account. Null for a mail that is about nobody. */
    user_id: uuid('user_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plain_text: text('plain_text').notNull(),
    html: text('html').notNull(),
    created_at: timestamptz('created_at').notNull(),
    /** Nobody tries before: the time of the next try, or the end of a try under way. */
    due_at: timestamptz('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('mail_queue_due_at').on(table.due_at), index('mail_queue_user_id').on(table.user_id)],
);
