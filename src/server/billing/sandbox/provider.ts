import { AppError } from '../../../shared/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { CheckoutToOpen } from '../checkout-provider.ts';
import type { CustomerToMake } from '../customer-provider.ts';
import type { BillingEvent, CancellationToSchedule, PortalToOpen } from '../subscription-provider.ts';
import type { SandboxStore } from './object-store.ts';
import {
  act,
  advance,
  checkoutLifetimeMs,
  endNow,
  isUsable,
  type PortalAction,
  portalLifetimeMs,
  scheduleEnd,
  startSubscription,
  type TestSubscription,
  toReading,
} from './subscription.ts';

export interface SandboxDependencies {
  store: SandboxStore;
  publicUrl: () => string;
  tell: (event: BillingEvent) => Promise<void>;
  clock: Clock;
  /** Cannot be guessed: at least 128 random bits. */
  newToken: () => string;
  log: Log;
}

const changeTries = 5;

export const checkoutPath = '/billing/sandbox/checkout';
export const portalPath = '/billing/sandbox/portal';

export type Sandbox = ReturnType<typeof makeSandbox>;

/**
 * A payment provider that takes no money, for trying everything before there is an account at a real one. It stands
 * outside: the product asks it as it asks Stripe, and it tells the product by events.
 */
export function makeSandbox({ store, publicUrl, tell, clock, newToken, log }: SandboxDependencies) {
  /** A provider does not mind whether it is heard: what is missed is found by the next look. */
  async function say(type: string, customerId: string): Promise<void> {
    const event = { id: `test_event_${newToken()}`, type, customerId };
    await tell(event).catch((error) =>
      log.warn({ event_id: event.id, error: describeError(error) }, 'a test event was not heard'),
    );
  }

  /** Of two changes at once the later one sees what the first one made. */
  async function change(id: string, decide: (state: TestSubscription, now: Date) => TestSubscription) {
    for (let tries = 0; tries < changeTries; tries += 1) {
      const subscription = await store.find('subscription', id);
      if (subscription === undefined) throw new AppError('NOT_FOUND');
      const now = clock();
      const isChanged = await store.change(subscription, decide(advance(subscription.state, now), now));
      if (isChanged) return say('customer.subscription.updated', subscription.customerId);
    }
    throw new AppError('PAYMENT_UNAVAILABLE');
  }

  async function requireCustomer(customerId: string): Promise<void> {
    if ((await store.find('customer', customerId)) === undefined) throw new AppError('NOT_FOUND');
  }

  async function findCheckout(id: string) {
    const found = await store.find('checkout', id);
    return found && { ...found.state, id, isUsable: isUsable(found.state, clock()) };
  }

  const gateway = {
    async createCustomer({ idempotencyKey }: CustomerToMake): Promise<string> {
      const id = `test_customer_${newToken()}`;
      const added = { id, customerId: id, state: {}, creationKey: idempotencyKey, now: clock() };
      return (await store.add('customer', added)).id;
    },

    deleteCustomer: store.removeCustomer,

    async openCheckout(checkout: CheckoutToOpen) {
      const { customerId, trialDays, successUrl, cancelUrl, idempotencyKey } = checkout;
      await requireCustomer(customerId);
      const now = clock();
      const expiresAt = now.getTime() + checkoutLifetimeMs;
      const state = { status: 'open' as const, trialDays, successUrl, cancelUrl, expiresAt };
      const added = { id: newToken(), customerId, state, creationKey: idempotencyKey, now };
      const opened = await store.add('checkout', added);
      const url = `${publicUrl()}${checkoutPath}/${opened.id}`;
      return { id: opened.id, url, expiresAt: new Date(opened.state.expiresAt) };
    },

    isOpen: async (checkoutId: string) => (await findCheckout(checkoutId))?.isUsable ?? false,

    async listSubscriptions(customerId: string) {
      await requireCustomer(customerId);
      const now = clock();
      const kept = await store.listOfCustomer('subscription', customerId);
      return kept.map(({ id, state }) => toReading(id, advance(state, now)));
    },

    cancelAtPeriodEnd: ({ subscriptionId, reason }: CancellationToSchedule) =>
      change(subscriptionId, (state, now) => scheduleEnd(state, reason, now)),

    revoke: (subscriptionId: string) => change(subscriptionId, endNow),

    async createPortal({ customerId, returnUrl }: PortalToOpen): Promise<string> {
      await requireCustomer(customerId);
      const now = clock();
      const state = { returnUrl, expiresAt: now.getTime() + portalLifetimeMs };
      const id = newToken();
      await store.add('portal', { id, customerId, state, creationKey: undefined, now });
      return `${publicUrl()}${portalPath}/${id}`;
    },
  };

  async function findPortal(id: string) {
    const portal = await store.find('portal', id);
    const now = clock();
    if (portal === undefined || now.getTime() >= portal.state.expiresAt) return undefined;
    const kept = await store.listOfCustomer('subscription', portal.customerId);
    const subscriptions = kept.map(({ id: ownId, state }) => ({ id: ownId, ...advance(state, now) }));
    return { id, returnUrl: portal.state.returnUrl, customerId: portal.customerId, subscriptions };
  }

  return {
    gateway,
    findCheckout,
    findPortal,

    /** Pays a checkout, or starts its trial; once, however often it is pressed. False if it is no longer open. */
    async pay(checkoutId: string): Promise<boolean> {
      const checkout = await store.find('checkout', checkoutId);
      const now = clock();
      if (checkout === undefined || !isUsable(checkout.state, now)) return false;
      const { customerId, state } = checkout;
      const subscription = {
        id: `test_subscription_${newToken()}`,
        customerId,
        state: startSubscription(state, now),
        creationKey: `checkout ${checkoutId}`,
        now,
      };
      await store.add('subscription', subscription);
      await store.change(checkout, { ...state, status: 'complete' });
      await say('checkout.session.completed', customerId);
      return true;
    },

    /** Presses a button of the portal. A subscription of another customer is not found. */
    async press(portalId: string, subscriptionId: string, action: PortalAction): Promise<void> {
      const portal = await findPortal(portalId);
      const subscription = await store.find('subscription', subscriptionId);
      if (portal === undefined || subscription?.customerId !== portal.customerId)
        throw new AppError('NOT_FOUND');
      await change(subscription.id, (state, now) => act(state, action, now));
    },
  };
}
