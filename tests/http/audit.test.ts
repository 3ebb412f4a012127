import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAudit } from '../../src/server/audit/index.ts';
import { makeLog } from '../../src/server/platform/log.ts';
import type { AuditEntry } from '../../src/shared/contract/audit.ts';
import {
  confirmLink,
  newAddress,
  password,
  postJson,
  signIn,
  signUp,
  type TestWriter,
} from '../kit/caller.ts';
import { openPostgres } from '../kit/databases.ts';
import type { MailServer } from '../kit/mail-server.ts';
import { type MailedProduct, startMailedProduct } from '../kit/mailed-product.ts';
import { createDatabase } from '../kit/postgres.ts';
import { databaseKinds, getServerUrl, type TestProduct } from '../kit/product.ts';

interface AuditPage {
  entries: AuditEntry[];
  next_cursor: string | null;
  retention_days: number;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const dayMs = 24 * 60 * 60 * 1000;

const describeEntry = ({ kind, actor, subject, facts }: AuditEntry) =>
  [kind, actor?.name, subject?.name, ...Object.values(facts)]
    .filter((part) => part !== undefined)
    .join(' · ');

describe.each(databaseKinds)('ADMIN-07: the log of a server, on the %s database', (database) => {
  let mailServer: MailServer;
  let product: TestProduct;
  let stop: MailedProduct['stop'];
  let admin: TestWriter;

  beforeAll(async () => {
    ({ product, mailServer, stop } = await startMailedProduct(database, { AUDIT_DAYS: '30' }));
    admin = await signUp(product.url, { name: 'Ada Runs' });
  });
  afterAll(() => stop());

  const read = async (query = '') => (await admin.get<AuditPage>(`/api/admin/audit${query}`)).body;
  const list = async (query = '') => (await read(query)).entries.map(describeEntry);

  test('who came in, whose credentials changed and what administrators did stand in it, newest first', async () => {
    const { url } = product;
    const writer = await signUp(url, { name: 'Marta Kowal' });
    const call = (path: string, body: object) =>
      postJson(url, `/api/auth/${path}`, body, { headers: { ...newAddress(), cookie: writer.cookie } });
    await call('change-password', { currentPassword: password, newPassword: 'a planted secret' });
    await postJson(url, '/api/auth/forgot-password', { email: writer.email }, { headers: newAddress() });
    const { link } = await mailServer.waitForMail(writer.email, /^Choose a new/);
    const reset = { ...Object.fromEntries(link.searchParams), password };
    expect((await postJson(url, '/api/auth/reset-password', reset, { headers: newAddress() })).status).toBe(
      200,
    );
    const again = await signIn(url, writer.email, { headers: { ...newAddress(), 'user-agent': firefox } });
    const newEmail = `planted-${writer.email}`;
    const headers = { ...newAddress(), cookie: again.cookie };
    await postJson(url, '/api/auth/change-email', { newEmail }, { headers });
    await confirmLink((await mailServer.waitForMail(newEmail, /^Confirm/)).link, newAddress());
    await admin.put('/api/admin/engine', { engine: 'embedded' });
    await admin.put('/api/admin/prices', { input_price: '1', output_price: '2', monthly_cap: null });

    const device = 'Unknown device';
    expect(await list()).toEqual([
      'prices.set · Ada Runs',
      'engine.chosen · Ada Runs · embedded',
      'email.changed · Marta Kowal · Marta Kowal',
      'account.signed-in · Marta Kowal · Marta Kowal · Firefox on Windows',
      `account.signed-in · Marta Kowal · Marta Kowal · ${device}`,
      'password.reset · Marta Kowal · Marta Kowal',
      'password.changed · Marta Kowal · Marta Kowal',
      `account.signed-in · Marta Kowal · Marta Kowal · ${device}`,
      'account.created · Marta Kowal · Marta Kowal',
      `account.signed-in · Ada Runs · Ada Runs · ${device}`,
      'account.created · Ada Runs · Ada Runs',
    ]);
    const stored = JSON.stringify(await product.query('select * from audit_events'));
    for (const planted of ['planted', password, writer.email, '127.0.0.1', 'Marta'])
      expect(stored).not.toContain(planted);
  });

  test('it is read by group and in pages, and goes on to name an account that is gone by its id', async () => {
    expect((await list('?group=administration')).map((entry) => entry.split(' ')[0])).toEqual([
      'prices.set',
      'engine.chosen',
    ]);
    expect(await list('?group=keys')).toEqual([]);
    const whole = await read();
    expect(whole).toMatchObject({ next_cursor: null, retention_days: 30 });
    const paged: AuditEntry[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: AuditPage = await read(`?limit=4${cursor && `&cursor=${cursor}`}`);
      expect(page.entries.length).toBeLessThanOrEqual(4);
      paged.push(...page.entries);
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole.entries);
    expect((await admin.get('/api/admin/audit?cursor=made-up')).status).toBe(400);

    await product.query(`delete from "user" where name = 'Marta Kowal'`);
    const [, , changed] = (await read()).entries;
    expect(changed).toMatchObject({ kind: 'email.changed', actor: { name: null } });
  });
});

test('ADMIN-07: what happens often has one entry a day, with a count; what is too old is forgotten', async () => {
  await using stack = new AsyncDisposableStack();
  const home = await createDatabase(getServerUrl());
  stack.defer(() => home.drop());
  const database = await openPostgres(home.url, () => undefined);
  stack.defer(() => database.close());
  let now = new Date('2026-11-20T08:00:00Z');
  const clock = () => now;
  const audit = makeAudit({
    database,
    retentionDays: 30,
    clock,
    newId: randomUUID,
    log: makeLog('silent'),
  });
  const actorId = randomUUID();
  const use = (what: string) =>
    audit.recordDaily({
      kind: 'key.used',
      actorId,
      subjectId: actorId,
      facts: { key: 'dw_1a2b', use: what },
    });
  const count = async () => {
    const sql = `select facts ->> 'use' as use, count from audit_events order by happened_at, use`;
    const rows = await database.run<[], { use: string; count: number }>({ name: '', sql }, []);
    return rows.map((row) => `${row.use} ${row.count}`);
  };
  await Promise.all(Array.from({ length: 20 }, () => use('check')));
  await use('write');
  now = new Date(now.getTime() + dayMs);
  await use('check');
  expect(await count()).toEqual(['check 20', 'write 1', 'check 1']);

  const sweep = () => Promise.all(audit.sweeps.map((one) => one()));
  await sweep();
  expect(await count()).toHaveLength(3);
  now = new Date(now.getTime() + 29.5 * dayMs);
  await sweep();
  expect(await count()).toEqual(['check 1']);
});
