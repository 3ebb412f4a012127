import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/shared/errors.ts';
import { fetchToken, newAddress, password, postJson, readCookies, signUp } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const signInPath = '/api/auth/sign-in/email';
const signUpPath = '/api/auth/sign-up/email';

const changingRoutes = [
  'sign-up/email',
  'sign-in/email',
  'sign-out',
  'send-verification-email',
  'check-verification',
  'verify-email',
  'forgot-password',
  'check-reset',
  'reset-password',
  'change-password',
  'change-email',
  'revoke-session',
  'revoke-other-sessions',
];

describe.each(databaseKinds)('accounts on the %s database', (database) => {
  let product: TestProduct;
  let url: string;

  beforeAll(async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1, ::1' };
    product = await startProduct({ database, engine: makeScriptedEngine(), environment });
    url = product.url;
  });
  afterAll(() => product.stop());

  test('AUTH-06 sign-up stores name and country and creates the profile with its defaults', async () => {
    const writer = await signUp(url, { name: '  Zoë Ångström  ', country: 'SE' });
    const { body } = await writer.get('/api/profile');
    expect(body).toEqual({
      id: writer.userId,
      full_name: 'Zoë Ångström',
      email: writer.email,
      account_type: 'free',
      country: 'SE',
      // A sign-up is a sign-in too
      last_login: expect.stringMatching(/^\d{4}-.*Z$/),
      is_administrator: expect.any(Boolean),
    });
    const [row] = await product.query<object>(
      'select notification_account_updates, notification_marketing_emails, writing_purpose, preferred_language from profiles where id = $1::uuid',
      [writer.userId],
    );
    expect(row).toEqual({
      notification_account_updates: true,
      notification_marketing_emails: false,
      writing_purpose: 'work',
      preferred_language: 'en-us',
    });
  });

  test('AUTH-06 an account whose profile was lost on the way gets it at its next call', async () => {
    const writer = await signUp(url);
    await product.query('delete from profiles where id = $1::uuid', [writer.userId]);
    expect((await writer.get('/api/credits')).status).toBe(200);
    expect((await writer.get('/api/profile')).status).toBe(200);
  });

  test('AUTH-19 the session is an httpOnly SameSite cookie, and no answer holds its token', async () => {
    const body = { name: 'Marta Kowal', email: 'cookie@example.org', password, country: 'GB' };
    const answer = await postJson(url, signUpPath, body, { headers: newAddress() });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^draftwell\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    const secret = decodeURIComponent(cookie.split(';')[0]?.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    const session = await fetch(`${url}/api/auth/get-session`, {
      headers: { cookie: readCookies(answer.headers) },
    });
    expect(JSON.stringify(answer.body) + (await session.text())).not.toContain(secret);
  });

  test('AUTH-19 F-12 a signed-out session is refused at its next call, with its cookie and with its token', async () => {
    const writer = await signUp(url);
    expect((await writer.get('/api/credits')).status).toBe(200);
    const out = await postJson(
      url,
      '/api/auth/sign-out',
      {},
      { headers: { cookie: writer.cookie, ...newAddress() } },
    );
    expect(out.status).toBe(200);
    const refused = await writer.get('/api/credits');
    expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 'AUTH_EXPIRED' })]);
    const token = await fetch(`${url}/api/auth/token`, { headers: { cookie: writer.cookie } });
    expect(token.status).toBe(401);
  });

  test('AUTH-19 F-13 each sign-in makes a session of its own, and ends well with the right password only', async () => {
    const writer = await signUp(url);
    const headers = newAddress();
    const right = await postJson(
      url,
      signInPath,
      { email: writer.email.toUpperCase(), password },
      { headers },
    );
    expect(right.status).toBe(200);
    expect(readCookies(right.headers)).not.toBe(writer.cookie);
    expect(await fetchToken(url, readCookies(right.headers))).toMatch(/^ey/);
    const wrong = await postJson(
      url,
      signInPath,
      { email: writer.email, password: `${password}!` },
      { headers },
    );
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('AUTH-14: the sign-in itself updates last_login, a wrong password does not', async () => {
    const writer = await signUp(url);
    const readLastLogin = async () => {
      const rows = await product.query<{ last_login: Date }>(
        'select last_login from profiles where id = $1::uuid',
        [writer.userId],
      );
      return rows[0]?.last_login.toISOString();
    };
    const later = new Date(Date.now() + 5 * 60_000);
    product.setTime(later);
    const before = await readLastLogin();
    await postJson(
      url,
      signInPath,
      { email: writer.email, password: 'wrong one' },
      { headers: newAddress() },
    );
    expect(await readLastLogin()).toBe(before);
    await postJson(url, signInPath, { email: writer.email, password }, { headers: newAddress() });
    // Looked at as soon as the answer is here
    expect((await readLastLogin()) ?? '').not.toBe(before);
    expect(Date.parse((await readLastLogin()) ?? '')).toBeGreaterThanOrEqual(later.getTime());
    product.setTime(new Date());
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const writer = await signUp(url);
    const known = await postJson(
      url,
      signInPath,
      { email: writer.email, password: 'wrong one' },
      { headers: newAddress() },
    );
    const unknown = await postJson(
      url,
      signInPath,
      { email: 'nobody@example.org', password: 'wrong one' },
      { headers: newAddress() },
    );
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    expect(known.body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401, retryable: false });
  });

  test('ERR-09: what the account library refuses has a code and a sentence of the catalogue', async () => {
    const writer = await signUp(url);
    const { email, cookie } = writer;
    const fields = { name: 'Ann', email, password, country: 'GB' };
    const signUpWith = async (changes: object) =>
      (await postJson(url, signUpPath, { ...fields, ...changes }, { headers: newAddress() })).body;
    expect(await signUpWith({})).toEqual({
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      ...catalogue.USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL,
    });
    expect(await signUpWith({ email: 'no address' })).toEqual({
      code: 'INVALID_REQUEST',
      ...catalogue.INVALID_REQUEST,
      message: catalogue.INVALID_EMAIL.message,
    });
    await product.query('delete from session where user_id = $1::uuid', [writer.userId]);
    const token = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    expect([token.status, await token.json()]).toEqual([
      401,
      { code: 'AUTH_EXPIRED', ...catalogue.AUTH_EXPIRED },
    ]);
    // The cookie of the session that is over ends with it.
    expect(token.headers.getSetCookie().join()).toContain('draftwell.session_token=; Max-Age=0');
  });

  test.each([
    ['5 characters', '12345', 400],
    ['6 characters', '123456', 200],
    ['6 characters in spaces and emoji', ' 🙂 🙂', 200],
    ['128 characters', 'x'.repeat(128), 200],
    ['129 characters', 'x'.repeat(129), 400],
    ['200 KB', 'x'.repeat(200_000), 400],
  ])('F-14 a password of %s', async (_, chosen, expected) => {
    const email = `pass-${Math.random()}@example.org`;
    const headers = newAddress();
    const startedAt = performance.now();
    const answer = await postJson(
      url,
      signUpPath,
      { name: 'A', email, password: chosen, country: 'GB' },
      { headers },
    );
    expect(answer.status).toBe(expected);
    if (expected !== 200) {
      // Refused before anything slow is done with it
      expect(performance.now() - startedAt).toBeLessThan(500);
      return;
    }
    // Neither cut nor trimmed: what is almost the same does not open the account.
    const trimmed = await postJson(url, signInPath, { email, password: `${chosen} ` }, { headers });
    expect(trimmed.status).not.toBe(200);
    expect((await postJson(url, signInPath, { email, password: chosen }, { headers })).status).toBe(200);
  });

  test('F-16 what a client must not set is not set', async () => {
    const fields = {
      account_type: 'paid',
      emailVerified: true,
      id: crypto.randomUUID(),
      role: 'admin',
      credits: 99,
    };
    const writer = await signUp(url, fields);
    expect(writer.userId).not.toBe(fields.id);
    expect((await writer.get<object>('/api/profile')).body).toMatchObject({ account_type: 'free' });
    expect((await writer.credits()).daily.total).toBe(10);
    const [row] = await product.query('select email_verified from "user" where id = $1::uuid', [
      writer.userId,
    ]);
    expect(row).toEqual({ email_verified: false });
    const headers = { cookie: writer.cookie, ...newAddress() };
    const update = await postJson(url, '/api/auth/update-user', fields, { headers });
    expect(update.status).toBe(404);
  });

  test.each([
    ['with a line break', { name: 'Ann\nBcc: all@example.org' }],
    ['of 100 KB', { name: 'x'.repeat(100_000) }],
    ['that is blank', { name: '   ' }],
    ['that is not a text', { name: { $ne: 1 } }],
  ])('a name %s is refused with a sentence', async (_, fields) => {
    const body = { email: 'odd@example.org', password, country: 'GB', ...fields };
    const answer = await postJson(url, signUpPath, body, { headers: newAddress() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/^Please enter/),
    });
  });

  test('a country that is not in the list is refused, and so is an address that is none', async () => {
    const base = { name: 'A', email: 'odd@example.org', password, country: 'GB' };
    const headers = newAddress();
    expect((await postJson(url, signUpPath, { ...base, country: 'XX' }, { headers })).status).toBe(400);
    expect((await postJson(url, signUpPath, { ...base, email: 'not an address' }, { headers })).status).toBe(
      400,
    );
    expect((await postJson(url, signUpPath, '{"half":', { headers })).status).toBe(400);
  });

  test('F-03 F-05 one address that keeps guessing is stopped with a true Retry-After, another is not', async () => {
    const abuser = newAddress();
    const statuses: number[] = [];
    let refused: Awaited<ReturnType<typeof postJson>> | undefined;
    for (let guess = 0; guess < 25; guess += 1) {
      const body = { email: `guess-${guess}@example.org`, password: 'wrong one' };
      const answer = await postJson(url, signInPath, body, { headers: abuser });
      statuses.push(answer.status);
      if (answer.status === 429) refused ??= answer;
    }
    expect(statuses).toContain(429);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    const retryAfter = Number(refused?.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const writer = await signUp(url);
    const fromElsewhere = await postJson(
      url,
      signInPath,
      { email: writer.email, password },
      { headers: newAddress() },
    );
    expect(fromElsewhere.status).toBe(200);
    const fromTheSame = () =>
      postJson(url, signInPath, { email: writer.email, password }, { headers: abuser });
    expect((await fromTheSame()).status).toBe(429);
    product.setTime(new Date(Date.now() + retryAfter * 1000));
    expect((await fromTheSame()).status).toBe(200);
    product.setTime(new Date());
  });

  test('F-04 thirty guesses at one account from thirty addresses are stopped with a true Retry-After, others sign in', async () => {
    const [writer, other] = [await signUp(url), await signUp(url)];
    const guess = () =>
      postJson(url, signInPath, { email: writer.email, password: 'wrong one' }, { headers: newAddress() });
    const answers = [];
    for (let index = 0; index < 30; index += 1) answers.push(await guess());
    const firstRefused = answers.findIndex(({ status }) => status === 429);
    expect(firstRefused).toBe(10);
    expect(new Set(answers.slice(firstRefused).map(({ status }) => status))).toEqual(new Set([429]));
    const last = answers.at(-1);
    const retryAfter = Number(last?.headers.get('retry-after'));
    expect(last?.body).toMatchObject({ code: 'RATE_LIMITED', retry_after: retryAfter });
    const signIn = (email: string) =>
      postJson(url, signInPath, { email, password }, { headers: newAddress() });
    expect((await signIn(other.email)).status).toBe(200);
    expect((await signIn(writer.email)).status).toBe(429);
    product.setTime(new Date(Date.now() + retryAfter * 1000));
    expect((await signIn(writer.email)).status).toBe(200);
    product.setTime(new Date());
  });

  test('F-18 a page of another origin changes nothing, and neither does a cookie that comes without an origin', async () => {
    const writer = await signUp(url);
    const { cookie } = writer;
    const body = { name: 'A', email: 'csrf@example.org', password, country: 'GB' };
    for (const path of changingRoutes) {
      for (const origin of ['https://evil.example', 'null', `${url}.evil.example`]) {
        const headers = { origin, cookie, ...newAddress() };
        expect((await postJson(url, `/api/auth/${path}`, body, { headers })).status, path).toBe(403);
      }
      const withoutOrigin = await fetch(`${url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      expect(withoutOrigin.status, path).toBe(403);
      const asForm = await postJson(url, `/api/auth/${path}`, 'a=b', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...newAddress() },
      });
      expect(asForm.status, path).toBe(415);
    }
    expect((await writer.get('/api/credits')).status).toBe(200);
    const rows = await product.query('select 1 from "user" where email = $1::text', [body.email]);
    expect(rows).toEqual([]);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/\t/evil.example',
  ])('no account route sends anyone to %s', async (target) => {
    const writer = await signUp(url);
    const query = new URLSearchParams({ token: 'made-up', callbackURL: target, redirectTo: target });
    const link = await fetch(`${url}/api/auth/verify-email?${query}`, { redirect: 'manual' });
    expect(link.headers.get('location')).toBe('/login?verification=expired');
    const extra = { callbackURL: target, redirectTo: target };
    const body = { email: writer.email, password, ...extra };
    const answer = await postJson(url, signInPath, body, { headers: newAddress() });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(JSON.stringify(answer.body)).not.toContain('evil');
  });

  test('AUTH-19 routes of the account library that the product does not use are closed', async () => {
    const writer = await signUp(url);
    const headers = { cookie: writer.cookie, ...newAddress() };
    const posts = ['update-user', 'sign-in/social', 'request-password-reset', 'set-password'];
    for (const path of [...posts, 'verify-password', 'update-session', 'revoke-sessions'])
      expect((await postJson(url, `/api/auth/${path}`, {}, { headers })).status, path).toBe(404);
    for (const path of [
      'reset-password/abc?callbackURL=/',
      'list-accounts',
      'jwks',
      'error',
      'ok',
      'draftwell',
    ])
      expect((await fetch(`${url}/api/auth/${path}`, { headers })).status, path).toBe(404);
  });

  test.each([
    ['none', undefined],
    ['a wrong scheme', 'Basic abc'],
    ['no token', 'Bearer abc'],
    ['an unsigned token', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
  ])('a call with %s as authorization is refused', async (_, authorization) => {
    const answer = await fetch(`${url}/api/credits`, { headers: authorization ? { authorization } : {} });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'AUTH_EXPIRED', status: 401, retryable: false });
  });

  test('a token of another server is refused', async () => {
    const other = await startProduct({ database: 'embedded', engine: makeScriptedEngine() });
    try {
      const { token } = await signUp(other.url);
      const answer = await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
    } finally {
      await other.stop();
    }
  });
});
