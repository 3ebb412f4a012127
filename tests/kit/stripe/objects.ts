import { randomBytes } from 'node:crypto';

export interface Customer {
  id: string;
  email: string | undefined;
  metadata: Record<string, string>;
  deleted: boolean;
}

export interface Session {
  id: string;
  customer: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
  created: number;
  expires_at: number;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  trialDays: number;
  subscriptionMetadata: Record<string, string>;
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
}

export interface Invoice {
  id: string;
  payment_intent: string;
  paid: boolean;
  refunded: boolean;
}

export interface Subscription {
  id: string;
  customer: string;
  status: string;
  created: number;
  periodStart: number;
  periodEnd: number;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  comment: string | null;
  metadata: Record<string, string>;
  invoices: Invoice[];
  /** Whether payments fail from now on. */
  failsPayments: boolean;
}

/** Moments are in seconds, as at Stripe. */
export const daySeconds = 24 * 60 * 60;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function addMonth(moment: number): number {
  const date = new Date(moment * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}

export function makeInvoice(paid: boolean): Invoice {
  return { id: newId('in'), payment_intent: newId('pi'), paid, refunded: false };
}

/** A subscription as it goes over the wire, in the version that the product pins. */
export function showSubscription(subscription: Subscription, priceId: string) {
  const { periodStart, periodEnd, comment, invoices, failsPayments: _, ...same } = subscription;
  const item = {
    id: `si_${subscription.id}`,
    object: 'subscription_item',
    current_period_start: periodStart,
    current_period_end: periodEnd,
    price: { id: priceId, object: 'price' },
    quantity: 1,
  };
  return {
    object: 'subscription',
    livemode: false,
    currency: 'usd',
    collection_method: 'charge_automatically',
    billing_cycle_anchor: periodEnd,
    start_date: subscription.created,
    ...same,
    cancellation_details: {
      comment,
      feedback: null,
      reason: subscription.canceled_at === null ? null : 'cancellation_requested',
    },
    latest_invoice: invoices.at(-1)?.id ?? null,
    items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
  };
}

export function showSession(session: Session) {
  const { trialDays: _, subscriptionMetadata: __, ...same } = session;
  return {
    object: 'checkout.session',
    mode: 'subscription',
    livemode: false,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    ...same,
    url: session.status === 'open' ? session.url : null,
  };
}

export function showCustomer({ id, email, metadata, deleted }: Customer) {
  if (deleted) return { id, object: 'customer', deleted: true };
  return { id, object: 'customer', livemode: false, email: email ?? null, metadata };
}

export function showPrice(id: string) {
  return {
    id,
    object: 'price',
    active: true,
    livemode: false,
    currency: 'usd',
    unit_amount: 500,
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  };
}
