import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/shared/errors.ts';
import { fetchToken, newAddress, password, postJson, signIn, signUp } from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { startOidcProduct } from '../kit/oidc-product.ts';
import { comeBack, goToProvider, type OidcProviderDouble, startOidcProvider } from '../kit/oidc-provider.ts';
import { createDatabase } from '../kit/postgres.ts';
import { databaseKinds, getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface SessionAnswer {
  user: { id: string; email: string; name: string; emailVerified: boolean };
}

describe.each(databaseKinds)('ADMIN-08: signing in at a provider, on the %s database', (database) => {
  let provider: OidcProviderDouble;
  let mailServer: MailServer;
  let stop: () => Promise<void>;
  let product: TestProduct;

  beforeAll(async () => {
    ({ product, provider, mailServer, stop } = await startOidcProduct(database));
  });
  afterAll(() => stop());
  afterEach(() => {
    provider.forged = undefined;
    provider.broken.clear();
    product.setTime(new Date());
  });

  function addPerson(fields: object = {}) {
    const name = `person-${randomUUID()}`;
    const email = `${name}@example.org`;
    provider.people.set(name, { email, email_verified: true, name: 'Ada King', ...fields });
    return { name, email };
  }

  const refused = (code: ErrorCode) => `/login?refused=${code}`;

  async function readSession(cookie: string): Promise<SessionAnswer> {
    const answer = await fetch(`${product.url}/api/auth/get-session`, { headers: { cookie } });
    return (await answer.json()) as SessionAnswer;
  }

  async function enter(name: string) {
    return comeBack(await goToProvider(product.url, name));
  }

  test('a newcomer gets an account, and comes back to it; nothing that the provider gave is kept', async () => {
    const { name, email } = addPerson();
    const first = await comeBack(await goToProvider(product.url, name, { body: { next: '/email-reply' } }));
    expect(first).toMatchObject({ status: 302, location: '/email-reply' });
    expect(first.cookie).toContain('draftwell.known');
    const { user } = await readSession(first.cookie);
    expect(user).toMatchObject({ email, name: 'Ada King', emailVerified: true });
    await mailServer.waitForMail(email, /Welcome/);

    const again = await readSession((await enter(name)).cookie);
    expect(again.user.id).toBe(user.id);
    const rows = await product.query(
      'select access_token, refresh_token, id_token, scope from account where user_id = $1::uuid',
      [user.id],
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null, scope: null }]);
  });

  test('an address that both have proven opens the account with it, and its writer is told', async () => {
    const { name, email } = addPerson();
    const writer = await signUp(product.url, { email });
    await product.query('update "user" set email_verified = true where id = $1::uuid', [writer.userId]);
    const { user } = await readSession((await enter(name)).cookie);
    expect(user.id).toBe(writer.userId);
    await mailServer.waitForMail(email, /new way to sign in/);
    const signIn = await postJson(product.url, '/api/auth/sign-in/email', { email, password });
    expect(signIn.status).toBe(200);
    expect((await readSession(writer.cookie)).user.id).toBe(writer.userId);
  });

  test('whoever took an address first without proving it is out when its owner comes', async () => {
    const { name, email } = addPerson();
    const stranger = await signUp(product.url, { email });
    const { user } = await readSession((await enter(name)).cookie);
    expect(user).toMatchObject({ id: stranger.userId, emailVerified: true });
    expect(await readSession(stranger.cookie)).toBeNull();
    const signIn = await postJson(product.url, '/api/auth/sign-in/email', { email, password });
    expect(signIn.status).toBe(401);
  });

  test.each([
    ['not verified', { email_verified: false }, 'OIDC_EMAIL_UNVERIFIED'],
    ['not said to be verified', { email_verified: undefined }, 'OIDC_EMAIL_UNVERIFIED'],
    ['missing', { email: undefined }, 'OIDC_EMAIL_MISSING'],
    ['none', { email: 'nobody' }, 'OIDC_EMAIL_MISSING'],
  ] as const)('an address that is %s makes no account', async (_kind, fields, code) => {
    expect((await enter(addPerson(fields).name)).location).toBe(refused(code));
  });

  test.each([
    ['closed', 'SIGN_UP_CLOSED'],
    ['invitation', 'INVITATION_REQUIRED'],
  ] as const)(
    'ADMIN-03: where sign-up is “%s” a newcomer is refused, and who has an account comes in',
    async (mode, code) => {
      const known = addPerson();
      await enter(known.name);
      await product.query(`insert into sign_up_policy (id, mode, domains) values (1, '${mode}', '{}')`);
      const countAccounts = () => product.query('select count(*) from "user"');
      const before = await countAccounts();
      try {
        expect((await enter(addPerson().name)).location).toBe(refused(code));
        expect(await countAccounts()).toEqual(before);
        expect((await enter(known.name)).location).toBe('/dashboard');
      } finally {
        await product.query('delete from sign_up_policy');
      }
    },
  );

  test('an address that is not verified opens no account that has it', async () => {
    const { name, email } = addPerson({ email_verified: false });
    const writer = await signUp(product.url, { email });
    expect((await enter(name)).location).toBe(refused('OIDC_EMAIL_UNVERIFIED'));
    expect((await readSession(writer.cookie)).user.id).toBe(writer.userId);
  });

  test('another person of the provider with the address of the first gets nothing', async () => {
    const { name, email } = addPerson();
    await enter(name);
    expect((await enter(addPerson({ email }).name)).location).toBe(refused('OIDC_SUBJECT_CHANGED'));
  });

  const inThePast = Math.floor(Date.now() / 1000) - 3_600;
  test.each([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another server', { aud: 'another' }],
    ['that has expired', { iat: inThePast - 60, exp: inThePast }],
    ['that was made for another sign-in', { nonce: 'another' }],
    ['about somebody else', { sub: 'another' }],
  ])('a token %s proves nothing', async (_kind, forged) => {
    provider.forged = forged;
    expect((await enter(addPerson().name)).location).toBe(refused('OIDC_NOT_PROVEN'));
  });

  test('a way back leads in once, and only in the browser that set out', async () => {
    const way = await goToProvider(product.url, addPerson().name);
    const elsewhere = await comeBack({ ...way, cookie: '' });
    expect(elsewhere).toMatchObject({ location: refused('OIDC_EXPIRED') });
    expect((await comeBack(way)).location).toBe('/dashboard');
    expect(await comeBack(way)).toMatchObject({ location: refused('OIDC_EXPIRED'), cookie: '' });
  });

  test('a code that was used already leads nobody in', async () => {
    const way = await goToProvider(product.url, addPerson().name);
    await comeBack(way);
    const other = await goToProvider(product.url, addPerson().name);
    other.callback.searchParams.set('code', way.callback.searchParams.get('code') ?? '');
    expect((await comeBack(other)).location).toBe(refused('OIDC_UNAVAILABLE'));
  });

  test('who says no there, or is named by another issuer, is told so', async () => {
    const denied = await goToProvider(product.url, addPerson().name);
    denied.callback.searchParams.delete('code');
    denied.callback.searchParams.set('error', 'access_denied');
    expect((await comeBack(denied)).location).toBe(refused('OIDC_DENIED'));
    const other = await goToProvider(product.url, addPerson().name);
    other.callback.searchParams.set('iss', 'https://other.example');
    expect((await comeBack(other)).location).toBe(refused('OIDC_NOT_PROVEN'));
  });

  test.each(['fails', 'hangs'] as const)(
    'a provider that %s after the way there',
    async (fault) => {
      const way = await goToProvider(product.url, addPerson().name);
      provider.broken.set('/token', fault);
      expect((await comeBack(way)).location).toBe(refused('OIDC_UNAVAILABLE'));
    },
    30_000,
  );

  test('F-19: no address of elsewhere is where a sign-in leads', async () => {
    const body = { callbackURL: 'https://evil.example', next: 'https://evil.example' };
    const start = await postJson(product.url, '/api/auth/sign-in/oidc', body, { headers: newAddress() });
    expect(start.status).toBe(400);
    const way = await goToProvider(product.url, addPerson().name, { body: { next: '//evil.example' } });
    expect((await comeBack(way)).location).toBe('/dashboard');
  });
});

