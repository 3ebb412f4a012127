import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/shared/contract/audit.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import { apiKeysLimit, callsPerMinuteOfApiKey } from '../../src/shared/limits.ts';
import { type Scope, scopes } from '../../src/shared/scopes.ts';
import { makeApiKey, newAddress, password, postJson, signUp, type TestWriter } from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { type MailedProduct, startMailedProduct } from '../kit/mailed-product.ts';
import { sendOperation } from '../kit/operations.ts';
import { databaseKinds, startTwoServers, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface ListedKey {
  id: string;
  start: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  expiresAt: string | null;
  lastUsedOn: string | null;
}

describe.each(databaseKinds)('API keys on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let stop: MailedProduct['stop'];
  let url: string;
  /** Runs the server, so that no call is missing for who calls. */
  let administrator: TestWriter;

  beforeAll(async () => {
    ({ product, mailServer, stop } = await startMailedProduct(database));
    url = product.url;
    administrator = await signUp(url);
  });
  afterAll(() => stop());

  const call = (path: string, body: unknown, { cookie }: TestWriter) =>
    postJson(url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie } });

  async function listKeys({ cookie }: TestWriter): Promise<ListedKey[]> {
    const answer = await fetch(`${url}/api/auth/list-api-keys`, { headers: { cookie } });
    return (await answer.json()) as ListedKey[];
  }

  test.each(scopes)('OWN-04: a key for “%s” makes the calls of that scope, and none else', async (scope) => {
    const { caller } = await makeApiKey(url, administrator, { scopes: [scope] });
    for (const { route, scope: needed } of operations) {
      const answer = await sendOperation(url, { route, writer: caller });
      const text = await answer.text();
      const isOpen = route === 'GET /api/health' || route === 'GET /api/ready';
      const isRefused = answer.status === 403 && text.includes('"INSUFFICIENT_SCOPE"');
      expect({ route, isRefused }).toEqual({ route, isRefused: !isOpen && needed !== scope });
      if (!isRefused) expect([route, answer.status]).toEqual([route, expect.toBeOneOf([200, 404])]);
    }
  });

  test('no key reaches what runs the server, takes money, deletes, or makes keys, whatever it is for', async () => {
    const { caller, key, id } = await makeApiKey(url, administrator, { scopes });
    const closed = operations.filter(
      ({ route, scope }) => scope === undefined && !/\/(health|ready)$/.test(route),
    );
    expect(closed.map(({ route }) => route)).toEqual(
      expect.arrayContaining([
        'PUT /api/admin/engine',
        'POST /api/functions/create-checkout',
        'POST /api/functions/cancel-subscription',
        'DELETE /api/actions',
        'GET /api/events',
      ]),
    );
    for (const { route } of closed)
      expect([route, (await sendOperation(url, { route, writer: caller })).status]).toEqual([route, 403]);
    const headers = { authorization: `Bearer ${key}`, ...newAddress() };
    for (const [path, body] of Object.entries({
      'create-api-key': { name: 'More', scopes: ['check'] },
      'revoke-api-key': { id },
      'change-password': { newPassword: password },
      'change-email': { newEmail: 'other@example.org' },
    }))
      expect([path, (await postJson(url, `/api/auth/${path}`, body, { headers })).status]).toEqual([
        path,
        401,
      ]);
    for (const path of ['list-api-keys', 'list-sessions', 'token'])
      expect((await fetch(`${url}/api/auth/${path}`, { headers })).status, path).toBe(401);
  });

  test('OWN-04: a key is told once and kept as a digest; its list says what it is for, when it was used, until when', async () => {
    const writer = await signUp(url);
    expect(await listKeys(writer)).toEqual([]);
    const { id, key, caller } = await makeApiKey(url, writer, {
      name: ' Build server ',
      scopes: ['account', 'check'],
      expiresInDays: 30,
    });
    expect(key).toMatch(/^dw_[0-9a-f]{40}$/);
    const [listed] = await listKeys(writer);
    expect(listed).toMatchObject({ id, start: key.slice(0, 7), name: 'Build server', lastUsedOn: null });
    expect(listed?.scopes).toEqual(['check', 'account']);
    expect(Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.createdAt ?? '')).toBe(30 * 86_400_000);
    expect((await caller.get<{ id: string }>('/api/profile')).body.id).toBe(writer.userId);
    expect((await listKeys(writer))[0]?.lastUsedOn).toBe(new Date().toISOString().slice(0, 10));

    const { text } = await mailServer.waitForMail(writer.email, /^A new API key/);
    expect(text).not.toContain(key);
    const tables = await product.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await product.query(`select 1 from "${name}" as kept where kept::text like '%${key}%'`);
      expect([name, rows]).toEqual([name, []]);
    }
  });

  test('what is done with keys stands in the log: made, revoked, and what for on which day how often', async () => {
    const writer = await signUp(url);
    const { id, key, caller } = await makeApiKey(url, writer, { scopes: ['check', 'account'] });
    for (const path of ['/api/credits', '/api/profile', '/api/admin/audit']) await caller.get(path);
    await call('revoke-api-key', { id }, writer);
    async function readLog() {
      const { body } = await administrator.get<{ entries: AuditEntry[] }>(
        '/api/admin/audit?group=keys&limit=10',
      );
      const own = body.entries.filter(({ actor }) => actor?.id === writer.userId);
      return own.map(({ kind, facts, count }) => [kind, Object.values(facts).join(' '), count]);
    }
    const start = key.slice(0, 7);
    await expect.poll(readLog).toEqual(
      expect.arrayContaining([
        ['key.revoked', start, 1],
        ['key.used', `${start} account`, 2],
        ['key.created', `${start} check account`, 1],
      ]),
    );
  });

  test('a key that is revoked, over, or a stranger’s to end is as good as none', async () => {
    const [writer, stranger] = [await signUp(url), await signUp(url)];
    const [revoked, over] = [
      await makeApiKey(url, writer, { scopes: ['account'] }),
      await makeApiKey(url, writer, { scopes: ['account'], expiresInDays: 1 }),
    ];
    const foreign = await call('revoke-api-key', { id: revoked.id }, stranger);
    const missing = await call('revoke-api-key', { id: randomUUID() }, stranger);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await revoked.caller.get('/api/credits')).status).toBe(200);

    expect((await call('revoke-api-key', { id: revoked.id }, writer)).status).toBe(200);
    await product.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1::uuid`, [
      over.id,
    ]);
    const refused = { status: 401, body: { code: 'INVALID_API_KEY', retryable: false } };
    expect(await revoked.caller.get('/api/credits')).toMatchObject(refused);
    expect(await over.caller.get('/api/credits')).toMatchObject(refused);
    expect((await listKeys(writer)).map(({ id }) => id)).toEqual([over.id]);
  });

  test('a day after signing in a key is made with the password only', async () => {
    const writer = await signUp(url);
    product.setTime(new Date(Date.now() + 25 * 3_600_000));
    const wish = { name: 'Late', scopes: ['check'] };
    const answers = [
      await call('create-api-key', wish, writer),
      await call('create-api-key', { ...wish, currentPassword: 'not this one' }, writer),
      await call('create-api-key', { ...wish, currentPassword: password }, writer),
    ];
    product.setTime(new Date());
    expect(answers.map(({ status }) => status)).toEqual([403, 400, 200]);
    expect(await listKeys(writer)).toHaveLength(1);
  });

  test('of many keys that are made at once no more than the limit are', async () => {
    const writer = await signUp(url);
    const wish = { name: 'One', scopes: ['check'] };
    const answers = await Promise.all(
      Array.from({ length: apiKeysLimit + 5 }, () => call('create-api-key', wish, writer)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(apiKeysLimit);
    expect(await listKeys(writer)).toHaveLength(apiKeysLimit);
  });

  test.each([
    ['no name', { name: ' ', scopes: ['check'] }],
    ['a name of two lines', { name: 'a\nb', scopes: ['check'] }],
    ['no scope', { name: 'One', scopes: [] }],
    ['a scope that there is not', { name: 'One', scopes: ['admin'] }],
    ['an end in the past', { name: 'One', scopes: ['check'], expiresInDays: 0 }],
    ['a field of another’s', { name: 'One', scopes: ['check'], userId: randomUUID() }],
  ])('a key with %s is not made', async (_, wish) => {
    expect((await call('create-api-key', wish, administrator)).status).toBe(400);
  });

  test('a password that is reset by a mailed link revokes every key', async () => {
    const writer = await signUp(url);
    const { caller } = await makeApiKey(url, writer, { scopes: ['account'] });
    await postJson(url, '/api/auth/forgot-password', { email: writer.email }, { headers: newAddress() });
    const { link } = await mailServer.waitForMail(writer.email, /^Choose a new/);
    const tokens = Object.fromEntries(link.searchParams);
    const reset = await postJson(
      url,
      '/api/auth/reset-password',
      { ...tokens, password },
      { headers: newAddress() },
    );
    expect(reset.status).toBe(200);
    expect((await caller.get('/api/credits')).status).toBe(401);
  });
});

test('a key that one server revokes is refused by the other at its next call', async () => {
  const { servers, stop } = await startTwoServers(() => makeScriptedEngine());
  const [one, other] = servers;
  try {
    const writer = await signUp(one.url);
    const { id, key } = await makeApiKey(one.url, writer, { scopes: ['account'] });
    const headers = { authorization: `Bearer ${key}` };
    const ask = async () => (await fetch(`${other.url}/api/credits`, { headers })).status;
    expect(await ask()).toBe(200);
    const { cookie } = writer;
    await postJson(one.url, '/api/auth/revoke-api-key', { id }, { headers: { cookie } });
    expect(await ask()).toBe(401);
  } finally {
    await stop();
  }
});

test('OWN-04: a key has a limit of its own, the same on two servers together as on one', async () => {
  const { servers, stop } = await startTwoServers(() => makeScriptedEngine());
  try {
    const writer = await signUp(servers[0].url);
    const { key } = await makeApiKey(servers[0].url, writer, { scopes: ['account'] });
    const { key: another } = await makeApiKey(servers[0].url, writer, { scopes: ['account'] });
    const ask = (by: string, { url }: TestProduct) =>
      fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${by}` } });
    const statuses: number[] = [];
    for (let round = 0; round < 16; round += 1) {
      const calls = Array.from({ length: 10 }, () => servers.map((server) => ask(key, server))).flat();
      for (const answer of await Promise.all(calls)) {
        statuses.push(answer.status);
        await answer.body?.cancel();
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(callsPerMinuteOfApiKey);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const refused = await ask(key, servers[1]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'API_KEY_RATE_LIMITED' });
    // Neither another key of the same writer is held up, nor their session
    expect((await ask(another, servers[1])).status).toBe(200);
    expect((await writer.get('/api/credits')).status).toBe(200);
  } finally {
    await stop();
  }
}, 60_000);
