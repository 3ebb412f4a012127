import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../src/shared/errors.ts';
import {
  type Answer,
  newAddress,
  password,
  postJson,
  readCookies,
  signIn,
  signUp,
  type TestWriter,
} from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { startOidcProduct } from '../kit/oidc-product.ts';
import { comeBack, goToProvider, type OidcProviderDouble } from '../kit/oidc-provider.ts';
import { databaseKinds, type TestProduct } from '../kit/product.ts';

const halfMinuteMs = 30_000;

describe.each(databaseKinds)('ADMIN-08: a second factor, on the %s database', (database) => {
  let provider: OidcProviderDouble;
  let mailServer: MailServer;
  let stop: () => Promise<void>;
  let product: TestProduct;
  /** The product's clock: one that goes on, so that each code is another. */
  let nowMs = Date.now();

  beforeAll(async () => {
    ({ product, provider, mailServer, stop } = await startOidcProduct(database));
  });
  afterAll(() => stop());

  const call = <Body>(path: string, body: object, cookie: string, headers = newAddress()) =>
    postJson(product.url, `/api/auth/${path}`, body, { headers: { ...headers, cookie } }) as Promise<
      Answer<Body & ErrorBody>
    >;

  function nextCode(secret: string): string {
    nowMs += 2 * halfMinuteMs;
    product.setTime(new Date(nowMs));
    return new TOTP({ secret }).generate({ timestamp: nowMs });
  }

  const wrongCode = (secret: string) => (nextCode(secret) === '000000' ? '000001' : '000000');

  interface Protected {
    writer: TestWriter;
    secret: string;
    recoveryCodes: string[];
  }

  async function turnOn(writer: TestWriter): Promise<Protected> {
    const begun = await call<{ secret: string }>('second-factor/begin', { password }, writer.cookie);
    expect(begun.status).toBe(200);
    const { secret } = begun.body;
    const confirmed = await call<{ recoveryCodes: string[] }>(
      'second-factor/confirm',
      { code: nextCode(secret) },
      writer.cookie,
    );
    expect(confirmed.status).toBe(200);
    return { writer, secret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  const protect = async () => turnOn(await signUp(product.url));

  async function giveCode(question: string, code: string, headers = newAddress()) {
    return call('sign-in/second-factor', { code }, question, headers);
  }

  /** The first half of a sign-in. @returns the cookie by which the second is asked for */
  async function askedOf({ email }: TestWriter, headers = newAddress()): Promise<string> {
    const first = await call('sign-in/email', { email, password }, '', headers);
    expect(first).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const cookie = readCookies(first.headers);
    expect(cookie).toMatch(/^draftwell\.second_factor=[^;]+$/);
    return cookie;
  }

  async function readSession(cookie: string) {
    const answer = await fetch(`${product.url}/api/auth/get-session`, { headers: { cookie } });
    return (await answer.json()) as { user: { id: string } } | null;
  }

  async function readState(cookie: string) {
    const answer = await fetch(`${product.url}/api/auth/second-factor`, { headers: { cookie } });
    return answer.json();
  }

  test('a code is asked for after the password; without it nobody is in', async () => {
    const { writer, secret, recoveryCodes } = await protect();
    expect(await readState(writer.cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10, asksPassword: true });
    const question = await askedOf(writer);
    expect(await readSession(question)).toBeNull();
    expect(await giveCode(question, wrongCode(secret))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CODE' },
    });
    const entered = await giveCode(question, nextCode(secret));
    expect(entered.status).toBe(200);
    expect((await readSession(readCookies(entered.headers)))?.user.id).toBe(writer.userId);
    const stored = await product.query('select secret from second_factors');
    const codes = await product.query('select code_hash from recovery_codes');
    const kept = JSON.stringify([stored, codes]);
    for (const one of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])])
      expect(kept).not.toContain(one);
  });

  test('is begun with the password only, and asked for when the app has shown that it knows it', async () => {
    const writer = await signUp(product.url);
    for (const [body, code] of [
      [{}, 'CURRENT_PASSWORD_REQUIRED'],
      [{ password: 'not this one' }, 'INVALID_PASSWORD'],
    ] as const)
      expect((await call('second-factor/begin', body, writer.cookie)).body.code).toBe(code);
    await call('second-factor/begin', { password }, writer.cookie);
    expect((await call('second-factor/confirm', { code: '000000' }, writer.cookie)).status).toBe(400);
    expect((await signIn(product.url, writer.email)).userId).toBe(writer.userId);
  });

  test('F-11 F-20: every other session ends, and its writer is told of each change', async () => {
    const writer = await signUp(product.url);
    const other = await signIn(product.url, writer.email);
    await turnOn(writer);
    expect(await readSession(other.cookie)).toBeNull();
    expect((await readSession(writer.cookie))?.user.id).toBe(writer.userId);
    await mailServer.waitForMail(writer.email, /Two-step sign-in is on/);
    expect((await call('second-factor/turn-off', {}, writer.cookie)).status).toBe(403);
    expect((await call('second-factor/turn-off', { password }, writer.cookie)).status).toBe(200);
    await mailServer.waitForMail(writer.email, /Two-step sign-in is off/);
    expect((await signIn(product.url, writer.email)).userId).toBe(writer.userId);
  });

  test('a code is good once, of many at the same time for one', async () => {
    const { writer, secret } = await protect();
    const question = await askedOf(writer);
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => giveCode(question, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await giveCode(question, code)).status).toBe(400);
  });

  test('a recovery code is good once, however it is typed, and dead when there are new ones', async () => {
    const { writer, recoveryCodes } = await protect();
    const [first = '', second = ''] = recoveryCodes;
    const question = await askedOf(writer);
    const answers = await Promise.all(
      [first, first.toUpperCase(), first.replaceAll('-', ' ')].map((code) => giveCode(question, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await mailServer.waitForMail(writer.email, /recovery code .* was used/);
    expect(await readState(writer.cookie)).toEqual({ isOn: true, recoveryCodesLeft: 9, asksPassword: true });
    const renewed = await call<{ recoveryCodes: string[] }>(
      'second-factor/renew-recovery-codes',
      { password },
      writer.cookie,
    );
    await mailServer.waitForMail(writer.email, /recovery codes were replaced/);
    expect((await giveCode(question, second)).status).toBe(400);
    expect((await giveCode(question, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('F-03: guesses are limited as those of a password are, and others are not kept out', async () => {
    const { writer, secret } = await protect();
    const thief = newAddress();
    const question = await askedOf(writer, thief);
    const wrong = wrongCode(secret);
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await giveCode(question, wrong, thief);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const known = `${await askedOf(writer)}; ${writer.cookie}`;
    expect((await giveCode(known, nextCode(secret))).status).toBe(200);
  });

  test('the question is for one account, cannot be made up, and ends', async () => {
    const [one, other] = [await protect(), await protect()];
    const question = await askedOf(one.writer);
    const forged = question.replace(one.writer.userId, other.writer.userId);
    expect((await giveCode(forged, nextCode(other.secret))).body.code).toBe('SECOND_FACTOR_EXPIRED');
    expect((await giveCode(question, nextCode(other.secret))).body.code).toBe('INVALID_CODE');
    nowMs += 11 * 60_000;
    expect((await giveCode(question, nextCode(one.secret))).body.code).toBe('SECOND_FACTOR_EXPIRED');
  });

  test('no other way in goes around it: a mailed link, or the provider', async () => {
    const { writer, secret } = await protect();
    await postJson(product.url, '/api/auth/forgot-password', { email: writer.email });
    const { link } = await mailServer.waitForMail(writer.email, /Choose a new/);
    const reset = await call(
      'reset-password',
      { ...Object.fromEntries(link.searchParams), password: 'another password' },
      '',
    );
    expect(reset).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect((await giveCode(readCookies(reset.headers), nextCode(secret))).status).toBe(200);

    await product.query('update "user" set email_verified = true where id = $1::uuid', [writer.userId]);
    provider.people.set(writer.userId, { email: writer.email, email_verified: true });
    const back = await comeBack(await goToProvider(product.url, writer.userId));
    expect(back.location).toBe('/login?refused=SECOND_FACTOR_REQUIRED');
    expect(await readSession(back.cookie)).toBeNull();
    expect((await giveCode(back.cookie, nextCode(secret))).status).toBe(200);
  });

  test('goes with whoever took an address without proving it', async () => {
    const { writer } = await protect();
    provider.people.set(writer.userId, { email: writer.email, email_verified: true });
    const back = await comeBack(await goToProvider(product.url, writer.userId));
    expect(back.location).toBe('/dashboard');
    expect(await readState(back.cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0, asksPassword: false });
  });
});
