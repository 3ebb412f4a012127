import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CountedFault } from '../../src/shared/contract/faults.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, hang, makeScriptedEngine } from '../kit/scripted-engine.ts';

interface ErrorList {
  faults: CountedFault[];
  told: string[];
}

const secret = 'Zyxtron owes us 4,711 pounds';
const notified = "Server error occurred. We've been notified and are working on a fix.";
const plain = 'Server error occurred. Please try again in a moment.';
const subject = /^Errors on your Draftwell server$/;
/** Longer than from one round of housekeeping to the next. */
const aRound = { timeout: 20_000 };
const dayMs = 24 * 60 * 60 * 1_000;

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const countMails = (recipient: string) =>
  mailServer.listMails(recipient).filter((mail) => subject.test(mail.subject ?? '')).length;
const list = async (admin: TestWriter, query = '') =>
  (await admin.get<ErrorList>(`/api/admin/errors${query}`)).body;
const verify = (product: TestProduct, { email }: TestWriter) =>
  product.query('update "user" set email_verified = true where email = $1', [email]);
const anHourPasses = (product: TestProduct) =>
  product.query(`update fault_mails set mailed_at = mailed_at - interval '1 hour'`);
const toEnvironment = (operator: string) => ({
  SMTP_URL: mailServer.url,
  CONTACT_ADDRESS: operator,
  REQUIRE_EMAIL_VERIFICATION: 'false',
  TRUSTED_PROXIES: '127.0.0.1, ::1',
});

describe('errors of the server', { timeout: 90_000 }, () => {
  const operator = 'operator@example.org';
  const engine = makeScriptedEngine();
  let product: TestProduct;

  beforeEach(async () => {
    product = await startProduct({ database: 'postgres', engine, environment: toEnvironment(operator) });
  });
  afterEach(() => product.stop());

  test('ADMIN-05, ERR-07: errors stand by code, place and count, without any text; who runs the server is mailed once an hour; so it is true that they were notified', async () => {
    const admin = await signUp(product.url);
    await verify(product, admin);
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    expect(await list(admin)).toEqual({ faults: [], told: [admin.email, operator] });

    engine.play(failWith(secret));
    expect((await writer.improve(secret)).body).toMatchObject({ code: 'INTERNAL_ERROR', message: notified });
    expect((await other.stream(secret)).events.at(-1)?.data).toContain(notified);
    const { faults } = await list(admin);
    expect(faults.map(({ code, count }) => [code, count])).toEqual([['INTERNAL_ERROR', 2]]);
    expect(faults[0]?.place).toMatch(/^([\w. ]+ \()?(src|tests)\/\S+:\d+:\d+\)?$/);
    for (const recipient of [admin.email, operator])
      await expect.poll(() => countMails(recipient), aRound).toBe(1);
    const first = await mailServer.waitForMail(admin.email, subject);
    expect(first.text).toContain(`\n2 × INTERNAL_ERROR ${faults[0]?.place}\n`);

    for (let time = 0; time < 30; time += 1) await writer.improve(secret);
    expect((await list(admin, '?days=1')).faults.map(({ count }) => count)).toEqual([32]);
    await sleep(12_000);
    expect(countMails(admin.email)).toBe(1);
    await anHourPasses(product);
    await expect.poll(() => countMails(admin.email), aRound).toBe(2);
    const second = await mailServer.waitForMail(admin.email, subject);
    expect(second.text).toContain('\n30 × INTERNAL_ERROR ');

    const kept = JSON.stringify(await product.query('select * from fault_counts'));
    for (const { text, html } of [first, second])
      expect(`${text}${html}${kept}`).not.toMatch(/Zyxtron|4,711/);
    expect(kept).not.toContain(writer.userId);
    expect((await writer.get('/api/admin/errors')).status).toBe(404);

    await product.query(
      `update fault_counts set last_seen_at = last_seen_at - interval '8 days', hour = hour - interval '8 days'`,
    );
    expect((await list(admin, '?days=7')).faults).toEqual([]);
    expect((await list(admin)).faults).toHaveLength(1);
    product.setTime(new Date(Date.now() + 23 * dayMs));
    await expect.poll(() => product.query('select from fault_counts'), aRound).toEqual([]);
  });

  test('who leaves in the middle of a call is no error of the server', async () => {
    const admin = await signUp(product.url);
    engine.play(hang);
    for (const call of [admin.improve, admin.stream]) {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 300);
      await expect(call(secret, { signal: leaving.signal })).rejects.toThrow();
    }
    await sleep(1_000);
    expect((await list(admin)).faults).toEqual([]);
  });
});

test('two servers and the one that is started after them mail once; what was counted outlives the stop', {
  timeout: 90_000,
}, async () => {
  const operator = 'operator-of-two@example.org';
  await using stack = new AsyncDisposableStack();
  const home = await createDatabase(getServerUrl());
  stack.defer(() => home.drop());
  const engine = makeScriptedEngine();
  const environment = {
    ...toEnvironment(operator),
    DATABASE_URL: home.url,
    SECRET: randomBytes(32).toString('hex'),
  };
  const start = async () => {
    const product = await startProduct({ database: 'embedded', engine, environment });
    return stack.adopt(product, ({ stop }) => stop());
  };
  const servers = [await start(), await start()];
  engine.play(failWith(secret));
  const [admin] = await Promise.all(
    servers.map(async ({ url }) => {
      const writer = await signUp(url);
      await writer.improve(secret);
      return writer;
    }),
  );
  await expect.poll(() => countMails(operator), aRound).toBe(1);
  if (admin === undefined) throw new Error('nobody signed up');
  await admin.improve(secret);
  for (const { stop } of servers) await stop();
  const next = await start();
  await sleep(12_000);
  expect(countMails(operator)).toBe(1);
  const counted = await next.query('select code, sum(count)::int as count from fault_counts group by code');
  expect(counted).toEqual([{ code: 'INTERNAL_ERROR', count: 3 }]);
});

test('ERR-07: where no mail reaches anybody, no error says that somebody was notified', async () => {
  const engine = makeScriptedEngine();
  const environment = { CONTACT_ADDRESS: 'operator@example.org' };
  const product = await startProduct({ database: 'embedded', engine, environment });
  try {
    const writer = await signUp(product.url);
    engine.play(failWith(secret));
    expect((await writer.improve(secret)).body).toMatchObject({ code: 'INTERNAL_ERROR', message: plain });
    expect((await writer.stream(secret)).events.at(-1)?.data).toContain(plain);
    expect((await list(writer)).told).toEqual([]);
  } finally {
    await product.stop();
  }
});
