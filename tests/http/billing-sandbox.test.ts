import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { press } from '../kit/stripe/hands.ts';
import { dayMs, makePayer, type Payer } from '../kit/stripe/product.ts';

const engine = makeScriptedEngine();
const proxies = { TRUSTED_PROXIES: '127.0.0.1,::1' };

async function readPage(url: string) {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('BILL-14: on a fresh machine, with nothing set, Premium is tried, cancelled, taken back, paid and ended', async () => {
  const product = await startProduct({ database: 'embedded', engine });
  try {
    const payer = makePayer(product, await signUp(product.url));
    expect((await payer.check()).body).toMatchObject({ subscribed: false });
    const { url } = (await payer.checkout()).body;
    expect(new URL(url).origin).toBe(product.url);
    expect((await readPage(url)).html).toContain('No money moves.');
    await press(url, { do: 'pay' });
    expect((await payer.check()).body).toMatchObject({ subscribed: true });
    expect(await payer.accountType()).toBe('paid');

    expect((await payer.cancel('too dear')).body.success).toBe(true);
    expect(await payer.cancellation()).not.toBeNull();
    const portal = (await payer.portal()).body.url;
    const pressIn = async (action: string) => {
      const [subscription] = /test_subscription_[\w-]+/.exec((await readPage(portal)).html) ?? [''];
      await press(portal, { do: action, subscription });
    };
    await pressIn('resume');
    expect(await payer.cancellation()).toBeNull();
    await pressIn('pass-time');
    expect(await payer.subscription()).toMatchObject({ status: 'active' });
    await pressIn('cancel');
    await pressIn('pass-time');
    expect(await payer.subscription()).toBeNull();
    expect(await payer.accountType()).toBe('free');
  } finally {
    await product.stop();
  }
});

describe.each(databaseKinds)('on %s', (database) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ database, engine, environment: proxies });
  });
  afterAll(() => product.stop());

  const newPayer = async (): Promise<Payer> => makePayer(product, await signUp(product.url));
  const checkoutOf = async (payer: Payer) => (await payer.checkout()).body.url;

  async function pressInPortal(url: string, action: string): Promise<void> {
    const [subscription] = /test_subscription_[\w-]+/.exec((await readPage(url)).html) ?? [''];
    await press(url, { do: action, subscription });
  }

  test('BILL-13 Premium is $5.00 per month after 14 days that are free once', async () => {
    const payer = await newPayer();
    const first = await checkoutOf(payer);
    expect((await readPage(first)).html).toContain('14 days free, then $5.00 per month.');
    await press(first, { do: 'pay' });
    expect(await payer.subscription()).toMatchObject({ status: 'trialing' });
    await payer.cancel();
    product.setTime(new Date(Date.now() + 15 * dayMs));
    const second = await checkoutOf(payer);
    const { html } = await readPage(second);
    expect(html).toContain('$5.00 per month, from today.');
    expect(html).not.toContain('free');
    product.setTime(new Date());
  });

  test('its pages say that no money moves, run no script, and load nothing', async () => {
    const payer = await newPayer();
    const checkout = await checkoutOf(payer);
    const portal = (await payer.portal()).body.url;
    for (const url of [checkout, portal]) {
      const { status, headers, html } = await readPage(url);
      expect(status).toBe(200);
      expect(html).toContain('This is a test. No money moves.');
      expect(html).not.toMatch(/<script|<link|<img|src=|onclick/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a form that is too long is refused with the sentence for it', async () => {
    const checkout = await checkoutOf(await newPayer());
    for (const url of [checkout, `${product.url}/billing/sandbox/checkout/x`]) {
      const answer = await fetch(url, { method: 'POST', body: 'do=pay&'.padEnd(6_000, 'x') });
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ code: 'REQUEST_TOO_LARGE', retryable: false }),
      ]);
    }
  });

  test('an address of a page cannot be guessed, and without it there is nothing to see', async () => {
    const url = await checkoutOf(await newPayer());
    expect(url.slice(url.lastIndexOf('/') + 1)).toMatch(/^[\w-]{22}$/);
    const other = url.replace(/[\w-]{22}$/, 'A'.repeat(22));
    expect((await readPage(other)).status).toBe(404);
    await expect(press(other, { do: 'pay' })).rejects.toThrow('404');
  });

  test('a page of another site cannot press its buttons', async () => {
    const payer = await newPayer();
    const url = await checkoutOf(payer);
    await expect(press(url, { do: 'pay' }, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(press(url, { do: 'pay' }, { origin: 'null' })).rejects.toThrow('403');
    expect(await payer.accountType()).toBe('free');
  });

  test('a payment that fails leaves the checkout open; going back leads to the upgrade page', async () => {
    const payer = await newPayer();
    const url = await checkoutOf(payer);
    const origin = new URL(url).origin;
    const failed = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ do: 'fail' }),
      headers: { origin },
    });
    expect(await failed.text()).toContain('The payment failed. Nothing was paid, and nothing has changed.');
    const back = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ do: 'back' }),
      headers: { origin },
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toBe(`${product.url}/upgrade?subscription=cancelled`);
    expect(await payer.accountType()).toBe('free');
    expect(await checkoutOf(payer)).toBe(url);
  });

  test('pressed twice at once, it is paid once; then the checkout is closed', async () => {
    const payer = await newPayer();
    const url = await checkoutOf(payer);
    await Promise.allSettled([press(url, { do: 'pay' }), press(url, { do: 'pay' })]);
    const rows = await product.query('select 1 from user_subscriptions where user_id = $1::uuid', [
      payer.userId,
    ]);
    expect(rows).toHaveLength(1);
    expect((await readPage(url)).html).toContain('This test checkout is closed');
    expect((await payer.checkout()).body.code).toBe('ALREADY_SUBSCRIBED');
  });

  test('an operator sees every state: trial, paid, overdue, paid again, scheduled, ended', async () => {
    const payer = await newPayer();
    await press(await checkoutOf(payer), { do: 'pay' });
    const portal = (await payer.portal()).body.url;
    const seen: (string | undefined)[] = [];
    const see = async () => seen.push((await payer.subscription())?.status);
    for (const action of ['pass-time', 'fail-next', 'pass-time', 'pay', 'cancel', 'pass-time']) {
      await see();
      await pressInPortal(portal, action);
    }
    await see();
    expect(seen).toEqual(['trialing', 'active', 'active', 'past_due', 'active', 'active', undefined]);
    expect(await payer.accountType()).toBe('free');
    expect((await readPage(portal)).html).toContain('Ended');
  });

  test('a portal presses nothing of another writer', async () => {
    const payer = await newPayer();
    const stranger = await newPayer();
    await press(await checkoutOf(payer), { do: 'pay' });
    await checkoutOf(stranger);
    const own = (await payer.portal()).body.url;
    const [subscription] = /test_subscription_[\w-]+/.exec((await readPage(own)).html) ?? [''];
    const foreign = (await stranger.portal()).body.url;
    await expect(press(foreign, { do: 'cancel', subscription })).rejects.toThrow('404');
    expect(await payer.subscription()).toMatchObject({ cancelled_at: null });
  });

  test('nobody outside can tell it of events: there is no webhook', async () => {
    const answer = await fetch(`${product.url}/api/billing/webhook`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });
});

