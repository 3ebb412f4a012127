import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { type Credits, makeCredits, type StartedCall } from '../../src/server/writing/credits/credits.ts';
import { makeCreditStore } from '../../src/server/writing/credits/store.ts';
import { type AccountType, defaultPlans } from '../../src/shared/plans.ts';
import { type ToolName, toolNames } from '../../src/shared/tools.ts';
import { expectBooksToAgree } from '../kit/credits.ts';
import { openEmbedded, openPostgres } from '../kit/databases.ts';
import { createDatabase } from '../kit/postgres.ts';
import { databaseKinds, getServerUrl } from '../kit/product.ts';

const plans = {
  free: { ...defaultPlans.free, creditsPerDay: 3 },
  paid: { ...defaultPlans.paid, creditsPerDay: 5, creditsPerMonth: 4 },
};

type Step =
  | { what: 'call'; server: number; tool: ToolName; atOnce: number }
  | { what: 'finish' | 'finish free' | 'fail'; call: number }
  | { what: 'consume'; credits: number; atOnce: number }
  | { what: 'crash'; server: number }
  | { what: 'plan'; plan: AccountType }
  | { what: 'wait'; ms: number }
  | { what: 'clock back'; ms: number }
  | { what: 'tend' };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const server = fc.nat({ max: 1 });
function changeOfPlan(plan: fc.Arbitrary<AccountType>): fc.Arbitrary<Step> {
  return fc.record({ what: fc.constant('plan' as const), plan });
}

/** Most writers of this test pay at first: they have more that can go wrong. */
const firstStep = changeOfPlan(fc.constantFrom('paid', 'paid', 'free'));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('call' as const),
      server,
      tool: fc.constantFrom(...toolNames),
      atOnce: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('finish' as const, 'finish free' as const, 'fail' as const),
      call: fc.nat({ max: 20 }),
    }),
  },
  fc.record({
    what: fc.constant('consume' as const),
    credits: fc.integer({ min: 1, max: 6 }),
    atOnce: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ what: fc.constant('crash' as const), server }),
  changeOfPlan(fc.constantFrom('free', 'paid')),
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(minuteMs / 6, minuteMs, dayMs, dayMs, 9 * dayMs),
    }),
  },
  fc.record({ what: fc.constant('clock back' as const), ms: fc.constantFrom(minuteMs, dayMs) }),
  fc.record({ what: fc.constant('tend' as const) }),
);

interface OpenCall {
  by: Credits;
  tool: ToolName;
  call: Extract<StartedCall, { kind: 'held' }>['call'];
}

