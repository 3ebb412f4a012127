import { randomUUID } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountErrors, codesOfPosting, codesOfReading } from '../../src/server/accounts/account-errors.ts';
import { toDigest } from '../../src/server/platform/digest.ts';
import { catalogue, type ErrorBody, type ErrorCode } from '../../src/shared/errors.ts';
import { apiKeysLimit, passkeysLimit, passwordMaxLength } from '../../src/shared/limits.ts';
import { type Authenticator, makeAuthenticator } from '../kit/authenticator.ts';
import {
  type Answer,
  makeApiKey,
  newAddress,
  password,
  postJson,
  readCookies,
  signIn,
  signUp,
  type TestWriter,
} from '../kit/caller.ts';
import type { OperationFailure } from '../kit/operations.ts';
import { withoutDatabase, withoutTable } from '../kit/outage.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { oversize, sendHead, twoHosts } from '../kit/raw-request.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

let product: TestProduct;
/** Lets nobody in before the mailed link is followed. */
let strict: TestProduct;

/** Nobody listens there. */
const oidc = {
  OIDC_DISCOVERY_URL: 'http://localhost:9/.well-known/openid-configuration',
  OIDC_CLIENT_ID: 'draftwell',
  OIDC_CLIENT_SECRET: 'secret',
};
const environment = { TRUSTED_PROXIES: '127.0.0.1,::1', ...oidc };

beforeAll(async () => {
  const engine = makeScriptedEngine();
  product = await startProduct({ database: 'postgres', engine, environment });
  const requiring = { ...environment, REQUIRE_EMAIL_VERIFICATION: 'true' };
  strict = await startProduct({ database: 'embedded', engine, environment: requiring });
});
afterAll(() => Promise.all([product.stop(), strict.stop()]));

const noLink = { access_token: 'none', refresh_token: 'none' };
const noPasskey = { id: 'none', response: { clientDataJSON: 'none' } };
const newcomer = () => ({ name: 'Ann', email: `${randomUUID()}@example.org`, password, country: 'GB' });

/** What each of them takes, as far as its form goes. */
const bodies: Readonly<Record<string, object>> = {
  'POST /sign-up/email': newcomer(),
  'POST /sign-in/email': { email: 'nobody@example.org', password },
  'POST /sign-in/second-factor': { code: '000000' },
  'POST /second-factor/confirm': { code: '000000' },
  'POST /sign-in/passkey': { response: noPasskey },
  'POST /passkeys/add': { name: '', response: noPasskey },
  'POST /passkeys/rename': { id: randomUUID(), name: 'My phone' },
  'POST /passkeys/remove': { id: randomUUID() },
  'POST /revoke-session': { id: randomUUID() },
  'POST /create-api-key': { name: 'My script', scopes: ['check'] },
  'POST /revoke-api-key': { id: randomUUID() },
  'POST /send-verification-email': { email: 'nobody@example.org' },
  'POST /check-sign-up': {},
  'POST /check-verification': { token: 'none' },
  'POST /verify-email': { token: 'none' },
  'POST /change-email': { newEmail: 'somebody@example.org' },
  'POST /forgot-password': { email: 'nobody@example.org' },
  'POST /check-reset': noLink,
  'POST /reset-password': { ...noLink, password },
  'POST /change-password': { newPassword: password },
  'POST /delete-user': {},
};

interface AccountRequest {
  writer?: TestWriter;
  /** In place of, or beside, what the route takes. */
  fields?: object;
  headers?: Record<string, string>;
  at?: TestProduct;
}

async function send(
  route: string,
  { writer, fields = {}, headers = {}, at = product }: AccountRequest = {},
): Promise<OperationFailure> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${at.url}/api/auth${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...newAddress(),
      ...(writer === undefined ? {} : { cookie: writer.cookie }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json', origin: at.url }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ ...bodies[route], ...fields }) }),
  });
  return { status: answer.status, body: (await answer.json()) as ErrorBody };
}

const toRoute = (route: string) => route.replace(' ', ' /api/auth');

