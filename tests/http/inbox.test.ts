import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/shared/contract/audit.ts';
import type { InboxMessage } from '../../src/shared/contract/inbox.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { openCountLimit } from '../../src/shared/limits.ts';
import { newAddress, password, postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface InboxPage {
  messages: InboxMessage[];
  next_cursor: string | null;
}

const inbox = '/api/admin/inbox';
const operator = 'operator@example.org';

describe.each(databaseKinds)('the inbox of administrators, on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let admin: TestWriter;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const environment = {
      SMTP_URL: mailServer.url,
      CONTACT_ADDRESS: operator,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    };
    product = await startProduct({ database, engine: makeScriptedEngine(), environment });
    admin = await signUp(product.url, { name: 'Ada Runs' });
  });
  afterAll(async () => {
    await product.stop();
    await mailServer.close();
  });

  const read = async (query = '') => (await admin.get<InboxPage>(`${inbox}${query}`)).body;
  const titles = async (query = '') => (await read(query)).messages.map(({ title }) => title);
  const countOpen = async () => (await admin.get<{ count: number }>(`${inbox}/open`)).body.count;
  const setHandled = (message: { writer: { id: string }; id: string } | undefined, is_handled: boolean) =>
    admin.put<InboxMessage & ErrorBody>(`${inbox}/${message?.writer.id}/${message?.id}/handled`, {
      is_handled,
    });
  const verify = ({ userId }: TestWriter) =>
    product.query('update "user" set email_verified = true where id = $1::uuid', [userId]);
  const appoint = ({ userId }: TestWriter) =>
    admin.put(`/api/admin/people/${userId}/administrator`, { is_administrator: true });

  async function send(writer: TestWriter, title: string, feedback_type = 'bug'): Promise<void> {
    const opinion = { feedback_type, title, description: `${title}.\nSince Monday.` };
    expect((await writer.post('/api/feedback', opinion)).status).toBe(200);
  }

  /** One after the other, so that their times differ. */
  async function sendAll(sent: readonly (readonly [TestWriter, string, string?])[]): Promise<void> {
    for (const one of sent) await send(...one);
  }

  const clear = () => product.query('delete from user_feedback');

  test('ADMIN-04: what was sent by the feedback form comes Premium first, is handled and opened again, and administrators are told by mail', async () => {
    const marta = await signUp(product.url, { name: 'Marta Kowal' });
    const bo = await signUp(product.url, { name: 'Bo Sundström' });
    await setPlan(product, bo, 'paid');
    await verify(admin);
    await bo.improve('They was planted here.');
    await sendAll([
      [bo, 'A dark theme for print', 'feature'],
      [marta, 'The note hides the word'],
      [bo, 'The export stops'],
      [marta, 'It is calm', 'praise'],
    ]);

    // The person who runs the server hears of each, and from whom
    for (const recipient of [admin.email, operator]) {
      const { text } = await mailServer.waitForMail(recipient, /^\[Premium\] Bug Report: The export stops$/);
      expect(text).toContain(`Bo Sundström (${bo.email}, Premium) sent feedback`);
      expect(text).toContain('The export stops.\nSince Monday.');
      expect(text).toContain('/server-settings/inbox');
      await mailServer.waitForMail(recipient, /^Bug Report: The note hides the word$/);
    }

    expect(await titles()).toEqual([
      'The export stops',
      'A dark theme for print',
      'It is calm',
      'The note hides the word',
    ]);
    const [first, , , last] = (await read()).messages;
    expect(first).toEqual({
      id: expect.any(String),
      writer: { id: bo.userId, name: 'Bo Sundström', email: bo.email, account_type: 'paid' },
      feedback_type: 'bug',
      title: 'The export stops',
      description: 'The export stops.\nSince Monday.',
      created_at: expect.any(String),
      handled_at: null,
      handled_by: null,
    });
    expect(JSON.stringify(await read('?state=all'))).not.toContain('planted');
    expect(await titles('?feedback_type=bug')).toEqual(['The export stops', 'The note hides the word']);
    expect(await countOpen()).toBe(4);

    const handled = await setHandled(first, true);
    expect(handled.body).toMatchObject({ title: 'The export stops', handled_by: 'Ada Runs' });
    expect(Date.now() - Date.parse(handled.body.handled_at ?? '')).toBeLessThan(600_000);
    expect((await setHandled(first, true)).body).toEqual(handled.body);
    await setHandled(last, true);
    expect(await titles()).toEqual(['A dark theme for print', 'It is calm']);
    expect(await titles('?state=handled')).toEqual(['The export stops', 'The note hides the word']);
    expect(await titles('?state=all')).toEqual([
      'A dark theme for print',
      'It is calm',
      'The export stops',
      'The note hides the word',
    ]);
    expect(await titles('?state=handled&feedback_type=praise')).toEqual([]);
    expect(await countOpen()).toBe(2);

    expect((await setHandled(last, false)).body).toMatchObject({ handled_at: null, handled_by: null });
    expect(await countOpen()).toBe(3);
    const { entries } = (await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit?group=administration'))
      .body;
    expect(entries.map(({ kind, actor, subject }) => [kind, actor?.name, subject?.name])).toEqual([
      ['feedback.reopened', 'Ada Runs', 'Marta Kowal'],
      ['feedback.handled', 'Ada Runs', 'Marta Kowal'],
      ['feedback.handled', 'Ada Runs', 'Bo Sundström'],
    ]);
    await clear();
  });

  test('it is read in pages, across what is open, Premium and handled, without one lost or twice', async () => {
    const [marta, bo] = [await signUp(product.url), await signUp(product.url)];
    await setPlan(product, bo, 'paid');
    await sendAll([
      ...['1', '2', '3'].map((title) => [marta, title] as const),
      ...['4', '5'].map((title) => [bo, title] as const),
      ...['6', '7', '8'].map((title) => [marta, title] as const),
    ]);
    for (const message of (await read('?state=all')).messages)
      if (Number(message.title) % 3 === 1) await setHandled(message, true);
    const whole = await titles('?state=all');
    expect(whole).toEqual(['5', '8', '6', '3', '2', '7', '4', '1']);
    for (const limit of [1, 3]) {
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: InboxPage = await read(`?state=all&limit=${limit}${cursor && `&cursor=${cursor}`}`);
        expect(page.messages.length).toBeLessThanOrEqual(limit);
        paged.push(...page.messages.map(({ title }) => title));
        cursor = page.next_cursor;
      }
      expect(paged).toEqual(whole);
    }
    for (const cursor of ['made-up', '2.made-up', '9.x', ''])
      expect((await admin.get(`${inbox}?cursor=${cursor}`)).status).toBe(400);
    await clear();
  });

  test('two writers’ messages of one id are two, and one that nobody has sent is missing', async () => {
    const [marta, bo] = [await signUp(product.url), await signUp(product.url)];
    const headers = { 'idempotency-key': randomUUID() };
    for (const writer of [marta, bo])
      await writer.post('/api/feedback', { feedback_type: 'bug', title: 'A', description: 'B' }, { headers });
    const [one, other] = (await read()).messages;
    expect(one?.id).toBe(other?.id);
    await setHandled(one, true);
    expect((await read()).messages).toEqual([other]);
    const missing = await setHandled({ writer: { id: admin.userId }, id: one?.id ?? '' }, true);
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await clear();
  });

  test('who may no longer sign in, or has not shown that an address is theirs, gets no mail; nobody gets two', async () => {
    const names = ['verified', 'unverified', 'disabled', 'dismissed'] as const;
    const writers = await Promise.all(names.map(() => signUp(product.url)));
    const [verified, unverified, disabled, dismissed] = writers as [
      TestWriter,
      TestWriter,
      TestWriter,
      TestWriter,
    ];
    for (const writer of writers) await appoint(writer);
    for (const writer of [verified, disabled, dismissed]) await verify(writer);
    for (const { userId } of [disabled, dismissed])
      await admin.put(`/api/admin/people/${userId}/administrator`, { is_administrator: false });
    // Also who still is one, but was disabled at the database
    await product.query('insert into administrators (user_id, appointed_at) values ($1::uuid, now())', [
      disabled.userId,
    ]);
    await product.query('insert into disabled_accounts values ($1::uuid, now())', [disabled.userId]);
    await product.query(`update "user" set email = 'Operator@example.org' where id = $1::uuid`, [
      verified.userId,
    ]);

    const title = `To whom ${randomUUID()}`;
    await send(dismissed, title);
    const subject = new RegExp(title);
    const toAdmin = await mailServer.waitForMail(admin.email, subject);
    // The second of two goes out after the first: what is queued for nobody else would have come by then
    await send(dismissed, `Later ${title}`);
    await mailServer.waitForMail(admin.email, new RegExp(`Later ${title}`));
    const told = [unverified, disabled, dismissed].flatMap(({ email }) => mailServer.listMails(email));
    expect(told.filter((mail) => subject.test(mail.subject ?? ''))).toEqual([]);
    const toOperator = ['operator@example.org', 'Operator@example.org'].flatMap((address) =>
      mailServer.listMails(address).filter((mail) => mail.subject === `Bug Report: ${title}`),
    );
    expect(toOperator).toHaveLength(1);
    expect(toAdmin.subject).toBe(`Bug Report: ${title}`);
    await clear();
  });

  test('when who handled it leaves, nobody is named; when who sent it leaves, it goes with its notices', async () => {
    const [marta, helper] = [await signUp(product.url), await signUp(product.url, { name: 'Plantedhelper' })];
    await appoint(helper);
    await verify(helper);
    mailServer.behaviour = 'refuses for now';
    await send(marta, 'Plantedmessage');
    const about = async () =>
      product.query(`select recipient from mail_queue where plain_text like '%Plantedmessage%'`);
    // The notice itself: other mails to them may still wait
    await expect.poll(async () => JSON.stringify(await about())).toContain(helper.email);
    const [message] = (await read()).messages;
    await helper.put(`${inbox}/${marta.userId}/${message?.id}/handled`, { is_handled: true });
    const leave = ({ cookie }: TestWriter) =>
      postJson(product.url, '/api/auth/delete-user', { password }, { headers: { cookie, ...newAddress() } });

    expect((await leave(helper)).status).toBe(200);
    const [left] = (await read('?state=handled')).messages;
    expect(left).toMatchObject({ title: 'Plantedmessage', handled_by: null });
    expect(left?.handled_at).not.toBeNull();
    const [row] = await product.query('select handled_by from user_feedback');
    expect(row).toEqual({ handled_by: null });
    expect(JSON.stringify(await about())).not.toContain(helper.email);
    expect(await about()).not.toEqual([]);

    expect((await leave(marta)).status).toBe(200);
    expect(await read('?state=all')).toEqual({ messages: [], next_cursor: null });
    expect(await about()).toEqual([]);
    mailServer.behaviour = 'takes';
  });

  test('what is counted for the tab ends at a hundred', async () => {
    const writer = await signUp(product.url);
    await product.query(
      `insert into user_feedback (user_id, id, feedback_type, title, description, created_at)
       select $1::uuid, gen_random_uuid(), 'bug', 'A', 'B', now() from generate_series(1, 105)`,
      [writer.userId],
    );
    expect(await countOpen()).toBe(openCountLimit);
    await clear();
  });
});
