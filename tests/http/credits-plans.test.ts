import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ServerFacts, serverFactsId } from '../../src/shared/facts.ts';
import { type PlanCatalogue, defaultPlans as plans } from '../../src/shared/plans.ts';
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
import { databaseKinds, startProduct, startTwoServers, type TestProduct } from '../kit/product.ts';
import { hang, makeScriptedEngine, neverTheSame, upperCase } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';
const perDay = plans.paid.creditsPerDay;
const perMonth = plans.paid.creditsPerMonth;

const times = <Value>(count: number, make: (turn: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)));

describe.each(databaseKinds)('credits of plans and days on the %s database', (database) => {
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

  async function signUpPaid(): Promise<TestWriter> {
    const writer = await signUp(product.url);
    await setPlan(product, writer, 'paid');
    return writer;
  }

  /** The types of the credits that were spent, the first first. */
  async function listSpent(writer: TestWriter): Promise<string[]> {
    const entries = await readLedger(writer);
    return entries
      .filter(({ outcome }) => outcome === 'spent')
      .map(({ credit_type }) => credit_type)
      .reverse();
  }

  test('CREDIT-02 unless the settings say otherwise Free has 10 a day and Premium 10 a day and 100 a month, for screens too', async () => {
    expect(await readPlansOfPage(product.url)).toMatchObject({
      free: { creditsPerDay: 10, creditsPerMonth: 0 },
      paid: { creditsPerDay: 10, creditsPerMonth: 100 },
    });
    const writer = await signUp(product.url);
    expect((await consume(writer, 11)).body).toBe(false);
    expect((await consume(writer, 10)).body).toBe(true);
    await setPlan(product, writer, 'paid');
    expect((await consume(writer, 101)).body).toBe(false);
    expect((await consume(writer, 100)).body).toBe(true);
  });

  test('F-27 one grant a day and writer, whatever comes first at midnight: calls, ensuring or spending', async () => {
    product.setTime(new Date('2027-02-28T23:30:00Z'));
    const writer = await signUp(product.url);
    await consume(writer, perDay - 1);
    product.setTime(new Date('2027-03-01T00:00:00Z'));
    const ensure = () => writer.post('/api/rpc/ensure_daily_credits', { user_uuid: writer.userId });
    const answers = await Promise.all([
      times(5, ensure),
      times(perDay, (turn) => callTool(writer, toolOfTurn(turn), text)),
      times(5, () => consume(writer)),
    ]);
    const [ensured, called, consumed] = answers;
    expect(ensured.map(({ body }) => body)).toEqual(Array(5).fill(true));
    const successes =
      called.filter(({ status }) => status === 200).length +
      consumed.filter(({ body }) => body === true).length;
    expect(successes).toBe(perDay);
    expect(await listBalances(product.query, writer.userId)).toMatchObject([
      { period_start: '2027-02-28', credits_granted: perDay, credits_used: perDay - 1 },
      { period_start: '2027-03-01', credits_granted: perDay, credits_used: perDay },
    ]);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('a call that midnight comes upon is paid by the day that it began in', async () => {
    product.setTime(new Date('2027-05-03T23:30:00Z'));
    const writer = await signUp(product.url);
    engine.play(async function* (request) {
      product.setTime(new Date('2027-05-04T00:00:01Z'));
      yield* neverTheSame(request);
    });
    const { body } = await callTool(writer, 'improve-text', text);
    expect((await writer.credits()).daily).toEqual({ used: 0, total: perDay });
    expect(await readLedger(writer)).toMatchObject([
      { id: body.action_id, outcome: 'spent', held_at: expect.stringMatching(/^2027-05-03T23:3/) },
    ]);
    const [day] = await listBalances(product.query, writer.userId);
    expect(day).toMatchObject({ period_start: '2027-05-03', credits_used: 1, credits_held: 0 });
  });

  test.each([
    // In New York clocks go back in the night to 7 November 2027, in London on 31 October; in spring both go forward.
    ['2027-11-07T03:30:00Z', '2027-11-07T04:00:00Z', false],
    ['2027-11-07T04:30:00Z', '2027-11-07T05:00:00Z', false],
    ['2027-10-31T00:30:00Z', '2027-10-31T01:00:00Z', false],
    ['2027-03-14T06:30:00Z', '2027-03-14T07:00:00Z', false],
    ['2027-10-30T23:30:00Z', '2027-10-31T00:00:00Z', true],
  ])(
    'from %s to %s, where clocks somewhere change, a new day in UTC is what grants: %s',
    async (before, after, isNew) => {
      product.setTime(new Date(before));
      const writer = await signUp(product.url);
      await consume(writer, perDay);
      product.setTime(new Date(after));
      expect((await writer.credits()).daily.used).toBe(isNew ? 0 : perDay);
      expect((await writer.improve(text)).status).toBe(isNew ? 200 : 402);
    },
  );

  test('a clock that is set back finds the day before as it was left, and grants nothing twice', async () => {
    product.setTime(new Date('2027-06-02T00:10:00Z'));
    const writer = await signUp(product.url);
    await consume(writer, perDay);
    product.setTime(new Date('2027-06-01T23:30:00Z'));
    await consume(writer, 4);
    product.setTime(new Date('2027-06-02T00:20:00Z'));
    expect((await consume(writer, 1)).body).toBe(false);
    product.setTime(new Date('2027-06-01T23:40:00Z'));
    expect((await writer.credits()).daily).toEqual({ used: 4, total: perDay });
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('F-28 one monthly row a month: cancelling and subscribing again grants nothing, the next month does, and nothing rolls over', async () => {
    product.setTime(new Date('2027-07-14T12:00:00Z'));
    const writer = await signUpPaid();
    expect((await consume(writer, perDay + 30)).body).toBe(true);
    for (let turn = 0; turn < 3; turn += 1) {
      await setPlan(product, writer, 'free');
      expect((await consume(writer, 1)).body).toBe(false);
      await setPlan(product, writer, 'paid');
      expect((await writer.improve(text)).status).toBe(200);
    }
    expect((await writer.credits()).monthly).toEqual({ used: 33, total: perMonth });
    product.setTime(new Date('2027-08-01T00:00:00Z'));
    expect((await writer.credits()).monthly).toEqual({ used: 0, total: perMonth });
    expect((await consume(writer, perDay + perMonth + 1)).body).toBe(false);
    expect((await consume(writer, perDay + perMonth)).body).toBe(true);
    const months = (await listBalances(product.query, writer.userId)).filter(
      ({ credit_type }) => credit_type === 'monthly',
    );
    expect(months).toMatchObject([
      { period_start: '2027-07-01', credits_granted: perMonth, credits_used: 33 },
      { period_start: '2027-08-01', credits_granted: perMonth, credits_used: perMonth },
    ]);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('F-29 credits of the day go first, also on a new day and at once, then those of the month, and never below 0', async () => {
    product.setTime(new Date('2027-09-08T12:00:00Z'));
    const writer = await signUpPaid();
    await consume(writer, perDay + perMonth - 2);
    await times(5, (turn) => callTool(writer, toolOfTurn(turn), text));
    expect((await writer.credits()).monthly).toEqual({ used: perMonth, total: perMonth });
    product.setTime(new Date('2027-10-01T12:00:00Z'));
    const answers = await times(perDay + 3, (turn) => callTool(writer, toolOfTurn(turn), text));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    product.setTime(new Date('2027-10-02T12:00:00Z'));
    await writer.improve(text);
    const { daily, monthly } = await writer.credits();
    expect([daily.used, monthly.used]).toEqual([1, 3]);
    for (const { credits_granted, credits_used } of await expectBooksToAgree(product.query, writer.userId)) {
      expect(credits_used).toBeLessThanOrEqual(credits_granted);
      expect(credits_used).toBeGreaterThanOrEqual(0);
    }
  });

  test('F-30 after a downgrade the credits of the month are gone and those of the day stay', async () => {
    const writer = await signUpPaid();
    await consume(writer, 4);
    await setPlan(product, writer, 'free');
    const { daily, monthly } = await writer.credits();
    expect([daily, monthly]).toEqual([
      { used: 4, total: perDay },
      { used: 0, total: 0 },
    ]);
    const answers = await times(perDay, (turn) => callTool(writer, toolOfTurn(turn), text));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(perDay - 4);
    expect((await consume(writer)).body).toBe(false);
    expect(new Set(await listSpent(writer))).toEqual(new Set(['daily']));
  });

  test('a call that runs through a downgrade ends with the credit of the month that it held', async () => {
    const writer = await signUpPaid();
    await consume(writer, perDay);
    engine.play(async function* (request) {
      await setPlan(product, writer, 'free');
      yield* neverTheSame(request);
    });
    expect((await writer.improve(text)).status).toBe(200);
    expect(await listSpent(writer)).toEqual(['daily', 'monthly']);
    await expectBooksToAgree(product.query, writer.userId);
  });

  test('CREDIT-07 a success whose credit can no longer be spent is the writer’s all the same, and free', async () => {
    const writer = await signUp(product.url);
    engine.play(async function* (request) {
      await product.query(
        "update credit_holds set outcome = 'released', ended_at = now(), reason = 'gone' where user_id = $1::uuid",
        [writer.userId],
      );
      yield* upperCase(request);
    });
    const { status, body } = await writer.improve(text);
    expect([status, body.enhanced_text]).toEqual([200, 'PLEASE read this letter.']);
    expect(await listSpent(writer)).toEqual([]);
    const actions = await writer.get<{ actions: { result: string }[] }>('/api/actions');
    expect(actions.body.actions.map(({ result }) => result)).toEqual(['success']);
    // The test took the hold from the books with its row, so it gives it back with its balance
    await product.query('update user_credit_balance set credits_held = 0 where user_id = $1::uuid', [
      writer.userId,
    ]);
    expect((await writer.credits()).daily.used).toBe(0);
  });

  test('plans that change while calls run overspend nothing', async () => {
    const writer = await signUpPaid();
    await consume(writer, perDay + perMonth - 12);
    const answers = await times(40, async (turn) => {
      if (turn % 5 === 0) await setPlan(product, writer, turn % 2 === 0 ? 'free' : 'paid');
      return callTool(writer, toolOfTurn(turn), text);
    });
    const successes = answers.filter(({ status }) => status === 200).length;
    expect(successes).toBeLessThanOrEqual(12);
    const balances = await expectBooksToAgree(product.query, writer.userId);
    const used = balances.reduce((sum, { credits_used }) => sum + credits_used, 0);
    expect(used).toBe(perDay + perMonth - 12 + successes);
  });

  test('what a call holds is not there to be spent, and comes back when it fails', async () => {
    const writer = await signUp(product.url);
    await consume(writer, perDay - 1);
    engine.play(hang);
    const leaving = new AbortController();
    const call = writer.stream(text, { signal: leaving.signal });
    await expect.poll(() => readLedger(writer)).toContainEqual(expect.objectContaining({ outcome: 'held' }));
    expect((await consume(writer)).body).toBe(false);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(async () => (await consume(writer)).body).toBe(true);
    await expectBooksToAgree(product.query, writer.userId);
  });
});

/** The catalogue that comes with the app, for its screens. */
async function readPlansOfPage(url: string): Promise<PlanCatalogue> {
  const page = await (await fetch(`${url}/dashboard`)).text();
  const facts = new RegExp(`id="${serverFactsId}"[^>]*>([^<]*)<`).exec(page)?.[1] ?? '{}';
  return (JSON.parse(facts) as ServerFacts).plans;
}

describe.each(databaseKinds)('plans that the settings change, on the %s database', (database) => {
  const environment = {
    FREE_DAILY_CREDITS: '3',
    PREMIUM_DAILY_CREDITS: '7',
    PREMIUM_MONTHLY_CREDITS: '2',
  };
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine(), environment });
  });
  afterAll(() => product.stop());

  const succeed = async (writer: TestWriter, calls: number) =>
    (await times(calls, () => writer.improve(text))).filter(({ status }) => status === 200).length;

  test('CREDIT-02 the figures of the settings are those that screens get, that are shown and that are enforced, for calls and for the functions of the database', async () => {
    expect(await readPlansOfPage(product.url)).toMatchObject({
      free: { creditsPerDay: 3, creditsPerMonth: 0 },
      paid: { creditsPerDay: 7, creditsPerMonth: 2 },
    });
    for (const plan of ['free', 'paid'] as const) {
      const [caller, spender] = [await signUp(product.url), await signUp(product.url)];
      for (const writer of [caller, spender]) await setPlan(product, writer, plan);
      const { daily, monthly } = await caller.credits();
      expect([daily.total, monthly.total]).toEqual(plan === 'free' ? [3, 0] : [7, 2]);
      const total = daily.total + monthly.total;
      expect(await succeed(caller, total + 4)).toBe(total);
      expect((await consume(spender, total + 1)).body).toBe(false);
      expect((await consume(spender, total)).body).toBe(true);
      expect(await spender.credits()).toMatchObject({
        daily: { used: daily.total, total: daily.total },
        monthly: { used: monthly.total, total: monthly.total },
      });
    }
  });

  test('an upgrade raises the day that runs, before a credit of the month goes; a downgrade takes nothing that is used', async () => {
    const writer = await signUp(product.url);
    expect(await succeed(writer, 5)).toBe(3);
    await setPlan(product, writer, 'paid');
    expect((await writer.credits()).daily).toEqual({ used: 3, total: 7 });
    expect(await succeed(writer, 4)).toBe(4);
    expect(await writer.credits()).toMatchObject({ daily: { used: 7 }, monthly: { used: 0 } });
    expect(await succeed(writer, 1)).toBe(1);
    await setPlan(product, writer, 'free');
    expect(await writer.credits()).toMatchObject({
      daily: { used: 7, total: 7 },
      monthly: { used: 0, total: 0 },
    });
    expect(await succeed(writer, 1)).toBe(0);
    await expectBooksToAgree(product.query, writer.userId);
  });
});

test('two servers on one PostgreSQL: 60 calls on both at once on 10 credits give 10 successes, and a new day one grant', async () => {
  const { servers, stop } = await startTwoServers(makeScriptedEngine);
  const [first, second] = servers;
  try {
    const writer = await signUp(first.url);
    const onSecond = await signIn(second.url, writer.email);
    for (const now of ['2027-01-01T12:00:00Z', '2027-01-02T00:00:00Z']) {
      for (const server of servers) server.setTime(new Date(now));
      const answers = await times(60, (turn) =>
        callTool(turn % 2 === 0 ? writer : onSecond, toolOfTurn(turn >> 1), text),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(plans.free.creditsPerDay);
    }
    expect(await expectBooksToAgree(first.query, writer.userId)).toHaveLength(2);
  } finally {
    await stop();
  }
});

test('CREDIT-05 a server whose clock is a minute ahead does not release what a call on another server holds', async () => {
  const done = Promise.withResolvers<void>();
  const { servers, stop } = await startTwoServers(() => {
    const engine = makeScriptedEngine();
    engine.play(async function* (request) {
      await done.promise;
      yield* neverTheSame(request);
    });
    return engine;
  });
  const [first, second] = servers;
  try {
    const writer = await signUp(first.url);
    const onSecond = await signIn(second.url, writer.email);
    first.setTime(new Date('2027-01-01T12:00:00Z'));
    second.setTime(new Date('2027-01-01T12:01:00Z'));
    expect((await consume(writer, plans.free.creditsPerDay - 1)).body).toBe(true);
    const running = callTool(writer, 'improve-text', text);
    await expect.poll(() => first.query('select 1 from credit_holds where outcome is null')).toHaveLength(1);
    expect((await callTool(onSecond, 'improve-text', text)).body.code).toBe('INSUFFICIENT_CREDITS');
    expect((await consume(onSecond)).body).toBe(false);
    done.resolve();
    expect((await running).status).toBe(200);
    expect((await writer.credits()).daily.used).toBe(plans.free.creditsPerDay);
    await expectBooksToAgree(first.query, writer.userId);
  } finally {
    done.resolve();
    await stop();
  }
});
