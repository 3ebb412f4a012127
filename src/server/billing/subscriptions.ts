import type { Cancellation, Subscription, SubscriptionStatus } from '../../shared/contract/billing.ts';
import { AppError } from '../../shared/errors.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';
import type { Clock } from '../platform/clock.ts';
import { describeError, type Log } from '../platform/log.ts';
import {
  type BillingNews,
  eventMemoryMs,
  failedSyncMs,
  findNews,
  findNextSync,
  isLiving,
  listSuperfluous,
  mayBeStale,
  type SubscriptionCopy,
  type SubscriptionReading,
  toCopy,
  toStatus,
} from './entitlement.ts';
import type { BillingEvent, SubscriptionGateway } from './subscription-provider.ts';
import type { DueCustomer, SubscriptionStore } from './subscription-store.ts';

export interface SubscriptionDependencies {
  /** The name under which customers of this gateway are kept. */
  provider: string;
  store: SubscriptionStore;
  gateway: SubscriptionGateway;
  plans: PlanCatalogue;
  publicUrl: () => string;
  findCustomer: (userId: string) => Promise<string | undefined>;
  onPlanChanged: (userId: string) => void;
  /** Tells the writer by mail, unless they want no such mails. No answer waits for it. */
  tellWriter: (userId: string, news: BillingNews) => void;
  clock: Clock;
  newId: () => string;
  log: Log;
}

interface SeenSubscription extends SubscriptionCopy {
  isLiving: boolean;
}

export type SubscriptionService = ReturnType<typeof makeSubscriptionService>;

/** A server that dies while it cancels holds others up for this long: longer than the provider's answers can take. */
const cancelClaimMs = 2 * 60 * 1000;

const nothingToCancel = 'There is no subscription to cancel.';

/**
 * Our copy of what the payment provider says. Whatever happens there, what is done here is one thing: ask for all that
 * the customer has, and store the answer. No lock is held while the provider is asked.
 */
