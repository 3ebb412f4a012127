import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/**
 * Which customer of a payment provider a writer is: bound when it is made, so that no mail address and no client's word
 * can say whose payment it is. The row is what everything about that customer is locked by.
 */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    user_id: uuid('user_id').notNull(),
    provider: text('provider').notNull(),
    /** Under which the customer is made; stored before its first use, so that a lost answer makes no second one. */
    creation_key: text('creation_key').notNull(),
    /** Null until the provider has answered. */
    customer_id: text('customer_id'),
    /** Looks at the provider are numbered as they begin, and one is stored only if no later one has been. */
    looks_begun: integer('looks_begun').notNull().default(0),
    look_stored: integer('look_stored').notNull().default(0),
    looked_at: timestamptz('looked_at'),
    /** When to sync again, whether or not anybody asks. */
    look_at: timestamptz('look_at'),
    /** Until when one server syncs what has come due, by the database's clock. */
    claimed_until: timestamptz('claimed_until'),
    created_at: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.provider] }),
    uniqueIndex('billing_customers_customer_id').on(table.provider, table.customer_id),
    index('billing_customers_look_at').on(table.look_at),
  ],
);

/** Copies of what the payment provider says. Nothing but a sync at the provider, or the end of their time, changes them. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    provider_id: text('provider_id').notNull(),
    is_active: boolean('is_active').notNull(),
    status: text('status').notNull(),
    /** Whether the provider has ended it: such a one never comes back. */
    is_final: boolean('is_final').notNull(),
    cancelled_at: timestamptz('cancelled_at'),
    subscription_end: timestamptz('subscription_end'),
    cancellation_reason: text('cancellation_reason'),
    trial_end: timestamptz('trial_end'),
    past_due_since: timestamptz('past_due_since'),
    /** When Premium ends unless a later sync says otherwise. */
    premium_until: timestamptz('premium_until'),
    created_at: timestamptz('created_at').notNull(),
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
    applied_at: timestamptz('applied_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('billing_events_applied_at').on(table.applied_at),
  ],
);

/** The one checkout of a writer: the last that was begun. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    user_id: uuid('user_id').notNull(),
    provider: text('provider').notNull(),
    /** Under which it is opened; stored before its first use, so that two calls at once open the same one. */
    creation_key: text('creation_key').notNull(),
    caller_key: text('caller_key'),
    trial_days: integer('trial_days').notNull(),
    begun_at: timestamptz('begun_at').notNull(),
    checkout_id: text('checkout_id'),
    url: text('url'),
    expires_at: timestamptz('expires_at'),
    /** When to look whether it was paid although nobody has said so. */
    look_at: timestamptz('look_at'),
    claimed_until: timestamptz('claimed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.provider] }),
    index('billing_checkouts_look_at').on(table.look_at),
  ],
);

/**
 * Who had a trial, by digests of mail addresses: these rows outlive the account. A checkout that offers one holds it for
 * as long as it is open.
 */
export const billingTrials = pgTable(
  'billing_trials',
  {
    provider: text('provider').notNull(),
    mail_digest: text('mail_digest').notNull(),
    /** Null once the account is deleted. */
    user_id: uuid('user_id'),
    held_until: timestamptz('held_until').notNull(),
    used_at: timestamptz('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.mail_digest] }),
    index('billing_trials_user_id').on(table.user_id),
  ],
);

/**
 * Customers of accounts that are deleted, for as long as the provider has not yet deleted them: with them end their
 * subscriptions. Whose they were is not kept.
 */
export const billingClosures = pgTable(
  'billing_closures',
  {
    provider: text('provider').notNull(),
    customer_id: text('customer_id').notNull(),
    due_at: timestamptz('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.customer_id] })],
);

/**
 * What a payment provider would keep on its own machines: customers, checkouts, portals and subscriptions of the test.
 * The product knows none of these tables.
 */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    /** 128 random bits: who has the address of a page may use it. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customer_id: text('customer_id').notNull(),
    creation_key: text('creation_key').unique(),
    state: jsonb('state').notNull(),
    /** Counts its changes, so that of two at once one gives way. */
    version: integer('version').notNull().default(0),
    created_at: timestamptz('created_at').notNull(),
  },
  (table) => [index('sandbox_objects_customer_id').on(table.customer_id, table.kind)],
);
