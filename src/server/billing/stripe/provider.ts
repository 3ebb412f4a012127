import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError } from '../../../shared/errors.ts';
import type { Sleep } from '../../platform/clock.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { CheckoutToOpen } from '../checkout-provider.ts';
import type { CustomerToMake } from '../customer-provider.ts';
import type { CancellationToSchedule, PortalToOpen } from '../subscription-provider.ts';
import {
  findKeyState,
  isRefundedAlready,
  isRefusal,
  isWorthRetrying,
  toBillingEvent,
  toPaymentError,
  toReadings,
} from './answers.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Scheme, host and port of the API. */
  apiBase: string;
  sleep: Sleep;
  log: Log;
}

/** The version of Stripe's API that this file is written for, whatever the account's default is. */
export const apiVersion = '2026-10-28.endive';

const timeoutMs = 10_000;

const retryMs = 300;

const signatureToleranceSeconds = 5 * 60;

/**
 * Stripe as the product needs it. Every request reads, or has an idempotency key, or does nothing the second time, so
 * that each may be repeated once after an answer that was lost.
 */
export function makeStripeGateway({
  secretKey,
  webhookSecret,
  priceId,
  apiBase,
  sleep,
  log,
}: StripeSettings) {
  const loading = loadClient(secretKey, apiBase);
  // Whoever asks first hears of it.
  loading.catch(() => undefined);

  async function ask<Answer>(request: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await loading;
    try {
      return await request(stripe).catch(async (error) => {
        if (!isWorthRetrying(error)) throw error;
        await sleep(retryMs);
        return request(stripe);
      });
    } catch (error) {
      throw toPaymentError(error);
    }
  }

  async function refund(subscriptionId: string): Promise<void> {
    const subscription = await ask((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    const invoice = toId(subscription.latest_invoice);
    if (invoice === undefined) return;
    const { data } = await ask((stripe) => stripe.invoicePayments.list({ invoice, status: 'paid' }));
    for (const { payment } of data) {
      const paymentIntent = toId(payment.payment_intent);
      if (paymentIntent === undefined) continue;
      // Another one each time: a failure would be repeated for the same. Stripe gives nothing back twice.
      const idempotencyKey = `refund-${paymentIntent}-${randomUUID()}`;
      await ask((stripe) => stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey }));
    }
  }

  /** What Stripe declines to give back is left to the operator: it must not keep the subscription alive. */
  async function refundOrLog(subscriptionId: string): Promise<void> {
    try {
      await refund(subscriptionId);
    } catch (error) {
      if (!(error instanceof AppError) || !isRefusal(error.cause)) throw error;
      if (isRefundedAlready(error.cause)) return;
      const details = { subscription_id: subscriptionId, error: describeError(error.cause) };
      log.error(details, 'a second subscription could not be refunded: do it in the dashboard');
    }
  }

  return {
    findKeyState,

    async createCustomer({ userId, email, idempotencyKey }: CustomerToMake) {
      const wanted = { email, metadata: { user_id: userId } };
      return (await ask((stripe) => stripe.customers.create(wanted, { idempotencyKey }))).id;
    },

    /** The checkouts first: one that is paid at this moment is a subscription by the time that the customer goes. */
    async deleteCustomer(customer: string): Promise<void> {
      const wanted = { customer, status: 'open', limit: 100 } as const;
      try {
        const { data } = await ask((stripe) => stripe.checkout.sessions.list(wanted));
        for (const { id } of data) await ask((stripe) => stripe.checkout.sessions.expire(id));
        await ask((stripe) => stripe.customers.del(customer));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      }
    },

    async openCheckout(checkout: CheckoutToOpen) {
      const { customerId, userId, trialDays, successUrl, cancelUrl, idempotencyKey } = checkout;
      const metadata = { user_id: userId };
      const wanted: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        metadata,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
        success_url: successUrl,
        cancel_url: cancelUrl,
      };
      const { id, url, expires_at } = await ask((stripe) =>
        stripe.checkout.sessions.create(wanted, { idempotencyKey }),
      );
      if (!url) throw new AppError('PAYMENT_UNAVAILABLE');
      return { id, url, expiresAt: new Date(expires_at * 1000) };
    },

    async isOpen(checkoutId: string): Promise<boolean> {
      try {
        return (await ask((stripe) => stripe.checkout.sessions.retrieve(checkoutId))).status === 'open';
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
        throw error;
      }
    },

    async listSubscriptions(customer: string) {
      return toReadings(
        await ask((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
      );
    },

    async cancelAtPeriodEnd(cancellation: CancellationToSchedule): Promise<void> {
      const { subscriptionId, reason, idempotencyKey } = cancellation;
      const wanted = {
        cancel_at_period_end: true,
        ...(reason !== undefined && { cancellation_details: { comment: reason } }),
      };
      await ask((stripe) => stripe.subscriptions.update(subscriptionId, wanted, { idempotencyKey }));
    },

    /** The money first: once it has ended, nobody would come to look at it again. */
    async revoke(subscriptionId: string, { isRefunded }: { isRefunded: boolean }): Promise<void> {
      if (isRefunded) await refundOrLog(subscriptionId);
      await ask((stripe) => stripe.subscriptions.cancel(subscriptionId)).catch((error) => {
        // It has ended: the answer to the first try was lost.
        if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      });
    },

    async createPortal({ customerId, returnUrl }: PortalToOpen): Promise<string> {
      const wanted = { customer: customerId, return_url: returnUrl };
      return (await ask((stripe) => stripe.billingPortal.sessions.create(wanted))).url;
    },

    /**
     * An event that Stripe has signed, and not long ago.
     * @param body as it came, to the byte
     * @throws AppError INVALID_REQUEST
     */
    async readEvent(body: string, signature: string, now: Date) {
      const { webhooks } = await loading;
      if (!webhooks.signature) throw new AppError('INVALID_REQUEST');
      try {
        // Not constructEvent: it throws for events of Stripe's second version, which would come again and again.
        webhooks.signature.verifyHeader(
          body,
          signature,
          webhookSecret,
          signatureToleranceSeconds,
          undefined,
          now.getTime(),
        );
        return toBillingEvent(JSON.parse(body));
      } catch (cause) {
        throw new AppError('INVALID_REQUEST', { cause });
      }
    },
  };
}

/** Loaded here and not above, since a server without Stripe does better without half a second and 20 MB of it. */
async function loadClient(secretKey: string, apiBase: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Client(secretKey, {
    apiVersion,
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    // Of Stripe's two ways this one never repeats a request by itself, and its timeout is for all of it.
    httpClient: Client.createFetchHttpClient(),
  });
}

function toId(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'object' ? named?.id : named;
}
