import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const engine = makeScriptedEngine();
let product: TestProduct;
let writer: TestWriter;
let name: string;
let server: pg.Client;

beforeAll(async () => {
  product = await startProduct({ database: 'postgres', engine });
  writer = await signUp(product.url);
  const [row] = await product.query<{ name: string }>('select current_database() as name');
  name = row?.name ?? '';
  server = new pg.Client({ connectionString: getServerUrl() });
  await server.connect();
});
afterAll(async () => {
  await allowConnections(true);
  await server.end();
  await product.stop();
});

async function allowConnections(isAllowed: boolean): Promise<void> {
  await server.query(`alter database "${name}" with allow_connections ${isAllowed}`);
  if (!isAllowed) {
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  }
}

test('ERR-09 while the database is gone every call says so and may be tried again; when it is back, all goes on', async () => {
  await allowConnections(false);
  const unavailable = { code: 'STORAGE_UNAVAILABLE', status: 503, retryable: true };
  expect((await writer.get('/api/credits')).body).toMatchObject(unavailable);
  expect((await writer.improve('please read this.')).body).toMatchObject(unavailable);
  const signIn = await postJson(product.url, '/api/auth/sign-in/email', {
    email: writer.email,
    password: 'x',
  });
  expect(signIn.body).toMatchObject(unavailable);
  const ready = await fetch(`${product.url}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining(unavailable)]);
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200);

  await allowConnections(true);
  expect((await writer.improve('please read this.')).status).toBe(200);
  expect((await writer.credits()).daily.used).toBe(1);
});

test('CREDIT-03 F-23 a database that goes in the middle of a call charges nothing, and the hold comes back', async () => {
  const before = await writer.credits();
  engine.play(async function* ({ text }) {
    yield { type: 'text', text };
    await allowConnections(false);
    yield { type: 'result', result: { text, changes: [], issues: [] } };
  });
  const { status, body } = await writer.improve('please read this.');
  expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  await allowConnections(true);
  expect(await writer.credits()).toEqual(before);
  // What the server could not end, its tending ends: nobody renews the hold any more.
  await product.query("update credit_holds set expires_at = now() - interval '1 second'");
  await expect
    .poll(() => product.query('select 1 from credit_holds where outcome is null'), { timeout: 15_000 })
    .toEqual([]);
  const rows = await product.query<{ result: string }>(
    'select distinct result from text_improvement_actions where result is distinct from $1',
    ['success'],
  );
  expect(rows).toEqual([{ result: 'failed' }]);
});
