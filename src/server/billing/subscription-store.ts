import type { Database } from '../db/database.ts';
import type { RowOf } from '../db/statement.ts';
import type { CustomerState, SubscriptionCopy } from './entitlement.ts';
import type { BillingEvent } from './subscription-provider.ts';
import * as statements from './subscription-statements.ts';

export interface FinishedSync {
  userId: string;
  number: number;
  now: Date;
  nextSync: Date | null;
  copies: readonly (SubscriptionCopy & { id: string })[];
  event: BillingEvent | undefined;
}

export type SubscriptionRow = RowOf<typeof statements.active>;

export type CancellationRow = RowOf<typeof statements.cancellation>;

export type BegunSync = RowOf<typeof statements.beginSync> & { customer_id: string };

export type DueCustomer = RowOf<typeof statements.claimDue>;

/** `is_applied`: whether this very event has been applied before. */
export type KnownCustomer = RowOf<typeof statements.userOfCustomer>;

export type SubscriptionStore = ReturnType<typeof makeSubscriptionStore>;

const dueAtOnce = 20;

export function makeSubscriptionStore(database: Database, provider: string) {
  const { run } = database;
  return {
    async beginSync(userId: string): Promise<BegunSync | undefined> {
      const [row] = await run(statements.beginSync, [userId, provider]);
      return row?.customer_id ? { ...row, customer_id: row.customer_id } : undefined;
    },

    countTrials: async () => (await run(statements.trials, []))[0]?.count ?? 0,

    listStored: (userId: string) => run(statements.stored, [userId, provider]),

    /** True if anything is different from before. */
    async apply(sync: FinishedSync): Promise<boolean> {
      const { userId, number, now, nextSync, copies, event } = sync;
      const [row] = await run(statements.apply, [
        userId,
        provider,
        number,
        now,
        nextSync,
        JSON.stringify(copies),
        copies.some(({ is_active }) => is_active),
        copies.some(({ trial_end, status }) => trial_end !== null || status === 'trialing'),
        event?.id ?? null,
        event?.type ?? null,
      ]);
      return (row?.changes ?? 0) > 0;
    },

    async lapse(
      { user_id, provider: own }: DueCustomer,
      now: Date,
      { all }: { all: boolean },
    ): Promise<boolean> {
      return (await run(statements.lapse, [user_id, own, now, all])).length > 0;
    },

    /** Customers of every provider there was. They are due again at `again`, unless a sync says otherwise. */
    claimDue: (now: Date, again: Date, leaseMs: number) =>
      run(statements.claimDue, [now, again, dueAtOnce, provider, leaseMs]),

    async release({ user_id, provider: own }: DueCustomer): Promise<void> {
      await run(statements.release, [user_id, own]);
    },

    async findUser({ customerId, id }: BillingEvent): Promise<KnownCustomer | undefined> {
      if (customerId === undefined) return undefined;
      return (await run(statements.userOfCustomer, [provider, customerId, id]))[0];
    },

    async findCustomerState(userId: string, now: Date): Promise<CustomerState | undefined> {
      return (await run(statements.customerState, [userId, provider, now]))[0];
    },

    async findActive(userId: string): Promise<SubscriptionRow | undefined> {
      return (await run(statements.active, [userId]))[0];
    },

    async findCancellation(userId: string): Promise<CancellationRow | undefined> {
      return (await run(statements.cancellation, [userId]))[0];
    },

    async keepReason(userId: string, providerId: string, reason: string): Promise<void> {
      await run(statements.keepReason, [userId, provider, providerId, reason]);
    },

    /** True for one call at a time, on all servers, until it is released or its lease is over. */
    async claimCancel(userId: string, leaseMs: number): Promise<boolean> {
      return (await run(statements.claimCancel, [userId, provider, leaseMs])).length > 0;
    },

    async releaseCancel(userId: string): Promise<void> {
      await run(statements.releaseCancel, [userId, provider]);
    },

    async askAgain(userId: string): Promise<void> {
      await run(statements.askAgain, [userId, provider]);
    },

    async forgetEvents(before: Date): Promise<void> {
      await run(statements.forgetEvents, [before]);
    },
  };
}
