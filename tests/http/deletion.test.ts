import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action, ActionSummary } from '../../src/shared/contract/actions.ts';
import type { CreditEntry } from '../../src/shared/contract/credits.ts';
import type { InstructionList } from '../../src/shared/contract/instructions.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import type { Profile } from '../../src/shared/contract/profile.ts';
import { administratorScreens } from '../../src/shared/screens.ts';
import {
  type Answer,
  makeApiKey,
  newAddress,
  password,
  postJson,
  readCookies,
  type TestWriter,
} from '../kit/caller.ts';
import { sendOperation } from '../kit/operations.ts';
import { findInFiles, findInLog, findInOutbox, findInTables } from '../kit/planted.ts';
import { databaseKinds } from '../kit/product.ts';
import { type PaidProduct, type Payer, startPaidProduct } from '../kit/stripe/product.ts';

/** Words that nobody else writes, one for each place that keeps what a writer writes. */
const planted = {
  name: 'Plantedname',
  email: 'plantedaddress',
  text: 'plantedtext',
  order: 'plantedorder',
  word: 'Plantedword',
  rule: 'plantedrule',
  instruction: 'plantedinstruction',
  voice: 'plantedvoice',
  opinion: 'plantedopinion',
  device: 'planteddevice',
  reason: 'plantedreason',
  jobTitle: 'plantedtitle',
  key: 'plantedkey',
};
const words = Object.values(planted);

async function plantWords(product: PaidProduct): Promise<Payer> {
  const email = `${planted.email}-${randomUUID()}@example.org`;
  const payer = await product.signUp({ name: planted.name, email });
  const subscription = product.stripe.complete((await payer.checkout()).body.url.split('/').at(-1) ?? '');
  await product.stripe.delivered();
  await payer.cancel(planted.reason);
  expect(subscription.comment).toBe(planted.reason);
  const answers: Answer<unknown>[] = [
    await payer.improve(`They was ${planted.text} here.`),
    await payer.post('/api/functions/enhance-text-v2', {
      action: 'ai_prompt',
      original_text: `They was ${planted.text} there.`,
      ai_prompt: `Make it ${planted.order}.`,
    }),
    await payer.post('/api/dictionary/words', { words: [planted.word] }),
    await payer.post('/api/switched-off-rules', { rule: 'harper/RepeatedWords', description: planted.rule }),
    await payer.post('/api/instructions', {
      instructions: [{ name: 'Warm', instruction: `Make it ${planted.instruction}.` }],
    }),
    await payer.put('/api/profile/voice', { note: '', example: planted.voice }),
    await payer.post('/api/feedback', { feedback_type: 'bug', title: 'A', description: planted.opinion }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const patched = await fetch(`${product.url}/api/profile/preferences`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ job_title: planted.jobTitle }),
  });
  expect(patched.status).toBe(200);
  await makeApiKey(product.url, payer, { name: planted.key, scopes: ['check'] });
  const headers = { ...newAddress(), 'user-agent': planted.device };
  await postJson(product.url, '/api/auth/sign-in/email', { email, password }, { headers });
  return payer;
}

