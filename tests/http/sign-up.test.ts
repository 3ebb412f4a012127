import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invitation, SignUpState } from '../../src/shared/contract/sign-up.ts';
import { newAddress, password, postJson, signUp, type TestWriter } from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { type MailedProduct, startMailedProduct } from '../kit/mailed-product.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const path = '/api/admin/sign-up';
const dayMs = 24 * 60 * 60 * 1000;

const newcomer = (fields: object = {}) => ({
  name: 'Ann',
  email: `${randomUUID()}@example.org`,
  password,
  country: 'GB',
  ...fields,
});

const ask = async (url: string, fields: object = {}) => {
  const body = newcomer(fields);
  const answer = await postJson(url, '/api/auth/sign-up/email', body, { headers: newAddress() });
  return answer.status === 200 ? 'let in' : (answer.body as { code: string }).code;
};

describe.each(databaseKinds)('ADMIN-03: who may sign up, on the %s database', (database) => {
  let product: TestProduct;
  let stop: MailedProduct['stop'];
  let mailServer: MailServer;
  let admin: TestWriter;

  beforeAll(async () => {
    ({ product, mailServer, stop } = await startMailedProduct(database));
    admin = await signUp(product.url);
  });
  afterAll(() => stop());

  const choose = async (mode: string, domains: string[] = []) =>
    expect((await admin.put<SignUpState>(path, { mode, domains })).body).toMatchObject({ mode, domains });
  async function invite(days = 7): Promise<{ id: string; token: string }> {
    const { body } = await admin.post<{ url: string; invitation: Invitation }>(`${path}/invitations`, {
      note: 'For Bo',
      days,
    });
    const { pathname, hash } = new URL(body.url);
    expect(pathname).toBe('/signup');
    return { id: body.invitation.id, token: new URLSearchParams(hash.slice(1)).get('invitation') ?? '' };
  }
  const look = async (invitation?: string) =>
    (await postJson(product.url, '/api/auth/check-sign-up', { invitation }, { headers: newAddress() })).body;

  test('open, of some domains, by invitation, closed: as chosen, from the next sign-up on', async () => {
    expect(await ask(product.url)).toBe('let in');
    await choose('open', ['example.net']);
    expect(await ask(product.url)).toBe('DOMAIN_NOT_ALLOWED');
    expect(await ask(product.url, { email: `${randomUUID()}@Example.NET` })).toBe('let in');
    expect(await ask(product.url, { email: `${randomUUID()}@sub.example.net` })).toBe('DOMAIN_NOT_ALLOWED');
    await choose('invitation');
    expect(await look()).toEqual({ mode: 'invitation', domains: [], isInvited: false });
    expect(await ask(product.url)).toBe('INVITATION_REQUIRED');
    // Who has an account is told no other thing
    expect(await ask(product.url, { email: admin.email })).toBe('INVITATION_REQUIRED');
    const { token } = await invite();
    await choose('closed');
    for (const fields of [{}, { email: admin.email }, { invitation: token }])
      expect(await ask(product.url, fields)).toBe('SIGN_UP_CLOSED');
  });

  test('an invitation lets one in, of many at once too, until it is used, taken back or too old', async () => {
    await choose('invitation');
    const { token } = await invite();
    expect(JSON.stringify(await product.query('select * from invitations'))).not.toContain(token);
    expect(await look(token)).toMatchObject({ isInvited: true });
    // What fails does not use it up
    expect(await ask(product.url, { invitation: token, password: 'short' })).toBe('PASSWORD_TOO_SHORT');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => ask(product.url, { invitation: token })));
    expect(outcomes.sort()).toEqual([...Array<string>(3).fill('INVALID_INVITATION'), 'let in']);
    expect(await look(token)).toMatchObject({ isInvited: false });

    const revoked = await invite();
    expect((await admin.remove(`${path}/invitations/${revoked.id}`)).status).toBe(200);
    expect(await ask(product.url, { invitation: revoked.token })).toBe('INVALID_INVITATION');
    const old = await invite(1);
    product.setTime(new Date(Date.now() + 1.1 * dayMs));
    expect(await ask(product.url, { invitation: old.token })).toBe('INVALID_INVITATION');
    product.setTime(new Date());
  });

  test('an invitation is mailed where an address is given; the address goes with the account', async () => {
    await choose('invitation');
    expect((await admin.get<SignUpState>(path)).body.sends_mail).toBe(true);
    const email = `bo-${randomUUID()}@example.org`;
    const invited = { email: email.replace('bo', 'Bo') };
    const { body } = await admin.post<{ url: string; invitation: Invitation }>(
      `${path}/invitations`,
      invited,
    );
    expect(body.invitation.mailed_to).toBe(email);
    const { link } = await mailServer.waitForMail(email, /^You are invited to Draftwell$/);
    expect(link.href).toBe(body.url);
    const invitation = link.hash.replace('#invitation=', '');
    const { cookie } = await signUp(product.url, { email, invitation });
    const { status } = await postJson(
      product.url,
      '/api/auth/delete-user',
      { password },
      { headers: { cookie, ...newAddress() } },
    );
    expect(status).toBe(200);
    await expect
      .poll(() => product.query('select id from invitations where id = $1', [body.invitation.id]))
      .toEqual([]);
  });

  test('what is used or expired is forgotten after thirty days', async () => {
    await choose('invitation');
    const used = await invite(90);
    expect(await ask(product.url, { invitation: used.token })).toBe('let in');
    const expired = await invite(10);
    const expiredLater = await invite(20);
    const listIds = async () =>
      (await product.query<{ id: string }>('select id from invitations')).map(({ id }) => id);
    product.setTime(new Date(Date.now() + 41 * dayMs));
    await expect.poll(listIds, { timeout: 20_000 }).not.toContain(expired.id);
    const left = await listIds();
    expect(left).not.toContain(used.id);
    expect(left).toContain(expiredLater.id);
    product.setTime(new Date());
  });

  test('with sign-up by invitation a stranger can spend nothing: every route walked', async () => {
    await choose('invitation');
    const count = () =>
      product.query(`select (select count(*)::int from "user") as accounts, (select count(*)::int from session) as sessions,
        (select count(*)::int from credit_holds) as credits, (select count(*)::int from text_improvement_actions) as calls,
        (select count(*)::int from user_feedback) as opinions`);
    const before = await count();
    const opened: string[] = [];
    for (const route of product.routes) {
      const [method = '', address = ''] = route.split(' ');
      const answer = await fetch(product.url + address.replace('{id}', randomUUID()), {
        method,
        redirect: 'manual',
        headers: { ...newAddress(), origin: product.url, 'content-type': 'application/json' },
        ...(method !== 'GET' && {
          body: JSON.stringify({
            ...newcomer(),
            action: 'improve',
            original_text: 'They was here.',
            text: 'It are.',
          }),
        }),
      });
      // Of whoever begins to sign in by a passkey the browser is known again, and no more
      const isLetIn = (cookie: string) => !/Max-Age=0/i.test(cookie) && !cookie.includes('passkey');
      if (answer.headers.getSetCookie().some(isLetIn)) opened.push(route);
      await answer.body?.cancel();
    }
    expect(opened).toEqual([]);
    expect(await count()).toEqual(before);
  });
});

test('settings stand above the screen, and the first account can always be made', async () => {
  const environment = {
    SIGN_UP: 'closed',
    SIGN_UP_DOMAINS: 'example.net',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const admin = await signUp(product.url);
    expect((await admin.get<SignUpState>(path)).body).toMatchObject({
      mode: 'closed',
      domains: ['example.net'],
      fixed: ['mode', 'domains'],
    });
    expect((await admin.put(path, { mode: 'open', domains: ['example.net'] })).status).toBe(409);
    expect(await ask(product.url, { email: `${randomUUID()}@example.net` })).toBe('SIGN_UP_CLOSED');
  } finally {
    await product.stop();
  }
});
