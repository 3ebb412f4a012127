/** A subscription of the test. Moments are milliseconds since 1970, so that they can be kept as JSON. */
export interface TestSubscription {
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cancelledAt: number | null;
  endedAt: number | null;
  reason: string | null;
  failsNext: boolean;
}

export interface TestCheckout {
  status: 'open' | 'complete';
  trialDays: number;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
}

export interface TestPortal {
  returnUrl: string;
  expiresAt: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export const checkoutLifetimeMs = dayMs;

export const portalLifetimeMs = 60 * 60 * 1000;

export function isUsable({ status, expiresAt }: TestCheckout, now: Date): boolean {
  return status === 'open' && now.getTime() < expiresAt;
}

export function startSubscription({ trialDays }: TestCheckout, now: Date): TestSubscription {
  const start = now.getTime();
  const trialEnd = trialDays > 0 ? start + trialDays * dayMs : null;
  return {
    status: trialEnd === null ? 'active' : 'trialing',
    createdAt: start,
    periodStart: start,
    periodEnd: trialEnd ?? addMonth(start),
    trialEnd,
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    endedAt: null,
    reason: null,
    failsNext: false,
  };
}

/** The same day of the next month, or its last where it has no such day. */
function addMonth(moment: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  // The 31st of a short month has become the first days of the one after.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** What has become of it by now: periods end, payments succeed or fail, and what is never paid is given up. */
export function advance(subscription: TestSubscription, now: Date): TestSubscription {
  if (subscription.status === 'canceled' || now.getTime() < subscription.periodEnd) return subscription;
  const { periodEnd, cancelAtPeriodEnd, failsNext, status } = subscription;
  if (cancelAtPeriodEnd || status === 'past_due') return end(subscription, periodEnd);
  const renewed: TestSubscription = {
    ...subscription,
    status: failsNext ? 'past_due' : 'active',
    periodStart: periodEnd,
    periodEnd: addMonth(periodEnd),
  };
  return advance(renewed, now);
}

function end(subscription: TestSubscription, at: number): TestSubscription {
  return {
    ...subscription,
    status: 'canceled',
    endedAt: at,
    cancelledAt: subscription.cancelledAt ?? at,
    cancelAtPeriodEnd: false,
  };
}

export function endNow(subscription: TestSubscription, now: Date): TestSubscription {
  return subscription.status === 'canceled' ? subscription : end(subscription, now.getTime());
}

export function scheduleEnd(
  subscription: TestSubscription,
  reason: string | undefined,
  now: Date,
): TestSubscription {
  if (subscription.status === 'canceled' || subscription.cancelAtPeriodEnd) return subscription;
  return { ...subscription, cancelAtPeriodEnd: true, cancelledAt: now.getTime(), reason: reason ?? null };
}

export const portalActions = ['cancel', 'resume', 'pay', 'fail-next', 'pass-time'] as const;
export type PortalAction = (typeof portalActions)[number];

export function isPortalAction(value: unknown): value is PortalAction {
  return portalActions.some((action) => action === value);
}

export function listActions({
  status,
  cancelAtPeriodEnd,
  failsNext,
}: TestSubscription): readonly PortalAction[] {
  if (status === 'canceled') return [];
  return [
    cancelAtPeriodEnd ? 'resume' : 'cancel',
    ...(status === 'past_due' || failsNext ? (['pay'] as const) : (['fail-next'] as const)),
    'pass-time',
  ];
}

/** What a press on the test portal does. What cannot be done as it stands changes nothing. */
export function act(subscription: TestSubscription, action: PortalAction, now: Date): TestSubscription {
  if (!listActions(subscription).includes(action)) return subscription;
  if (action === 'cancel') return scheduleEnd(subscription, undefined, now);
  if (action === 'resume')
    return { ...subscription, cancelAtPeriodEnd: false, cancelledAt: null, reason: null };
  if (action === 'fail-next') return { ...subscription, failsNext: true };
  if (action === 'pay') {
    const status = subscription.status === 'past_due' ? 'active' : subscription.status;
    return { ...subscription, status, failsNext: false };
  }
  return passTime(subscription, now);
}

/** Time cannot be sent ahead: instead all that there was is moved back, until the period ends at this moment. */
function passTime(subscription: TestSubscription, now: Date): TestSubscription {
  if (subscription.status === 'past_due') return end(subscription, now.getTime());
  const by = now.getTime() - subscription.periodEnd;
  const earlier = (moment: number | null) => (moment === null ? null : moment + by);
  const moved = {
    ...subscription,
    createdAt: subscription.createdAt + by,
    periodStart: subscription.periodStart + by,
    periodEnd: now.getTime(),
    trialEnd: earlier(subscription.trialEnd),
    cancelledAt: earlier(subscription.cancelledAt),
  };
  return advance(moved, now);
}

export function toReading(id: string, subscription: TestSubscription) {
  const toDate = (moment: number | null) => (moment === null ? undefined : new Date(moment));
  return {
    id,
    status: subscription.status,
    createdAt: new Date(subscription.createdAt),
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(subscription.periodEnd),
    trialEnd: toDate(subscription.trialEnd),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    cancelAt: undefined,
    cancelledAt: toDate(subscription.cancelledAt),
    endedAt: toDate(subscription.endedAt),
    reason: subscription.reason ?? undefined,
  };
}