describe('ADMIN-08: a server on which nobody has a password', () => {
  let provider: OidcProviderDouble;
  let product: TestProduct;

  beforeAll(async () => {
    provider = await startOidcProvider();
    const environment = {
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      PASSWORD_SIGN_IN: 'off',
      ...provider.settings,
    };
    product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  });
  afterAll(async () => {
    await product.stop();
    await provider.close();
  });

  test('has no routes for one, and says so to its pages', async () => {
    for (const path of [
      'sign-up/email',
      'sign-in/email',
      'forgot-password',
      'check-reset',
      'reset-password',
      'change-password',
    ]) {
      const answer = await postJson(product.url, `/api/auth/${path}`, {}, { headers: newAddress() });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const page = await (await fetch(`${product.url}/login`)).text();
    expect(page).toContain('"signIn":{"password":false,"provider":"Example ID"}');
  });

  test('says that the provider does not answer, and finds it when it does', async () => {
    const start = () => postJson(product.url, '/api/auth/sign-in/oidc', {}, { headers: newAddress() });
    expect(await start()).toMatchObject({ status: 502, body: { code: 'OIDC_UNAVAILABLE' } });
    provider.register(product.url);
    const discovery = '/.well-known/openid-configuration';
    for (const fault of ['hangs', 'fails', 'speaks of itself', 'names another'] as const) {
      provider.broken.set(discovery, fault);
      expect([fault, await start()]).toMatchObject([
        fault,
        { status: 502, body: { code: 'OIDC_UNAVAILABLE' } },
      ]);
    }
    provider.broken.clear();
    expect((await start()).status).toBe(200);
  }, 30_000);
});

test('ADMIN-08: without passwords the administrator comes in by the provider, or by the password again once the setting is gone', async () => {
  const provider = await startOidcProvider();
  const home = await createDatabase(getServerUrl());
  const environment = { DATABASE_URL: home.url, TRUSTED_PROXIES: '127.0.0.1, ::1', ...provider.settings };
  const start = async (settings: Record<string, string> = {}) => {
    const engine = makeScriptedEngine();
    return startProduct({ database: 'embedded', engine, environment: { ...environment, ...settings } });
  };
  let product = await start();
  try {
    const admin = await signUp(product.url);
    await product.query('update "user" set email_verified = true');
    const enter = () =>
      postJson(
        product.url,
        '/api/auth/sign-in/email',
        { email: admin.email, password },
        { headers: newAddress() },
      );
    await product.stop();

    product = await start({ PASSWORD_SIGN_IN: 'off' });
    provider.register(product.url);
    expect((await enter()).status).toBe(404);
    provider.people.set('ada', { email: admin.email, email_verified: true, name: 'Ada' });
    const { cookie } = await comeBack(await goToProvider(product.url, 'ada'));
    expect((await fetch(`${product.url}/server-settings`, { headers: { cookie } })).status).toBe(200);
    const headers = { authorization: `Bearer ${await fetchToken(product.url, cookie)}` };
    const profile = await (await fetch(`${product.url}/api/profile`, { headers })).json();
    expect(profile).toMatchObject({ id: admin.userId, is_administrator: true });
    await product.stop();

    // The provider is gone for good
    await provider.close();
    product = await start();
    const entered = await enter();
    expect(entered.status).toBe(200);
    const again = await signIn(product.url, admin.email);
    expect((await again.get('/api/admin/people')).status).toBe(200);
  } finally {
    await product.stop();
    await home.drop();
  }
}, 60_000);
