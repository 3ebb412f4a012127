import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, password, postJson, readCookies, signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const minuteMs = 60_000;

// Each of some hundred guesses is a slow hash: accounts.test.ts tries the limits on both databases.
describe('wrong passwords', () => {
  let product: TestProduct;
  let aheadMs = 0;

  beforeAll(async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1, ::1' };
    product = await startProduct({ database: 'postgres', engine: makeScriptedEngine(), environment });
  });
  afterAll(() => product.stop());

  function passTime(ms: number): void {
    aheadMs += ms;
    product.setTime(new Date(Date.now() + aheadMs));
  }

  async function newOwner(): Promise<TestWriter> {
    passTime(2 * 3_600_000);
    return signUp(product.url);
  }

  const tryPassword = (email: string, secret: string, headers: Record<string, string>) =>
    postJson(product.url, '/api/auth/sign-in/email', { email, password: secret }, { headers });
  const guess = async ({ email }: TestWriter, headers: Record<string, string>) =>
    (await tryPassword(email, 'wrong one', headers)).status;
  const enter = async ({ email }: TestWriter, headers: Record<string, string>) => {
    const { status, headers: answered } = await tryPassword(email, password, headers);
    const retryAfter = answered.get('retry-after');
    expect(Number(retryAfter ?? 0)).toBeLessThanOrEqual(60);
    return status;
  };
  const makeAddresses = (count: number) => Array.from({ length: count }, newAddress);

  test('F-76 F-03: who guesses without end at one account from one address keeps nobody else out of it', async () => {
    const owner = await newOwner();
    const abuser = newAddress();
    for (let minute = 0; minute < 3; minute += 1) {
      const statuses = [];
      for (let turn = 0; turn < 12; turn += 1) statuses.push(await guess(owner, abuser));
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
      expect(await enter(owner, newAddress())).toBe(200);
      passTime(minuteMs);
    }
  });

  test('F-76: from however many addresses it comes, a browser that has signed in before is let in', async () => {
    const owner = await newOwner();
    const knownBrowser = { cookie: owner.cookie };
    for (let minute = 0; minute < 2; minute += 1) {
      for (const address of makeAddresses(12)) await guess(owner, address);
      expect(await enter(owner, newAddress())).toBe(429);
      expect(await enter(owner, { ...newAddress(), ...knownBrowser })).toBe(200);
      passTime(minuteMs);
    }
  });

  test('F-76 F-04: the same addresses again and again keep a new one out for a few minutes, not for ever', async () => {
    const owner = await newOwner();
    const abusers = makeAddresses(12);
    const statuses = [];
    for (let minute = 0; minute < 3; minute += 1) {
      for (const address of abusers) await guess(owner, address);
      statuses.push(await enter(owner, newAddress()));
      passTime(minuteMs);
    }
    expect(statuses).toEqual([429, 200, 200]);
  });

  test('F-76: in the midst of it, an owner at a new address may mistype once', async () => {
    const owner = await newOwner();
    const abuser = newAddress();
    for (let turn = 0; turn < 12; turn += 1) await guess(owner, abuser);
    const own = newAddress();
    expect(await guess(owner, own)).toBe(401);
    expect(await enter(owner, own)).toBe(200);
  });

  test('F-03: a browser that is known is limited too, for itself', async () => {
    const owner = await newOwner();
    const inBrowser = () => ({ ...newAddress(), cookie: owner.cookie });
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await guess(owner, inBrowser()));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await enter(owner, inBrowser())).toBe(429);
    expect(await enter(owner, newAddress())).toBe(200);
    passTime(minuteMs);
    expect(await enter(owner, inBrowser())).toBe(200);
  });

  test('F-76: right passwords do not count', async () => {
    const owner = await newOwner();
    const here = newAddress();
    for (let turn = 0; turn < 11; turn += 1) expect(await enter(owner, here)).toBe(200);
    for (const address of makeAddresses(11)) expect(await enter(owner, address)).toBe(200);
  });

  test('F-04: of many guesses at once no more are looked at than one after the other', async () => {
    const owner = await newOwner();
    const fromOne = newAddress();
    const burst = await Promise.all(Array.from({ length: 16 }, () => guess(owner, fromOne)));
    expect(burst.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    passTime(minuteMs);
    const crowd = await Promise.all(makeAddresses(14).map((address) => guess(owner, address)));
    expect(crowd.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('F-72 F-76: a browser is known for the accounts it signed in to, and cannot say so itself', async () => {
    const [owner, other] = [await newOwner(), await signUp(product.url)];
    const bothCookies = readCookies(
      (await tryPassword(owner.email, password, { ...newAddress(), cookie: other.cookie })).headers,
    );
    const known = /draftwell\.known=[^;]+/.exec(owner.cookie)?.[0] ?? '';
    const refused = [
      other.cookie,
      known.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`),
      known.replace(/=[^.]+/, `=${'B'.repeat(43)}`),
      `${known}.`,
      'draftwell.known=',
      `draftwell.known=${'x'.repeat(4_000)}`,
    ];
    for (const address of makeAddresses(11)) await guess(owner, address);
    for (const cookie of refused) expect(await enter(owner, { ...newAddress(), cookie }), cookie).toBe(429);
    expect(await enter(owner, { ...newAddress(), cookie: bothCookies })).toBe(200);
    for (const address of makeAddresses(11)) await guess(other, address);
    expect(await enter(other, { ...newAddress(), cookie: bothCookies })).toBe(200);
  });

  test('F-03: a clock that was set back keeps nobody waiting for longer than a minute', async () => {
    const owner = await newOwner();
    const here = newAddress();
    for (let turn = 0; turn < 12; turn += 1) await guess(owner, here);
    passTime(-3_600_000);
    expect(await enter(owner, here)).toBe(200);
    for (let turn = 0; turn < 12; turn += 1) await guess(owner, here);
    passTime(-30_000);
    expect(await enter(owner, here)).toBe(429);
    passTime(2 * minuteMs);
    expect(await enter(owner, here)).toBe(200);
  });
});
