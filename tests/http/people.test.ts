import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../src/shared/contract/people.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { defaultPlans as plans } from '../../src/shared/plans.ts';
import { fetchToken, password, postJson, signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { consume, expectBooksToAgree, listBalances, readLedger, setPlan } from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface PeoplePage {
  people: Person[];
  next_cursor: string | null;
  administrators_fixed: boolean;
}

const perDay = plans.free.creditsPerDay;
const people = '/api/admin/people';

describe.each(databaseKinds)('ADMIN-02: people, on the %s database', (database) => {
  let product: TestProduct;
  let admin: TestWriter;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
    admin = await signUp(product.url, { name: 'Ada Runs' });
  });
  afterAll(() => product.stop());

  const list = async (query = '') => (await admin.get<PeoplePage>(`${people}${query}`)).body;
  const find = async ({ email }: TestWriter) => (await list(`?q=${email}`)).people[0];
  const set = <Body = Person>({ userId }: TestWriter, what: object) =>
    admin.put<Body>(`${people}/${userId}/${'is_disabled' in what ? 'disabled' : 'administrator'}`, what);
  const grant = ({ userId }: TestWriter, credits: number, key?: string) =>
    admin.post<Person>(
      `${people}/${userId}/credits`,
      { credits, reason: 'For the lost draft' },
      { headers: key === undefined ? {} : { 'idempotency-key': key } },
    );
  const enter = ({ email }: TestWriter, secret = password) =>
    postJson(product.url, '/api/auth/sign-in/email', { email, password: secret });

  test('accounts are listed, searched and paged, with figures and without a word that they wrote', async () => {
    const marta = await signUp(product.url, { name: 'Marta Kowal' });
    await signIn(product.url, marta.email);
    const bo = await signUp(product.url, { name: 'Bo 100% Sundström' });
    await setPlan(product, bo, 'paid');
    await marta.improve('They was planted here.');
    await marta.post('/api/feedback', { feedback_type: 'bug', title: 'planted', description: 'planted' });

    const { body, status } = await admin.get<PeoplePage>(people);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('planted');
    expect(body.people.map(({ name }) => name)).toEqual(['Bo 100% Sundström', 'Marta Kowal', 'Ada Runs']);
    const [second, first] = body.people;
    expect(first).toMatchObject({
      id: marta.userId,
      email: marta.email,
      account_type: 'free',
      credits_left: perDay - 1,
      sessions: 2,
      is_administrator: false,
      disabled_at: null,
    });
    expect(Date.now() - Date.parse(first?.last_seen_at ?? '')).toBeLessThan(600_000);
    const { creditsPerDay, creditsPerMonth } = plans.paid;
    expect(second).toMatchObject({ account_type: 'paid', credits_left: creditsPerDay + creditsPerMonth });

    const search = async (words: string) =>
      (await list(`?q=${encodeURIComponent(words)}`)).people.map(({ name }) => name);
    expect(await search('kowal')).toEqual(['Marta Kowal']);
    expect(await search(marta.email.toUpperCase())).toEqual(['Marta Kowal']);
    expect(await search('%')).toEqual(['Bo 100% Sundström']);
    expect(await search('nobody')).toEqual([]);
    const paged = await list('?limit=2');
    const rest = await list(`?limit=2&cursor=${paged.next_cursor}`);
    expect([...paged.people, ...rest.people]).toEqual((await list()).people);
    expect(rest.next_cursor).toBeNull();
  });

  test('credits are given once for each key, and stand in the ledger with their reason', async () => {
    const writer = await signUp(product.url);
    expect((await grant(writer, 5, 'one-grant')).body.credits_left).toBe(perDay + 5);
    expect((await grant(writer, 5, 'one-grant')).body.credits_left).toBe(perDay + 5);
    expect((await writer.credits()).daily).toEqual({ used: 0, total: perDay + 5 });
    const granted = { tool: 'grant', credits: 5, outcome: 'granted', reason: 'For the lost draft' };
    expect(await readLedger(writer)).toMatchObject([{ ...granted, credit_type: 'daily' }]);
    // A new plan brings its own beside them
    await setPlan(product, writer, 'paid');
    await consume(writer, 1);
    expect((await writer.credits()).daily).toEqual({ used: 1, total: plans.paid.creditsPerDay + 5 });
    await grant(writer, 7);
    expect((await writer.credits()).monthly).toEqual({ used: 0, total: plans.paid.creditsPerMonth + 7 });
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('given and spent at once by many, none is lost and none is spent twice', async () => {
    const writer = await signUp(product.url);
    const grants = Array.from({ length: 10 }, (_, index) => grant(writer, 2, `grant-${index % 5}`));
    const spends = Array.from({ length: 24 }, () => consume(writer, 1));
    const calls = Array.from({ length: 4 }, (_, index) => writer.improve(`They was here ${index} times.`));
    await Promise.all([...grants, ...spends, ...calls]);
    // 5 grants of 2; what was refused before a grant came is spent now
    for (let spent = true; spent; ) spent = (await consume(writer, 1)).body === true;
    await expectBooksToAgree(product.query, writer.userId);
    expect(await listBalances(product.query, writer.userId)).toMatchObject([
      { credit_type: 'daily', credits_granted: perDay + 10, credits_used: perDay + 10, credits_held: 0 },
    ]);
  });

  test('who is disabled is out at once and not let in again, until they are enabled', async () => {
    const writer = await signUp(product.url);
    expect((await set(writer, { is_disabled: true })).body).toMatchObject({ sessions: 0 });
    expect((await find(writer))?.disabled_at).not.toBeNull();
    expect((await writer.get<ErrorBody>('/api/credits')).body.code).toBe('AUTH_EXPIRED');
    expect((await writer.improve('They was here.')).body.code).toBe('AUTH_EXPIRED');
    expect(await fetchToken(product.url, writer.cookie)).toBeUndefined();
    expect(await enter(writer)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED' } });
    // Nobody learns it without the password
    expect((await enter(writer, 'not this one')).body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect((await find(writer))?.sessions).toBe(0);
    expect((await set(writer, { is_disabled: false })).body.disabled_at).toBeNull();
    expect((await enter(writer)).status).toBe(200);
  });

  test('sessions are ended everywhere', async () => {
    const writer = await signUp(product.url);
    await signIn(product.url, writer.email);
    expect((await find(writer))?.sessions).toBe(2);
    expect((await admin.remove<Person>(`${people}/${writer.userId}/sessions`)).body.sessions).toBe(0);
    expect((await writer.get('/api/credits')).status).toBe(401);
    expect((await enter(writer)).status).toBe(200);
  });

  test('an account is deleted with what it holds, never an administrator’s, and the last of those stays', async () => {
    const writer = await signUp(product.url);
    await writer.improve('They was here.');
    const remove = ({ userId }: TestWriter) => admin.remove<ErrorBody>(`${people}/${userId}`);
    expect(await remove(writer)).toMatchObject({ status: 200, body: { deleted: 1 } });
    expect(await find(writer)).toBeUndefined();
    expect((await writer.get('/api/profile')).status).toBe(401);
    expect((await enter(writer)).status).toBe(401);
    expect((await remove(writer)).body.code).toBe('NOT_FOUND');
    expect((await remove(admin)).body.code).toBe('ADMINISTRATOR_PROTECTED');
    const leave = await postJson(
      product.url,
      '/api/auth/delete-user',
      { password },
      { headers: { cookie: admin.cookie } },
    );
    expect(leave.body).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });

  test('administrators are made and unmade, the last one never, also by two at once', async () => {
    const other = await signUp(product.url);
    const shut = await signUp(product.url);
    await set(shut, { is_disabled: true });
    expect((await set<ErrorBody>(shut, { is_administrator: true })).body.code).toBe('ACCOUNT_DISABLED');
    expect((await set<ErrorBody>(admin, { is_administrator: false })).body.code).toBe('LAST_ADMINISTRATOR');
    expect((await other.get(people)).status).toBe(404);
    expect((await set(other, { is_administrator: true })).body.is_administrator).toBe(true);
    expect((await other.get(people)).status).toBe(200);
    expect((await set<ErrorBody>(other, { is_disabled: true })).body.code).toBe('ADMINISTRATOR_PROTECTED');

    const dismiss = (by: TestWriter, { userId }: TestWriter) =>
      by.put(`${people}/${userId}/administrator`, { is_administrator: false });
    const answers = await Promise.all([dismiss(admin, other), dismiss(other, admin)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
    const left = [admin, other].map(async (one) => (await one.get(people)).status);
    expect((await Promise.all(left)).sort()).toEqual([200, 404]);
    // For what comes after
    await product.query('delete from administrators');
    await product.query('insert into administrators values ($1::uuid, now())', [admin.userId]);

    const acts = await admin.get<{ entries: { kind: string }[] }>('/api/admin/audit?group=administration');
    expect(new Set(acts.body.entries.map(({ kind }) => kind))).toEqual(
      new Set([
        'administrator.dismissed',
        'administrator.appointed',
        'account.disabled',
        'account.enabled',
        'account.deleted',
        'sessions.ended',
        'credits.granted',
      ]),
    );
  });
});
