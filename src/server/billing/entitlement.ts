import type { SubscriptionStatus } from '../../shared/contract/billing.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long after its period a subscription counts on: renewals are written down with some delay. */
const renewalGraceMs = hourMs;

/** How long a copy is good for where only an operator could change what it says. */
const copyLifetimeMs = 60_000;

/** How long it is good for where the writer can, on the provider's pages. */
const liveCopyLifetimeMs = 1_000;

/** When to sync again what the provider still has but what gives no Premium. */
const dormantLookMs = dayMs;

/** When to sync again after the provider did not answer. */
export const failedSyncMs = 10 * 60 * 1000;

/** How long a provider may repeat an event. What is older is forgotten. */
export const eventMemoryMs = 40 * dayMs;

export interface SubscriptionReading {
  id: string;
  /** In Stripe's words; any other gives nothing. */
  status: string;
  createdAt: Date;
  /** Of the period that runs; a trial is one. */
  periodStart: Date | undefined;
  periodEnd: Date | undefined;
  trialEnd: Date | undefined;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | undefined;
  cancelledAt: Date | undefined;
  endedAt: Date | undefined;
  reason: string | undefined;
}

export interface StoredSubscription {
  provider_id: string;
  is_active: boolean;
  is_final: boolean;
  status: string;
  cancelled_at: Date | null;
  cancellation_reason: string | null;
  past_due_since: Date | null;
}

/** A subscription as our table has it, apart from whose it is. */
export interface SubscriptionCopy extends StoredSubscription {
  status: 'trialing' | 'active' | 'past_due' | 'ended';
  subscription_end: Date | null;
  trial_end: Date | null;
  premium_until: Date | null;
  created_at: Date;
}

export interface Sync {
  plans: PlanCatalogue;
  now: Date;
  lookedAt: Date | null;
}

/** What each state of Stripe means here. Those that are missing give nothing, as does whatever Stripe may add. */
const meanings: Readonly<Record<string, SubscriptionCopy['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
};

const finalStates: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Our copy of what the provider says, which is all that decides, with what it cannot say from the copy before. */
export function toCopy(
  reading: SubscriptionReading,
  stored: StoredSubscription | undefined,
  sync: Sync,
): SubscriptionCopy {
  const isFinal = finalStates.has(reading.status) || stored?.is_final === true;
  const status = isFinal ? 'ended' : (meanings[reading.status] ?? 'ended');
  const pastDueSince = findPastDueSince(reading, status, stored, sync);
  const premiumUntil = findPremiumUntil(reading, status, pastDueSince, sync.plans);
  const isCancelled = isFinal || isScheduled(reading);
  return {
    provider_id: reading.id,
    is_active: premiumUntil !== null && sync.now < premiumUntil,
    is_final: isFinal,
    status,
    cancelled_at: isCancelled
      ? (reading.cancelledAt ?? stored?.cancelled_at ?? reading.endedAt ?? sync.now)
      : null,
    cancellation_reason: isCancelled ? (reading.reason ?? stored?.cancellation_reason ?? null) : null,
    subscription_end: toEnd(reading, status, premiumUntil),
    trial_end: reading.trialEnd ?? null,
    past_due_since: pastDueSince,
    premium_until: premiumUntil,
    created_at: reading.createdAt,
  };
}

function isScheduled({ cancelAtPeriodEnd, cancelAt }: SubscriptionReading): boolean {
  return cancelAtPeriodEnd || cancelAt !== undefined;
}

/**
 * A payment is overdue from the start of the period that it is for, but not from before we last saw it paid. The first
 * sync that finds it overdue decides, until it is paid: what was given up and is tried again has had its days.
 */
function findPastDueSince(
  { periodStart }: SubscriptionReading,
  status: SubscriptionCopy['status'],
  stored: StoredSubscription | undefined,
  { now, lookedAt }: Sync,
): Date | null {
  if (status === 'active' || status === 'trialing') return null;
  if (status === 'ended' || stored?.past_due_since) return stored?.past_due_since ?? null;
  const seenPaid = stored === undefined ? undefined : lookedAt;
  const since = Math.max(periodStart?.getTime() ?? 0, seenPaid?.getTime() ?? 0);
  return since === 0 ? now : new Date(Math.min(since, now.getTime()));
}

