import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/shared/errors.ts';
import { plans } from '../../src/shared/plans.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { hang, makeScriptedEngine, type Script, upperCase } from '../kit/scripted-engine.ts';

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
    engine.play(upperCase);
    product.setTime(new Date());
  });

  async function signUpWithCreditsLeft(left: number): Promise<TestWriter> {
    const writer = await signUp(product.url);
    for (let spent = 0; spent < perDay - left; spent += 1) await writer.improve(text);
    expect((await writer.credits()).daily).toEqual({ used: perDay - left, total: perDay });
    return writer;
  }

  const actionsOf = (writer: TestWriter) =>
    product.query<{ result: string | null; error_message: string | null }>(
      'select result, error_message from text_improvement_actions where user_id = $1::uuid order by created_at, id',
      [writer.userId],
    );
  const holdsOf = (writer: TestWriter) =>
    product.query('select 1 from credit_holds where user_id = $1::uuid', [writer.userId]);

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

  test('CREDIT-01 CREDIT-03 F-25 a call that succeeds costs one credit of today', async () => {
    const writer = await signUp(product.url);
    const answer = await writer.improve(text);
    expect(answer.status).toBe(200);
    expect(answer.body.credits.daily).toEqual({ used: 1, total: perDay });
    const rows = await product.query<{ credit_type: string; day: string }>(
      'select credit_type, period_start::text as day, credits_granted, credits_used, credits_held from user_credit_balance where user_id = $1::uuid',
      [writer.userId],
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(rows).toEqual([
      { credit_type: 'daily', day: today, credits_granted: perDay, credits_used: 1, credits_held: 0 },
    ]);
  });

  test('CREDIT-05 F-22 of 50 simultaneous calls on 3 credits exactly 3 succeed', async () => {
    const writer = await signUpWithCreditsLeft(3);
    const answers = await Promise.all(Array.from({ length: 50 }, () => writer.improve(text)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(47).fill(402)]);
    expect((await writer.credits()).daily).toEqual({ used: perDay, total: perDay });
    expect(await holdsOf(writer)).toEqual([]);
  });

  test('CREDIT-04 with none left the call is refused in the words of the catalogue, and the engine is not asked', async () => {
    const writer = await signUpWithCreditsLeft(0);
    const callsBefore = engine.calls();
    const { status, body } = await writer.improve(text);
    expect(status).toBe(402);
    expect(body).toEqual({ code: 'INSUFFICIENT_CREDITS', ...catalogue.INSUFFICIENT_CREDITS });
    expect(engine.calls()).toBe(callsBefore);
  });

  test('CREDIT-05 F-26 a call repeated with its key, one after the other, answers the same and is charged once', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await writer.improve(text, { headers });
    const second = await writer.improve(text, { headers });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await writer.credits()).daily.used).toBe(1);
  });

  test('CREDIT-05 F-26 twenty calls with one key at once give one result and one charge', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => writer.improve(text, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.action_id)).size).toBe(1);
    expect((await writer.credits()).daily.used).toBe(1);
  });

  test('CREDIT-05 a key answers its first result even when that took the last credit', async () => {
    const writer = await signUpWithCreditsLeft(1);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await writer.improve(text, { headers });
    const second = await writer.improve(text, { headers });
    expect(second.body).toEqual(first.body);
  });

  test('CREDIT-05 a key that comes with another text is refused', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    await writer.improve(text, { headers });
    const { status, body } = await writer.improve('another text entirely.', { headers });
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('CREDIT-05 a failed call frees its key: the retry runs and is charged', async () => {
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': randomUUID() };
    engine.play(() => {
      throw new Error('the engine broke');
    });
    expect((await writer.improve(text, { headers })).status).toBe(500);
    engine.play(upperCase);
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
    'CREDIT-03 F-23 HIST-01 an engine that %s costs nothing and leaves a failed row',
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

  test('CREDIT-03 TRUST-10 a text that is already fine is answered, and free', async () => {
    const writer = await signUp(product.url);
    const { status, body } = await writer.improve('FINE as it is.');
    expect(status).toBe(200);
    expect(body.changes).toEqual([]);
    expect(body.enhanced_text).toBe('FINE as it is.');
    expect((await writer.credits()).daily.used).toBe(0);
    expect(await actionsOf(writer)).toEqual([{ result: 'success', error_message: null }]);
  });

  test('CREDIT-03 TRUST-07 F-45 a caller who leaves in the middle pays nothing, and the engine is told at once', async () => {
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

  test('CREDIT-05 F-24 the hold of a server that died goes back by itself, and its row is failed', async () => {
    const writer = await signUp(product.url);
    await writer.improve(text);
    // What a killed server leaves: a hold that nobody renews.
    const values = [writer.userId, randomUUID()];
    await product.query(
      "insert into credit_holds select user_id, $2::uuid, credit_type, period_start, now() - interval '1 second' from user_credit_balance where user_id = $1::uuid",
      values,
    );
    await product.query('update user_credit_balance set credits_held = 9 where user_id = $1::uuid', [
      writer.userId,
    ]);
    await product.query(
      "insert into credit_holds select user_id, gen_random_uuid(), credit_type, period_start, now() - interval '1 second' from user_credit_balance, generate_series(1, 8) where user_id = $1::uuid",
      [writer.userId],
    );
    await product.query(
      "insert into text_improvement_actions (user_id, id, original_text, action_type, text_length, created_at) values ($1::uuid, $2::uuid, 'x', 'improve', 1, now())",
      values,
    );
    expect((await writer.improve(text)).status).toBe(200);
    expect((await writer.credits()).daily).toEqual({ used: 2, total: perDay });
    expect(await holdsOf(writer)).toEqual([]);
    expect((await actionsOf(writer)).map(({ result }) => result).sort()).toEqual([
      'failed',
      'success',
      'success',
    ]);
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
