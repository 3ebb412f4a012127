import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../kit/product.ts';
import { type Hands, providerKinds, startWith } from '../kit/stripe/hands.ts';
import { dayMs, type Payer } from '../kit/stripe/product.ts';

const free = { subscribed: false, subscription_tier: 'Free', subscription_end: null };

const settings = providerKinds.flatMap((provider) =>
  databaseKinds.map((database) => ({ provider, database })),
);

/** What a writer goes through, the same with Stripe and with the sandbox. */
describe.each(settings)('with $provider on $database', ({ provider, database }) => {
  let hands: Hands;
  beforeAll(async () => {
    hands = await startWith(provider, database);
  });
  afterAll(() => hands.stop());

  const inDays = (days: number) => new Date(Date.now() + days * dayMs);

  async function signUpWithPremium(): Promise<Payer> {
    const payer = await hands.signUp();
    await hands.pay((await payer.checkout()).body.url);
    return payer;
  }

  test('check-subscription tells plan and end, of who never paid too', async () => {
    const payer = await hands.signUp();
    expect(await payer.check()).toMatchObject({ status: 200, body: free });
    await hands.pay((await payer.checkout()).body.url);
    const { body } = await payer.check();
    expect(Object.keys(body).sort()).toEqual(['subscribed', 'subscription_end', 'subscription_tier']);
    expect(body).toMatchObject({ subscribed: true, subscription_tier: 'Premium' });
    const days = (Date.parse(body.subscription_end ?? '') - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect((await payer.credits()).monthly.total).toBe(100);
  });

  test('the trial ends in a paid month, and months follow', async () => {
    const payer = await signUpWithPremium();
    expect(await payer.subscription()).toMatchObject({ status: 'trialing', trial_end: expect.any(String) });
    for (const days of [15, 46]) {
      await hands.passTo(inDays(days));
      expect((await payer.check()).body).toMatchObject({ subscribed: true });
      const row = await payer.subscription();
      expect(row).toMatchObject({ status: 'active', is_active: true, cancelled_at: null });
      expect(Date.parse(row?.subscription_end ?? '')).toBeGreaterThan(inDays(days).getTime());
    }
    await hands.passTo(inDays(0));
  });

  test('F-39b a cancellation keeps its reason and Premium until the end; a second one says so', async () => {
    const payer = await signUpWithPremium();
    const end = (await payer.subscription())?.subscription_end;
    expect((await payer.cancel('  I write too little.  ')).body).toEqual({
      success: true,
      cancellation_effective_date: end,
    });
    expect((await payer.cancel()).body).toEqual({ success: false, error: 'Already Cancelled' });
    expect(await payer.accountType()).toBe('paid');
    expect(await payer.subscription()).toMatchObject({
      is_active: true,
      cancelled_at: expect.any(String),
      cancellation_reason: 'I write too little.',
      subscription_end: end,
    });
  });

  test('who has nothing to cancel is told so', async () => {
    const payer = await hands.signUp();
    expect((await payer.cancel('why not')).body).toEqual({
      success: false,
      error: 'There is no subscription to cancel.',
    });
  });

  test('BILL-11 the latest cancellation: id, date, end and reason; none is null', async () => {
    const payer = await signUpWithPremium();
    expect(await payer.cancellation()).toBeNull();
    await payer.cancel('enough');
    const row = await payer.subscription();
    expect(await payer.cancellation()).toEqual({
      id: row?.id,
      cancelled_at: row?.cancelled_at,
      subscription_end: row?.subscription_end,
      cancellation_reason: 'enough',
    });
    const stranger = await signUpWithPremium();
    expect(await stranger.cancellation()).toBeNull();
    await hands.passTo(inDays(15));
    await hands.pay((await payer.checkout()).body.url);
    await payer.cancel();
    const latest = await payer.subscription();
    expect(latest?.id).not.toBe(row?.id);
    expect(await payer.cancellation()).toMatchObject({ id: latest?.id, cancellation_reason: null });
    await hands.passTo(inDays(0));
  });

  test('F-36 what is cancelled on the provider’s pages is scheduled here, and what is taken back there is here too', async () => {
    const payer = await signUpWithPremium();
    await hands.cancel(payer);
    expect(await payer.subscription()).toMatchObject({ is_active: true, cancelled_at: expect.any(String) });
    await hands.resume(payer);
    expect(await payer.subscription()).toMatchObject({ is_active: true, cancelled_at: null });
  });

  test('BILL-06 the row of a subscription is read only where the account is a paid one', async () => {
    const payer = await signUpWithPremium();
    const setPlan = (plan: string) =>
      hands.product.query('update profiles set account_type = $2::text where id = $1::uuid', [
        payer.userId,
        plan,
      ]);
    await setPlan('free');
    expect(await payer.subscription()).toBeNull();
    await setPlan('paid');
    expect(await payer.subscription()).toMatchObject({ user_id: payer.userId, is_active: true });
  });

  test('BILL-10 after its effective date the account is Free, although nobody was signed in', async () => {
    const payer = await signUpWithPremium();
    await payer.cancel();
    await hands.passTo(inDays(15));
    await expect.poll(payer.accountType, { timeout: 20_000 }).toBe('free');
    expect(await payer.subscription()).toBeNull();
    expect((await payer.get<{ account_type: string }>('/api/profile')).body.account_type).toBe('free');
    expect((await payer.credits()).monthly).toEqual({ used: 0, total: 0 });
    expect((await payer.check()).body).toEqual(free);
    await hands.passTo(inDays(0));
  });

  test('F-39d an overdue payment keeps Premium for the days that the plan says, and is told', async () => {
    const payer = await signUpWithPremium();
    await hands.failPayments(payer);
    await hands.passTo(inDays(15));
    expect((await payer.check()).body).toMatchObject({ subscribed: true });
    const row = await payer.subscription();
    expect(row).toMatchObject({ status: 'past_due', is_active: true });
    const days = (Date.parse(row?.subscription_end ?? '') - inDays(0).getTime()) / dayMs;
    expect(days).toBeGreaterThan(20.9);
    expect(days).toBeLessThanOrEqual(21.01);
    await hands.passTo(inDays(22));
    expect((await payer.check()).body).toEqual(free);
    expect(await payer.accountType()).toBe('free');
    await hands.payOverdue(payer);
    expect(await payer.accountType()).toBe('paid');
    expect(await payer.subscription()).toMatchObject({ status: 'active', is_active: true });
    await hands.passTo(inDays(0));
  });

  test('after Premium has ended it can be had again, without a second trial', async () => {
    const payer = await signUpWithPremium();
    await payer.cancel();
    await hands.passTo(inDays(15));
    expect((await payer.check()).body).toEqual(free);
    await hands.pay((await payer.checkout()).body.url);
    expect(await payer.subscription()).toMatchObject({ status: 'active', is_active: true, trial_end: null });
    await hands.passTo(inDays(0));
  });
});
