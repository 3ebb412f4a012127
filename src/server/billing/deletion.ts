import type { Database } from '../db/database.ts';
import { describeError, type Log } from '../platform/log.ts';
import * as statements from './deletion-statements.ts';
import { failedSyncMs } from './entitlement.ts';

interface Closure {
  provider: string;
  customer_id: string;
}

export interface DeletionDependencies {
  database: Database;
  /** By the name of the provider: how its customers are deleted, and their subscriptions ended. */
  deleteCustomer: Readonly<Record<string, (customerId: string) => Promise<void>>>;
  log: Log;
}

const dueAtOnce = 20;

/** What is to end at the payment provider is written down first: neither an outage nor a crash keeps it alive. */
export function makeBillingDeletion({ database, deleteCustomer, log }: DeletionDependencies) {
  async function close({ provider, customer_id: customerId }: Closure): Promise<void> {
    // Of a provider that was set up before: closed when it is again.
    const deleteThere = deleteCustomer[provider];
    if (deleteThere === undefined) return;
    try {
      await deleteThere(customerId);
      await database.run(statements.finish, [provider, customerId]);
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not delete a customer at the payment provider yet');
    }
  }

  return {
    /** Safe to repeat. What the provider cannot do now, it is asked again. */
    async deleteWriter(userId: string): Promise<void> {
      const closures = await database.run(statements.deleteWriter, [userId, failedSyncMs]);
      await Promise.all(closures.map(close));
    },

    async sweep(): Promise<void> {
      const providers = Object.keys(deleteCustomer);
      const due = await database.run(statements.claimDue, [providers, dueAtOnce, failedSyncMs]);
      await Promise.all(due.map(close));
    },
  };
}
