import type { Statement } from '../../platform/database/database.ts';

// Written by hand rather than with the query builder: each is one atomic step over several tables, prepared once.

/**
 * Picks the first row with a credit left and locks it: a call that waits for the lock sees what the call before it
 * left, and moves on to the monthly row where the daily one has run out meanwhile. `daily` sorts before `monthly`.
 *
 * The commit does not wait for the disk. Nobody is told of a hold, and the commit that ends the call, which does wait,
 * writes everything before it down too; a database that crashes in between ends the call with the connection.
 */
export const hold: Statement = {
  name: 'ledger_hold',
  sql: `
    with picked as (
      select credit_type, period_start
      from user_credit_balance
      where user_id = $1::uuid
        and (credit_type, period_start) in (('daily', $3::date), ('monthly', $4::date))
        and credits_granted - credits_used - credits_held >= 1
      order by credit_type
      limit 1
      for update
    ), held as (
      update user_credit_balance balance
      set credits_held = credits_held + 1
      from picked
      where balance.user_id = $1::uuid
        and balance.credit_type = picked.credit_type
        and balance.period_start = picked.period_start
      returning balance.credit_type, balance.period_start
    ), hold as (
      insert into credit_holds (user_id, action_id, credit_type, period_start, expires_at)
      select $1::uuid, $2::uuid, credit_type, period_start, $5::timestamptz from held
      returning action_id
    )
    insert into text_improvement_actions
      (user_id, id, original_text, action_type, text_length, idempotency_key, created_at, request)
    select $1::uuid, action_id, $6::text, $7::text, $8::int, $9::text, $10::timestamptz, $11::jsonb from hold
    returning id, set_config('synchronous_commit', 'off', true)`,
};

export const grant: Statement = {
  name: 'ledger_grant',
  sql: `
    insert into user_credit_balance (user_id, credit_type, period_start, credits_granted)
    values ($1::uuid, $2::text, $3::date, $4::int)
    on conflict do nothing`,
};

/**
 * Every statement locks in one order: holds, then balances, then actions. `hold` has to lock the balance before it
 * meets the unique key of an action, so whoever locked these two the other way round could wait for it in a ring. An
 * update that asks for the count of `balance` comes after it.
 */
const endHold = `
    with ended as (
      delete from credit_holds
      where user_id = $1::uuid and action_id = $2::uuid
      returning credit_type, period_start
    ), balance as (
      update user_credit_balance balance
      set credits_held = credits_held - 1, credits_used = credits_used + $3::int
      from ended
      where balance.user_id = $1::uuid
        and balance.credit_type = ended.credit_type
        and balance.period_start = ended.period_start
      returning 1
    )`;

/** A late finish, after its hold has expired, keeps the writer's text and costs nothing. */
export const finish: Statement = {
  name: 'ledger_finish',
  sql: `${endHold}
    update text_improvement_actions
    set result = 'success', error_message = null, enhanced_text = $4::text,
        changes = $5::jsonb, issues = $6::jsonb, engine = $7::jsonb, details = $8::jsonb
    where user_id = $1::uuid and id = $2::uuid and (select count(*) from balance) >= 0
    returning (select count(*)::int from balance) as spent`,
};

export const fail: Statement = {
  name: 'ledger_fail',
  sql: `${endHold}
    update text_improvement_actions
    set result = 'failed', error_message = $4::text
    where user_id = $1::uuid and id = $2::uuid and result is null and (select count(*) from balance) >= 0`,
};

export const renew: Statement = {
  name: 'ledger_renew',
  sql: `
    update credit_holds
    set expires_at = $1::timestamptz
    where (user_id, action_id) in (select * from unnest($2::uuid[], $3::uuid[]))`,
};

/**
 * Grouped before the update, since one from several holds of a balance row would count only one of them; balances are
 * locked in the order of their key, so that two servers that tidy at once wait for each other and never in a ring.
 */
export const failExpired: Statement = {
  name: 'ledger_fail_expired',
  sql: `
    with ended as (
      delete from credit_holds
      where expires_at < $1::timestamptz
      returning user_id, action_id, credit_type, period_start
    ), counted as (
      select user_id, credit_type, period_start, count(*)::int as holds
      from ended
      group by user_id, credit_type, period_start
    ), locked as (
      select user_id, credit_type, period_start, counted.holds
      from user_credit_balance balance
      join counted using (user_id, credit_type, period_start)
      order by user_id, credit_type, period_start
      for update of balance
    ), balance as (
      update user_credit_balance balance
      set credits_held = credits_held - locked.holds
      from locked
      where balance.user_id = locked.user_id
        and balance.credit_type = locked.credit_type
        and balance.period_start = locked.period_start
      returning 1
    )
    update text_improvement_actions action
    set result = 'failed', error_message = $2::text
    from ended
    where action.user_id = ended.user_id and action.id = ended.action_id and action.result is null
      and (select count(*) from balance) >= 0
    returning action.id`,
};

export const balances: Statement = {
  name: 'ledger_balances',
  sql: `
    select credit_type, credits_granted, credits_used
    from user_credit_balance
    where user_id = $1::uuid
      and (credit_type, period_start) in (('daily', $2::date), ('monthly', $3::date))`,
};

export const actionByKey: Statement = {
  name: 'ledger_action_by_key',
  sql: `
    select id, action_type, original_text, enhanced_text, result, changes, issues, engine, request, details
    from text_improvement_actions
    where user_id = $1::uuid and idempotency_key = $2::text and result is distinct from 'failed'`,
};
