import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../kit/product.ts';
import type { StripeEvent } from '../kit/stripe/account.ts';
import type { DeliveryOptions } from '../kit/stripe/double.ts';
import { dayMs, type PaidProduct, type Payer, startPaidProduct, toSessionId } from '../kit/stripe/product.ts';

const forgeries: Record<string, DeliveryOptions> = {
  'signed by somebody else': { secret: 'whsec_of_somebody_else' },
  'six minutes old': { signedAt: new Date(Date.now() - 6 * 60_000) },
  tampered: {
    tamper: (body) => body.replace('customer.subscription.created', 'customer.subscription.deleted'),
  },
  unsigned: { headers: { 'stripe-signature': '' } },
  'signed in an older scheme': { headers: { 'stripe-signature': 't=1,v0=abc' } },
  'written anew': { tamper: (body) => JSON.stringify(JSON.parse(body)) },
  'with a mark before it': { tamper: (body) => `\ufeff${body}` },
  'in another encoding': { tamper: (body) => Buffer.from(body, 'utf16le') },
  packed: { tamper: (body) => gzipSync(body), headers: { 'content-encoding': 'gzip' } },
};

describe.each(databaseKinds)('on %s', (database) => {
  let product: PaidProduct;
  let hookUrl: string;
  beforeAll(async () => {
    product = await startPaidProduct(database);
    hookUrl = `${product.url}/api/billing/webhook`;
  });
  beforeEach(() => {
    product.stripe.webhookUrl = hookUrl;
  });
  afterAll(() => product.stop());

  const rowsOf = (payer: Payer) =>
    product.query<{ status: string; is_active: boolean }>(
      `select provider_id, status, is_active, cancelled_at, subscription_end, trial_end, past_due_since
       from user_subscriptions where user_id = $1::uuid order by provider_id`,
      [payer.userId],
    );

  const appliedOf = (payer: Payer) =>
    product.query<{ id: string }>('select id from billing_events where user_id = $1::uuid', [payer.userId]);

  /** A payment of which the product has heard nothing yet, and what there is to hear. */
  async function payUnheard(): Promise<{ payer: Payer; subscriptionId: string; events: StripeEvent[] }> {
    const { stripe } = product;
    const payer = await product.signUp();
    stripe.webhookUrl = undefined;
    const { body } = await payer.checkout();
    const known = stripe.events.length;
    const { id } = stripe.complete(toSessionId(body.url));
    stripe.webhookUrl = hookUrl;
    return { payer, subscriptionId: id, events: stripe.events.slice(known) };
  }

  test('BILL-15 of a checkout whose browser never came back, true events count, once each, in any order', async () => {
    const { payer, events } = await payUnheard();
    for (const event of events) {
      expect(await product.stripe.deliver(event, { secret: 'whsec_of_somebody_else' })).toBe(400);
    }
    expect(await payer.accountType()).toBe('free');
    for (const event of [...events.toReversed(), ...events]) {
      expect(await product.stripe.deliver(event)).toBe(200);
    }
    expect(await payer.accountType()).toBe('paid');
    expect(await rowsOf(payer)).toHaveLength(1);
    expect((await appliedOf(payer)).map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
  });

  test('F-31 a webhook that is not as Stripe signed it, or not just now, is refused and changes nothing', async () => {
    const { payer, events } = await payUnheard();
    const [created] = events;
    if (created === undefined) throw new Error('nothing has happened');
    for (const [name, forgery] of Object.entries(forgeries)) {
      expect(await product.stripe.deliver(created, forgery), name).toBe(400);
    }
    expect(await rowsOf(payer)).toEqual([]);
    expect(await payer.accountType()).toBe('free');
    expect(await appliedOf(payer)).toEqual([]);
    expect(await product.stripe.deliver(created)).toBe(200);
    expect(await payer.accountType()).toBe('paid');
  });

  test('F-32 an event that comes ten times, also at once, has one effect', async () => {
    const { payer, events } = await payUnheard();
    const [created] = events;
    if (created === undefined) throw new Error('nothing has happened');
    const answers = await Promise.all(Array.from({ length: 10 }, () => product.stripe.deliver(created)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await rowsOf(payer)).toHaveLength(1);
    expect(await appliedOf(payer)).toEqual([{ id: created.id }]);
    const asked = product.stripe.requests.length;
    expect(await product.stripe.deliver(created)).toBe(200);
    expect(product.stripe.requests.length).toBe(asked);
  });

  test('F-33 in whatever order events come, twice each, the end is the same, and what has ended stays ended', async () => {
    const ends: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { payer, subscriptionId, events } = await payUnheard();
      const { stripe } = product;
      stripe.webhookUrl = undefined;
      const known = stripe.events.length;
      stripe.cancelInPortal(subscriptionId);
      stripe.resumeInPortal(subscriptionId);
      stripe.endNow(subscriptionId);
      stripe.webhookUrl = hookUrl;
      const all = [...events, ...stripe.events.slice(known)];
      expect(all).toHaveLength(6);
      const order = [...all, ...all].sort(() => Math.random() - 0.5);
      const answers = [];
      for (const event of order) answers.push(await stripe.deliver(event));
      expect(new Set(answers)).toEqual(new Set([200]));
      const rows = await rowsOf(payer);
      expect(await payer.accountType()).toBe('free');
      ends.push(rows.map(({ status, is_active }) => ({ status, is_active })));
    }
    expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
      new Set([JSON.stringify([{ status: 'ended', is_active: false }])]),
    );
  });

  test('F-33 a new subscription counts although an old one has ended', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    product.stripe.endNow(subscription.id);
    await product.stripe.delivered();
    expect(await payer.accountType()).toBe('free');
    product.stripe.complete(toSessionId((await payer.checkout()).body.url));
    await product.stripe.delivered();
    expect(await payer.accountType()).toBe('paid');
    expect(await rowsOf(payer)).toHaveLength(2);
  });

  test('F-34 a lost webhook heals: the next check asks Stripe', async () => {
    const { payer, subscriptionId } = await payUnheard();
    expect(await payer.accountType()).toBe('free');
    expect((await payer.check()).body).toMatchObject({ subscribed: true, subscription_tier: 'Premium' });
    product.stripe.webhookUrl = undefined;
    product.stripe.endNow(subscriptionId);
    await product.passTo(new Date(Date.now() + 2_000));
    expect((await payer.check()).body).toEqual({
      subscribed: false,
      subscription_tier: 'Free',
      subscription_end: null,
    });
    await product.passTo(new Date());
  });

  test('a payment of which no webhook and no browser ever told is found after some minutes', async () => {
    const { payer } = await payUnheard();
    await product.passTo(new Date(Date.now() + 6 * 60_000));
    await expect.poll(payer.accountType, { timeout: 20_000 }).toBe('paid');
    await product.passTo(new Date());
  });

  test('F-35 a webhook that could not be worked on answers no 2xx and is not noted, so that it works when it comes again', async () => {
    const { payer, events } = await payUnheard();
    const [created] = events;
    if (created === undefined) throw new Error('nothing has happened');
    product.stripe.failNext('broken', { times: 2 });
    expect(await product.stripe.deliver(created)).toBe(503);
    expect([await rowsOf(payer), await appliedOf(payer)]).toEqual([[], []]);
    expect(await product.stripe.deliver(created)).toBe(200);
    expect(await payer.accountType()).toBe('paid');

    const unknown = { ...created, id: 'evt_other', type: 'terminal.reader.action_failed' };
    expect(await product.stripe.deliver({ ...unknown, data: { object: { object: 'reader' } } })).toBe(200);
    const stranger = { object: 'subscription', customer: 'cus_of_nobody' };
    expect(await product.stripe.deliver({ ...created, id: 'evt_2', data: { object: stranger } })).toBe(200);
    expect(
      await product.query('select id from billing_events where id in ($1, $2)', ['evt_other', 'evt_2']),
    ).toEqual([]);
  });

  test('a second subscription that cannot be ended yet does not keep Premium from who has paid', async () => {
    const { payer, events } = await payUnheard();
    const [created] = events;
    if (created === undefined) throw new Error('nothing has happened');
    const { customer } = created.data.object as { customer: string };
    product.stripe.webhookUrl = undefined;
    const second = product.stripe.subscribe(customer);
    product.stripe.webhookUrl = hookUrl;
    product.stripe.failNext('broken', { times: 2, on: /^DELETE/ });
    expect(await product.stripe.deliver(created)).toBe(200);
    expect(await payer.accountType()).toBe('paid');
    expect(second.ended_at).toBeNull();
    await product.passTo(new Date(Date.now() + 11 * 60_000));
    const living = () =>
      [...product.stripe.subscriptions.values()].filter(
        (one) => one.customer === customer && one.ended_at === null,
      );
    await expect.poll(() => living().length, { timeout: 20_000 }).toBe(1);
    expect(await payer.accountType()).toBe('paid');
    await product.passTo(new Date());
  });

  test('whatever Stripe has signed is answered, in shapes that nobody knows as well', async () => {
    const event = { ...(await payUnheard()).events[0], id: 'evt_odd', type: 'some.type' };
    for (const odd of [
      { data: {} },
      { data: { object: { id: null } } },
      { object: 'v2.core.event', data: null },
    ])
      expect(await product.stripe.deliver({ ...event, ...odd } as StripeEvent)).toBe(200);
  });

  test('F-36 a cancellation on Stripe’s pages, which sets a date alone, is seen as scheduled', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    product.stripe.cancelInPortal(subscription.id, 'too dear');
    await product.stripe.delivered();
    const end = new Date(subscription.periodEnd * 1000).toISOString();
    expect(await payer.subscription()).toMatchObject({
      is_active: true,
      cancelled_at: expect.any(String),
      subscription_end: end,
      cancellation_reason: 'too dear',
    });
    expect(await payer.cancellation()).toMatchObject({
      subscription_end: end,
      cancellation_reason: 'too dear',
    });
    expect((await payer.cancel()).body).toEqual({ success: false, error: 'Already Cancelled' });
    product.stripe.resumeInPortal(subscription.id);
    await product.stripe.delivered();
    expect(await payer.subscription()).toMatchObject({ is_active: true, cancelled_at: null });
    expect(await payer.cancellation()).toBeNull();
  });

  test('what the operator ends or deletes in the dashboard ends here', async () => {
    const ended = await product.signUpWithPremium();
    const deleted = await product.signUpWithPremium();
    product.stripe.endNow(ended.subscription.id);
    product.stripe.deleteCustomer(deleted.subscription.customer);
    await product.stripe.delivered();
    for (const { payer } of [ended, deleted]) {
      expect(await payer.accountType()).toBe('free');
      expect((await payer.check()).body.subscribed).toBe(false);
    }
    // The customer is gone; the next checkout makes another.
    const { status, body } = await deleted.payer.checkout();
    expect([status, body.url]).toEqual([200, expect.stringContaining('http')]);
  });

  test('the webhook takes posts only, and needs no token', async () => {
    expect((await fetch(hookUrl)).status).not.toBe(200);
    const answer = await fetch(hookUrl, { method: 'POST', body: '{"type":"a form\u2019s"}' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('a Premium that nobody looks at goes on by its renewals', async () => {
    const { payer } = await product.signUpWithPremium();
    await product.passTo(new Date(Date.now() + 15 * dayMs));
    expect(await payer.subscription()).toMatchObject({ status: 'active', is_active: true });
    await product.passTo(new Date(Date.now() + 46 * dayMs));
    expect(await payer.subscription()).toMatchObject({ status: 'active', is_active: true });
    await product.passTo(new Date());
  });
});
