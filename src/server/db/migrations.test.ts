import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations.ts';

// Written by hand and in no snapshot of Drizzle: nothing else would show that a migration loses or doubles one of these.
const functions = [
  'account_email(uuid)',
  'account_name(uuid)',
  'consume_credit(uuid,integer,timestamp with time zone,text)',
  'ensure_daily_credits(uuid,timestamp with time zone)',
  'forget_call_key()',
  'set_account_type(uuid,text)',
  'to_ledger_id(text)',
  'to_mail_digest(text)',
  'write_call_key()',
];
const fillFactors = [
  'model_days fillfactor=50',
  'model_months fillfactor=10',
  'text_improvement_actions_before fillfactor=40',
  'usage_days fillfactor=50',
  'user_credit_balance fillfactor=50',
];

test('the migrations end in these functions and fill factors, each once', async () => {
  await using client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const list = async (sql: string) =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const made = 'select oid::regprocedure::text as name from pg_proc';
  const set = `select relname || ' ' || array_to_string(reloptions, ' ') as name from pg_class`;
  expect(await list(`${made} where pronamespace = 'public'::regnamespace order by name`)).toEqual(functions);
  const ofOurs = `relnamespace = 'public'::regnamespace and reloptions is not null`;
  expect(await list(`${set} where ${ofOurs} order by name`)).toEqual(fillFactors);
}, 120_000);
