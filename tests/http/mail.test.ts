import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmLink,
  fetchToken,
  followLink,
  newAddress,
  password,
  postJson,
  readCookies,
} from '../kit/caller.ts';
import { type MailServer, readMail, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { makeDataDir } from '../kit/server-process.ts';

describe.each(databaseKinds)('mail on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let url: string;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const environment = { TRUSTED_PROXIES: '127.0.0.1, ::1', SMTP_URL: mailServer.url };
    // What F-02 would tell from the time: a hash that is made for one address and not for another
    product = await startProduct({
      database,
      engine: makeScriptedEngine(),
      environment,
      hashesSlowly: true,
    });
    url = product.url;
  });
  afterEach(() => {
    mailServer.behaviour = 'takes';
  });

  afterAll(async () => {
    await product.stop();
    await mailServer.close();
  });

  const newEmail = () => `writer-${randomUUID()}@example.org`;
  const call = (path: string, body: unknown, headers = {}) =>
    postJson(url, `/api/auth/${path}`, body, { headers: { ...newAddress(), ...headers } });
  const signUp = (email: string, fields = {}) =>
    call('sign-up/email', { name: 'Marta Kowal', email, password, country: 'GB', ...fields });
  const signIn = (email: string) => call('sign-in/email', { email, password });

  test('AUTH-08 the mailed link verifies an account once, signs in the browser of the sign-up and leads to the dashboard; before it nobody signs in', async () => {
    const email = newEmail();
    const answer = await signUp(email);
    expect([answer.status, listCookies(answer.headers)]).toEqual([200, ['draftwell.signed_up']]);
    const early = await signIn(email);
    expect([early.status, early.body]).toEqual([
      403,
      expect.objectContaining({
        code: 'EMAIL_NOT_VERIFIED',
        message: expect.stringMatching(/^Please verify/),
      }),
    ]);
    const { link, from, to, headers, html, text } = await mailServer.waitForMail(email, /^Verify/);
    expect(from?.address).toBe('no-reply@localhost');
    expect(to).toEqual([{ name: '', address: email }]);
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(text).toContain('Hello Marta Kowal,');
    expect(html).toContain(`href="${link}"`);

    const first = await followLink(link, { cookie: readCookies(answer.headers) });
    expect([first.status, first.location]).toEqual([302, '/dashboard']);
    const session = await fetch(`${url}/api/auth/get-session`, { headers: { cookie: first.cookie } });
    expect(await session.json()).toMatchObject({ user: { email, emailVerified: true } });
    expect((await signIn(email)).status).toBe(200);
    await mailServer.waitForMail(email, /^Welcome/);

    const second = await followLink(link, { cookie: readCookies(answer.headers) });
    expect(second).toEqual({ status: 302, location: '/login?verification=expired', cookie: '' });
  });

  test('F-78: a link that somebody else followed signs nobody in, and changes nothing until it is agreed to', async () => {
    const email = newEmail();
    await signUp(email);
    const { link } = await mailServer.waitForMail(email, /^Verify/);
    const token = link.searchParams.get('token');
    const elsewhere = readCookies((await signUp(newEmail())).headers);
    const visitors = [{}, { 'sec-fetch-site': 'cross-site' }, { cookie: elsewhere }];
    for (const headers of visitors) {
      const followed = await followLink(link, { ...newAddress(), ...headers });
      expect(followed).toEqual({ status: 302, location: `/login#verification=${token}`, cookie: '' });
    }
    await fetch(link, { method: 'HEAD', redirect: 'manual', headers: newAddress() });
    expect((await signIn(email)).status).toBe(403);

    const named = await call('check-verification', { token });
    expect([named.status, named.body]).toEqual([200, { email, isChange: false }]);
    const foreign = await confirmLink(link, { origin: 'https://evil.example', ...newAddress() });
    expect(foreign.status).toBe(403);
    const agreed = await confirmLink(link, newAddress());
    expect([agreed.status, agreed.body]).toEqual([200, { email, isChange: false }]);
    const session = await fetch(`${url}/api/auth/get-session`, {
      headers: { cookie: readCookies(agreed.headers) },
    });
    expect(await session.json()).toMatchObject({ user: { email, emailVerified: true } });

    for (const path of ['check-verification', 'verify-email']) {
      const again = await call(path, { token });
      expect(again.headers.getSetCookie()).toEqual([]);
      expect([again.status, again.body]).toEqual([
        400,
        {
          code: 'INVALID_VERIFICATION_LINK',
          status: 400,
          message: 'This verification link is invalid or has expired.',
          retryable: false,
        },
      ]);
    }
  });

  test('F-78: agreeing to another account’s link leaves who is signed in where they are', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    for (const email of [mine, other]) await signUp(email);
    const entered = await confirmLink((await mailServer.waitForMail(mine, /^Verify/)).link);
    const cookie = readCookies(entered.headers);
    const agreed = await confirmLink((await mailServer.waitForMail(other, /^Verify/)).link, { cookie });
    expect([agreed.status, agreed.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('F-01 F-78: the cookie of a sign-up tells nothing, lasts as long as the link, and no script reads it', async () => {
    const email = newEmail();
    const cookies = [];
    for (const name of ['One', 'Two']) {
      const [cookie = ''] = (await signUp(email, { name })).headers.getSetCookie();
      cookies.push(cookie.replace(/=[^;]+/, '='));
      expect(cookie).not.toContain(email.slice(0, 20));
    }
    expect(new Set(cookies)).toEqual(
      new Set(['draftwell.signed_up=; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax']),
    );
  });

  test('a link that is a day old, replaced by a newer one, or made up leads to the login page', async () => {
    const email = newEmail();
    const cookie = readCookies((await signUp(email)).headers);
    const { link: older } = await mailServer.waitForMail(email, /^Verify/);
    await call('send-verification-email', { email });
    await expect.poll(() => mailServer.listMails(email).length).toBe(2);
    const link = mailServer.listMails(email)[1]?.link ?? older;
    expect(link.href).not.toBe(older.href);
    expect((await followLink(older)).location).toBe('/login?verification=expired');
    expect((await followLink(new URL(`${link}x`))).location).toBe('/login?verification=expired');
    product.setTime(new Date(Date.now() + 24 * 3_600_000 + 1_000));
    expect((await followLink(link)).location).toBe('/login?verification=expired');
    product.setTime(new Date());
    expect((await signIn(email)).status).toBe(403);
    expect((await followLink(link, { cookie })).location).toBe('/dashboard');
  });

  test('a link followed many times at once verifies once', async () => {
    const email = newEmail();
    const cookie = readCookies((await signUp(email)).headers);
    const { link } = await mailServer.waitForMail(email, /^Verify/);
    const follow = () => followLink(link, { ...newAddress(), cookie });
    const places = await Promise.all(Array.from({ length: 10 }, follow));
    expect(places.filter(({ location }) => location === '/dashboard')).toHaveLength(1);
  });

  test('sign-up with a known address answers as with an unknown one, and its owner is told', async () => {
    const email = newEmail();
    const unknown = await signUp(email);
    await confirmLink((await mailServer.waitForMail(email, /^Verify/)).link);
    const known = await signUp(email.toUpperCase(), { password: 'another password' });
    expect(known.status).toBe(unknown.status);
    expect(withoutChance(known.body)).toEqual(withoutChance(unknown.body));
    expect(Object.keys((known.body as { user: object }).user)).toEqual(
      Object.keys((unknown.body as { user: object }).user),
    );
    expect(listNames(known.headers)).toEqual(listNames(unknown.headers));
    const { text } = await mailServer.waitForMail(email, /already have/);
    expect(text).toContain('nobody was let in');
    expect((await signIn(email)).status).toBe(200);
  });

  test('F-01 sign-up, sign-in, forgot and resend answer alike for known and unknown addresses', async () => {
    const known = newEmail();
    await signUp(known);
    await confirmLink((await mailServer.waitForMail(known, /^Verify/)).link);
    const bodies: [path: string, body: (email: string) => object][] = [
      ['sign-up/email', (email) => ({ name: 'A', email, password, country: 'GB' })],
      ['sign-in/email', (email) => ({ email, password: 'wrong one' })],
      ['forgot-password', (email) => ({ email })],
      ['send-verification-email', (email) => ({ email })],
    ];
    for (const [path, body] of bodies) {
      const [first, second] = [await call(path, body(known)), await call(path, body(newEmail()))];
      expect([first.status, listNames(first.headers)], path).toEqual([
        second.status,
        listNames(second.headers),
      ]);
      expect(withoutChance(first.body), path).toEqual(withoutChance(second.body));
    }
  });

  test('F-02 known and unknown addresses are answered in the same time, also with a slow mail server', async () => {
    const known = newEmail();
    await signUp(known);
    await confirmLink((await mailServer.waitForMail(known, /^Verify/)).link);
    mailServer.behaviour = 'takes slowly';
    const bodies: [path: string, body: (email: string) => object][] = [
      ['sign-up/email', (email) => ({ name: 'A', email, password, country: 'GB' })],
      ['sign-in/email', (email) => ({ email, password: 'wrong one' })],
      ['forgot-password', (email) => ({ email })],
      ['send-verification-email', (email) => ({ email })],
    ];
    const measure = async (path: string, body: object) => {
      const startedAt = performance.now();
      await call(path, body);
      return performance.now() - startedAt;
    };
    for (const [path, body] of bodies) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      // In turns, so that what else this machine does falls on both.
      for (let turn = 0; turn < 9; turn += 1) {
        times.known.push(await measure(path, body(known)));
        times.unknown.push(await measure(path, body(newEmail())));
      }
      const [one, other] = [toMedian(times.known), toMedian(times.unknown)];
      expect(Math.abs(one - other), `${path}: ${one} ms, ${other} ms`).toBeLessThan(
        Math.max(30, 0.4 * Math.max(one, other)),
      );
    }
    mailServer.behaviour = 'takes';
    // Passwords are hashed some seventy times, as slowly as in earnest
  }, 120_000);

  test.each(['the owner', 'the squatter'])(
    'of two sign-ups with one address neither password counts, whoever was first (%s): the inbox chooses one',
    async (first) => {
      const email = newEmail();
      const last = first === 'the owner' ? 'the squatter' : 'the owner';
      await signUp(email, { name: 'One', password: `of ${first}` });
      const { link: older } = await mailServer.waitForMail(email, /^Verify/);
      await signUp(email, { name: 'Two', password: `of ${last}` });
      await expect.poll(() => mailServer.listMails(email).length).toBe(2);
      expect((await followLink(older)).location).toBe('/login?verification=expired');
      await call('send-verification-email', { email });
      await expect.poll(() => mailServer.listMails(email).length).toBe(3);
      const { link } = mailServer.listMails(email)[2] ?? { link: older };
      expect(link.pathname).toBe('/reset-password');
      const chosen = 'chosen by the owner';
      const tokens = Object.fromEntries(link.searchParams);
      expect((await call('reset-password', { ...tokens, password: chosen })).status).toBe(200);
      const statuses = [];
      for (const secret of ['of the owner', 'of the squatter', chosen])
        statuses.push((await call('sign-in/email', { email, password: secret })).status);
      expect(statuses).toEqual([401, 401, 200]);
    },
  );

  test('of many sign-ups with one new address at once none tells that it was not the first', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    const rows = await product.query('select 1 from "user" where email = $1::text', [email]);
    expect(rows).toHaveLength(1);
  });

  test('an account that was used before its address was proven keeps its name and password at another sign-up', async () => {
    const email = newEmail();
    await signUp(email, { name: 'Owner' });
    await mailServer.waitForMail(email, /^Verify/);
    // As an account is that was made while no verification was required
    await product.query('update profiles set last_login = now() where email = $1::text', [email]);
    await signUp(email, { name: 'Stranger', password: 'of the stranger' });
    await expect.poll(() => mailServer.listMails(email).length).toBe(2);
    const mail = mailServer.listMails(email)[1];
    expect(mail?.text).toMatch(/^Hello Owner,/);
    expect((await confirmLink(mail?.link ?? new URL(url))).status).toBe(200);
    expect((await call('sign-in/email', { email, password: 'of the stranger' })).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  test('asking for the link again answers alike for an unknown, a waiting and a verified address', async () => {
    const verified = newEmail();
    await signUp(verified);
    await confirmLink((await mailServer.waitForMail(verified, /^Verify/)).link);
    const waiting = newEmail();
    await signUp(waiting);
    await mailServer.waitForMail(waiting, /^Verify/);
    const answers = [];
    for (const email of [newEmail(), waiting, verified])
      answers.push(await call('send-verification-email', { email }));
    for (const { status, body, headers } of answers)
      expect([status, body, listNames(headers)]).toEqual([
        200,
        { status: true },
        listNames(answers[0]?.headers),
      ]);
    await expect.poll(() => mailServer.listMails(waiting).length).toBe(2);
    expect(
      mailServer.listMails(verified).filter(({ subject }) => /^Verify/.test(subject ?? '')),
    ).toHaveLength(1);
  });

  test('an inbox gets at most three links in a quarter of an hour, whoever asks', async () => {
    const email = newEmail();
    await signUp(email);
    for (let ask = 0; ask < 6; ask += 1) {
      const answer = await call('send-verification-email', { email });
      expect(answer.body).toEqual({ status: true });
    }
    await expect.poll(() => mailServer.listMails(email).length).toBe(3);
    await signUp(email);
    await expect.poll(() => product.query('select 1 from mail_queue')).toEqual([]);
    expect(mailServer.listMails(email)).toHaveLength(3);
  });

  test('F-21 a name is of one line and limited, and whatever it is, it is safe in a mail', async () => {
    for (const name of [
      'Ann\nBcc: all@example.org',
      'Ann\u2028Bcc',
      'x'.repeat(101),
      ' ',
      '',
      '\u202eevil',
      '\u200b',
    ])
      expect((await signUp(newEmail(), { name })).status, name).toBe(400);
    const greetings = [
      ['<img src=x onerror=alert(1)> "&', 'Hello,'],
      ['You won, see evil.example/win', 'Hello,'],
      ['x'.repeat(100), 'Hello,'],
      ['Zoë Ångström 王', 'Hello Zoë Ångström 王,'],
      ['O’Neil, "Jo" & sons', 'Hello O’Neil, "Jo" & sons,'],
    ] as const;
    for (const [name, greeting] of greetings) {
      const email = newEmail();
      expect((await signUp(email, { name })).status).toBe(200);
      const mail = await mailServer.waitForMail(email, /^Verify/);
      expect(mail.text?.split('\n')[0]).toBe(greeting);
      expect(mail.html).not.toContain('<img');
      expect(mail.html).not.toContain('"Jo"');
      expect(mail.to).toEqual([{ name: '', address: email }]);
      expect(mail.link.origin).toBe(url);
    }
  });

  test('F-66 with the mail server down or slow, sign-up and forgot answer alike and at once, and the mail comes later', async () => {
    const post = async (path: string, body: object) => {
      const { status, body: answer } = await call(path, body);
      return { status, answer };
    };
    const fields = { name: 'Marta Kowal', password, country: 'GB' };
    const [whileDown, whileSlow] = [newEmail(), newEmail()];
    await mailServer.close();
    expect((await post('sign-up/email', { ...fields, email: whileDown })).status).toBe(200);
    const known = await post('forgot-password', { email: whileDown });
    expect(await post('forgot-password', { email: newEmail() })).toEqual(known);
    await mailServer.open();
    await mailServer.waitForMail(whileDown, /^Verify/);
    await mailServer.waitForMail(whileDown, /^Choose/);

    mailServer.behaviour = 'holds';
    expect((await post('sign-up/email', { ...fields, email: whileSlow })).status).toBe(200);
    expect(await post('forgot-password', { email: whileSlow })).toEqual(known);
    expect(mailServer.listMails(whileSlow)).toEqual([]);
    mailServer.behaviour = 'takes';
    await mailServer.waitForMail(whileSlow, /^Verify/);
    await mailServer.waitForMail(whileSlow, /^Choose/);
  });

  test('a mail that is refused for now is tried again, one that is refused for good is not', async () => {
    mailServer.behaviour = 'refuses for now';
    const [later, never] = [newEmail(), newEmail()];
    mailServer.unknownRecipients.add(never);
    await signUp(later);
    await signUp(never);
    await expect.poll(() => mailServer.countTries(later)).toBe(1);
    await expect.poll(() => mailServer.countTries(never)).toBe(1);
    mailServer.behaviour = 'takes';
    await mailServer.waitForMail(later, /^Verify/);
    expect(mailServer.countTries(never)).toBe(1);
    const left = () => product.query('select recipient, failed_at is null as is_waiting from mail_queue');
    await expect.poll(left).toEqual([{ recipient: never, is_waiting: false }]);
  });

  test('the session of a link is not another writer’s: who is signed in stays signed in', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    for (const email of [mine, other]) await signUp(email);
    const entered = await confirmLink((await mailServer.waitForMail(mine, /^Verify/)).link);
    const cookie = readCookies(entered.headers);
    const { link } = await mailServer.waitForMail(other, /^Verify/);
    expect(await followLink(link, { cookie })).toEqual({ status: 302, location: '/dashboard', cookie: '' });
    expect(readCookies((await signIn(other)).headers)).not.toBe('');
  });
});

test('F-08 links lead to the public address that is set, whatever host a request names', {
  timeout: 90_000,
}, async () => {
  const mailServer = await startMailServer();
  const publicUrl = 'https://write.example.org';
  const environment = { SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const email = `writer-${randomUUID()}@example.org`;
    const body = { name: 'A', email, password, country: 'GB' };
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    expect(await postWithHost(`${product.url}/api/auth/sign-up/email`, forged, body)).toBe(200);
    expect(await postWithHost(`${product.url}/api/auth/forgot-password`, forged, { email })).toBe(200);
    for (const subject of [/^Verify/, /^Choose/]) {
      const mail = await mailServer.waitForMail(email, subject);
      expect(mail.link.origin).toBe(publicUrl);
      expect(mail.from?.address).toBe('no-reply@write.example.org');
      expect(`${mail.html}${mail.text}`).not.toContain('evil');
    }
  } finally {
    await product.stop();
    await mailServer.close();
  }
});

test('AUTH-20 without a mail server accounts are confirmed at once and mails become files, with one they wait for the link', {
  timeout: 90_000,
}, async () => {
  const dataDir = await makeDataDir();
  const mailServer = await startMailServer();
  const engine = makeScriptedEngine();
  const without = await startProduct({
    database: 'embedded',
    engine,
    environment: { DATA_DIR: dataDir.path },
  });
  const environment = { SMTP_URL: mailServer.url };
  const withOne = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const email = `writer-${randomUUID()}@example.org`;
    const body = { name: 'Zoë', email, password, country: 'GB' };
    const confirmed = await postJson(without.url, '/api/auth/sign-up/email', body);
    expect(await fetchToken(without.url, readCookies(confirmed.headers))).toMatch(/^ey/);
    const outbox = join(dataDir.path, 'outbox');
    const listFiles = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => listFiles().catch(() => [])).toHaveLength(1);
    const [file = ''] = await listFiles();
    const mail = await readMail(await readFile(join(outbox, file)));
    expect(mail).toMatchObject({ subject: 'Welcome to Draftwell', to: [{ address: email }] });
    expect(mail.text).toMatch(/^Hello Zoë,/);

    const waiting = await postJson(withOne.url, '/api/auth/sign-up/email', body);
    expect([waiting.status, listCookies(waiting.headers)]).toEqual([200, ['draftwell.signed_up']]);
    expect((await postJson(withOne.url, '/api/auth/sign-in/email', body)).status).toBe(403);
    await mailServer.waitForMail(email, /^Verify/);
  } finally {
    await without.stop();
    await withOne.stop();
    await mailServer.close();
    await dataDir.remove();
  }
});

