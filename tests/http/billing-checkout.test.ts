import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/shared/errors.ts';
import { databaseKinds } from '../kit/product.ts';
import { type PaidProduct, type Payer, startPaidProduct, toSessionId } from '../kit/stripe/product.ts';

describe.each(databaseKinds)('on %s', (database) => {
  let product: PaidProduct;
  beforeAll(async () => {
    product = await startPaidProduct(database);
  });
  afterAll(() => product.stop());

  const sessionOf = (url: string) => product.stripe.getSession(toSessionId(url));

  function customersOf(payer: Payer): string[] {
    const own = [...product.stripe.customers.values()].filter(
      ({ metadata }) => metadata.user_id === payer.userId,
    );
    return own.map(({ id }) => id);
  }

  const livingOf = (customer: string) =>
    [...product.stripe.subscriptions.values()].filter(
      (one) => one.customer === customer && one.ended_at === null,
    );

  test('a checkout is the signed-in writer’s own, with a trial, and returns to the product', async () => {
    const payer = await product.signUp();
    const { status, body } = await payer.checkout();
    expect([status, Object.keys(body)]).toEqual([200, ['url']]);
    const [customer] = customersOf(payer);
    expect(sessionOf(body.url)).toMatchObject({
      customer,
      client_reference_id: payer.userId,
      metadata: { user_id: payer.userId },
      trialDays: 14,
      success_url: `${product.url}/subscription-success`,
      cancel_url: `${product.url}/upgrade?subscription=cancelled`,
    });
  });

  test('however often and at once checkout is called, there is one customer and one open checkout', async () => {
    const payer = await product.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => payer.checkout()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const later = await payer.checkout();
    expect(new Set([...answers, later].map(({ body }) => body.url)).size).toBe(1);
    expect(customersOf(payer)).toHaveLength(1);
  });

  test('who has Premium cannot pay again, and an open checkout is not given out any more', async () => {
    const { payer } = await product.signUpWithPremium();
    const { status, body } = await payer.checkout();
    expect([status, body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
  });

  test('F-37 one checkout is open at most, and a second subscription is ended at once and paid back', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    expect((await payer.checkout()).body.code).toBe('ALREADY_SUBSCRIBED');
    const second = product.stripe.subscribe(subscription.customer);
    await product.stripe.delivered();
    expect(livingOf(subscription.customer).map(({ id }) => id)).toEqual([subscription.id]);
    expect(second.invoices.map(({ refunded }) => refunded)).toEqual([true]);
    expect(subscription.invoices.map(({ refunded }) => refunded)).toEqual([false]);
    expect(await payer.accountType()).toBe('paid');
    expect((await payer.check()).body.subscribed).toBe(true);
  });

  test('a checkout that has expired gives way to a new one', async () => {
    const payer = await product.signUp();
    const first = (await payer.checkout()).body.url;
    product.stripe.expire(toSessionId(first));
    await product.stripe.delivered();
    const second = (await payer.checkout()).body.url;
    expect(second).not.toBe(first);
    expect(sessionOf(second)).toMatchObject({ status: 'open', trialDays: 14 });
  });

  test('the same idempotency key gets the same answer, also when the checkout has been paid', async () => {
    const payer = await product.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await payer.checkout({ headers });
    product.stripe.complete(toSessionId(first.body.url));
    await product.stripe.delivered();
    expect((await payer.checkout({ headers })).body).toEqual(first.body);
    expect((await payer.checkout()).status).toBe(409);
  });

  test('F-38 a second trial is granted neither to the same writer nor to a new account with the same address, nor while another account’s checkout offers it', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    product.stripe.endNow(subscription.id);
    await product.stripe.delivered();
    expect(sessionOf((await payer.checkout()).body.url).trialDays).toBe(0);
    const open = await product.signUp();
    await open.checkout();
    for (const { userId } of [payer, open])
      await product.query('delete from "user" where id = $1::uuid', [userId]);
    const again = await product.signUp({ email: payer.email.toUpperCase() });
    expect(sessionOf((await again.checkout()).body.url).trialDays).toBe(0);
    const other = await product.signUp({ email: open.email });
    const url = (await other.checkout()).body.url;
    expect(sessionOf(url).trialDays).toBe(0);
    // What was offered and never taken is there again once that checkout is over.
    product.stripe.expire(toSessionId(url));
    await product.query(`update billing_trials set held_until = now() where user_id = $1::uuid`, [
      open.userId,
    ]);
    expect(sessionOf((await other.checkout()).body.url).trialDays).toBe(14);
  });

  test('F-39 neither a client’s word nor a mail address says whose payment it is', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    const stranger = await product.signUp();
    for (const name of ['create-checkout', 'customer-portal', 'check-subscription', 'cancel-subscription']) {
      const claims = [{ user_id: payer.userId }, { customer: subscription.customer }, { plan: 'paid' }];
      for (const claim of claims) {
        const { status } = await stranger.post(`/api/functions/${name}`, claim);
        expect([name, status]).toEqual([name, 400]);
      }
    }
    // A customer of Stripe with the stranger's address, whom the product has not made, pays.
    product.stripe.customers.set('cus_made_by_hand', {
      id: 'cus_made_by_hand',
      email: stranger.email,
      metadata: { user_id: stranger.userId },
      deleted: false,
    });
    product.stripe.subscribe('cus_made_by_hand');
    expect(new Set(await product.stripe.delivered())).toEqual(new Set([200]));
    expect(await stranger.accountType()).toBe('free');
    expect((await stranger.check()).body.subscribed).toBe(false);
    expect(await stranger.subscription()).toBeNull();
    expect(await stranger.cancellation()).toBeNull();
  });

  test('the portal is the writer’s own; who never was at a checkout has none', async () => {
    const payer = await product.signUp();
    expect((await payer.portal()).body).toMatchObject({ code: 'NO_SUBSCRIPTION', status: 409 });
    await payer.checkout();
    const { status, body } = await payer.portal();
    expect([status, Object.keys(body)]).toEqual([200, ['url']]);
    const [customer] = customersOf(payer);
    expect(product.stripe.requests.at(-1)).toMatchObject({
      path: '/v1/billing_portal/sessions',
      form: { customer, return_url: `${product.url}/settings?tab=plan` },
    });
  });

  test('F-39c whatever Stripe does, the writer reads the sentence for it, nothing is left half done, and the tools work', async () => {
    // Those that are worth it are asked twice.
    const times = { down: 2, broken: 2, lost: 2, limited: 1, declined: 1, slow: 1 } as const;
    for (const fault of ['down', 'broken', 'lost', 'limited', 'declined', 'slow'] as const) {
      const payer = await product.signUp();
      product.stripe.failNext(fault, { times: times[fault] });
      const pending = payer.checkout();
      expect((await payer.improve('Some words to improve.')).status).toBe(200);
      const { status: answered, body } = await pending;
      const code = fault === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_UNAVAILABLE';
      const { status, message } = catalogue[code];
      expect([fault, answered, body.code, body.message]).toEqual([fault, status, code, message]);
      if (fault === 'limited') expect(body.retry_after).toBe(7);
      expect(await payer.accountType()).toBe('free');
      expect((await payer.checkout()).status).toBe(200);
      expect(customersOf(payer)).toHaveLength(1);
    }
  }, 60_000);

  test('an answer that is lost after the effect makes no second customer and no second checkout', async () => {
    for (const on of [/customers/, /sessions/]) {
      const payer = await product.signUp();
      const sessions = product.stripe.sessions.size;
      // Once for the request and once for its repetition, so that the caller has to come again.
      product.stripe.failNext('lost', { times: 2, on });
      expect((await payer.checkout()).status).toBe(503);
      expect((await payer.checkout()).status).toBe(200);
      expect(customersOf(payer)).toHaveLength(1);
      expect(product.stripe.sessions.size).toBe(sessions + 1);
    }
  });

  test('a failure that Stripe saves under a key is not asked for again', async () => {
    for (const on of [/customers/, /sessions/]) {
      const payer = await product.signUp();
      product.stripe.failNext('broken', { times: 2, on });
      expect((await payer.checkout()).status).toBe(503);
      expect((await payer.checkout()).status).toBe(200);
    }
    const { subscription } = await product.signUpWithPremium();
    product.stripe.failNext('broken', { times: 2, on: /refunds/ });
    const second = product.stripe.subscribe(subscription.customer);
    await product.stripe.delivered();
    expect(second.ended_at).toBeNull();
    product.stripe.tell('updated', second);
    await product.stripe.delivered();
    expect([second.status, second.invoices.map(({ refunded }) => refunded)]).toEqual(['canceled', [true]]);
  });

  test('calls at once while Stripe takes its time are one at Stripe', async () => {
    const payer = await product.signUp();
    product.stripe.failNext('late', { on: /customers/ });
    const known = product.stripe.requests.length;
    const answers = await Promise.all([payer.checkout(), payer.checkout(), payer.checkout()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const posts = product.stripe.requests.slice(known).filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/checkout/sessions']);
  });

  test('of cancellations at once one is done, and the others find it done', async () => {
    const { payer } = await product.signUpWithPremium();
    const answers = await Promise.all([payer.cancel('first'), payer.cancel(), payer.cancel()]);
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, false, true]);
    const refused = answers.filter(({ body }) => !body.success);
    expect(refused.map(({ body }) => body.error)).toEqual(['Already Cancelled', 'Already Cancelled']);
    expect((await payer.cancel()).body.error).toBe('Already Cancelled');
  });

  test.each(['unpaid', 'paused'])('what is %s can be cancelled', async (status) => {
    const { payer, subscription } = await product.signUpWithPremium();
    product.stripe.setStatus(subscription.id, status);
    await product.stripe.delivered();
    expect((await payer.cancel()).body.success).toBe(true);
    expect(subscription.cancel_at_period_end).toBe(true);
    expect((await payer.cancel()).body.error).toBe('Already Cancelled');
  });

  test('a cancellation whose answer is lost is done once, and known at the next look', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    product.stripe.failNext('lost', { times: 2, on: /^POST .*subscriptions/ });
    expect((await payer.cancel('moving on')).body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(subscription).toMatchObject({ cancel_at_period_end: true, comment: 'moving on' });
    expect((await payer.cancel()).body).toEqual({ success: false, error: 'Already Cancelled' });
    expect(await payer.cancellation()).toMatchObject({ cancellation_reason: 'moving on' });
  });

  test('a cancellation counts although Stripe cannot be asked right after it', async () => {
    const { payer } = await product.signUpWithPremium();
    product.stripe.failNext('down', { times: 2, on: /^GET .*subscriptions/ });
    // The first two befall the look before it, which then has nothing to cancel.
    expect((await payer.cancel()).status).toBe(503);
    expect((await payer.cancel('once more')).body.success).toBe(true);
  });

  test('while Stripe does not answer, a check answers from the copy within its time, else says so', async () => {
    const { payer } = await product.signUpWithPremium();
    const waiting = await product.signUp();
    await waiting.checkout();
    await product.passTo(new Date(Date.now() + 2_000));
    product.stripe.failNext('down', { times: 2 });
    expect((await payer.check()).body).toMatchObject({ subscribed: true });
    product.stripe.failNext('down', { times: 2 });
    expect((await waiting.check()).body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    await product.passTo(new Date());
  });
});
