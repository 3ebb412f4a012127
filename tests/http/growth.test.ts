import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../src/server/accounts/index.ts';
import type { Database } from '../../src/server/db/database.ts';
import { openPostgres as openDirect } from '../../src/server/db/postgres.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { fail } from '../../src/server/writing/credits/statements.ts';
import { makeMonths } from '../../src/server/writing/months/months.ts';
import type { Action } from '../../src/shared/contract/actions.ts';
import type { Usage } from '../../src/shared/contract/usage.ts';
import { signUp } from '../kit/caller.ts';
import { expectBooksToAgree } from '../kit/credits.ts';
import { openEmbedded, openPostgres } from '../kit/databases.ts';
import { plantCalls } from '../kit/many-calls.ts';
import { explainStatements, listScannedTables } from '../kit/plans.ts';
import { createDatabase } from '../kit/postgres.ts';
import {
  type DatabaseKind,
  databaseKinds,
  getServerUrl,
  startProduct,
  type TestProduct,
} from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const partitionsOf = (product: Pick<TestProduct, 'query'>, table: string) =>
  product
    .query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass order by name`,
    )
    .then((rows) => rows.map(({ name }) => name.slice(table.length + 1)));

const months = (product: TestProduct, ...expected: string[]) =>
  expect
    .poll(() => partitionsOf(product, 'text_improvement_actions'), { timeout: 60_000, interval: 500 })
    .toEqual(expected);

describe.each(databaseKinds)('months on %s', (database) => {
  let product: TestProduct;
  beforeAll(async () => {
    const environment = { HISTORY_MONTHS: '2' };
    product = await startProduct({ database, engine: makeScriptedEngine(), environment });
    // Fresh from its migrations, and before any sweep
    expect(await partitionsOf(product, 'credit_holds')).toEqual(['before']);
  });
  afterAll(() => product.stop());

  test('FLEET-08: a month is there before it begins, whatever came too early moves in, and it goes whole', async () => {
    product.setTime(new Date('2028-01-10T12:00:00Z'));
    const writer = await signUp(product.url);
    const headers = { 'idempotency-key': 'a-key-of-january' };
    const { body: first } = await writer.improve('They was here.', { headers });
    expect(first.action_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    await months(product, '2028_02', '2028_03', 'before', 'default');

    product.setTime(new Date('2028-06-30T20:00:00Z'));
    const { body: early } = await writer.improve('They was early.', {
      headers: { 'idempotency-key': 'june' },
    });
    await months(product, '2028_06', '2028_07', '2028_08', 'default');
    expect(await product.query('select id from text_improvement_actions_2028_06')).toEqual([
      { id: early.action_id },
    ]);
    expect(await product.query('select from text_improvement_actions_default')).toEqual([]);

    // January has gone by the month: from the history and the list of credits, and its key. Figures of days stay
    const { actions } = (await writer.get<{ actions: Action[] }>('/api/actions')).body;
    expect(actions.map(({ id }) => id)).toEqual([early.action_id]);
    expect((await writer.get<{ entries: object[] }>('/api/credits/ledger')).body.entries).toHaveLength(1);
    expect((await writer.get<Usage>('/api/usage?days=90')).status).toBe(200);
    expect(await product.query('select calls from usage_days order by day')).toEqual([
      { calls: 1 },
      { calls: 1 },
    ]);
    expect(await product.query('select idempotency_key from call_keys')).toEqual([
      { idempotency_key: 'june' },
    ]);

    // The same key in the next month is the same call, also twenty times at once
    product.setTime(new Date('2028-07-01T00:00:01Z'));
    const again = await Promise.all(
      Array.from({ length: 20 }, () =>
        writer.improve('They was early.', { headers: { 'idempotency-key': 'june' } }),
      ),
    );
    expect(new Set(again.map(({ status, body }) => `${status} ${body.action_id}`))).toEqual(
      new Set([`200 ${early.action_id}`]),
    );
    await expect(
      product.query(
        `insert into text_improvement_actions (user_id, id, original_text, action_type, text_length, idempotency_key, created_at)
         values ($1::uuid, gen_random_uuid(), '', 'improve', 0, 'june', '2028-08-01')`,
        [writer.userId],
      ),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await writer.dailyCreditsUsed()).toBe(0);

    // N at once on K credits, in a month of their own
    const { daily } = await writer.credits();
    const many = await Promise.all(
      Array.from({ length: daily.total + 10 }, (_, index) => writer.improve(`They was ${index} here.`)),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(daily.total);
    expect(await writer.dailyCreditsUsed()).toBe(daily.total);
    const [held] = await product.query<{ credits_held: number }>(
      'select sum(credits_held)::int as credits_held from user_credit_balance',
    );
    expect(held).toEqual({ credits_held: 0 });
    await product.query(`delete from user_credit_balance where period_start < '2028-06-01'`);
    await product.query(`delete from usage_days where day < '2028-06-01'`);
    await expectBooksToAgree(product.query, writer.userId);
  }, 180_000);
});

/** Every statement of a call, of what screens show again and again, and of each sweep. */
const asked = [
  ...['identity_live_session', 'identity_live_api_key', 'identity_count_try', 'identity_find_disabled'],
  ...['ledger_hold_of_day', 'ledger_hold', 'ledger_hold_for_model'],
  ...['ledger_finish', 'ledger_fail', 'ledger_finish_of_model'],
  ...['ledger_balances', 'ledger_entries', 'ledger_action_by_key', 'ledger_is_same_as_last', 'ledger_renew'],
  ...[
    'ledger_has_just_failed',
    'ledger_count_open',
    'history_page',
    'history_search_reach',
    'history_search',
  ],
  ...['history_action', 'history_remove', 'history_give_feedback', 'usage_between', 'usage_credits_spent'],
  ...['ledger_fail_expired', 'history_purge', 'retention_purge', 'identity_forget_ended_sessions'],
  ...['identity_forget_dead_links', 'identity_forget_tries', 'sign_up_forget_invitations', 'people_list'],
  ...['months_keys_reach', 'months_forget_keys'],
];

/** Of one row, or of a few that an operator makes. */
const small = /^(model_prices|model_months|plan_credits|administrators|disabled_accounts)$/;

async function open(kind: DatabaseKind): Promise<{ database: Database; close(): Promise<void> }> {
  if (kind === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'draftwell-growth-'));
    const database = await openEmbedded(folder);
    return { database, close: () => database.close().then(() => rm(folder, { recursive: true })) };
  }
  const home = await createDatabase(getServerUrl());
  const database = await openPostgres(home.url, () => undefined);
  return { database, close: () => database.close().then(home.drop) };
}

describe.each(databaseKinds)('statements on %s', (kind) => {
  test('FLEET-08: no call, page or sweep reads a table from end to end that grows with accounts or calls', async () => {
    const { database, close } = await open(kind);
    try {
      await makeMonths({ database, keptMonths: null, clock: () => new Date() }).sweep();
      await plantCalls(database, { accounts: 5_000, calls: 20_000, months: 3, characters: 20 });
      await database.run({ name: '', sql: 'analyze' }, []);
      const empty = await database.run<[], { name: string }>(
        { name: '', sql: `select relname as name from pg_class where relkind = 'r' and reltuples <= 0` },
        [],
      );
      const ofNoRow = new Set(empty.map(({ name }) => name));
      const isLarge = (table: string) => !small.test(table) && !ofNoRow.has(table);
      const plans = await explainStatements(database, asked);
      for (const [name, plan] of plans)
        expect({ name, scanned: listScannedTables(plan).filter(isLarge) }, plan).toEqual({
          name,
          scanned: [],
        });
      // What begun at one moment is looked for in its month alone
      expect(plans.get('ledger_finish')).toMatch(/Subplans Removed/);
    } finally {
      await close();
    }
  }, 120_000);
});

test('FLEET-08: a call that ends is not planned anew, though its table has months', async () => {
  const home = await createDatabase(getServerUrl());
  const database = openDirect(home.url, readConfig({}), () => undefined);
  try {
    await database.migrate();
    await makeMonths({ database, keptMonths: null, clock: () => new Date() }).sweep();
    // One after the other, on the same connection
    const times = 10;
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (let time = 0; time < times; time += 1)
      await database.run(fail, [nobody, nobody, 'released', null, new Date(), new Date()]);
    const [kept] = await database.run<[], { generic_plans: number }>(
      { name: '', sql: `select generic_plans::int from pg_prepared_statements where name = '${fail.name}'` },
      [],
    );
    expect(kept).toEqual({ generic_plans: times });
  } finally {
    await database.close();
    await home.drop();
  }
}, 60_000);
