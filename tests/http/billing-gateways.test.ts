import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingGateway } from '../../src/server/billing/index.ts';
import { makeSandboxStore } from '../../src/server/billing/sandbox/object-store.ts';
import { makeSandbox } from '../../src/server/billing/sandbox/provider.ts';
import { makeStripeGateway } from '../../src/server/billing/stripe/provider.ts';
import { systemSleep } from '../../src/server/platform/clock.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import { openEmbedded } from '../kit/databases.ts';
import { type StripeDouble, startStripe } from '../kit/stripe/double.ts';
import { dayMs, toSessionId } from '../kit/stripe/product.ts';

// What every payment provider has to do for the product, shown against the double of Stripe and the sandbox.

interface UnderTest {
  gateway: BillingGateway;
  pay(checkoutId: string): Promise<unknown>;
  stop(): Promise<void>;
}

const offsetMs = 0;
const clock = () => new Date(Date.now() + offsetMs);
const log = makeLog('silent');

function makeGatewayOf(
  { environment }: StripeDouble,
  changes: { secretKey?: string; priceId?: string } = {},
) {
  return makeStripeGateway({
    secretKey: environment.STRIPE_SECRET_KEY ?? '',
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET ?? '',
    priceId: environment.STRIPE_PRICE_ID ?? '',
    apiBase: environment.STRIPE_API_BASE ?? '',
    sleep: systemSleep,
    log,
    ...changes,
  });
}

async function startWithStripe(): Promise<UnderTest> {
  const stripe = await startStripe(clock);
  return {
    gateway: makeGatewayOf(stripe),
    pay: async (checkoutId) => stripe.complete(toSessionId(checkoutId)),
    stop: stripe.stop,
  };
}

async function startWithSandbox(): Promise<UnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-'));
  const database = await openEmbedded(folder);
  const sandbox = makeSandbox({
    store: makeSandboxStore(database),
    publicUrl: () => 'http://localhost:3000',
    tell: async () => undefined,
    clock,
    newToken: () => randomBytes(16).toString('base64url'),
    log,
  });
  return {
    gateway: sandbox.gateway,
    pay: sandbox.pay,
    async stop() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe.each([
  ['Stripe', startWithStripe],
  ['the sandbox', startWithSandbox],
])('%s', (_, start) => {
  let one: UnderTest;
  let gateway: BillingGateway;
  beforeAll(async () => {
    one = await start();
    gateway = one.gateway;
  });
  afterAll(() => one.stop());

  const newCustomer = (idempotencyKey: string = randomUUID()) =>
    gateway.createCustomer({ userId: 'user-1', email: 'marta@example.org', idempotencyKey });

  const toCheckout = (customerId: string, trialDays: number) => ({
    customerId,
    userId: 'user-1',
    trialDays,
    successUrl: 'http://localhost:3000/subscription-success',
    cancelUrl: 'http://localhost:3000/upgrade?subscription=cancelled',
    idempotencyKey: randomUUID(),
  });

  async function subscribe(trialDays: number) {
    const customerId = await newCustomer();
    const checkout = await gateway.openCheckout(toCheckout(customerId, trialDays));
    await one.pay(checkout.id);
    const [reading] = await gateway.listSubscriptions(customerId);
    if (reading === undefined) throw new Error('nothing was paid');
    return { customerId, checkout, reading };
  }

  test('the same key makes one customer and one checkout', async () => {
    const key = randomUUID();
    const customerId = await newCustomer(key);
    expect(await newCustomer(key)).toBe(customerId);
    expect(await newCustomer()).not.toBe(customerId);
    const wanted = toCheckout(customerId, 14);
    const first = await gateway.openCheckout(wanted);
    expect(await gateway.openCheckout(wanted)).toEqual(first);
    expect((await gateway.openCheckout(toCheckout(customerId, 14))).id).not.toBe(first.id);
  });

  test('a checkout is open for a day, and until it is paid', async () => {
    const customerId = await newCustomer();
    const checkout = await gateway.openCheckout(toCheckout(customerId, 14));
    expect(URL.canParse(checkout.url)).toBe(true);
    const hours = (checkout.expiresAt.getTime() - Date.now()) / (60 * 60 * 1000);
    expect(Math.round(hours)).toBe(24);
    expect(await gateway.isOpen(checkout.id)).toBe(true);
    expect(await gateway.listSubscriptions(customerId)).toEqual([]);
    await one.pay(checkout.id);
    expect(await gateway.isOpen(checkout.id)).toBe(false);
    expect(await gateway.isOpen('there_is_no_such_checkout')).toBe(false);
  });

  test('a checkout with a trial starts one, and one without starts a month', async () => {
    const trial = (await subscribe(14)).reading;
    expect(trial).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false, reason: undefined });
    expect(trial.trialEnd).toEqual(trial.periodEnd);
    expect(((trial.trialEnd?.getTime() ?? 0) - trial.createdAt.getTime()) / dayMs).toBe(14);
    const paid = (await subscribe(0)).reading;
    expect(paid).toMatchObject({ status: 'active', trialEnd: undefined });
    expect(paid.periodEnd?.getTime()).toBeGreaterThan(Date.now() + 27 * dayMs);
  });

  test('a cancellation is scheduled for the end of the period and keeps its reason', async () => {
    const { customerId, reading } = await subscribe(14);
    const reason = 'I “write” too little & seldom.';
    await gateway.cancelAtPeriodEnd({ subscriptionId: reading.id, reason, idempotencyKey: randomUUID() });
    const [cancelled] = await gateway.listSubscriptions(customerId);
    expect(cancelled).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true, reason });
    expect(cancelled?.cancelledAt).toBeInstanceOf(Date);
    expect(cancelled?.periodEnd).toEqual(reading.periodEnd);
  });

  test('what is revoked has ended at once, and revoking it again changes nothing', async () => {
    const { customerId, reading } = await subscribe(0);
    await gateway.revoke(reading.id, { isRefunded: true });
    const [revoked] = await gateway.listSubscriptions(customerId);
    expect(revoked).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
    await gateway.revoke(reading.id, { isRefunded: true });
    expect(await gateway.listSubscriptions(customerId)).toEqual([revoked]);
  });

  test('with a customer go their subscriptions and checkouts, and to delete one again changes nothing', async () => {
    const { customerId } = await subscribe(14);
    const checkout = await gateway.openCheckout(toCheckout(customerId, 0));
    await gateway.deleteCustomer(customerId);
    await gateway.deleteCustomer(customerId);
    expect(await gateway.isOpen(checkout.id)).toBe(false);
    const living = await gateway.listSubscriptions(customerId).catch(() => []);
    expect(living.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
  });

  test('a portal has an address; a customer that is not there has none, and nothing else', async () => {
    const { customerId } = await subscribe(14);
    const returnUrl = 'http://localhost:3000/settings';
    expect(URL.canParse(await gateway.createPortal({ customerId, returnUrl }))).toBe(true);
    const missing = { code: 'NOT_FOUND' };
    await expect(gateway.createPortal({ customerId: 'cus_none', returnUrl })).rejects.toMatchObject(missing);
    await expect(gateway.listSubscriptions('cus_none')).rejects.toMatchObject(missing);
    await expect(gateway.openCheckout(toCheckout('cus_none', 14))).rejects.toMatchObject(missing);
  });
});