describe.each(databaseKinds)('the books on the %s database', (kind) => {
  const stack = new AsyncDisposableStack();
  let database: Database;
  const query = <Row extends object>(sql: string, values: string[] = []) =>
    database.run<readonly string[], Row>({ name: '', sql }, values);

  beforeAll(async () => {
    if (kind === 'postgres') {
      const created = await createDatabase(getServerUrl());
      stack.defer(created.drop);
      database = await openPostgres(created.url, () => undefined);
    } else {
      const folder = await mkdtemp(join(tmpdir(), 'draftwell-'));
      stack.defer(() => rm(folder, { recursive: true, force: true }));
      database = await openEmbedded(folder);
    }
    stack.defer(() => database.close());
  });
  afterAll(() => stack.disposeAsync());

  async function addWriter(): Promise<string> {
    const userId = randomUUID();
    await query(
      `with account as (insert into "user" (id, name, email) values ($1::uuid, 'Marta', $1::text) returning id)
       select id from account`,
      [userId],
    );
    await query(`insert into profiles (id, full_name, email) values ($1::uuid, 'Marta', $1::text)`, [userId]);
    return userId;
  }

  /** Two servers on one database, a writer, and a clock that only steps move. */
  async function makeWorld() {
    const userId = await addWriter();
    let now = new Date('2027-01-20T21:00:00Z');
    let plan: AccountType = 'free';
    const makeServer = () =>
      makeCredits({
        store: makeCreditStore(database),
        plans,
        clock: () => now,
        newId: randomUUID,
        log: { warn: () => undefined },
      });
    const servers = [makeServer(), makeServer()] as [Credits, Credits];
    await servers[0].writePlans();
    let open: OpenCall[] = [];
    const serverOf = (number: number) => (number === 0 ? servers[0] : servers[1]);

    /** What a writer can spend by the balance that they are shown, less what running calls hold. */
    async function readLeft() {
      const { daily, monthly } = await servers[0].readBalance({ userId, accountType: plan });
      const [held] = await query<{ daily: number; monthly: number }>(
        `select coalesce(sum(credits_held) filter (where credit_type = 'daily'), 0)::int as daily,
           coalesce(sum(credits_held) filter (where credit_type = 'monthly'), 0)::int as monthly
         from user_credit_balance
         where user_id = $1::uuid and period_start = case credit_type when 'daily' then $2::date else $3::date end`,
        [userId, now.toISOString().slice(0, 10), `${now.toISOString().slice(0, 7)}-01`],
      );
      const ofDay = daily.total - daily.used - (held?.daily ?? 0);
      const ofMonth = plan === 'paid' ? monthly.total - monthly.used - (held?.monthly ?? 0) : 0;
      return { ofDay, ofMonth };
    }

    async function call({ server: number, tool, atOnce }: Extract<Step, { what: 'call' }>) {
      const by = serverOf(number);
      const left = await readLeft();
      const request = {
        writer: { userId, accountType: plan, retention: 'keep' as const },
        tool,
        originalText: 'x',
        request: {},
        asksModel: false,
      };
      const tries = Array.from({ length: atOnce }, () =>
        by.start({ ...request, actionType: 'improve', idempotencyKey: randomUUID() }).catch((error) => {
          expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
          return undefined;
        }),
      );
      const started = (await Promise.all(tries)).filter((one) => one?.kind === 'held');
      for (const one of started) open.push({ by, tool, call: one.call });
      expect(started).toHaveLength(Math.min(atOnce, left.ofDay + left.ofMonth));
      expect((await readLeft()).ofDay).toBe(Math.max(0, left.ofDay - atOnce));
    }

    async function consume({ credits, atOnce }: Extract<Step, { what: 'consume' }>) {
      const left = await readLeft();
      const tries = Array.from({ length: atOnce }, () =>
        servers[0].consume({ userId, credits, idempotencyKey: undefined }),
      );
      const spent = (await Promise.all(tries)).filter(Boolean).length;
      expect(spent).toBe(Math.min(atOnce, Math.floor((left.ofDay + left.ofMonth) / credits)));
      expect((await readLeft()).ofDay).toBe(Math.max(0, left.ofDay - spent * credits));
    }

    async function end(what: 'finish' | 'finish free' | 'fail', number: number) {
      const one = open[number % Math.max(1, open.length)];
      if (one === undefined) return;
      open = open.filter((other) => other !== one);
      if (what === 'fail')
        return one.by.fail(one.call, 'INTERNAL_ERROR: broken', { tool: one.tool, use: undefined });
      const finished = { enhancedText: 'X', changes: [{}], issues: [], engine: {}, details: {} };
      const freeBecause = what === 'finish free' ? 'NO_CHANGES: nothing' : null;
      await one.by.finish(one.call, finished, {
        tool: one.tool,
        use: undefined,
        freeBecause,
        keepsTexts: true,
      });
    }

    /** Holds go by the database's clock, which no step moves. */
    async function letHoldsAge(ms: number) {
      await query(
        `update credit_holds set expires_at = expires_at - $2::int * interval '1 millisecond'
         where user_id = $1::uuid and outcome is null`,
        [userId, `${ms}`],
      );
    }

    /** Dead servers say nothing; what they held goes back once it has expired. */
    async function sweep() {
      for (const one of servers) {
        await one.renewHolds();
        await one.endAbandonedCalls();
      }
    }

    return {
      userId,
      async take(next: Step): Promise<void> {
        switch (next.what) {
          case 'call':
            return call(next);
          case 'consume':
            return consume(next);
          case 'crash': {
            const dead = serverOf(next.server);
            servers[next.server] = makeServer();
            open = open.filter(({ by }) => by !== dead);
            return;
          }
          case 'plan':
            plan = next.plan;
            await query('update profiles set account_type = $2 where id = $1::uuid', [userId, plan]);
            return;
          case 'wait':
            now = new Date(now.getTime() + next.ms);
            await letHoldsAge(next.ms);
            return sweep();
          case 'clock back':
            now = new Date(now.getTime() - next.ms);
            return;
          case 'tend':
            return sweep();
          default:
            return end(next.what, next.call);
        }
      },
    };
  }

  test('after any sequence of calls, crashes, plans, days and spending they agree, and the shown balance is what is enforced', async () => {
    await fc.assert(
      fc.asyncProperty(firstStep, fc.array(step, { minLength: 15, maxLength: 40 }), async (first, steps) => {
        const world = await makeWorld();
        for (const next of [first, ...steps]) {
          await world.take(next);
          await expectBooksToAgree(query, world.userId);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