test.each([
  ['off', { BILLING: 'off' }],
  ['unset, on a public address', { PUBLIC_URL: 'https://write.example.org' }],
])('where payment is %s, every call says so, and there are no test pages', async (_, environment) => {
  const product = await startProduct({
    database: 'embedded',
    engine,
    environment: { ...proxies, ...environment },
  });
  try {
    const origin = 'PUBLIC_URL' in environment ? environment.PUBLIC_URL : product.url;
    const body = { name: 'A', email: 'a@example.org', password: 'correct horse', country: 'GB' };
    const signedUp = await fetch(`${product.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const { token } = (await (
      await fetch(`${product.url}/api/auth/token`, { headers: { cookie } })
    ).json()) as {
      token: string;
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const name of ['check-subscription', 'create-checkout', 'customer-portal', 'cancel-subscription']) {
      const answer = await fetch(`${product.url}/api/functions/${name}`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'PAYMENT_NOT_SET_UP' }),
      ]);
    }
    const row = await fetch(`${product.url}/api/subscription`, { headers });
    expect([row.status, await row.json()]).toEqual([200, null]);
    const page = await fetch(`${product.url}/billing/sandbox/checkout/${'A'.repeat(22)}`);
    expect(await page.text()).not.toContain('No money moves');
  } finally {
    await product.stop();
  }
});
