import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_objects_customer_id').on(table.customer_id, table.kind)],
);
