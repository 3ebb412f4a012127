import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The one checkout of a writer: the last that was begun. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    user_id: uuid('user_id').notNull(),
    provider: text('provider').notNull(),
    /** Under which it is opened; stored before its first use, so that two calls at once open the same one. */
    creation_key: text('creation_key').notNull(),
    /** The caller's own `Idempotency-Key`, if there was one. */
    caller_key: text('caller_key'),
    trial_days: integer('trial_days').notNull(),
    begun_at: moment('begun_at').notNull(),
    /** Null until the provider has answered. */
    checkout_id: text('checkout_id'),
    url: text('url'),
    expires_at: moment('expires_at'),
    /** When to look whether it was paid although nobody has said so. */
    look_at: moment('look_at'),
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
    user_id: uuid('user_id').notNull(),
    held_until: moment('held_until').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.mail_digest] }),
    index('billing_trials_user_id').on(table.user_id),
  ],
);
