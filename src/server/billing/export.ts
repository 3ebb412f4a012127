import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type ArchivedFile, toJsonFile } from '../platform/archive.ts';

const subscriptions = statement(
  'export_subscriptions',
  `
    select provider, status, is_active, created_at, trial_end, subscription_end, cancelled_at, cancellation_reason
    from user_subscriptions where user_id = $1::uuid order by created_at desc`,
);

const customers = statement(
  'export_customers',
  'select provider, customer_id, created_at from billing_customers where user_id = $1::uuid order by created_at',
);

export function makeBillingExport({ run }: Database) {
  return (userId: string): ArchivedFile[] => [
    toJsonFile('subscriptions.json', async () => ({
      subscriptions: await run(subscriptions, [userId]),
      customers: await run(customers, [userId]),
    })),
  ];
}
