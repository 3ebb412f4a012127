import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmLink, followLink, newAddress, password, postJson, signIn, signUp } from '../kit/caller.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { type MailedProduct, startMailedProduct } from '../kit/mailed-product.ts';
import { databaseKinds, type TestProduct } from '../kit/product.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Session {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

describe.each(databaseKinds)('sessions and addresses on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let stop: MailedProduct['stop'];
  let url: string;

  beforeAll(async () => {
    ({ product, mailServer, stop } = await startMailedProduct(database));
    url = product.url;
  });
  afterAll(() => stop());

  const call = (path: string, body: unknown, cookie: string) =>
    postJson(url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie } });

  async function listSessions(cookie: string): Promise<Session[]> {
    const answer = await fetch(`${url}/api/auth/list-sessions`, { headers: { cookie } });
    return (await answer.json()) as Session[];
  }

  test('of a session that is over nothing is kept', async () => {
    const writer = await signUp(url);
    const over = await signIn(url, writer.email);
    const token = decodeURIComponent(over.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    await product.query(`update session set expires_at = now() - interval '1 second' where token = $1`, [
      token,
    ]);
    const count = async () =>
      (
        await product.query<{ n: number }>(
          'select count(*)::int as n from session where user_id = $1::uuid',
          [writer.userId],
        )
      )[0]?.n;
    await expect.poll(count, { timeout: 25_000 }).toBe(1);
  }, 60_000);

  test('sessions are listed with device and time, and one or all others can be ended', async () => {
    const writer = await signUp(url);
    const elsewhere = await signIn(url, writer.email, { headers: { 'user-agent': firefox } });
    const third = await signIn(url, writer.email);
    const sessions = await listSessions(writer.cookie);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    for (const { createdAt, lastUsedAt } of sessions)
      for (const time of [createdAt, lastUsedAt]) expect(Date.now() - Date.parse(time)).toBeLessThan(60_000);
    const onWindows = sessions.find(({ device }) => device === 'Firefox on Windows');
    expect(onWindows?.isCurrent).toBe(false);
    for (const { cookie } of [writer, elsewhere, third]) {
      const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
      expect(JSON.stringify(sessions)).not.toContain(token);
    }

    const ended = await call('revoke-session', { id: onWindows?.id }, writer.cookie);
    expect([ended.status, ended.body]).toEqual([200, { status: true }]);
    expect((await elsewhere.get('/api/credits')).status).toBe(401);
    expect((await third.get('/api/credits')).status).toBe(200);
    expect((await call('revoke-other-sessions', {}, writer.cookie)).status).toBe(200);
    expect((await third.get('/api/credits')).status).toBe(401);
    expect((await writer.get('/api/credits')).status).toBe(200);
    expect(await listSessions(writer.cookie)).toHaveLength(1);
  });

  test('a stranger’s session cannot be ended, and answers as a missing one', async () => {
    const [writer, stranger] = [await signUp(url), await signUp(url)];
    const [theirs] = await listSessions(stranger.cookie);
    const foreign = await call('revoke-session', { id: theirs?.id }, writer.cookie);
    const missing = await call('revoke-session', { id: crypto.randomUUID() }, writer.cookie);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await call('revoke-session', { id: 'not an id' }, writer.cookie)).status).toBe(400);
    expect((await stranger.get('/api/credits')).status).toBe(200);
  });

  test('who is not signed in sees and ends no session', async () => {
    const answer = await fetch(`${url}/api/auth/list-sessions`);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'AUTH_EXPIRED' }),
    ]);
    expect((await call('revoke-other-sessions', {}, 'draftwell.session_token=made.up')).status).toBe(401);
  });

  test('each sign-in is written down in the profile', async () => {
    const writer = await signUp(url);
    const readLastLogin = async () => {
      const rows = await product.query<{ last_login: string | null }>(
        'select last_login::text from profiles where id = $1::uuid',
        [writer.userId],
      );
      return rows[0]?.last_login ?? '';
    };
    await expect.poll(readLastLogin).not.toBe('');
    const first = await readLastLogin();
    await signIn(url, writer.email);
    await expect.poll(async () => (await readLastLogin()) > first).toBe(true);
  });

  test('F-15 the address changes only after proof from the new inbox, and the old one hears of it', async () => {
    const writer = await signUp(url);
    const newEmail = `new-${writer.email}`;
    const asked = await call('change-email', { newEmail: ` ${newEmail.toUpperCase()} ` }, writer.cookie);
    expect([asked.status, asked.body]).toEqual([200, { status: true }]);
    const { link } = await mailServer.waitForMail(newEmail, /^Confirm your new/);
    await mailServer.waitForMail(writer.email, /^Someone asked to change/);
    expect((await writer.get('/api/profile')).body).toMatchObject({ email: writer.email });
    expect((await signIn(url, writer.email)).userId).toBe(writer.userId);

    // A program that looks at mails, and a browser in which nobody is signed in
    expect(await followLink(link)).toMatchObject({
      location: expect.stringMatching(/^\/login#verification=/),
      cookie: '',
    });
    expect((await writer.get('/api/profile')).body).toMatchObject({ email: writer.email });
    const followed = await followLink(link, { cookie: writer.cookie });
    expect(followed).toEqual({ status: 302, location: '/settings?email=changed', cookie: '' });
    expect((await writer.get('/api/profile')).body).toMatchObject({ email: newEmail });
    expect((await signIn(url, newEmail)).userId).toBe(writer.userId);
    const old = await postJson(
      url,
      '/api/auth/sign-in/email',
      { email: writer.email, password },
      { headers: newAddress() },
    );
    expect(old.status).toBe(401);
    await mailServer.waitForMail(writer.email, /was changed/);
    expect((await followLink(link)).location).toBe('/login?verification=expired');
  });

  test('F-78 F-15: a change that is agreed to in another browser signs nobody in there', async () => {
    const writer = await signUp(url);
    const newEmail = `new-${writer.email}`;
    await call('change-email', { newEmail }, writer.cookie);
    const { link } = await mailServer.waitForMail(newEmail, /^Confirm/);
    const agreed = await confirmLink(link, newAddress());
    expect([agreed.status, agreed.body]).toEqual([200, { email: newEmail, isChange: true }]);
    expect(agreed.headers.getSetCookie()).toEqual([]);
    expect((await writer.get('/api/profile')).body).toMatchObject({ email: newEmail });
  });

  test('F-20 a mail tells of a password that was changed or set anew, and of an address that was changed', async () => {
    const writer = await signUp(url);
    const listSubjects = () => mailServer.listMails(writer.email).map(({ subject = '' }) => subject);
    const changes = () => listSubjects().filter((subject) => /password was changed/.test(subject)).length;
    await call('change-password', { newPassword: 'another one' }, writer.cookie);
    await expect.poll(changes).toBe(1);
    await call('forgot-password', { email: writer.email }, '');
    const { link } = await mailServer.waitForMail(writer.email, /^Choose/);
    const body = { ...Object.fromEntries(link.searchParams), password };
    expect((await call('reset-password', body, '')).status).toBe(200);
    await expect.poll(changes).toBe(2);
    const { cookie } = await signIn(url, writer.email);
    await call('change-email', { newEmail: `new-${writer.email}` }, cookie);
    await confirmLink((await mailServer.waitForMail(`new-${writer.email}`, /^Confirm/)).link);
    await mailServer.waitForMail(writer.email, /address of your .* account was changed/);
  });

  test('a writer who asks for ever more changes of address is refused for a while', async () => {
    const writer = await signUp(url);
    const answers = [];
    for (let ask = 0; ask < 4; ask += 1)
      answers.push(await call('change-email', { newEmail: `new-${ask}-${writer.email}` }, writer.cookie));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('an address that has an account answers as a free one, and gets no mail', async () => {
    const [writer, other] = [await signUp(url), await signUp(url)];
    const taken = await call('change-email', { newEmail: other.email }, writer.cookie);
    const free = await call('change-email', { newEmail: `free-${other.email}` }, writer.cookie);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await mailServer.waitForMail(`free-${other.email}`, /^Confirm/);
    await expect.poll(() => product.query('select 1 from mail_queue')).toEqual([]);
    expect(mailServer.listMails(other.email).map(({ subject }) => subject)).toEqual(['Welcome to Draftwell']);
    const notices = mailServer
      .listMails(writer.email)
      .filter(({ subject }) => /asked to change/.test(subject ?? ''));
    expect(notices).toHaveLength(2);
  });

  test('an address that someone else took before the link was used stays theirs', async () => {
    const writer = await signUp(url);
    const newEmail = `new-${writer.email}`;
    await call('change-email', { newEmail }, writer.cookie);
    const { link } = await mailServer.waitForMail(newEmail, /^Confirm/);
    expect(link.pathname).toBe('/api/auth/verify-email');
    const body = { name: 'Other', email: newEmail, password, country: 'GB' };
    expect((await call('sign-up/email', body, '')).status).toBe(200);
    expect((await followLink(link, { cookie: writer.cookie })).location).toBe('/login?verification=expired');
    expect((await writer.get('/api/profile')).body).toMatchObject({ email: writer.email });
  });

  test('a link to another address is dead once the password has changed', async () => {
    const writer = await signUp(url);
    const newEmail = `new-${writer.email}`;
    await call('change-email', { newEmail }, writer.cookie);
    const { link } = await mailServer.waitForMail(newEmail, /^Confirm/);
    expect((await call('change-password', { newPassword: 'another one' }, writer.cookie)).status).toBe(200);
    expect((await followLink(link)).location).toBe('/login?verification=expired');
  });

  test('a reset link that went to the old inbox is dead once the address has changed', async () => {
    const writer = await signUp(url);
    const newEmail = `new-${writer.email}`;
    await call('forgot-password', { email: writer.email }, '');
    const reset = await mailServer.waitForMail(writer.email, /^Choose/);
    await call('change-email', { newEmail }, writer.cookie);
    await confirmLink((await mailServer.waitForMail(newEmail, /^Confirm/)).link);
    const tokens = Object.fromEntries(reset.link.searchParams);
    expect((await call('check-reset', tokens, '')).body).toMatchObject({ code: 'INVALID_RESET_LINK' });
  });

  test.each([
    ['no address', 'not an address', 'INVALID_EMAIL'],
    ['two addresses', 'a@example.org, b@example.org', 'INVALID_EMAIL'],
    ['an address with a line break', 'a@example.org\r\nBcc: b@example.org', 'INVALID_EMAIL'],
  ])('a change to %s is refused', async (_, newEmail, code) => {
    const writer = await signUp(url);
    expect((await call('change-email', { newEmail }, writer.cookie)).body).toMatchObject({
      code,
      status: 400,
    });
    const same = await call('change-email', { newEmail: writer.email }, writer.cookie);
    expect(same.body).toMatchObject({ code: 'SAME_EMAIL', status: 400 });
  });
});
