import type pg from 'pg';
import { markInSql } from './call.ts';
import type { Wished } from './writers.ts';

/** What the database says of all calls, held against what the writers were told. All have to be 0. */
export interface Books {
  acknowledgedLost: number;
  chargedTwice: number;
  chargedInVain: number;
  balancesOff: number;
  ledgerOff: number;
}

const chargedTwice = `
  select count(*)::int as count from (
    select ${markInSql} as mark from text_improvement_actions action
    join credit_holds hold on hold.user_id = action.user_id and hold.action_id = action.id
    where hold.outcome = 'spent' and action.original_text ~ 'letter w'
    group by action.user_id, mark having sum(hold.credits) > 1
  ) twice`;

const balancesOff = `
  select count(*)::int as count from user_credit_balance balance
  full join (
    select user_id, credit_type, period_start, coalesce(sum(credits) filter (where outcome = 'spent'), 0) as used,
      coalesce(sum(credits) filter (where outcome is null), 0) as held
    from credit_holds group by user_id, credit_type, period_start
  ) ledger using (user_id, credit_type, period_start)
  where coalesce(credits_used, 0) <> coalesce(used, 0) or coalesce(credits_held, 0) <> coalesce(held, 0)`;

/** A credit that was spent has a result, one that was given back has none, and the usage page counts the same. */
const ledgerOff = `
  select (
    select count(*) from credit_holds hold
    left join text_improvement_actions action on action.user_id = hold.user_id and action.id = hold.action_id
    where hold.outcome = 'spent' and action.result is distinct from 'success'
  )::int + (
    select count(*) from (
      select user_id, sum(credits) as spent from credit_holds where outcome = 'spent' group by user_id
    ) ledger
    full join (select user_id, sum(credits) as counted from usage_days group by user_id) usage using (user_id)
    where coalesce(spent, 0) <> coalesce(counted, 0)
  )::int as count`;

/** Every result that was acknowledged is kept, letter for letter, with what it was asked of. */
const acknowledgedLost = `
  select count(*)::int as count
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as told (user_id, action_id, mark, result)
  left join text_improvement_actions action on action.user_id = told.user_id and action.id = told.action_id
  where action.result is distinct from 'success' or ${markInSql} is distinct from told.mark
    or action.enhanced_text is distinct from told.result`;

/** Paid for by a writer who was never told a result. */
const chargedInVain = `
  select count(*)::int as count from text_improvement_actions action
  join credit_holds hold on hold.user_id = action.user_id and hold.action_id = action.id
  where hold.outcome = 'spent' and (action.user_id, ${markInSql}) in (
    select * from unnest($1::uuid[], $2::text[]))`;

export async function readBooks(database: pg.Pool, wishes: readonly Wished[]): Promise<Books> {
  const count = async (sql: string, values: unknown[] = []) =>
    (await database.query<{ count: number }>(sql, values)).rows[0]?.count ?? Number.NaN;
  const told = wishes.flatMap(({ userId, mark, attempts }) =>
    attempts.flatMap(({ acknowledged }) =>
      acknowledged === undefined ? [] : [{ userId, mark, ...acknowledged }],
    ),
  );
  const untold = wishes.filter(({ attempts }) =>
    attempts.every(({ acknowledged }) => acknowledged === undefined),
  );
  return {
    acknowledgedLost: await count(acknowledgedLost, [
      told.map(({ userId }) => userId),
      told.map(({ actionId }) => actionId),
      told.map(({ mark }) => mark),
      told.map(({ text }) => text),
    ]),
    chargedTwice: await count(chargedTwice),
    chargedInVain: await count(chargedInVain, [
      untold.map(({ userId }) => userId),
      untold.map(({ mark }) => mark),
    ]),
    balancesOff: await count(balancesOff),
    ledgerOff: await count(ledgerOff),
  };
}

/** Of all writers, holds and calls that have not ended. */
export async function countInProgress(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select ((select count(*) from credit_holds where outcome is null)
      + (select count(*) from text_improvement_actions where result is null))::int as count`,
  );
  return rows[0]?.count ?? Number.NaN;
}
