import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The reset link that a writer may use: one each, so that a newer link ends the older. Both of its tokens are kept as
 * digests only.
 */
export const passwordResets = pgTable('password_resets', {
  user_id: uuid('user_id').primaryKey(),
  access_token_hash: text('access_token_hash').notNull().unique(),
  refresh_token_hash: text('refresh_token_hash').notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
});