/** Reads the archive again, and holds it against what the calls of the product answer. */
async function expectWholeExport(product: PaidProduct, payer: Payer): Promise<void> {
  const answer = await fetch(`${product.url}/api/auth/export-data`, { headers: { cookie: payer.cookie } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const all = Object.keys(files).map(read).join('\n');
  expect(words.filter((word) => !all.includes(word))).toEqual([]);

  const history: Action[] = JSON.parse(read('history.json'));
  expect(history).toHaveLength(2);
  for (const { id, ...kept } of history) {
    const { excerpt: _, ...shown } = (await payer.get<Action>(`/api/actions/${id}`)).body;
    expect({ id, ...kept }).toEqual(shown);
    for (const text of [kept.original_text, kept.enhanced_text]) expect(read('history.md')).toContain(text);
  }
  const same = {
    'dictionary.json': '/api/dictionary',
    'switched-off-rules.json': '/api/switched-off-rules',
    'voice.json': '/api/profile/voice',
  };
  for (const [name, path] of Object.entries(same))
    expect(JSON.parse(read(name)), name).toEqual((await payer.get(path)).body);
  const { instructions } = (await payer.get<InstructionList>('/api/instructions')).body;
  expect(JSON.parse(read('instructions.json'))).toEqual(instructions);
  const account = (await payer.get<Profile>('/api/profile')).body;
  const { full_name: name, ...shown } = account;
  expect(JSON.parse(read('account.json'))).toMatchObject({
    name,
    ...pick(shown, ['id', 'email', 'country']),
  });
  const listed = async (path: string) => {
    const answer = await fetch(`${product.url}/api/auth/${path}`, { headers: { cookie: payer.cookie } });
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  };
  const idsOf = (file: string) => (JSON.parse(read(file)) as { id: string }[]).map(({ id }) => id);
  expect(idsOf('sessions.json').toSorted()).toEqual((await listed('list-sessions')).toSorted());
  expect(idsOf('api-keys.json')).toEqual(await listed('list-api-keys'));
  const ledger = (await payer.get<{ entries: CreditEntry[] }>('/api/credits/ledger')).body;
  expect(JSON.parse(read('ledger.json'))).toEqual(ledger.entries);
}

/** All that an administrator can read, by calls, screens and an export: of writers no more than what they sent to them. */
async function readAsAdministrator({ url }: PaidProduct, administrator: TestWriter): Promise<string> {
  const reads = operations.filter(({ route }) => route.startsWith('GET /api/admin/'));
  expect(reads.length).toBeGreaterThan(8);
  const answers = await Promise.all([
    ...reads.map(({ route }) => sendOperation(url, { route, writer: administrator })),
    ...administratorScreens.map((path) => fetch(url + path, { headers: { cookie: administrator.cookie } })),
  ]);
  for (const { status, url: read } of answers) expect([read, status]).toEqual([read, 200]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const headers = { cookie: administrator.cookie };
  const archive = await fetch(`${url}/api/auth/export-data`, { headers });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return [...texts, ...Object.values(files).map((file) => strFromU8(file))].join('\n');
}

function pick<Name extends string>(fields: Readonly<Record<Name, unknown>>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function deleteAccount(product: PaidProduct, { cookie }: Payer, body: object = { password }) {
  return postJson(product.url, '/api/auth/delete-user', body, { headers: { cookie, ...newAddress() } });
}

/** The log keeps the ids of accounts that are gone, and nothing that says whose they were. */
async function findBesideLog(product: PaidProduct, wanted: string[]): Promise<string[]> {
  const found = await findInTables(product, wanted);
  return found.filter((place) => !place.endsWith(' in audit_events'));
}

// Much is looked through, table by table
describe.each(databaseKinds)('on %s', { timeout: 90_000 }, (database) => {
  let product: PaidProduct;
  let administrator: TestWriter;
  const logged: string[] = [];
  beforeAll(async () => {
    product = await startPaidProduct(database, {}, (line) => logged.push(line));
    // The first one is its administrator, who may not go while others are there
    administrator = await product.signUp();
  });
  afterAll(() => product.stop());

  const plantedNow = async () => (await findInTables(product, words)).map((found) => found.split(' ')[0]);

  test('OWN-02, F-68, ADMIN-02: what a writer wrote is theirs alone, also before administrators, goes with them whole, and nothing is left when the account is deleted', async () => {
    // On a server of one's own this is a setting of the server, in docs/decisions/0069
    if (database === 'postgres') await product.query('alter system set wal_recycle = off');
    await product.query('select pg_reload_conf()');
    const payer = await plantWords(product);
    expect(new Set(await plantedNow())).toEqual(new Set(words));
    const [action] = (await payer.get<{ actions: ActionSummary[] }>('/api/actions')).body.actions;
    const stranger = await product.signUp();
    expect((await stranger.get(`/api/actions/${action?.id}`)).status).toBe(404);
    expect((await payer.get(`/api/actions/${action?.id}`)).status).toBe(200);
    await expect.poll(() => findInOutbox(product, words)).toEqual([planted.name, planted.email]);
    await expectWholeExport(product, payer);
    const read = await readAsAdministrator(product, administrator);
    expect(words.filter((word) => read.includes(word))).toEqual([
      planted.name,
      planted.email,
      planted.opinion,
    ]);

    expect((await deleteAccount(product, payer)).status).toBe(200);

    // Where mails become files, the last one names its address
    await expect.poll(() => findInOutbox(product, words)).toEqual([planted.email]);
    await expect.poll(plantedNow).toEqual([]);
    expect((await stranger.get('/api/profile')).status).toBe(200);
    await product.query('select pg_switch_wal()');
    await product.query('checkpoint');
    await expect.poll(() => findInLog(product, words)).toEqual([]);
    // A mail that was sent after all had gone leaves its address until the last pass
    const gone = words.filter((word) => word !== planted.email);
    if (database === 'embedded') expect(await findInFiles(product, gone)).toEqual([]);
    // Connections that idled while this process looked through all of it are closed
    const ping = () =>
      fetch(`${product.url}/api/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(ping).toBe(200);
    expect(logged.length).toBeGreaterThan(20);
    expect(logged.filter((line) => words.some((word) => line.includes(word)))).toEqual([]);
  });

  test('OWN-02: with the account end its sessions, the calls under way, and its stream of events', async () => {
    const payer = await product.signUp();
    const events = await fetch(`${product.url}/api/events`, {
      headers: { authorization: `Bearer ${payer.token}`, accept: 'text/event-stream' },
    });
    const answer = await deleteAccount(product, payer);
    expect(readCookies(answer.headers)).toMatch(/session_token=(;|$)/);
    expect(await events.text()).toContain('AUTH_EXPIRED');
    expect((await payer.get('/api/profile')).status).toBe(401);
    expect((await deleteAccount(product, payer)).status).toBe(401);
    const again = { email: payer.email, password };
    const signIn = await postJson(product.url, '/api/auth/sign-in/email', again, { headers: newAddress() });
    expect(signIn.status).toBe(401);
  });

  test('OWN-02: an account is deleted with its password, or in the first minutes after a sign-in', async () => {
    const payer = await product.signUp();
    const wrong = await deleteAccount(product, payer, { password: 'not this one' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_PASSWORD' });
    product.setTime(new Date(Date.now() + 11 * 60_000));
    const late = await deleteAccount(product, payer, {});
    expect(late.body).toMatchObject({ code: 'CURRENT_PASSWORD_REQUIRED' });
    product.setTime(new Date());
    expect((await deleteAccount(product, payer, {})).status).toBe(200);
  });

  test('F-38: an address that had a trial has none again after its account is deleted, also under a newer address', async () => {
    const { payer } = await product.signUpWithPremium();
    const renamed = `${randomUUID()}@example.org`;
    for (const table of ['"user"', 'profiles'])
      await product.query(`update ${table} set email = $2::text where id = $1::uuid`, [
        payer.userId,
        renamed,
      ]);
    expect((await deleteAccount(product, payer)).status).toBe(200);
    for (const email of [payer.email, renamed]) {
      const again = await product.signUp({ email });
      const session = product.stripe.sessions.get((await again.checkout()).body.url.split('/').at(-1) ?? '');
      expect(session?.trialDays).toBe(0);
    }
    const rows = await product.query('select from billing_trials where user_id = $1::uuid', [payer.userId]);
    expect(rows).toEqual([]);
  });

  test('OWN-02: the subscription ends at once, no open checkout can be paid, and what Stripe says later changes nothing', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    const { stripe } = product;
    await stripe.delivered();
    expect((await deleteAccount(product, payer)).status).toBe(200);
    expect(stripe.getSubscription(subscription.id).status).toBe('canceled');
    expect(stripe.customers.get(subscription.customer)?.deleted).toBe(true);
    for (const status of await stripe.delivered()) expect(status).toBe(200);
    for (const event of stripe.events.slice(-3)) expect(await stripe.deliver(event)).toBe(200);
    // Minutes later, when no call can be under way that would still write
    await product.query(
      `update account_deletions set begun_at = now() - interval '6 minutes', due_at = now()`,
    );
    const left = () => findBesideLog(product, [payer.userId, subscription.customer]);
    await expect.poll(left, { timeout: 60_000, interval: 1_000 }).toEqual([]);

    const undecided = await product.signUp();
    const session = stripe.getSession((await undecided.checkout()).body.url.split('/').at(-1) ?? '');
    expect((await deleteAccount(product, undecided)).status).toBe(200);
    expect(session.status).toBe('expired');
  });

  test('OWN-02: while Stripe is down the account goes all the same, and the subscription as soon as Stripe is back', async () => {
    const { payer, subscription } = await product.signUpWithPremium();
    const { stripe } = product;
    stripe.failNext('down', { times: 2, on: /checkout/ });
    expect((await deleteAccount(product, payer)).status).toBe(200);
    expect(stripe.getSubscription(subscription.id).status).toBe('trialing');
    const left = await findBesideLog(product, [payer.userId, subscription.customer]);
    const kept = [`${payer.userId} in account_deletions`, `${subscription.customer} in billing_closures`];
    expect(left.toSorted()).toEqual(kept.toSorted());
    await product.query(`update billing_closures set due_at = now()`);
    await expect
      .poll(() => stripe.getSubscription(subscription.id).status, { timeout: 60_000, interval: 1_000 })
      .toBe('canceled');
    await expect.poll(() => findInTables(product, [subscription.customer])).toEqual([]);
  });
});