function findPremiumUntil(
  reading: SubscriptionReading,
  status: SubscriptionCopy['status'],
  pastDueSince: Date | null,
  { pastDueDays }: PlanCatalogue,
): Date | null {
  if (status === 'ended') return null;
  const cancelEnd = findCancelEnd(reading);
  const periodEnd = reading.periodEnd ?? reading.trialEnd;
  const ends = [
    ...(cancelEnd ? [cancelEnd] : []),
    ...(periodEnd ? [new Date(periodEnd.getTime() + renewalGraceMs)] : []),
    ...(pastDueSince ? [new Date(pastDueSince.getTime() + pastDueDays * dayMs)] : []),
  ];
  return findEarliest(ends) ?? null;
}

function findCancelEnd({ cancelAt, cancelAtPeriodEnd, periodEnd }: SubscriptionReading): Date | undefined {
  return cancelAt ?? (cancelAtPeriodEnd ? periodEnd : undefined);
}

/** Until when what is paid for, or tried, runs; while a payment is overdue, until when Premium waits for it. */
function toEnd(
  reading: SubscriptionReading,
  status: SubscriptionCopy['status'],
  premiumUntil: Date | null,
): Date | null {
  const paidUntil = findCancelEnd(reading) ?? reading.periodEnd ?? reading.trialEnd ?? null;
  if (status === 'ended') return reading.endedAt ?? paidUntil;
  return status === 'past_due' ? premiumUntil : paidUntil;
}

function findEarliest(moments: readonly Date[]): Date | undefined {
  return [...moments].sort((a, b) => a.getTime() - b.getTime())[0];
}

export type BillingNews = 'payment-overdue' | 'premium-ended';

/** What a sync has found that its writer may not have done themselves. */
export function findNews(
  stored: readonly StoredSubscription[],
  copies: readonly SubscriptionCopy[],
): BillingNews | undefined {
  const hasPremium = copies.some(({ is_active }) => is_active);
  if (!hasPremium && stored.some(({ is_active }) => is_active)) return 'premium-ended';
  const wasOverdue = stored.some(({ status }) => status === 'past_due');
  const isOverdue = copies.some(({ status }) => status === 'past_due');
  return hasPremium && isOverdue && !wasOverdue ? 'payment-overdue' : undefined;
}

/** When to sync again, whether or not anybody asks. Null: an event will say so, or nothing is left to sync. */
export function findNextSync(copies: readonly SubscriptionCopy[], now: Date): Date | null {
  const looks = copies.flatMap(({ is_active, is_final, premium_until }) => {
    if (is_active && premium_until !== null) return [premium_until];
    return is_final ? [] : [new Date(now.getTime() + dormantLookMs)];
  });
  return findEarliest(looks) ?? null;
}

const ranks: Readonly<Record<string, number>> = { active: 0, trialing: 0, past_due: 1, unpaid: 2, paused: 2 };

/** Whether it may still be paid, so that it can be cancelled. */
export function isLiving({ status }: SubscriptionReading): boolean {
  return ranks[status] !== undefined;
}

/**
 * A writer has one subscription. Of several that live the one that gives most stays; of equals the one that our copy
 * knows, then the oldest: Stripe's moments are whole seconds.
 * @returns all others; what was paid for one goes back if it gives Premium beside the one that stays
 */
export function listSuperfluous(
  readings: readonly SubscriptionReading[],
  known: ReadonlySet<string>,
): { id: string; isRefunded: boolean }[] {
  const toKey = ({ status, id, createdAt }: SubscriptionReading) =>
    [ranks[status] ?? Number.POSITIVE_INFINITY, known.has(id) ? 0 : 1, createdAt.getTime()] as const;
  const living = readings
    .map((reading) => ({ id: reading.id, key: toKey(reading) }))
    .filter(({ key: [rank] }) => Number.isFinite(rank));
  living.sort((a, b) => compareKeys(a.key, b.key) || (a.id < b.id ? -1 : 1));
  return living.slice(1).map(({ id, key: [rank] }) => ({ id, isRefunded: rank === 0 }));
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((value, index) => value - (b[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

export interface CustomerState {
  looked_at: Date | null;
  has_open_checkout: boolean;
}

export function mayBeStale(
  { looked_at, has_open_checkout }: CustomerState,
  isPremium: boolean,
  now: Date,
): boolean {
  if (looked_at === null || has_open_checkout) return true;
  // A clock that was set back makes every copy old.
  const ageMs = Math.abs(now.getTime() - looked_at.getTime());
  return ageMs >= (isPremium ? liveCopyLifetimeMs : copyLifetimeMs);
}

export function toStatus(active: { subscription_end: Date | null } | undefined): SubscriptionStatus {
  return {
    subscribed: active !== undefined,
    subscription_tier: active === undefined ? 'Free' : 'Premium',
    subscription_end: active?.subscription_end?.toISOString() ?? null,
  };
}
