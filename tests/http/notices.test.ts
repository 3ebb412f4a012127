import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, hang, makeScriptedEngine } from '../kit/scripted-engine.ts';

const operator = 'operator@example.org';
const feedback = {
  feedback_type: 'bug',
  title: 'The note hides\r\nthe word',
  description: 'On my phone.\nSince Monday. <b>Bold</b>',
};
const secret = 'Zyxtron owes us 4,711 pounds';
const notified = "Server error occurred. We've been notified and are working on a fix.";
const plain = 'Server error occurred. Please try again in a moment.';

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

  test('ERR-07: an error of the server is mailed to the operator by code, place and count, once an hour, without any text', async () => {
    const errors = /^Errors on your Draftwell server$/;
    const before = countOf(errors);
    engine.play(failWith(secret));
    let writer = await signUp(product.url);
    expect((await writer.improve(secret)).body).toMatchObject({ code: 'INTERNAL_ERROR', message: notified });
    await expect.poll(() => countOf(errors), { timeout: 10_000 }).toBe(before + 1);
    const first = await mailServer.waitForMail(operator, errors);
    expect(first.text).toMatch(/\n1 × INTERNAL_ERROR at .*:\d+:\d+/);

    const { events } = await writer.stream(secret);
    expect(events.at(-1)?.data).toContain(notified);
    await writer.improve(secret);
    await sleep(500);
    expect(countOf(errors)).toBe(before + 1);

    product.setTime(new Date(Date.now() + 61 * 60_000));
    writer = await signUp(product.url);
    await writer.improve(secret);
    await expect.poll(() => countOf(errors), { timeout: 20_000 }).toBe(before + 2);
    const second = await mailServer.waitForMail(operator, errors);
    const counts = [...(second.text ?? '').matchAll(/^(\d+) × INTERNAL_ERROR/gm)].map(([, count]) =>
      Number(count),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    for (const { text, html } of [first, second]) expect(`${text}${html}`).not.toMatch(/Zyxtron|4,711/);
  });

  test('who leaves in the middle of a call is no error of the server', async () => {
    const errors = /^Errors on your Draftwell server$/;
    const before = countOf(errors);
    engine.play(hang);
    const writer = await signUp(product.url);
    for (const call of [writer.improve, writer.stream]) {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 300);
      await expect(call(secret, { signal: leaving.signal })).rejects.toThrow();
    }
    await sleep(1_000);
    expect(countOf(errors)).toBe(before);
  });
});

test('ERR-07: where no notice reaches anybody, no error says that somebody was notified', async () => {
  const engine = makeScriptedEngine();
  const environment = { CONTACT_ADDRESS: operator };
  const product = await startProduct({ database: 'embedded', engine, environment });
  try {
    const writer = await signUp(product.url);
    engine.play(failWith(secret));
    expect((await writer.improve(secret)).body).toMatchObject({ code: 'INTERNAL_ERROR', message: plain });
    expect((await writer.stream(secret)).events.at(-1)?.data).toContain(plain);
  } finally {
    await product.stop();
  }
});