test('a mail that waits survives a restart, and the server does not wait for a slow mail server to stop', {
  timeout: 90_000,
}, async () => {
  const dataDir = await makeDataDir();
  const mailServer = await startMailServer();
  const environment = { DATA_DIR: dataDir.path, SMTP_URL: mailServer.url };
  const start = () => startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  const email = `writer-${randomUUID()}@example.org`;
  try {
    mailServer.behaviour = 'holds';
    const first = await start();
    await postJson(first.url, '/api/auth/sign-up/email', { name: 'A', email, password, country: 'GB' });
    await expect.poll(() => mailServer.countTries(email)).toBe(1);
    await first.stop();
    expect(mailServer.listMails(email)).toEqual([]);
    mailServer.behaviour = 'takes';
    const second = await start();
    await expect.poll(() => mailServer.countTries(email)).toBe(2);
    expect((await mailServer.waitForMail(email, /^Verify/)).link.pathname).toBe('/api/auth/verify-email');
    await second.stop();
  } finally {
    await mailServer.close();
    await dataDir.remove();
  }
});

/** `fetch` sets the host itself. */
function postWithHost(url: string, headers: Record<string, string>, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const sending = request(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(JSON.stringify(body));
  });
}

function withoutChance(body: unknown): unknown {
  const { user } = body as { user?: Record<string, unknown> };
  if (user === undefined) return body;
  const { email: _email, id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = user;
  return rest;
}

function toMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function listCookies(headers: Headers): (string | undefined)[] {
  return headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
}

function listNames(headers: Headers | undefined): string[] {
  return [...(headers?.keys() ?? [])];
}
