import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../../src/shared/contract/profile.ts';
import { administratorScreens } from '../../src/shared/screens.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const calls = [
  '/api/admin/engine',
  '/api/admin/engine/pull',
  '/api/admin/costs',
  '/api/admin/prices',
  '/api/admin/audit',
  '/api/admin/inbox',
  '/api/admin/inbox/open',
  '/api/admin/people',
  '/api/admin/plans',
  '/api/admin/sign-up',
  '/api/admin/errors',
  '/api/admin/mail',
];
const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } };

async function isAdministrator(writer: TestWriter): Promise<boolean> {
  const { body } = await writer.get<Profile>('/api/profile');
  for (const call of calls) {
    const { status } = await writer.get(call);
    expect([call, status]).toEqual([call, body.is_administrator ? 200 : 404]);
  }
  return body.is_administrator;
}

async function readScreen(url: string, cookie = ''): Promise<number[]> {
  const answers = await Promise.all(
    administratorScreens.map((path) => fetch(url + path, { headers: { cookie } })),
  );
  return answers.map(({ status }) => status);
}

describe.each(databaseKinds)('who runs a server, on the %s database', (database) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
  });
  afterAll(() => product.stop());

  test('ADMIN-01 of first accounts that sign up at once one is the administrator, and stays it', async () => {
    const writers = await Promise.all(Array.from({ length: 5 }, () => signUp(product.url)));
    const found = await Promise.all(writers.map(isAdministrator));
    expect(found.filter(Boolean)).toHaveLength(1);
    const [first] = writers.filter((_, index) => found[index]);
    const others = writers.filter((writer) => writer !== first);
    expect(await isAdministrator(await signIn(product.url, first?.email ?? ''))).toBe(true);
    expect(await isAdministrator(await signIn(product.url, others[0]?.email ?? ''))).toBe(false);
    expect(await isAdministrator(await signUp(product.url))).toBe(false);

    // To everybody else it is as if there were nothing
    const [other] = others;
    for (const call of [...calls, '/api/admin/none'])
      expect(await other?.get(call), call).toMatchObject(missing);
    const denied = others[0]?.cookie;
    expect(await readScreen(product.url, first?.cookie)).toEqual(administratorScreens.map(() => 200));
    expect(await readScreen(product.url, denied)).toEqual(administratorScreens.map(() => 404));
    expect(await readScreen(product.url)).toEqual(administratorScreens.map(() => 404));
  });

  test('once the first account is gone, nobody becomes administrator by signing in', async () => {
    await signUp(product.url);
    await product.query('delete from "user" where id = (select user_id from administrators where is_first)');
    expect(await isAdministrator(await signUp(product.url))).toBe(false);
  });
});

test('ADMIN-01 a setting names the administrators in place of the first account', async () => {
  const environment = { ADMIN_EMAILS: 'Runs@example.org, other@example.org' };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    expect(await isAdministrator(await signUp(product.url))).toBe(false);
    expect(await isAdministrator(await signUp(product.url, { email: 'runs@example.org' }))).toBe(true);
  } finally {
    await product.stop();
  }
});
