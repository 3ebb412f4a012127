import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What writers told the operator of the product, by the feedback form. */
export const userFeedback = pgTable(
  'user_feedback',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    feedback_type: text('feedback_type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('feedback_type_known', sql`${table.feedback_type} in ('feature', 'bug', 'general', 'praise')`),
  ],
);
