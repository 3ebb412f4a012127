import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { strFromU8, unzipSync } from 'fflate';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { passkeysLimit } from '../../src/shared/limits.ts';
import { type Authenticator, type AuthenticatorSettings, makeAuthenticator } from '../kit/authenticator.ts';
import {
  type Answer,
  newAddress,
  password,
  postJson,
  readCookies,
  signUp,
  type TestWriter,
} from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { startOidcProduct } from '../kit/oidc-product.ts';
import { comeBack, goToProvider, type OidcProviderDouble } from '../kit/oidc-provider.ts';
import { databaseKinds, type TestProduct } from '../kit/product.ts';

interface Passkeys {
  passkeys: { id: string; name: string; isSynced: boolean; createdAt: string; lastUsedAt: string | null }[];
  asksPassword: boolean;
}

describe.each(databaseKinds)('ADMIN-08: passkeys, on the %s database', (database) => {
  let provider: OidcProviderDouble;
  let mailServer: MailServer;
  let stop: () => Promise<void>;
  let product: TestProduct;

  beforeAll(async () => {
    ({ product, provider, mailServer, stop } = await startOidcProduct(database));
  });
  afterAll(() => stop());

  const call = <Body>(path: string, body: object, cookie = '', at = product) =>
    postJson(at.url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie } }) as Promise<
      Answer<Body & ErrorBody>
    >;

  const makeDevice = (settings: Partial<AuthenticatorSettings> = {}) =>
    makeAuthenticator({ origin: product.url, ...settings });

  async function add(device: Authenticator, cookie: string, proof: object = { password }, name = '') {
    const begun = await call<PublicKeyCredentialCreationOptionsJSON>('passkeys/begin', proof, cookie);
    expect(begun.status).toBe(200);
    return call('passkeys/add', { name, response: device.create(begun.body) }, cookie);
  }

  async function signUpWithPasskey(settings: Partial<AuthenticatorSettings> = {}) {
    const writer = await signUp(product.url);
    const device = makeDevice(settings);
    expect((await add(device, writer.cookie)).status).toBe(200);
    return { writer, device };
  }

  async function beginSignIn(cookie = '', at = product) {
    const { headers, body } = await call<PublicKeyCredentialRequestOptionsJSON>(
      'sign-in/passkey/begin',
      {},
      cookie,
      at,
    );
    return { options: body, asked: readCookies(headers) };
  }

  async function signIn(device: Authenticator) {
    const { options, asked } = await beginSignIn();
    return call('sign-in/passkey', { response: device.get(options) }, asked);
  }

  async function list(cookie: string): Promise<Passkeys> {
    const answer = await fetch(`${product.url}/api/auth/passkeys`, { headers: { cookie } });
    return (await answer.json()) as Passkeys;
  }

  async function readSession(cookie: string) {
    const answer = await fetch(`${product.url}/api/auth/get-session`, { headers: { cookie } });
    return (await answer.json()) as { user: { id: string } } | null;
  }

  async function listRecorded({ userId }: TestWriter): Promise<string[]> {
    const rows = await product.query<{ kind: string }>(
      'select kind from audit_events where subject_id = $1::uuid order by happened_at, id',
      [userId],
    );
    return rows.map(({ kind }) => kind);
  }

  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'ADMIN-08: a passkey of %s is added by its writer, and opens the account without a word typed',
    async (algorithm) => {
      const { writer, device } = await signUpWithPasskey({ algorithm });
      await mailServer.waitForMail(writer.email, /A passkey was added/);
      const entered = await signIn(device);
      expect(entered.status).toBe(200);
      const cookie = readCookies(entered.headers);
      expect(cookie).toMatch(/draftwell\.known=/);
      expect((await readSession(cookie))?.user.id).toBe(writer.userId);
      expect(await listRecorded(writer)).toEqual([
        'account.created',
        'account.signed-in',
        'passkey.added',
        'account.signed-in',
      ]);
    },
  );

  test('a browser is asked for a key that it finds by itself and whose holder shows themselves', async () => {
    const { writer } = await signUpWithPasskey();
    const { body } = await call<PublicKeyCredentialCreationOptionsJSON>(
      'passkeys/begin',
      { password },
      writer.cookie,
    );
    expect(body.rp.id).toBe('localhost');
    expect(body.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(body.excludeCredentials).toHaveLength(1);
    expect(JSON.stringify(body.user.id)).not.toContain(writer.email);
    const { options } = await beginSignIn();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test('is added with the password only, and named, renamed and removed by its writer alone', async () => {
    const writer = await signUp(product.url);
    for (const [body, code] of [
      [{}, 'CURRENT_PASSWORD_REQUIRED'],
      [{ password: 'not this one' }, 'INVALID_PASSWORD'],
    ] as const)
      expect((await call('passkeys/begin', body, writer.cookie)).body.code).toBe(code);
    const device = makeDevice({ isSynced: true });
    await add(device, writer.cookie, { password }, '  My phone ');
    await signIn(device);
    const { passkeys, asksPassword } = await list(writer.cookie);
    expect(asksPassword).toBe(true);
    expect(passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        isSynced: true,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const id = passkeys[0]?.id;
    const stranger = await signUp(product.url);
    for (const [path, body] of [
      ['passkeys/rename', { id, name: 'Mine' }],
      ['passkeys/remove', { id, password }],
    ] as const)
      expect((await call(path, body, stranger.cookie)).status).toBe(404);
    await call('passkeys/rename', { id, name: 'Old phone' }, writer.cookie);
    expect((await list(writer.cookie)).passkeys[0]?.name).toBe('Old phone');
    expect((await call('passkeys/remove', { id }, writer.cookie)).body.code).toBe(
      'CURRENT_PASSWORD_REQUIRED',
    );
    expect((await call('passkeys/remove', { id, password }, writer.cookie)).status).toBe(200);
    await mailServer.waitForMail(writer.email, /A passkey was removed/);
    expect(await signIn(device)).toMatchObject({ status: 400, body: { code: 'INVALID_PASSKEY' } });
  });

  test('stands for two factors: no code is asked for', async () => {
    const { writer, device } = await signUpWithPasskey();
    const begun = await call<{ secret: string }>('second-factor/begin', { password }, writer.cookie);
    const code = new TOTP({ secret: begun.body.secret }).generate();
    expect((await call('second-factor/confirm', { code }, writer.cookie)).status).toBe(200);
    const entered = await signIn(device);
    expect((await readSession(readCookies(entered.headers)))?.user.id).toBe(writer.userId);
    expect((await listRecorded(writer)).at(-1)).toBe('account.signed-in');
  });

  test('nobody is let in by what is not a passkey of theirs, and all are told the same', async () => {
    const { writer, device } = await signUpWithPasskey();
    const { options, asked } = await beginSignIn();
    const good = device.get(options);
    const forged = makeDevice().get(options);
    const wrong = [
      forged,
      { ...forged, id: good.id, rawId: good.id },
      { ...good, response: { ...good.response, userHandle: 'AAAA' } },
    ];
    const elsewhere = makeAuthenticator({ origin: 'https://evil.example' });
    for (const response of wrong) {
      const again = await beginSignIn(asked);
      const clientDataJSON = device.get(again.options).response.clientDataJSON;
      const answer = await call(
        'sign-in/passkey',
        { response: { ...response, response: { ...response.response, clientDataJSON } } },
        asked,
      );
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_PASSKEY' } });
      expect(readCookies(answer.headers)).toBe('');
    }
    const begun = await call<PublicKeyCredentialCreationOptionsJSON>(
      'passkeys/begin',
      { password },
      writer.cookie,
    );
    const phished = { name: '', response: elsewhere.create(begun.body) };
    expect((await call('passkeys/add', phished, writer.cookie)).body.code).toBe('INVALID_PASSKEY');
  });

  test('one whose holder does not show themselves is neither added nor let in', async () => {
    const careless = makeDevice({ verifiesUser: false });
    const writer = await signUp(product.url);
    expect((await add(careless, writer.cookie)).body.code).toBe('INVALID_PASSKEY');
    const { device } = await signUpWithPasskey();
    const { options, asked } = await beginSignIn();
    const answer = await call('sign-in/passkey', { response: device.get(options, false) }, asked);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_PASSKEY' } });
  });

  test('a question is answered once, by the browser or session that was asked, within five minutes', async () => {
    const { writer, device } = await signUpWithPasskey();
    const { options, asked } = await beginSignIn();
    const { asked: other } = await beginSignIn();
    const response = device.get(options);
    const answer = (cookie: string) => call('sign-in/passkey', { response }, cookie);
    for (const cookie of ['', other]) expect((await answer(cookie)).body.code).toBe('PASSKEY_EXPIRED');
    const many = await Promise.all(Array.from({ length: 5 }, () => answer(asked)));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);

    const stranger = await signUp(product.url);
    const begun = await call<PublicKeyCredentialCreationOptionsJSON>(
      'passkeys/begin',
      { password },
      writer.cookie,
    );
    const made = { name: '', response: makeDevice().create(begun.body) };
    expect((await call('passkeys/add', made, stranger.cookie)).body.code).toBe('PASSKEY_EXPIRED');

    const late = await beginSignIn();
    product.setTime(new Date(Date.now() + 5 * 60_000 + 1_000));
    const tooLate = await call('sign-in/passkey', { response: device.get(late.options) }, late.asked);
    product.setTime(new Date());
    expect(tooLate.body.code).toBe('PASSKEY_EXPIRED');
  });

  test('a copy of a device that counts its uses is refused, and its writer is told', async () => {
    const { writer, device } = await signUpWithPasskey({ counter: 5 });
    expect((await signIn(device)).status).toBe(200);
    await product.query('update passkeys set counter = 100 where user_id = $1::uuid', [writer.userId]);
    const refused = await signIn(device);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PASSKEY_COPIED' } });
    expect(readCookies(refused.headers)).toBe('');
    await mailServer.waitForMail(writer.email, /passkey .* was refused/);
    expect((await listRecorded(writer)).at(-1)).toBe('passkey.refused');
  });

  test('an account that is disabled says so to who has its passkey, and to nobody else', async () => {
    const { writer, device } = await signUpWithPasskey();
    await product.query('insert into disabled_accounts values ($1::uuid, now())', [writer.userId]);
    expect((await signIn(device)).body.code).toBe('ACCOUNT_DISABLED');
    expect((await signIn(makeDevice())).body.code).toBe('INVALID_PASSKEY');
  });

  test('the last way in stays, whoever else removes another at the same time', async () => {
    const { writer } = await signUpWithPasskey();
    await add(makeDevice(), writer.cookie);
    await product.query('update account set password = null where user_id = $1::uuid', [writer.userId]);
    const { passkeys, asksPassword } = await list(writer.cookie);
    expect(asksPassword).toBe(false);
    const answers = await Promise.all(
      passkeys.map(({ id }) => call('passkeys/remove', { id }, writer.cookie)),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'LAST_WAY_IN']);
  });

  test('there is room for so many, of many at once too', async () => {
    const { writer } = await signUpWithPasskey();
    await product.query(
      `insert into passkeys select gen_random_uuid(), user_id, 'c' || user_id || n, public_key, 0, transports, false,
        'More', now() from passkeys, generate_series(1, ${passkeysLimit - 3}) n where user_id = $1::uuid`,
      [writer.userId],
    );
    const begin = () =>
      call<PublicKeyCredentialCreationOptionsJSON>('passkeys/begin', { password }, writer.cookie);
    const begun = await Promise.all(Array.from({ length: 4 }, begin));
    const answers = await Promise.all(
      begun.map(({ body }) =>
        call('passkeys/add', { name: '', response: makeDevice().create(body) }, writer.cookie),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await call('passkeys/begin', { password }, writer.cookie)).body.code).toBe('LIST_FULL');
  });

  test('goes with whoever took an address without proving it: by the provider, and by a mailed link', async () => {
    const { writer, device } = await signUpWithPasskey();
    provider.people.set(writer.userId, { email: writer.email, email_verified: true });
    expect((await comeBack(await goToProvider(product.url, writer.userId))).location).toBe('/dashboard');
    expect((await signIn(device)).body.code).toBe('INVALID_PASSKEY');

    const reset = async ({ email }: TestWriter) => {
      await call('forgot-password', { email });
      const { link } = await mailServer.waitForMail(email, /Choose a new/);
      const tokens = Object.fromEntries(link.searchParams);
      expect((await call('reset-password', { ...tokens, password: 'another one' })).status).toBe(200);
    };
    const taken = await signUpWithPasskey();
    await reset(taken.writer);
    expect((await signIn(taken.device)).body.code).toBe('INVALID_PASSKEY');
    const proven = await signUpWithPasskey();
    await product.query('update "user" set email_verified = true where id = $1::uuid', [
      proven.writer.userId,
    ]);
    await reset(proven.writer);
    expect((await signIn(proven.device)).status).toBe(200);
  });

  test('is in the writer’s own export by name, without its key, and goes with the account', async () => {
    const { writer, device } = await signUpWithPasskey();
    const answer = await fetch(`${product.url}/api/auth/export-data`, { headers: { cookie: writer.cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const [exported] = JSON.parse(strFromU8(files['passkeys.json'] ?? new Uint8Array())) as object[];
    expect(Object.keys(exported ?? {}).sort()).toEqual([
      'created_at',
      'id',
      'is_synced',
      'last_used_at',
      'name',
    ]);
    expect((await call('delete-user', { password }, writer.cookie)).status).toBe(200);
    expect(await product.query('select id from passkeys where user_id = $1::uuid', [writer.userId])).toEqual(
      [],
    );
    expect((await signIn(device)).body.code).toBe('INVALID_PASSKEY');
  });
});

test('ADMIN-08: where nobody has a password a passkey is a way in, and never makes an account', async () => {
  const { product, provider, stop } = await startOidcProduct('embedded', { PASSWORD_SIGN_IN: 'off' });
  provider.people.set('ada', { email: 'ada@example.org', email_verified: true });
  const { cookie } = await comeBack(await goToProvider(product.url, 'ada'));
  const post = (path: string, body: object, cookies: string) =>
    postJson(product.url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie: cookies } });
  const device = makeAuthenticator({ origin: product.url });
  const begun = (await post('passkeys/begin', {}, cookie)).body as PublicKeyCredentialCreationOptionsJSON;
  expect((await post('passkeys/add', { name: '', response: device.create(begun) }, cookie)).status).toBe(200);
  const enter = async (with_: Authenticator) => {
    const asked = await post('sign-in/passkey/begin', {}, '');
    const options = asked.body as PublicKeyCredentialRequestOptionsJSON;
    return post('sign-in/passkey', { response: with_.get(options) }, readCookies(asked.headers));
  };
  const users = () => product.query('select id from "user"');
  const before = await users();
  expect((await enter(device)).status).toBe(200);
  expect((await enter(makeAuthenticator({ origin: product.url }))).status).toBe(400);
  expect(await users()).toEqual(before);
  await stop();
});
