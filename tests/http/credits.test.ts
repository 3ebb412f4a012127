import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/shared/errors.ts';
import { defaultPlans as plans } from '../../src/shared/plans.ts';
import { toolNames } from '../../src/shared/tools.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import {
  callTool,
  consume,
  expectBooksToAgree,
  listBalances,
  readLedger,
  setPlan,
  toolOfTurn,
} from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, hang, makeScriptedEngine, neverTheSame, type Script } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';
const perDay = plans.free.creditsPerDay;

describe.each(databaseKinds)('credits on the %s database', (database) => {
  const engine = makeScriptedEngine();
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine });
  });
  afterAll(() => product.stop());
  afterEach(() => {
    engine.play(neverTheSame);
    product.setTime(new Date());
  });

  async function signUpWithCreditsLeft(left: number): Promise<TestWriter> {
    const writer = await signUp(product.url);
    if (left < perDay) expect((await consume(writer, perDay - left)).body).toBe(true);
    expect((await writer.credits()).daily).toEqual({ used: perDay - left, total: perDay });
    return writer;
  }

  const actionsOf = (writer: TestWriter) =>
    product.query<{ result: string | null; error_message: string | null }>(
      'select result, error_message from text_improvement_actions where user_id = $1::uuid order by created_at, id',
      [writer.userId],
    );
  const holdsOf = (writer: TestWriter) =>
    product.query('select 1 from credit_holds where user_id = $1::uuid and outcome is null', [writer.userId]);

  test('CREDIT-08 a new free writer has the credits of the plan, until midnight in UTC', async () => {
    product.setTime(new Date('2027-01-31T23:30:00Z'));
    const writer = await signUp(product.url);
    expect(await writer.credits()).toEqual({
      daily: { used: 0, total: plans.free.creditsPerDay },
      monthly: { used: 0, total: plans.free.creditsPerMonth },
      daily_resets_at: '2027-02-01T00:00:00.000Z',
      monthly_resets_at: '2027-02-01T00:00:00.000Z',
    });
  });

  test('CREDIT-01 a row of the day starts today, one of the month on its first, and they say what is granted and used', async () => {
    product.setTime(new Date('2027-02-17T08:00:00Z'));
    const writer = await signUp(product.url);
    await setPlan(product, writer, 'paid');
    await writer.improve(text);
    expect(await listBalances(product.query, writer.userId)).toEqual([
      {
        credit_type: 'monthly',
        period_start: '2027-02-01',
        credits_granted: plans.paid.creditsPerMonth,
        credits_used: 0,
        credits_held: 0,
      },
      {
        credit_type: 'daily',
        period_start: '2027-02-17',
        credits_granted: plans.paid.creditsPerDay,
        credits_used: 1,
        credits_held: 0,
      },
    ]);
  });

  test('CREDIT-03 with every tool one that succeeds costs one credit; one that fails, gives nothing or is left costs none', async () => {
    const writer = await signUp(product.url);
    for (const tool of toolNames) {
      const before = await writer.dailyCreditsUsed();
      for (const script of [failWith('broken'), failures['gives an empty result'] ?? failWith('broken')]) {
        engine.play(script);
        expect((await callTool(writer, tool, text)).status).toBeGreaterThanOrEqual(400);
      }
      engine.play(hang);
      const leaving = new AbortController();
      const left = callTool(writer, tool, text, { signal: leaving.signal });
      await expect.poll(() => holdsOf(writer)).toHaveLength(1);
      leaving.abort();
      await expect(left).rejects.toThrow();
      await expect.poll(() => holdsOf(writer)).toEqual([]);
      expect(await writer.dailyCreditsUsed()).toBe(before);
      engine.play(neverTheSame);
      expect((await callTool(writer, tool, text)).status).toBe(200);
      expect(await writer.dailyCreditsUsed()).toBe(before + 1);
    }
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('F-25 a success costs one credit, also when it is sent again', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    expect((await writer.improve(text, { headers })).body.credits.daily.used).toBe(1);
    expect((await writer.improve(text, { headers })).body.credits.daily.used).toBe(1);
    expect((await writer.improve(text)).body.credits.daily.used).toBe(2);
  });

  test.each([0, 1, 3, 10])(
    'F-22 of 100 simultaneous calls of four tools from two sessions on %d credits exactly as many succeed',
    async (credits) => {
      const writer = await signUpWithCreditsLeft(credits);
      const sessions = [writer, await signIn(product.url, writer.email)];
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          callTool(sessions[turn % 8 < 4 ? 0 : 1] ?? writer, toolOfTurn(turn), text),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([
        ...Array<number>(credits).fill(200),
        ...Array<number>(100 - credits).fill(402),
      ]);
      expect((await writer.credits()).daily).toEqual({ used: perDay, total: perDay });
      expect(await holdsOf(writer)).toEqual([]);
      await expectBooksToAgree(product.query, writer.userId);
    },
  );

  test('CREDIT-05 parallel calls never overspend, a retried one is charged once, and what a crash held goes back', async () => {
    const writer = await signUpWithCreditsLeft(4);
    await leaveHoldsOfDeadServer(writer, 2);
    const headers = { 'idempotency-key': randomUUID() };
    const retried = () => writer.improve(text, { headers });
    const others = () => writer.improve(text);
    const first = await retried();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, retried),
      ...Array.from({ length: 20 }, others),
    ]);
    const repeated = answers.slice(0, 10);
    expect(repeated.map(({ status, body }) => [status, body.action_id])).toEqual(
      Array(10).fill([200, first.body.action_id]),
    );
    expect(answers.slice(10).filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await writer.credits()).daily).toEqual({ used: perDay, total: perDay });
    expect(await holdsOf(writer)).toEqual([]);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('with none left the call is refused in the words of the catalogue, and the engine is not asked', async () => {
    const writer = await signUpWithCreditsLeft(0);
    const callsBefore = engine.calls();
    const { status, body } = await writer.improve(text);
    expect(status).toBe(402);
    expect(body).toEqual({ code: 'INSUFFICIENT_CREDITS', ...catalogue.INSUFFICIENT_CREDITS });
    expect(engine.calls()).toBe(callsBefore);
  });

  test('a call repeated with its key, one after the other, answers the same and is charged once', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await writer.improve(text, { headers });
    const second = await writer.improve(text, { headers });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await writer.credits()).daily.used).toBe(1);
  });

  test('F-26 twenty calls with one key at once give one result and one charge', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => writer.improve(text, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.action_id)).size).toBe(1);
    expect((await writer.credits()).daily.used).toBe(1);
  });

  test('a key answers its first result even when that took the last credit', async () => {
    const writer = await signUpWithCreditsLeft(1);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await writer.improve(text, { headers });
    const second = await writer.improve(text, { headers });
    expect(second.body).toEqual(first.body);
  });

  test('a key that comes with another text is refused', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    await writer.improve(text, { headers });
    const { status, body } = await writer.improve('another text entirely.', { headers });
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('a failed call frees its key: the retry runs and is charged', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    engine.play(() => {
      throw new Error('the engine broke');
    });
    expect((await writer.improve(text, { headers })).status).toBe(500);
    engine.play(neverTheSame);
    expect((await writer.improve(text, { headers })).status).toBe(200);
    expect((await writer.credits()).daily.used).toBe(1);
  });

  const failures: Record<string, Script> = {
    'breaks at once': () => {
      throw new Error(`broken by «${text}»`);
    },
    'breaks in the middle': async function* () {
      yield { type: 'text', text: 'Please' } as const;
      throw new Error('broken');
    },
    'takes too long': () => {
      throw new DOMException('The operation timed out', 'TimeoutError');
    },
    'ends without a result': async function* () {
      yield { type: 'text', text: 'Please' } as const;
    },
    'gives an empty result': async function* () {
      yield { type: 'result', result: { text: ' ', changes: [], issues: [] } } as const;
    },
    'gives changes that do not make its text': async function* () {
      yield { type: 'result', result: { text: 'Other words.', changes: [], issues: [] } } as const;
    },
  };

  test.each(Object.entries(failures))(
    'an engine that %s costs nothing and leaves a failed row',
    async (_, script) => {
      engine.play(script);
      const writer = await signUp(product.url);
      const { status, body } = await writer.improve(text);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body)).not.toContain(text);
      expect((await writer.credits()).daily.used).toBe(0);
      expect(await holdsOf(writer)).toEqual([]);
      const [row] = await actionsOf(writer);
      expect(row?.result).toBe('failed');
      expect(row?.error_message).toMatch(new RegExp(`^${body.code}: `));
    },
  );

  test('TRUST-10 a text that is already fine is answered, and free', async () => {
    const writer = await signUp(product.url);
    const { status, body } = await writer.improve('FINE as it is.');
    expect(status).toBe(200);
    expect(body.changes).toEqual([]);
    expect(body.enhanced_text).toBe('FINE as it is.');
    expect((await writer.credits()).daily.used).toBe(0);
    expect(await actionsOf(writer)).toEqual([{ result: 'success', error_message: null }]);
  });

  test('TRUST-07 F-45 a caller who leaves in the middle pays nothing, and the engine is told at once', async () => {
    const told = Promise.withResolvers<void>();
    engine.play((request, signal) => {
      signal.addEventListener('abort', () => told.resolve());
      return hang(request, signal);
    });
    const writer = await signUp(product.url);
    const leaving = new AbortController();
    const call = writer.stream(text, { signal: leaving.signal });
    await expect.poll(() => holdsOf(writer)).toHaveLength(1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await Promise.race([told.promise, sleep(2_000).then(() => expect.fail('the engine was not told'))]);
    await expect.poll(() => holdsOf(writer)).toEqual([]);
    expect((await writer.credits()).daily.used).toBe(0);
    expect((await actionsOf(writer))[0]?.result).toBe('failed');
  });

  /** What a killed server leaves: holds that nobody renews, and their records. */
  async function leaveHoldsOfDeadServer(writer: TestWriter, holds: number): Promise<void> {
    const values = [writer.userId, `${holds}`];
    await product.query(
      `with held as (
         update user_credit_balance set credits_held = credits_held + $2::int
         where user_id = $1::uuid and credit_type = 'daily' returning *
       ), hold as (
         insert into credit_holds (user_id, action_id, credit_type, period_start, tool, held_at, expires_at)
         select user_id, gen_random_uuid(), credit_type, period_start, 'improve-text', now(), now() - interval '1 second'
         from held, generate_series(1, $2::int) returning *
       )
       insert into text_improvement_actions (user_id, id, original_text, action_type, text_length, created_at)
       select user_id, action_id, 'x', 'improve', 1, held_at from hold`,
      values,
    );
  }

  test('the holds of a server that died go back by themselves, their rows are failed, and the ledger says why', async () => {
    const writer = await signUpWithCreditsLeft(9);
    await leaveHoldsOfDeadServer(writer, 9);
    expect((await writer.improve(text)).status).toBe(200);
    expect((await writer.credits()).daily).toEqual({ used: 2, total: perDay });
    expect(await holdsOf(writer)).toEqual([]);
    const results = (await actionsOf(writer)).map(({ result }) => result);
    expect(results.toSorted()).toEqual([...Array<string>(9).fill('failed'), 'success']);
    const released = (await readLedger(writer)).filter(({ outcome }) => outcome === 'released');
    expect(released.map(({ reason }) => reason)).toEqual(
      Array(9).fill('The server stopped before the call ended.'),
    );
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('CREDIT-08 F-27 a new day grants once, also when many calls are the first, and nothing rolls over', async () => {
    const writer = await signUpWithCreditsLeft(4);
    product.setTime(new Date(Date.now() + 24 * 60 * 60 * 1000));
    const answers = await Promise.all(Array.from({ length: 15 }, () => writer.improve(text)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(perDay);
    const grants = await product.query(
      'select credits_granted, credits_used from user_credit_balance where user_id = $1::uuid order by period_start',
      [writer.userId],
    );
    expect(grants).toEqual([
      { credits_granted: perDay, credits_used: perDay - 4 },
      { credits_granted: perDay, credits_used: perDay },
    ]);
  });
});
