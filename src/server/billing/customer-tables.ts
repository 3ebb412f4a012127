import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
    looked_at: moment('looked_at'),
    /** When to look again, whether or not anybody asks. */
    look_at: moment('look_at'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.provider] }),
    uniqueIndex('billing_customers_customer_id').on(table.provider, table.customer_id),
    index('billing_customers_look_at').on(table.look_at),
  ],
);
