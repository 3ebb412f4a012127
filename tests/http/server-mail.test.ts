import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/shared/contract/audit.ts';
import type { MailDelivery, MailTestResult, WaitingMail } from '../../src/shared/contract/mail.ts';
import { newAddress, password, postJson, signUp, type TestWriter } from '../kit/caller.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface MailPage {
  delivery: MailDelivery;
  mails: WaitingMail[];
  next_cursor: string | null;
}

const reset = /^Choose a new/;
const aRound = { timeout: 20_000 };

describe.each(databaseKinds)('the mail of a server, on the %s database', { timeout: 90_000 }, (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let admin: TestWriter;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const environment = {
      SMTP_URL: mailServer.url.replace('//', '//desk:planted@'),
      MAIL_FROM: 'Desk <desk@example.org>',
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

  const read = async (query = '') => (await admin.get<MailPage>(`/api/admin/mail${query}`)).body;
  const readOf = async ({ email }: TestWriter) =>
    (await read()).mails.find(({ recipient, kind }) => recipient === email && kind === 'reset');
  const forget = ({ email }: TestWriter) =>
    postJson(product.url, '/api/auth/forgot-password', { email }, { headers: newAddress() });
  const sendTest = async () => (await admin.post<MailTestResult>('/api/admin/mail/test', {})).body;

  async function refuseMailTo(writer: TestWriter): Promise<WaitingMail> {
    mailServer.unknownRecipients.add(writer.email);
    await forget(writer);
    await expect.poll(async () => (await readOf(writer))?.status).toBe('failed');
    mailServer.unknownRecipients.delete(writer.email);
    const mail = await readOf(writer);
    if (mail === undefined) throw new Error('no mail has failed');
    return mail;
  }

  test('ADMIN-06: a test mail says what became of it; mails that wait or failed stand without their words, and are tried again or dropped', async () => {
    await mailServer.waitForMail(admin.email, /^Welcome/);
    expect((await read()).delivery).toEqual({
      host: mailServer.url.slice('smtp://'.length),
      sender: 'Desk <desk@example.org>',
    });
    expect(await sendTest()).toEqual({ recipient: admin.email, failure: null });
    await mailServer.waitForMail(admin.email, /^A test mail of your Draftwell server$/);
    mailServer.unknownRecipients.add(admin.email);
    expect(await sendTest()).toEqual({ recipient: admin.email, failure: 'MAIL_RECIPIENT_REFUSED' });
    mailServer.unknownRecipients.delete(admin.email);
    mailServer.behaviour = 'refuses for now';
    expect((await sendTest()).failure).toBe('MAIL_REFUSED_FOR_NOW');

    const writer = await signUp(product.url);
    await forget(writer);
    await expect.poll(async () => (await readOf(writer))?.failure).toBe('MAIL_REFUSED_FOR_NOW');
    const waiting = await readOf(writer);
    expect(waiting).toMatchObject({ status: 'waiting', is_link_dead: false });
    expect(JSON.stringify(await read())).not.toMatch(/token|reset-password|planted/);
    mailServer.behaviour = 'takes';
    const tried = await admin.post(`/api/admin/mail/${waiting?.id}/retry`, {});
    expect(tried.status).toBe(200);
    await mailServer.waitForMail(writer.email, reset);
    await expect.poll(() => readOf(writer)).toBeUndefined();

    const refused = await signUp(product.url);
    const failed = await refuseMailTo(refused);
    expect(failed).toMatchObject({ failure: 'MAIL_RECIPIENT_REFUSED', next_try_at: null });
    const ids = async (query: string) => (await read(query)).mails.map((mail) => mail.id);
    expect(await ids('?status=failed')).toContain(failed.id);
    expect(await ids('?status=waiting')).not.toContain(failed.id);
    expect((await admin.post(`/api/admin/mail/${failed.id}/retry`, {})).status).toBe(200);
    await mailServer.waitForMail(refused.email, reset);

    const dropped = await signUp(product.url);
    const { id } = await refuseMailTo(dropped);
    expect((await admin.remove(`/api/admin/mail/${id}`)).status).toBe(200);
    expect((await admin.remove(`/api/admin/mail/${id}`)).status).toBe(404);
    expect(await readOf(dropped)).toBeUndefined();
    expect(mailServer.listMails(dropped.email).filter(({ subject = '' }) => reset.test(subject))).toEqual([]);

    const { entries } = (
      await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit?group=administration&limit=6')
    ).body;
    expect(entries.map(({ kind, facts }) => [kind, ...Object.values(facts)].join(' '))).toEqual([
      'mail.dropped reset',
      'mail.retried reset',
      'mail.retried reset',
      'mail.tested MAIL_REFUSED_FOR_NOW',
      'mail.tested MAIL_RECIPIENT_REFUSED',
      'mail.tested sent',
    ]);
  });

  test('a mail that failed goes with its account, and after a week; its link is known to be dead before', async () => {
    const [leaving, staying] = [await signUp(product.url), await signUp(product.url)];
    await refuseMailTo(leaving);
    await refuseMailTo(staying);
    const headers = { cookie: leaving.cookie, ...newAddress() };
    expect((await postJson(product.url, '/api/auth/delete-user', { password }, { headers })).status).toBe(
      200,
    );
    await expect.poll(() => readOf(leaving)).toBeUndefined();

    await product.query(`update mail_queue set created_at = created_at - interval '2 hours'`);
    expect((await readOf(staying))?.is_link_dead).toBe(true);
    await product.query(`update mail_queue set failed_at = failed_at - interval '7 days'`);
    await expect.poll(() => readOf(staying), aRound).toBeUndefined();
  });
});
