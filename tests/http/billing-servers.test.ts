import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { createDatabase, findFreePort } from '../kit/postgres.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { type StripeDouble, startStripe } from '../kit/stripe/double.ts';
import { makePayer, type Payer, toSessionId } from '../kit/stripe/product.ts';

// Two servers on one PostgreSQL, and one account at Stripe.

const stack = new AsyncDisposableStack();
let stripe: StripeDouble;
let servers: [TestProduct, TestProduct];

beforeAll(async () => {
  const home = await createDatabase(getServerUrl());
  stack.defer(() => home.drop());
  stripe = await startStripe();
  stack.defer(() => stripe.stop());
  const port = await findFreePort();
  const environment = {
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DATABASE_URL: home.url,
    SECRET: randomBytes(32).toString('hex'),
    // Both write the same addresses into a checkout.
    PUBLIC_URL: `http://localhost:${port}`,
    ...stripe.environment,
  };
  const start = async (own: Record<string, string>) => {
    const settings = { ...environment, ...own };
    const engine = makeScriptedEngine();
    const product = await startProduct({ database: 'embedded', engine, environment: settings });
    stack.defer(() => product.stop());
    return product;
  };
  servers = [await start({ PORT: String(port) }), await start({})];
});
afterAll(() => stack.disposeAsync());

/** The same writer, as a browser tab on each server. */
async function signUpOnBoth(): Promise<[Payer, Payer]> {
  const writer = await signUp(servers[0].url);
  const other = { ...writer, post: postOn(servers[1].url, writer.token) };
  return [makePayer(servers[0], writer), makePayer(servers[1], other)];
}

function postOn(url: string, token: string) {
  return async <Body>(path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  };
}

test('F-37 checkouts that are called on two servers at once are one, of one customer', async () => {
  const [here, there] = await signUpOnBoth();
  const answers = await Promise.all([here, there, here, there, here, there].map((tab) => tab.checkout()));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  const own = [...stripe.customers.values()].filter(({ metadata }) => metadata.user_id === here.userId);
  expect(own).toHaveLength(1);
});

test.each([['customers'], ['sessions']])(
  'a checkout that one server gets from Stripe slowly (%s) is the other server’s too',
  async (path) => {
    const [here, there] = await signUpOnBoth();
    stripe.failNext('late', { on: new RegExp(path) });
    const answers = await Promise.all([here.checkout(), there.checkout()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  },
);

test('of cancellations on two servers at once one is done', async () => {
  const [here, there] = await signUpOnBoth();
  stripe.complete(toSessionId((await here.checkout()).body.url));
  const answers = await Promise.all([here.cancel(), there.cancel()]);
  expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
});

test('F-32 an event that both servers get at once is applied once, and both know of it', async () => {
  const [here, there] = await signUpOnBoth();
  const known = stripe.events.length;
  stripe.complete(toSessionId((await here.checkout()).body.url));
  const [created] = stripe.events.slice(known);
  if (created === undefined) throw new Error('nothing has happened');
  const urls = servers.map(({ url }) => `${url}/api/billing/webhook`);
  const answers = await Promise.all([...urls, ...urls].map((url) => stripe.deliver(created, { url })));
  expect(new Set(answers)).toEqual(new Set([200]));
  const applied = await servers[0].query('select 1 from billing_events where id = $1', [created.id]);
  expect(applied).toHaveLength(1);
  for (const tab of [here, there]) expect((await tab.check()).body.subscribed).toBe(true);
});
