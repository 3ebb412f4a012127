import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const operator = 'operator@example.org';
const feedback = {
  feedback_type: 'bug',
  title: 'The note hides\r\nthe word',
  description: 'On my phone.\nSince Monday. <b>Bold</b>',
};

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const countOf = (subject: RegExp) =>
  mailServer.listMails(operator).filter((mail) => subject.test(mail.subject ?? '')).length;

describe.each(databaseKinds)('what the operator is told, on the %s database', (database) => {
  const engine = makeScriptedEngine();
  let product: TestProduct;

  beforeEach(async () => {
    const environment = {
      SMTP_URL: mailServer.url,
      CONTACT_ADDRESS: operator,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    };
    product = await startProduct({ database, engine, environment });
  });
  afterEach(() => product.stop());

  test('FORM-02: feedback is mailed to the operator, once, with who sent it', async () => {
    const writer = await signUp(product.url, { name: 'Marta Kowal' });
    const title = `${feedback.title} ${randomUUID()}`;
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2])
      expect((await writer.post('/api/feedback', { ...feedback, title }, { headers })).status).toBe(200);
    const subject = new RegExp(`^Bug Report: The note hides the word ${title.slice(-36)}$`);
    const { text, html } = await mailServer.waitForMail(operator, subject);
    expect(text).toContain(`Marta Kowal (${writer.email}, Free) sent feedback`);
    expect(text).toContain(feedback.description);
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    await sleep(500);
    expect(countOf(subject)).toBe(1);
  });
});
