import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchToken, signUp } from '../kit/caller.ts';
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

test('servers without a secret of their settings share the one that the database keeps', async () => {
  const [one, other] = [await start(), await start()];
  const writer = await signUp(one.url);
  expect(await fetchToken(other.url, writer.cookie)).toBeTruthy();
  const kept = await one.query('select secret from shared_secret');
  expect(kept).toEqual([{ secret: expect.stringMatching(/^[\w-]{43}$/) }]);
});

test('a server with another secret does not run beside one that does, and says so in a sentence', async () => {
  const first = await withSecret('a');
  await expect(withSecret('b')).rejects.toThrow(
    /^Another server runs on this database with another SECRET: give all of them the same one/,
  );
  expect(await first.query('select id from running_servers')).toHaveLength(1);
  await withSecret('a');
});

test('once a server has ended, or was killed half a minute ago, another secret may be taken', async () => {
  await withSecret('a');
  await running.pop()?.stop();
  const second = await withSecret('b');
  await second.query("update running_servers set until = now() - interval '1 second'");
  await withSecret('c');
});
