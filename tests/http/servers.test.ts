import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRunningServer } from '../../src/server/servers/index.ts';
import { fetchToken, signIn, signUp } from '../kit/caller.ts';
import { openPostgres } from '../kit/databases.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

let home: Awaited<ReturnType<typeof createDatabase>>;
const running: TestProduct[] = [];

beforeEach(async () => {
  home = await createDatabase(getServerUrl());
});
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  await home.drop();
});

async function start(settings: Record<string, string> = {}): Promise<TestProduct> {
  const product = await startProduct({
    database: 'embedded',
    engine: makeScriptedEngine(),
    environment: { DATABASE_URL: home.url, ...settings },
  });
  running.push(product);
  return product;
}

const withSecret = (letter: string) => start({ SECRET: letter.repeat(32) });

test('FLEET-03 whoever signed in at one server calls another: without a secret of their settings they share the one that the database keeps', async () => {
  const [one, other] = [await start(), await start()];
  const writer = await signUp(one.url);
  expect(await fetchToken(other.url, writer.cookie)).toBeTruthy();
  const elsewhere = await signIn(other.url, writer.email);
  const calls = [
    { ...writer, url: other.url },
    { ...elsewhere, url: one.url },
  ].map(({ url, token }) => fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  const kept = await one.query('select secret from shared_secret');
  expect(kept).toEqual([{ secret: expect.stringMatching(/^[\w-]{43}$/) }]);
});

test('F-80 a server with another secret does not run beside one that does, and says so in a sentence', async () => {
  const first = await withSecret('a');
  await expect(withSecret('b')).rejects.toThrow(
    /^Another server runs on this database with another SECRET: give all of them the same one/,
  );
  expect(await first.query('select id from running_servers')).toHaveLength(1);
  await withSecret('a');
});

test('once a server has ended, or was killed a while ago, another secret may be taken', async () => {
  await withSecret('a');
  await running.pop()?.stop();
  const second = await withSecret('b');
  await second.query("update running_servers set until = now() - interval '1 second'");
  await withSecret('c');
});

test('one of the servers sweeps for all; when it ends or was killed, another does', async () => {
  const database = await openPostgres(home.url, () => undefined);
  const secret = 'a'.repeat(32);
  const servers = [1, 2, 3].map(() => makeRunningServer(database, { id: randomUUID(), secret }));
  const findSweepers = async () => {
    const renewed = await Promise.all(servers.map(async (one) => ({ one, ...(await one.renew()) })));
    return renewed.filter(({ sweeps }) => sweeps).map(({ one }) => one);
  };
  for (const one of servers) await one.join();

  for (const stops of [true, false]) {
    const [sweeper, ...more] = await findSweepers();
    if (sweeper === undefined) throw new Error('Nobody sweeps.');
    expect(more).toEqual([]);
    servers.splice(servers.indexOf(sweeper), 1);
    if (stops) await sweeper.leave();
  }
  expect(await findSweepers()).toEqual([]);
  const wait = "update running_servers set until = until - interval '20 seconds'";
  await database.run({ name: '', sql: wait }, []);
  expect(await findSweepers()).toEqual(servers);
  await database.close();
});

test('a server leaves the sweeps to the one whose turn it is, and takes them over', async () => {
  const server = await start();
  const readTries = () => server.query("select key from rate_limit where key = 'old'");
  const readLease = () => server.query("select until from running_servers where id::text not like '0000%'");
  await server.query(
    `insert into running_servers (id, secret_digest, until)
    select '00000000-0000-4000-8000-000000000000', secret_digest, now() + interval '1 hour' from running_servers`,
  );
  await server.query(
    "insert into rate_limit (id, key, count, last_request) values (gen_random_uuid(), 'old', 1, 1)",
  );
  const lease = await readLease();
  await expect.poll(readLease, { timeout: 25_000 }).not.toEqual(lease);
  expect(await readTries()).toHaveLength(1);
  await server.query("update running_servers set until = now() where id::text like '0000%'");
  await expect.poll(readTries, { timeout: 25_000 }).toEqual([]);
}, 60_000);