describe('Stripe alone', () => {
  let stripe: StripeDouble;
  beforeAll(async () => {
    stripe = await startStripe();
  });
  afterAll(() => stripe.stop());

  const customer = { userId: 'user-1', email: 'marta@example.org', idempotencyKey: 'customer-1' };

  test('a wrong key and a wrong price are for the operator to mend', async () => {
    const stranger = makeGatewayOf(stripe, { secretKey: 'sk_of_nobody' });
    await expect(stranger.createCustomer(customer)).rejects.toMatchObject({ code: 'PAYMENT_NOT_SET_UP' });
    const gateway = makeGatewayOf(stripe, { priceId: 'price_of_nobody' });
    const checkout = {
      customerId: await gateway.createCustomer(customer),
      userId: 'user-1',
      trialDays: 0,
      successUrl: 'http://localhost/a',
      cancelUrl: 'http://localhost/b',
      idempotencyKey: 'checkout-1',
    };
    await expect(gateway.openCheckout(checkout)).rejects.toMatchObject({ code: 'PAYMENT_NOT_SET_UP' });
  });

  test('a key that comes with other values is told from a failure', async () => {
    const gateway = makeGatewayOf(stripe);
    await gateway.createCustomer({ ...customer, idempotencyKey: 'customer-2' });
    const other = { ...customer, idempotencyKey: 'customer-2', email: 'other@example.org' };
    await expect(gateway.createCustomer(other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('no request is made more than twice', async () => {
    const gateway = makeGatewayOf(stripe);
    const known = stripe.requests.length;
    stripe.failNext('lost', { times: 9 });
    await expect(gateway.createCustomer({ ...customer, idempotencyKey: 'customer-3' })).rejects.toMatchObject(
      {
        code: 'PAYMENT_UNAVAILABLE',
      },
    );
    expect(stripe.requests.length - known).toBe(2);
  });
});

test('the double refuses what Stripe would: unknown parameters, paths and keys', async () => {
  const stripe = await startStripe();
  try {
    const { STRIPE_API_BASE: url, STRIPE_SECRET_KEY: key } = stripe.environment;
    const ask = async (path: string, body: string, headers: Record<string, string> = {}) => {
      const usual = {
        authorization: `Bearer ${key}`,
        'stripe-version': '2026-10-28.endive',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { ...usual, ...headers },
        body,
      });
      const { error } = (await answer.json()) as { error?: { code?: string; param?: string } };
      return [answer.status, error?.code, error?.param];
    };
    expect(await ask('/v1/customers', 'email=a%40example.org&metadata[a]=b')).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await ask('/v1/customers', 'mail=a')).toEqual([400, 'parameter_unknown', 'mail']);
    expect(await ask('/v1/checkout/sessions', 'mode=subscription&line_items[0][prize]=a')).toEqual([
      400,
      expect.stringMatching(/^parameter_/),
      expect.any(String),
    ]);
    expect((await ask('/v1/nothing', ''))[0]).toBe(404);
    expect((await ask('/v1/customers', '', { authorization: 'Bearer sk_of_nobody' }))[0]).toBe(401);
    expect((await ask('/v1/customers', '', { 'stripe-version': '' }))[0]).toBe(400);
  } finally {
    await stripe.stop();
  }
});