function expectFailure(code: ErrorCode, route: string, failure: OperationFailure): void {
  const { status, retryable } = catalogue[code];
  expect({ route, ...failure }).toMatchObject({ route, status, body: { code, status, retryable } });
}

const routes = Object.keys(accountErrors);
const posted = routes.filter((route) => route.startsWith('POST'));

async function sendAfterTooMany(route: string): Promise<OperationFailure> {
  const headers = newAddress();
  await send(route, { headers }).catch(() => undefined);
  await product.query('update rate_limit set count = 1000000');
  return send(route, { headers }).finally(() => product.query('delete from rate_limit'));
}

/** How each code that all of them have is brought about. */
const ofAll: Partial<Record<ErrorCode, (route: string) => Promise<OperationFailure>>> = {
  INVALID_REQUEST: (route) => sendHead(product.url, toRoute(route), twoHosts),
  REQUEST_TOO_LARGE: (route) => sendHead(product.url, toRoute(route), oversize),
  RATE_LIMITED: sendAfterTooMany,
  FOREIGN_ORIGIN: (route) => send(route, { headers: { origin: 'https://evil.example' } }),
  UNSUPPORTED_MEDIA_TYPE: (route) => send(route, { headers: { 'content-type': 'text/plain' } }),
};

describe('ERR-09: every account route can say', () => {
  test.each(codesOfPosting.filter((code) => ofAll[code] !== undefined))('%s', async (code) => {
    for (const route of codesOfReading.includes(code) ? routes : posted) {
      const failure = await ofAll[code]?.(route);
      expect(failure).toBeDefined();
      if (failure !== undefined) expectFailure(code, route, failure);
    }
  });

  test('INTERNAL_ERROR', () =>
    withoutTable(product, 'rate_limit', async () => {
      for (const route of routes) expectFailure('INTERNAL_ERROR', route, await send(route));
    }));

  test('STORAGE_UNAVAILABLE', () =>
    withoutDatabase(product, async () => {
      for (const route of routes) expectFailure('STORAGE_UNAVAILABLE', route, await send(route));
    }));

  test('and nothing else', () => {
    const provoked = [...Object.keys(ofAll), 'INTERNAL_ERROR', 'STORAGE_UNAVAILABLE'];
    expect([...codesOfPosting].sort()).toEqual(provoked.sort());
    const handled = product.routes.filter((route) => route.includes(' /api/auth/'));
    expect(handled.sort()).toEqual(routes.map(toRoute).sort());
  });
});

type Provoke = (route: string) => Promise<OperationFailure>;

const asNobody: Provoke = (route) => send(route);
const asWriter =
  (fields: object = {}): Provoke =>
  async (route) =>
    send(route, { writer: await signUp(product.url), fields });
const withFields =
  (fields: object): Provoke =>
  (route) =>
    send(route, { fields });

/** A day after the sign-in. */
const later =
  (fields: object = {}): Provoke =>
  async (route) => {
    const writer = await signUp(product.url);
    product.setTime(new Date(Date.now() + 25 * 3_600_000));
    return send(route, { writer, fields }).finally(() => product.setTime(new Date()));
  };

/** What an administrator of the strict product has chosen. */
const underPolicy =
  (policy: object): Provoke =>
  async (route) => {
    const { mode, domains } = { mode: 'open', domains: [] as string[], ...policy };
    await strict.query('insert into "user" (id, name, email) values ($1::uuid, $2, $3)', [
      randomUUID(),
      'Ann',
      `${randomUUID()}@example.org`,
    ]);
    await strict.query('delete from sign_up_policy');
    await strict.query(`insert into sign_up_policy (mode, domains) values ($1, string_to_array($2, ','))`, [
      mode,
      domains.join(),
    ]);
    return send(route, { fields: newcomer(), at: strict }).finally(() =>
      strict.query('delete from sign_up_policy'),
    );
  };

const long = 'x'.repeat(passwordMaxLength + 1);

