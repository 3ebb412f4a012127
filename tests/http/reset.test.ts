import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fetchToken,
  newAddress,
  password,
  postJson,
  readCookies,
  signIn as signInWriter,
  signUp,
} from '../kit/caller.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const newPassword = ' a new 🙂 password ';
const deadLink = {
  code: 'INVALID_RESET_LINK',
  status: 400,
  message: 'This password reset link is invalid or has expired.',
  retryable: false,
};

describe.each(databaseKinds)('passwords on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let url: string;

  beforeAll(async () => {
    mailServer = await startMailServer();
    product = await startProduct({
      database,
      engine: makeScriptedEngine(),
      environment: {
        TRUSTED_PROXIES: '127.0.0.1, ::1',
        SMTP_URL: mailServer.url,
        REQUIRE_EMAIL_VERIFICATION: 'false',
      },
    });
    url = product.url;
  });
  afterAll(async () => {
    await product.stop();
    await mailServer.close();
  });

  const call = (path: string, body: unknown, headers = {}) =>
    postJson(url, `/api/auth/${path}`, body, { headers: { ...newAddress(), ...headers } });
  const signIn = (email: string, secret: string) => call('sign-in/email', { email, password: secret });
  const listResets = (email: string) =>
    mailServer.listMails(email).filter(({ subject }) => /^Choose/.test(subject ?? ''));

  /** The tokens of the newest link that was mailed, of so many. */
  async function askForLink(email: string, count = 1): Promise<Record<string, string>> {
    expect((await call('forgot-password', { email })).body).toEqual({ status: true });
    await expect.poll(() => listResets(email).length).toBe(count);
    const { link } = listResets(email)[count - 1] ?? { link: new URL(url) };
    expect([link.origin, link.pathname]).toEqual([url, '/reset-password']);
    return Object.fromEntries(link.searchParams);
  }

  test('a reset link sets the password, signs in, ends every other session and mails a notice', async () => {
    const writer = await signUp(url);
    const link = await askForLink(writer.email);
    expect(Object.keys(link)).toEqual(['access_token', 'refresh_token']);
    for (const token of Object.values(link)) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await call('check-reset', link)).status).toBe(200);

    const reset = await call('reset-password', { ...link, password: newPassword });
    expect([reset.status, reset.body]).toEqual([200, { status: true }]);
    const cookie = readCookies(reset.headers);
    expect(await fetchToken(url, cookie)).toMatch(/^ey/);
    expect((await writer.get('/api/credits')).status).toBe(401);
    expect((await signIn(writer.email, password)).status).toBe(401);
    expect((await signIn(writer.email, newPassword.trim())).status).toBe(401);
    expect((await signIn(writer.email, newPassword)).status).toBe(200);
    await mailServer.waitForMail(writer.email, /password was changed/);
  });

  test('F-09 a reset link works once, of many uses at once exactly one succeeds, and after an hour none', async () => {
    const [writer, late] = [await signUp(url), await signUp(url)];
    const link = await askForLink(writer.email);
    const passwords = Array.from({ length: 10 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(
      passwords.map((chosen) => call('reset-password', { ...link, password: chosen })),
    );
    const [winner, ...others] = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(others).toEqual([]);
    expect((await signIn(writer.email, winner ?? '')).status).toBe(200);
    const again = await call('reset-password', { ...link, password: 'yet another' });
    expect([again.status, again.body]).toEqual([400, deadLink]);
    expect((await call('check-reset', link)).body).toEqual(deadLink);

    const lateLink = await askForLink(late.email);
    product.setTime(new Date(Date.now() + 3_600_000 + 1_000));
    expect((await call('check-reset', lateLink)).body).toEqual(deadLink);
    expect((await call('reset-password', { ...lateLink, password: newPassword })).body).toEqual(deadLink);
    product.setTime(new Date());
    expect((await signIn(late.email, password)).status).toBe(200);
  });

  test('neither token of a link is good without the other', async () => {
    const [writer, other] = [await signUp(url), await signUp(url)];
    const link = await askForLink(writer.email);
    const foreign = await askForLink(other.email);
    const broken = [
      { ...link, refresh_token: foreign.refresh_token },
      { ...link, access_token: foreign.access_token },
      { access_token: link.refresh_token, refresh_token: link.access_token },
      { access_token: '', refresh_token: '' },
      { access_token: 'x'.repeat(1_000) },
      {},
    ];
    for (const tokens of broken) {
      expect((await call('check-reset', tokens)).body).toEqual(deadLink);
      expect((await call('reset-password', { ...tokens, password: newPassword })).body).toEqual(deadLink);
    }
    expect((await signIn(writer.email, password)).status).toBe(200);
  });

  test('F-10 an older link dies with a newer one, and both with the reset', async () => {
    const writer = await signUp(url);
    const older = await askForLink(writer.email, 1);
    const newer = await askForLink(writer.email, 2);
    expect((await call('check-reset', older)).status).toBe(400);
    expect((await call('reset-password', { ...newer, password: newPassword })).status).toBe(200);
    for (const link of [older, newer]) expect((await call('check-reset', link)).status).toBe(400);
  });

  test('a password that is too short or too long leaves the link good', async () => {
    const writer = await signUp(url);
    const link = await askForLink(writer.email);
    const short = await call('reset-password', { ...link, password: '12345' });
    expect(short.body).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      message: 'Password must be at least 6 characters long.',
    });
    const long = await call('reset-password', { ...link, password: 'x'.repeat(200_000) });
    expect(long.body).toMatchObject({ code: 'PASSWORD_TOO_LONG', status: 400 });
    expect((await call('reset-password', { ...link, password: '123456' })).status).toBe(200);
  });

  test('no token of a link is stored as it is', async () => {
    const writer = await signUp(url);
    const link = await askForLink(writer.email);
    await expect.poll(() => product.query('select 1 from mail_queue')).toEqual([]);
    const rows = await product.query('select * from password_resets where user_id = $1::uuid', [
      writer.userId,
    ]);
    expect(rows).toHaveLength(1);
    for (const token of Object.values(link)) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('F-07 an inbox gets at most three links in a quarter of an hour, and the answers stay alike', async () => {
    const writer = await signUp(url);
    const answers = [];
    for (let ask = 0; ask < 6; ask += 1) answers.push(await call('forgot-password', { email: writer.email }));
    const unknown = await call('forgot-password', { email: 'nobody@example.org' });
    for (const { status, body } of answers) expect([status, body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => listResets(writer.email).length).toBe(3);
    await expect.poll(() => product.query('select 1 from mail_queue')).toEqual([]);
    expect(listResets(writer.email)).toHaveLength(3);
    product.setTime(new Date(Date.now() + 15 * 60_000));
    await askForLink(writer.email, 4);
    product.setTime(new Date());
  });

  test('one address that asks for ever more links is refused for a while', async () => {
    const headers = newAddress();
    const statuses = [];
    for (let ask = 0; ask < 12; ask += 1)
      statuses.push((await call('forgot-password', { email: `nobody-${ask}@example.org` }, headers)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('a reset proves the address', async () => {
    const writer = await signUp(url);
    const link = await askForLink(writer.email);
    await call('reset-password', { ...link, password: newPassword });
    const rows = await product.query('select email_verified from "user" where id = $1::uuid', [
      writer.userId,
    ]);
    expect(rows).toEqual([{ email_verified: true }]);
  });

  test('a changed password ends the other sessions, gives this one another cookie and mails a notice', async () => {
    const writer = await signUp(url);
    const elsewhere = await signIn(writer.email, password);
    const link = await askForLink(writer.email);
    const change = await call('change-password', { newPassword }, { cookie: writer.cookie });
    expect([change.status, change.body]).toEqual([200, { status: true }]);
    // The bearer token names the session, which goes on; the cookie that it had does not.
    expect((await writer.get('/api/credits')).status).toBe(200);
    for (const cookie of [writer.cookie, readCookies(elsewhere.headers)])
      expect(await fetchToken(url, cookie)).toBeUndefined();
    expect(await fetchToken(url, readCookies(change.headers))).toMatch(/^ey/);
    expect((await signIn(writer.email, password)).status).toBe(401);
    expect((await signIn(writer.email, newPassword)).status).toBe(200);
    expect((await call('check-reset', link)).body).toEqual(deadLink);
    await mailServer.waitForMail(writer.email, /password was changed/);
  });

  test('F-11 a reset ends every session and a change of password all others', async () => {
    const writer = await signUp(url);
    const others = await Promise.all([signInWriter(url, writer.email), signInWriter(url, writer.email)]);
    await call('change-password', { newPassword: password }, { cookie: writer.cookie });
    for (const other of others) expect((await other.get('/api/credits')).status).toBe(401);
    expect((await writer.get('/api/credits')).status).toBe(200);
    const link = await askForLink(writer.email);
    const reset = await call('reset-password', { ...link, password: newPassword }, { cookie: writer.cookie });
    expect((await writer.get('/api/credits')).status).toBe(401);
    expect(await fetchToken(url, readCookies(reset.headers))).toMatch(/^ey/);
  });

  test('a session older than a day changes the password with the current one only', async () => {
    const writer = await signUp(url);
    const change = (body: object) => call('change-password', body, { cookie: writer.cookie });
    product.setTime(new Date(Date.now() + 25 * 3_600_000));
    const refused = await change({ newPassword });
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: 'CURRENT_PASSWORD_REQUIRED', retryable: false }),
    ]);
    const wrong = await change({ newPassword, currentPassword: 'not this one' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_PASSWORD', status: 400 });
    expect((await change({ newPassword, currentPassword: password })).status).toBe(200);
    product.setTime(new Date());
    expect((await signIn(writer.email, newPassword)).status).toBe(200);
  });

  test('guesses at the current password are limited', async () => {
    const writer = await signUp(url);
    const guesses = Array.from({ length: 12 }, (_, index) => ({
      newPassword,
      currentPassword: `guess number ${index}`,
    }));
    const statuses = [];
    for (const guess of guesses)
      statuses.push((await call('change-password', guess, { cookie: writer.cookie })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test('a password cannot be changed without a session, from another origin, or by a cookie without an origin', async () => {
    const writer = await signUp(url);
    expect((await call('change-password', { newPassword })).body).toMatchObject({ code: 'AUTH_EXPIRED' });
    const { cookie } = writer;
    const foreign = await call(
      'change-password',
      { newPassword },
      { cookie, origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const none = await fetch(`${url}/api/auth/change-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ newPassword }),
    });
    expect([none.status, await none.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FOREIGN_ORIGIN' }),
    ]);
    expect((await signIn(writer.email, password)).status).toBe(200);
  });
});