export function makeSubscriptionService(dependencies: SubscriptionDependencies) {
  const { provider, store, gateway, plans, publicUrl, findCustomer } = dependencies;
  const { onPlanChanged, tellWriter, clock, newId, log } = dependencies;
  const syncing = new Map<string, Promise<unknown>>();

  async function read(customerId: string): Promise<SubscriptionReading[]> {
    return gateway.listSubscriptions(customerId).catch((error) => {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      log.warn({ customer_id: customerId }, 'a customer is gone at the payment provider');
      return [];
    });
  }

  /** `ended`: there was one too many, and what was read no longer holds. `failed`: there still is. */
  async function revokeSuperfluous(
    readings: readonly SubscriptionReading[],
    known: ReadonlySet<string>,
  ): Promise<'nothing' | 'ended' | 'failed'> {
    const superfluous = listSuperfluous(readings, known);
    for (const { id, isRefunded } of superfluous) {
      try {
        await gateway.revoke(id, { isRefunded });
      } catch (error) {
        const details = { subscription_id: id, error: describeError(error) };
        log.error(details, 'could not end a second subscription of the same writer yet');
        return 'failed';
      }
      log.warn({ subscription_id: id }, 'ended a second subscription of the same writer');
    }
    return superfluous.length > 0 ? 'ended' : 'nothing';
  }

  /**
   * Asks the provider and stores what it says. Undefined for a writer who is no customer.
   * @throws AppError PAYMENT_UNAVAILABLE; then nothing has changed, and the event counts as not applied
   */
  async function sync(
    userId: string,
    event?: BillingEvent,
    isAfterRevoking = false,
  ): Promise<SeenSubscription[] | undefined> {
    const begun = await store.beginSync(userId);
    if (begun === undefined) return undefined;
    const stored = await store.listStored(userId);
    const known = new Set(stored.map(({ provider_id }) => provider_id));
    const readings = await read(begun.customer_id);
    const revoked = isAfterRevoking ? 'nothing' : await revokeSuperfluous(readings, known);
    if (revoked === 'ended') return sync(userId, event, true);
    const now = clock();
    // One that is to be ended gets no copy, so that the next sync chooses the same one to stay.
    const superfluous = revoked === 'failed' ? listSuperfluous(readings, known) : [];
    const staying = readings.filter(({ id }) => known.has(id) || !superfluous.some((one) => one.id === id));
    const copies = staying.map((reading) => {
      const before = stored.find(({ provider_id }) => provider_id === reading.id);
      const copy = toCopy(reading, before, { plans, now, lookedAt: begun.looked_at });
      return { id: newId(), isLiving: isLiving(reading), ...copy };
    });
    // One too many must not keep Premium from who has paid: it is ended by a later sync.
    const nextSync =
      revoked === 'failed' ? new Date(now.getTime() + failedSyncMs) : findNextSync(copies, now);
    const found = { userId, number: begun.number, now, nextSync, copies, event };
    if (await store.apply(found)) {
      onPlanChanged(userId);
      const news = findNews(stored, copies);
      if (news !== undefined) tellWriter(userId, news);
    }
    return copies;
  }

  async function cancelCurrent(userId: string, reason: string | undefined, isClaimed: boolean) {
    const current = (await sync(userId))?.find((copy) => !copy.is_final && copy.isLiving);
    if (current === undefined) return { success: false, error: nothingToCancel };
    if (current.cancelled_at !== null || !isClaimed) return { success: false, error: 'Already Cancelled' };
    const subscriptionId = current.provider_id;
    await gateway.cancelAtPeriodEnd({ subscriptionId, reason, idempotencyKey: `cancel-${newId()}` });
    // It is cancelled, whatever happens from here on.
    const seen = await sync(userId).catch(async (error) => {
      log.warn({ error: describeError(error) }, 'could not sync a subscription after its cancellation');
      await store.askAgain(userId);
    });
    if (reason !== undefined) await store.keepReason(userId, subscriptionId, reason);
    const after = seen?.find(({ provider_id }) => provider_id === subscriptionId) ?? current;
    return {
      success: true,
      ...(after.subscription_end && { cancellation_effective_date: after.subscription_end.toISOString() }),
    };
  }

  async function release(userId: string): Promise<void> {
    await store.releaseCancel(userId).catch((error) => {
      log.warn({ error: describeError(error) }, 'could not note that a cancellation is over');
    });
  }

  /** Calls that ask at the same time share one sync. Not for events: a sync may have begun before what they tell of. */
  function shareLook(userId: string): Promise<unknown> {
    const shared = syncing.get(userId) ?? sync(userId).finally(() => syncing.delete(userId));
    syncing.set(userId, shared);
    return shared;
  }

  async function readCopy(userId: string): Promise<SubscriptionStatus & { isWithinItsTime: boolean }> {
    const active = await store.findActive(userId);
    const isWithinItsTime =
      active?.premium_until !== undefined && active.premium_until !== null && clock() < active.premium_until;
    return { ...toStatus(isWithinItsTime ? active : undefined), isWithinItsTime };
  }

  /** Where the provider cannot be asked, what has had its time ends. */
  async function syncDue({ user_id, provider: own }: DueCustomer): Promise<void> {
    if (own === provider) {
      const isSeen = await sync(user_id).then(
        () => true,
        (error) => log.warn({ error: describeError(error) }, 'could not ask whether Premium goes on'),
      );
      if (isSeen) return;
    }
    const isTestBesidePayment = own === 'sandbox' && provider === 'stripe';
    const due = { user_id, provider: own };
    if (!(await store.lapse(due, clock(), { all: isTestBesidePayment }))) return;
    onPlanChanged(user_id);
    tellWriter(user_id, 'premium-ended');
  }

  return {
    sync: (userId: string) => sync(userId),

    /**
     * Applies an event that is known to come from the provider: once, however often it comes.
     * @throws AppError PAYMENT_UNAVAILABLE, after which the event may come again
     */
    async applyEvent(event: BillingEvent): Promise<void> {
      const known = await store.findUser(event);
      const details = { event_id: event.id, type: event.type };
      if (known === undefined) return log.info(details, 'a billing event of no customer of ours');
      if (known.is_applied) return;
      await sync(known.user_id, event);
      log.info(details, 'applied a billing event');
    },

    /** @throws AppError PAYMENT_UNAVAILABLE where neither the provider nor a copy within its time can say */
    async check(userId: string): Promise<SubscriptionStatus> {
      const copy = await readCopy(userId);
      const state = await store.findCustomerState(userId, clock());
      if (state === undefined || !mayBeStale(state, copy.subscribed, clock())) return toPublic(copy);
      try {
        await shareLook(userId);
      } catch (error) {
        if (!copy.isWithinItsTime) throw error;
        log.warn({ error: describeError(error) }, 'answered from the copy of a subscription');
        return toPublic(copy);
      }
      return toPublic(await readCopy(userId));
    },

    async openPortal(userId: string): Promise<{ url: string }> {
      const customerId = await findCustomer(userId);
      if (customerId === undefined) throw new AppError('NO_SUBSCRIPTION');
      try {
        const url = await gateway.createPortal({ customerId, returnUrl: `${publicUrl()}/settings?tab=plan` });
        await store.askAgain(userId);
        return { url };
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') throw new AppError('NO_SUBSCRIPTION');
        throw error;
      }
    },

    /** At the end of the period that is paid for. The reason goes to the provider, and into our copy. */
    async cancel(userId: string, reason: string | undefined) {
      const isClaimed = await store.claimCancel(userId, cancelClaimMs);
      try {
        return await cancelCurrent(userId, reason, isClaimed);
      } finally {
        if (isClaimed) await release(userId);
      }
    },

    async findSubscription(userId: string): Promise<Subscription | null> {
      const row = await store.findActive(userId);
      if (row === undefined) return null;
      const { premium_until: _, ...shown } = row;
      return {
        ...shown,
        cancelled_at: toMoment(row.cancelled_at),
        subscription_end: toMoment(row.subscription_end),
        trial_end: toMoment(row.trial_end),
        created_at: row.created_at.toISOString(),
      };
    },

    async findCancellation(userId: string): Promise<Cancellation | null> {
      const row = await store.findCancellation(userId);
      if (row === undefined) return null;
      return {
        ...row,
        cancelled_at: toMoment(row.cancelled_at),
        subscription_end: toMoment(row.subscription_end),
      };
    },

    /** Ends Premium whose time is over, whether or not anyone is signed in, and asks where it should go on. */
    async sweep(): Promise<void> {
      const now = clock();
      const due = await store.claimDue(now, new Date(now.getTime() + failedSyncMs), failedSyncMs);
      await Promise.all(due.map((customer) => syncDue(customer).finally(() => store.release(customer))));
      await store.forgetEvents(new Date(now.getTime() - eventMemoryMs));
    },
  };
}

function toPublic({
  subscribed,
  subscription_tier,
  subscription_end,
}: SubscriptionStatus): SubscriptionStatus {
  return { subscribed, subscription_tier, subscription_end };
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