/** Of a writer whose sign-in asks for a code. */
async function signUpProtected(): Promise<{ writer: TestWriter }> {
  const writer = await signUp(product.url);
  const post = (path: string, body: object) =>
    postJson(product.url, `/api/auth/second-factor/${path}`, body, { headers: { cookie: writer.cookie } });
  const begun = (await post('begin', { password })).body as { secret: string };
  expect((await post('confirm', { code: new TOTP(begun).generate() })).status).toBe(200);
  return { writer };
}

/** Of who came by another way in, a day after the sign-in. */
async function laterWithoutPassword(route: string): Promise<OperationFailure> {
  const writer = await signUp(product.url);
  await product.query('update account set password = null where user_id = $1::uuid', [writer.userId]);
  product.setTime(new Date(Date.now() + 25 * 3_600_000));
  return send(route, { writer }).finally(() => product.setTime(new Date()));
}

/** What a writer is refused with who does not show that it is them. */
const ofProof: Partial<Record<ErrorCode, Provoke>> = {
  AUTH_EXPIRED: asNobody,
  CURRENT_PASSWORD_REQUIRED: asWriter(),
  INVALID_PASSWORD: asWriter({ password: 'not this one' }),
  FRESH_SIGN_IN_REQUIRED: laterWithoutPassword,
};

interface PasskeyHolder {
  writer: TestWriter;
  device: Authenticator;
}

async function postAs<Body>(cookie: string, path: string, body: object, at = product) {
  const answer = await postJson(at.url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie } });
  return answer as Answer<Body>;
}

/** What a writer asks a device for, and what it answers. */
async function makePasskey({ cookie }: TestWriter, at = product) {
  const device = makeAuthenticator({ origin: at.url, counter: 0 });
  const { body } = await postAs<PublicKeyCredentialCreationOptionsJSON>(
    cookie,
    'passkeys/begin',
    { password },
    at,
  );
  return { device, fields: { name: '', response: device.create(body) } };
}

async function addPasskey(writer: TestWriter, at = product): Promise<PasskeyHolder> {
  const { device, fields } = await makePasskey(writer, at);
  expect((await postAs(writer.cookie, 'passkeys/add', fields, at)).status).toBe(200);
  return { writer, device };
}

async function signInByPasskey(
  route: string,
  device: Authenticator,
  at = product,
): Promise<OperationFailure> {
  const { headers, body } = await postAs<PublicKeyCredentialRequestOptionsJSON>(
    '',
    'sign-in/passkey/begin',
    {},
    at,
  );
  return send(route, {
    at,
    headers: { cookie: readCookies(headers) },
    fields: { response: device.get(body) },
  });
}

/** With what is done to the row of a passkey, or of its writer, before it is used. */
const withPasskey =
  (sql: string): Provoke =>
  async (route) => {
    const { writer, device } = await addPasskey(await signUp(product.url));
    await product.query(sql, [writer.userId]);
    return signInByPasskey(route, device);
  };

/** @param count of passkeys that a writer gets beside the first */
const addMore = (userId: string, count: number) =>
  product.query(
    `insert into passkeys select gen_random_uuid(), user_id, user_id::text || n, public_key, 0, transports, false, 'More',
      now() from passkeys, generate_series(1, ${count}) n where user_id = $1::uuid`,
    [userId],
  );

async function signUpWithManyPasskeys(): Promise<TestWriter> {
  const { writer } = await addPasskey(await signUp(product.url));
  await addMore(writer.userId, passkeysLimit - 1);
  return writer;
}

