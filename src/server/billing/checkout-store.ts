import type { Database } from '../db/database.ts';
import type { RowOf } from '../db/statement.ts';
import type { OpenCheckout } from './checkout-provider.ts';
import * as statements from './checkout-statements.ts';
import type { CheckoutRow } from './checkout-timing.ts';

export interface CheckoutToReserve {
  userId: string;
  creationKey: string;
  callerKey: string | undefined;
  trialDays: number;
  now: Date;
  replaces: string | undefined;
  /** One that was begun before and never got an answer is over too. */
  unansweredBefore: Date;
}

export type DueCheckout = RowOf<typeof statements.claimDue> & { expires_at: Date };

export type CheckoutStore = ReturnType<typeof makeCheckoutStore>;

const dueAtOnce = 20;

export function makeCheckoutStore({ run }: Database, provider: string) {
  const find = async (userId: string): Promise<CheckoutRow | undefined> =>
    (await run(statements.find, [userId, provider]))[0];

  return {
    find,

    /** The checkout to open: a new one, or the one that another call is opening or has opened meanwhile. */
    async reserve(wanted: CheckoutToReserve): Promise<CheckoutRow | undefined> {
      const { userId, creationKey, callerKey, trialDays, now, replaces, unansweredBefore } = wanted;
      const [reserved] = await run(statements.reserve, [
        userId,
        provider,
        creationKey,
        callerKey ?? null,
        trialDays,
        now,
        replaces ?? null,
        unansweredBefore,
      ]);
      return reserved ?? find(userId);
    },

    async keep(userId: string, creationKey: string, opened: OpenCheckout, lookAt: Date | null) {
      const { id, url, expiresAt } = opened;
      await run(statements.keep, [userId, provider, creationKey, id, url, expiresAt, lookAt]);
    },

    async giveUp(userId: string, creationKey: string): Promise<void> {
      await run(statements.giveUp, [userId, provider, creationKey]);
    },

    /** False if there is none left. */
    async holdTrial(userId: string, until: Date, now: Date): Promise<boolean> {
      return (await run(statements.holdTrial, [userId, provider, until, now])).length > 0;
    },

    /** They are due again at `again`, unless a sync says otherwise. */
    async claimDue(now: Date, again: Date, leaseMs: number): Promise<DueCheckout[]> {
      const due = await run(statements.claimDue, [provider, now, again, dueAtOnce, leaseMs]);
      // Nobody syncs one before the provider has opened it, and said until when.
      return due.flatMap(({ expires_at, ...rest }) => (expires_at === null ? [] : [{ ...rest, expires_at }]));
    },

    async release({ user_id }: DueCheckout): Promise<void> {
      await run(statements.release, [user_id, provider]);
    },

    async syncAgain({ user_id, expires_at }: DueCheckout, at: Date | null): Promise<void> {
      await run(statements.syncAgain, [user_id, provider, at, expires_at]);
    },
  };
}
