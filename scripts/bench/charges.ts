import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../src/server/db/database.ts';
import { countImprovedWords, holdLifetimeMs, toPeriods } from '../../src/server/writing/credits/balance.ts';
import { makeCredits } from '../../src/server/writing/credits/credits.ts';
import * as statements from '../../src/server/writing/credits/statements.ts';
import { makeCreditStore } from '../../src/server/writing/credits/store.ts';
import { defaultPlans } from '../../src/shared/plans.ts';
import { makeProse } from './prose.ts';

export const users = 1_000;

const text = makeProse(600, 1);
const change = {
  start: 0,
  end: 9,
  replacement: 'Today',
  category: 'wording',
  reason: 'Shorter.',
  gist: '',
  rule: 'r',
  fact: null,
};
const finished = {
  enhancedText: text,
  changes: [change, change, change],
  issues: [],
  engine: { name: 'Bench', local: true },
  details: { notice: null, offline: false },
};

/** The same as every way of charging sends it. */
export const finishedAsJson = {
  text,
  changes: JSON.stringify(finished.changes),
  issues: JSON.stringify(finished.issues),
  engine: JSON.stringify(finished.engine),
  details: JSON.stringify(finished.details),
};

export function toUserId(number: number): string {
  return `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
}

export type Charge = (userId: string) => Promise<unknown>;

export function makeCharge(database: Database): Charge {
  const store = makeCreditStore(database);
  const clock = () => new Date();
  const log = { warn: () => undefined };
  const ledger = makeCredits({ store, plans: defaultPlans, clock, newId: randomUUID, log });
  return async (userId) => {
    const writer = { userId, accountType: 'paid', retention: 'keep' } as const;
    const idempotencyKey = randomUUID();
    const started = await ledger.start({
      writer,
      tool: 'improve-text',
      actionType: 'improve',
      originalText: text,
      request: {},
      idempotencyKey,
      asksModel: false,
    });
    if (started.kind !== 'held') throw new Error('No credit was held.');
    await ledger.finish(started.call, finished, {
      tool: 'improve-text',
      use: undefined,
      freeBecause: null,
      keepsTexts: true,
    });
  };
}

export async function chargeRaw(client: PGlite, userId: string): Promise<void> {
  const now = new Date();
  const { day } = toPeriods(now);
  const actionId = randomUUID();
  const action = [text, 'improve', text.length, randomUUID(), now, '{}', 'improve-text'];
  await client.query(statements.holdOfDay.sql, [
    userId,
    actionId,
    day,
    holdLifetimeMs,
    ...action,
    'on',
    true,
    null,
  ]);
  const { changes, issues, engine, details } = finishedAsJson;
  const ending = ['spent', null, new Date()];
  const usage = [day, 'improve-text', countImprovedWords({ enhancedText: text, changes: [change] })];
  const result = [text, changes, issues, engine, details];
  await client.query(statements.finish.sql, [userId, actionId, ...ending, ...result, ...usage, now]);
}

/** What a charge costs PostgreSQL at least: its row and its balance, in one statement, from a client written in C. */
export const oneStatement = `\\set user random(1, ${users})
with spent as (
  update user_credit_balance set credits_used = credits_used + 1
  where user_id = ('00000000-0000-4000-8000-' || lpad(:user::text, 12, '0'))::uuid
    and credit_type = 'daily' and period_start = (now() at time zone 'utc')::date
    and credits_granted - credits_used - credits_held >= 1
  returning user_id
)
insert into text_improvement_actions
  (user_id, id, original_text, action_type, text_length, idempotency_key, created_at, result, enhanced_text, changes, issues, engine, details)
select user_id, gen_random_uuid(), :text::text, 'improve', ${text.length}, gen_random_uuid()::text, now(), 'success',
  :text::text, :changes::jsonb, :issues::jsonb, :engine::jsonb, :details::jsonb
from spent;
`;

const grantToAll = `
  insert into user_credit_balance (user_id, credit_type, period_start, credits_granted)
  select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, credit_type, period_start, 1000000
  from generate_series(1, ${users}) number, (values ('daily', $1::date), ('monthly', $2::date)) period (credit_type, period_start)`;

export async function grantMuch(database: Pick<Database, 'run'>): Promise<void> {
  const { day, month } = toPeriods(new Date());
  await database.run({ name: 'bench_grant', sql: grantToAll }, [day, month]);
}
