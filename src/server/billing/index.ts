import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { AppError, type ErrorCode } from '../../shared/errors.ts';
import type { Database } from '../db/database.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { makeCheckoutService } from './checkout.ts';
import type { CheckoutGateway } from './checkout-provider.ts';
import { makeCheckoutRoutes } from './checkout-routes.ts';
import { makeCheckoutStore } from './checkout-store.ts';
import type { CustomerGateway } from './customer-provider.ts';
import { makeCustomerStore } from './customer-store.ts';
import { makeCustomerService } from './customers.ts';
import { makeBillingDeletion } from './deletion.ts';
import type { BillingNews } from './entitlement.ts';
import { makeBillingExport } from './export.ts';
import { makeSandboxStore } from './sandbox/object-store.ts';
import { makeSandboxPages } from './sandbox/pages.ts';
import { makeSandbox } from './sandbox/provider.ts';
import { makeStripeGateway } from './stripe/provider.ts';
import type { BillingEvent, SubscriptionGateway } from './subscription-provider.ts';
import { makeSubscriptionRoutes, makeWebhook } from './subscription-routes.ts';
import { makeSubscriptionStore } from './subscription-store.ts';
import { makeSubscriptionService } from './subscriptions.ts';

export { apiVersion as stripeApiVersion } from './stripe/provider.ts';

export interface BillingDependencies {
  config: Config;
  database: Database;
  publicUrl: () => string;
  newId: () => string;
  onPlanChanged: (userId: string) => void;
  /** Tells the writer by mail, unless they want no such mails. */
  tellWriter: (userId: string, news: BillingNews) => void;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}

/** A payment provider, as narrow as the product needs it. */
export type BillingGateway = CustomerGateway & CheckoutGateway & SubscriptionGateway;

interface Provider {
  gateway: BillingGateway;
  /** Where the provider posts its events; without, there is nothing at that address. */
  readEvent?: (body: string, signature: string) => Promise<BillingEvent>;
  pages?: Hono;
}

export function makeBilling(parts: BillingDependencies) {
  const { config, database, publicUrl, newId, onPlanChanged, tellWriter, clock, sleep, log } = parts;
  const { plans, billing: mode } = config;
  const isSetUp = mode === 'stripe' || mode === 'sandbox';
  const provider = makeProvider(parts, (event) => subscriptions.applyEvent(event));
  const { gateway } = provider;

  const customers = makeCustomerService({
    store: makeCustomerStore(database, mode),
    gateway,
    clock,
    sleep,
    newId,
  });
  const subscriptionStore = makeSubscriptionStore(database, mode);
  const subscriptions = makeSubscriptionService({
    provider: mode,
    store: subscriptionStore,
    gateway,
    plans,
    publicUrl,
    findCustomer: customers.findCustomer,
    onPlanChanged,
    tellWriter,
    clock,
    newId,
    log,
  });
  const checkout = makeCheckoutService({
    store: makeCheckoutStore(database, mode),
    gateway,
    plans,
    publicUrl,
    customers,
    sync: subscriptions.sync,
    clock,
    sleep,
    newId,
    log,
  });

  const deletion = makeBillingDeletion({
    database,
    deleteCustomer: {
      sandbox: makeSandboxStore(database).removeCustomer,
      ...(mode === 'stripe' && { stripe: gateway.deleteCustomer }),
    },
    log,
  });

  const { readEvent } = provider;
  const webhook =
    readEvent === undefined
      ? refuseAs('NOT_FOUND')
      : makeWebhook({ readEvent, applyEvent: subscriptions.applyEvent });

  return {
    routes: {
      ...makeSubscriptionRoutes(subscriptions, isSetUp),
      ...makeCheckoutRoutes(checkout, isSetUp),
    },
    /** Answers what is posted to `/api/billing/webhook`: the request has to come as it is, its body unread. */
    webhook,
    pages: provider.pages,
    sweeps: [subscriptions.sweep, checkout.sweep, deletion.sweep],
    /** Ends what is paid for, and forgets all but the digests that keep a trial the only one. Safe to repeat. */
    deleteWriter: deletion.deleteWriter,
    exportWriter: makeBillingExport(database),
    countTrials: subscriptionStore.countTrials,
  };
}

function makeProvider(parts: BillingDependencies, tell: (event: BillingEvent) => Promise<void>): Provider {
  const { config, clock, sleep, log } = parts;
  if (config.billing === 'sandbox') return makeSandboxProvider(parts, tell);
  if (config.billing !== 'stripe') return { gateway: nobody };
  const stripe = makeStripeGateway({
    // The configuration has made sure that none of them is missing.
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    priceId: config.STRIPE_PRICE_ID ?? '',
    apiBase: config.STRIPE_API_BASE,
    sleep,
    log,
  });
  return { gateway: stripe, readEvent: (body, signature) => stripe.readEvent(body, signature, clock()) };
}

function makeSandboxProvider(
  { config, database, publicUrl, clock, log }: BillingDependencies,
  tell: (event: BillingEvent) => Promise<void>,
): Provider {
  const newToken = () => randomBytes(16).toString('base64url');
  const store = makeSandboxStore(database);
  const sandbox = makeSandbox({ store, publicUrl, tell, clock, newToken, log });
  const pages = makeSandboxPages({ sandbox, plans: config.plans, publicUrl: config.PUBLIC_URL });
  return { gateway: sandbox.gateway, pages };
}

function refuseAs(code: ErrorCode): () => Promise<never> {
  return async () => {
    throw new AppError(code);
  };
}

const refuse = refuseAs('PAYMENT_NOT_SET_UP');

const nobody: BillingGateway = {
  createCustomer: refuse,
  deleteCustomer: refuse,
  openCheckout: refuse,
  isOpen: refuse,
  listSubscriptions: refuse,
  cancelAtPeriodEnd: refuse,
  revoke: refuse,
  createPortal: refuse,
};
