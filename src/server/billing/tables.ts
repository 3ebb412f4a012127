import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Copies of what the payment provider says. Nothing but a look at the provider, or the end of their time, changes them. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id of it. */
    provider_id: text('provider_id').notNull(),
    is_active: boolean('is_active').notNull(),
    status: text('status').notNull(),
    /** Whether the provider has ended it: such a one never comes back. */
    is_final: boolean('is_final').notNull(),
    cancelled_at: moment('cancelled_at'),
    subscription_end: moment('subscription_end'),
    cancellation_reason: text('cancellation_reason'),
    trial_end: moment('trial_end'),
    past_due_since: moment('past_due_since'),
    /** When Premium ends unless a later look says otherwise. */
    premium_until: moment('premium_until'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('user_subscriptions_provider_id').on(table.user_id, table.provider, table.provider_id),
    check('subscription_status_known', sql`${table.status} in ('trialing', 'active', 'past_due', 'ended')`),
  ],
);

/**
 * The events that have been applied, by the provider's id: each once. Kept for as long as one may come again. And, while it
 * lasts, the cancellation of each writer who cancels: see `claimCancel`.
 */
export const billingEvents = pgTable(
  'billing_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    user_id: uuid('user_id').notNull(),
    applied_at: moment('applied_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('billing_events_applied_at').on(table.applied_at),
  ],
);