const provocations: Readonly<Record<string, Partial<Record<ErrorCode, Provoke>>>> = {
  'POST /sign-up/email': {
    PASSWORD_TOO_SHORT: withFields({ password: 'short' }),
    PASSWORD_TOO_LONG: withFields({ password: long }),
    SIGN_UP_CLOSED: underPolicy({ mode: 'closed' }),
    INVITATION_REQUIRED: underPolicy({ mode: 'invitation' }),
    INVALID_INVITATION: withFields({ invitation: 'none' }),
    DOMAIN_NOT_ALLOWED: underPolicy({ domains: ['example.net'] }),
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: async (route) =>
      send(route, { fields: { email: (await signUp(product.url)).email } }),
  },
  'POST /sign-in/email': {
    INVALID_EMAIL: withFields({ email: 'no address' }),
    INVALID_EMAIL_OR_PASSWORD: asNobody,
    async ACCOUNT_DISABLED(route) {
      const { userId, email } = await signUp(product.url);
      await product.query('insert into disabled_accounts values ($1::uuid, now())', [userId]);
      return send(route, { fields: { email } });
    },
    SECOND_FACTOR_REQUIRED: async (route) =>
      send(route, { fields: { email: (await signUpProtected()).writer.email } }),
    async EMAIL_NOT_VERIFIED(route) {
      const fields = newcomer();
      const headers = newAddress();
      const made = await postJson(strict.url, '/api/auth/sign-up/email', fields, { headers });
      expect(made.status).toBe(200);
      return send(route, { fields, at: strict });
    },
  },
  'POST /sign-in/second-factor': {
    SECOND_FACTOR_EXPIRED: asNobody,
    async INVALID_CODE(route) {
      const { writer } = await signUpProtected();
      const { email } = writer;
      const asked = await postJson(product.url, '/api/auth/sign-in/email', { email, password });
      return send(route, { headers: { cookie: readCookies(asked.headers) } });
    },
  },
  'GET /second-factor': { AUTH_EXPIRED: asNobody },
  'POST /second-factor/begin': {
    ...ofProof,
    SECOND_FACTOR_ON: async (route) => send(route, { ...(await signUpProtected()), fields: { password } }),
  },
  'POST /second-factor/confirm': { AUTH_EXPIRED: asNobody, INVALID_CODE: asWriter() },
  'POST /second-factor/renew-recovery-codes': { ...ofProof, NOT_FOUND: asWriter({ password }) },
  'POST /second-factor/turn-off': ofProof,
  'POST /sign-in/passkey': {
    INVALID_PASSKEY: withPasskey('delete from passkeys where user_id = $1::uuid'),
    PASSKEY_EXPIRED: asNobody,
    PASSKEY_COPIED: withPasskey('update passkeys set counter = 100 where user_id = $1::uuid'),
    ACCOUNT_DISABLED: withPasskey('insert into disabled_accounts values ($1::uuid, now())'),
    async EMAIL_NOT_VERIFIED(route) {
      const fields = newcomer();
      const set = (isProven: boolean) =>
        strict.query('update "user" set email_verified = $2::boolean where email = $1', [
          fields.email,
          String(isProven),
        ]);
      await postJson(strict.url, '/api/auth/sign-up/email', fields, { headers: newAddress() });
      await set(true);
      const { device } = await addPasskey(await signIn(strict.url, fields.email), strict);
      await set(false);
      return signInByPasskey(route, device, strict);
    },
  },
  'GET /passkeys': { AUTH_EXPIRED: asNobody },
  'POST /passkeys/begin': {
    ...ofProof,
    LIST_FULL: async (route) => send(route, { writer: await signUpWithManyPasskeys(), fields: { password } }),
  },
  'POST /passkeys/add': {
    AUTH_EXPIRED: asNobody,
    PASSKEY_EXPIRED: asWriter(),
    async INVALID_PASSKEY(route) {
      const writer = await signUp(product.url);
      const { fields } = await makePasskey(writer);
      return send(route, { writer, fields: { ...fields, response: { ...fields.response, rawId: 'other' } } });
    },
    async LIST_FULL(route) {
      const { writer } = await addPasskey(await signUp(product.url));
      const { fields } = await makePasskey(writer);
      await addMore(writer.userId, passkeysLimit - 1);
      return send(route, { writer, fields });
    },
  },
  'POST /passkeys/rename': { AUTH_EXPIRED: asNobody, NOT_FOUND: asWriter() },
  'POST /passkeys/remove': {
    ...ofProof,
    NOT_FOUND: asWriter({ password }),
    async LAST_WAY_IN(route) {
      const { writer } = await addPasskey(await signUp(product.url));
      await product.query('update account set password = null where user_id = $1::uuid', [writer.userId]);
      const [passkey] = await product.query<{ id: string }>(
        'select id from passkeys where user_id = $1::uuid',
        [writer.userId],
      );
      return send(route, { writer, fields: { ...passkey } });
    },
  },
  'POST /sign-in/oidc': { OIDC_UNAVAILABLE: asNobody },
  'GET /token': { AUTH_EXPIRED: asNobody },
  'GET /list-sessions': { AUTH_EXPIRED: asNobody },
  'POST /revoke-session': { AUTH_EXPIRED: asNobody, NOT_FOUND: asWriter() },
  'POST /revoke-other-sessions': { AUTH_EXPIRED: asNobody },
  'GET /list-api-keys': { AUTH_EXPIRED: asNobody },
  'POST /create-api-key': {
    AUTH_EXPIRED: asNobody,
    CURRENT_PASSWORD_REQUIRED: later(),
    INVALID_PASSWORD: later({ currentPassword: 'not this one' }),
    FRESH_SIGN_IN_REQUIRED: laterWithoutPassword,
    async LIST_FULL(route) {
      const writer = await signUp(product.url);
      for (let made = 0; made < apiKeysLimit; made += 1)
        await makeApiKey(product.url, writer, { scopes: ['check'] });
      return send(route, { writer });
    },
  },
  'POST /revoke-api-key': { AUTH_EXPIRED: asNobody, NOT_FOUND: asWriter() },
  'POST /send-verification-email': { INVALID_EMAIL: withFields({ email: 'no address' }) },
  'POST /check-verification': { INVALID_VERIFICATION_LINK: asNobody },
  'POST /verify-email': { INVALID_VERIFICATION_LINK: asNobody },
  'POST /change-email': {
    AUTH_EXPIRED: asNobody,
    INVALID_EMAIL: asWriter({ newEmail: 'no address' }),
    async SAME_EMAIL(route) {
      const writer = await signUp(product.url);
      return send(route, { writer, fields: { newEmail: writer.email } });
    },
  },
  'POST /check-reset': { INVALID_RESET_LINK: asNobody },
  'POST /reset-password': {
    INVALID_RESET_LINK: asNobody,
    async SECOND_FACTOR_REQUIRED(route) {
      const { userId } = (await signUpProtected()).writer;
      const link = { access_token: userId, refresh_token: userId };
      await product.query(
        `insert into password_resets values ($1::uuid, $2, $2, now() + interval '1 hour')`,
        [userId, toDigest(userId)],
      );
      return send(route, { fields: link });
    },
    PASSWORD_TOO_SHORT: withFields({ password: 'short' }),
    PASSWORD_TOO_LONG: withFields({ password: long }),
  },
  'GET /export-data': { AUTH_EXPIRED: asNobody },
  'POST /delete-user': {
    AUTH_EXPIRED: asNobody,
    CURRENT_PASSWORD_REQUIRED: later(),
    INVALID_PASSWORD: asWriter({ password: 'not this one' }),
    FRESH_SIGN_IN_REQUIRED: laterWithoutPassword,
    async LAST_ADMINISTRATOR(route) {
      const writer = await signUp(product.url);
      await product.query('update administrators set user_id = $1::uuid', [writer.userId]);
      return send(route, { writer, fields: { password } });
    },
  },
  'POST /change-password': {
    AUTH_EXPIRED: asNobody,
    CURRENT_PASSWORD_REQUIRED: later(),
    INVALID_PASSWORD: later({ currentPassword: 'not this one' }),
    FRESH_SIGN_IN_REQUIRED: laterWithoutPassword,
    PASSWORD_TOO_SHORT: asWriter({ newPassword: 'short' }),
    PASSWORD_TOO_LONG: asWriter({ newPassword: long }),
  },
};

describe('ERR-09: an account route gives each code of its own', () => {
  const declared = routes.flatMap((route) => (accountErrors[route] ?? []).map((code) => ({ route, code })));

  test.each(declared)('$route: $code', async ({ route, code }) => {
    const provoke = provocations[route]?.[code];
    expect(provoke).toBeDefined();
    if (provoke !== undefined) expectFailure(code, route, await provoke(route));
  });
});
