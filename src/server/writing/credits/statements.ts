import type { Action } from '../../../shared/contract/actions.ts';
import type { CreditEntry } from '../../../shared/contract/credits.ts';
import { exactTime } from '../../db/keyset.ts';
import { fromNow } from '../../db/lease.ts';
import { statement } from '../../db/statement.ts';

// Written by hand rather than with the query builder: each is one atomic step over several tables, prepared once.

/** Takes a credit of the day. */
const toDaily = (condition = '') => `
    daily as (
      update user_credit_balance
      set credits_held = credits_held + 1
      where user_id = $1::uuid and credit_type = 'daily' and period_start = $3::date
        and credits_granted - credits_used - credits_held >= 1
        ${condition}
      returning credit_type, period_start
    )`;

/**
 * Takes a credit of the day, and only without one a credit of the month: a call that waits for the day's row sees what
 * the call before it left, and moves on to the month's where that has run out meanwhile. The month, $15, is null for who
 * may not spend it, and out of reach while the day's row is missing or less than $16: no credit of the month goes
 * before one that the day is yet to bring.
 */
const toDailyOrMonthly = (condition = '') => `${toDaily(condition)}, monthly as (
      update user_credit_balance
      set credits_held = credits_held + 1
      where user_id = $1::uuid and credit_type = 'monthly' and period_start = $15::date /* or null */
        and credits_granted - credits_used - credits_held >= 1
        ${condition}
        and not exists (select from daily)
        and exists (
          select from user_credit_balance
          where user_id = $1::uuid and credit_type = 'daily' and period_start = $3::date
            and credits_granted - credits_extra >= $16::int
        )
      returning credit_type, period_start
    ), taken as (
      select * from daily union all select * from monthly
    )`;

const insertHold = (taken: 'daily' | 'taken') => `hold as (
      insert into credit_holds (user_id, action_id, credit_type, period_start, tool, held_at, expires_at)
      select $1::uuid, $2::uuid, credit_type, period_start, $11::text, $9::timestamptz, ${fromNow('$4')} from ${taken}
      returning action_id
    )`;

const insertAction = `
    insert into text_improvement_actions
      (user_id, id, original_text, action_type, text_length, idempotency_key, created_at, request, has_texts, texts_until)
    select $1::uuid, action_id, $5::text, $6::text, $7::int, $8::text /* or null */, $9::timestamptz, $10::jsonb,
      $13::boolean, $14::timestamptz /* or null */
    from hold
    returning id`;

/**
 * Whether the commit waits for the log to be written, $12, is `off` on PostgreSQL: nobody is told of a hold, and the
 * commit that ends the call, which does wait, writes everything before it down too; a database that crashes in between
 * ends the call with the connection. The embedded database dies with its process, so there it is `on`, for the hold to be
 * found after a crash: what is written is no further than the system's memory, which takes microseconds.
 */
const setCommit = `set_config('synchronous_commit', $12::text, true)`;

/** Most calls find one: a charge costs some 3 % less than by a statement that could take one of the month too. */
export const holdOfDay = statement(
  'ledger_hold_of_day',
  `with ${toDaily()}, ${insertHold('daily')}${insertAction}, ${setCommit}`,
);

export const hold = statement(
  'ledger_hold',
  `with ${toDailyOrMonthly()}, ${insertHold('taken')}${insertAction}, ${setCommit}`,
);

const budget = `budget as (
      select exists (
        select from model_prices
        left join model_months on month = date_trunc('month', $3::date)::date
        where coalesce(cost, 0) >= monthly_cap
      ) as is_reached
    )`;

/** The same for a call that is to ask a model: it holds nothing where the month has cost what it may. */
export const holdForModel = statement(
  'ledger_hold_for_model',
  `with ${budget}, ${toDailyOrMonthly('and not (select is_reached from budget)')}, ${insertHold('taken')}, action as (${insertAction}
    )
    select exists (select from action) as is_held /* not null */, is_reached as is_over_budget /* not null */, ${setCommit}
    from budget`,
);

export const writePlan = statement(
  'ledger_write_plan',
  `
    insert into plan_credits (account_type, credits_per_day, credits_per_month)
    values ($1::text, $2::int, $3::int)
    on conflict (account_type) do update
    set credits_per_day = excluded.credits_per_day, credits_per_month = excluded.credits_per_month`,
);

export const ensure = statement(
  'ledger_ensure',
  'select ensure_daily_credits($1::uuid, $2::timestamptz) as is_done /* not null */',
);

export const consume = statement(
  'ledger_consume',
  'select consume_credit($1::uuid, $2::int, $3::timestamptz, $4::text /* or null */) as is_done /* not null */',
);

/**
 * Once for each id, whichever month it came in. What the plan grants is there before: the row of a period that has none yet is this
 * grant alone.
 */
export const grant = statement(
  'ledger_grant',
  `
    with given as (
      insert into credit_holds
        (user_id, action_id, credit_type, period_start, credits, tool, held_at, expires_at, ended_at, outcome, reason)
      select $1::uuid, $2::uuid, $3::text, $4::date, $5::int, 'grant', $6::timestamptz, $6::timestamptz,
        $6::timestamptz, 'granted', $7::text
      where not exists (select from credit_holds where user_id = $1::uuid and action_id = $2::uuid)
      on conflict do nothing
      returning user_id, credit_type, period_start, credits
    )
    insert into user_credit_balance as balance (user_id, credit_type, period_start, credits_granted, credits_extra)
    select user_id, credit_type, period_start, credits, credits from given
    on conflict (user_id, credit_type, period_start) do update
    set credits_granted = balance.credits_granted + excluded.credits_granted,
      credits_extra = balance.credits_extra + excluded.credits_extra
    returning true as is_done /* not null */`,
);

/**
 * Every statement locks in one order: holds, then balances, then actions, then usage, then what models cost. `hold` has
 * to lock the balance before it meets the unique key of an action, so whoever locked these two the other way round could
 * wait for it in a ring. An update that asks for the count of `balance` comes after it.
 *
 * When the call began says in which partition its rows lie: the others are not touched.
 */
const toEndHold = (startedAt: string) => `
    with ended as (
      update credit_holds
      set outcome = $3::text, reason = $4::text /* or null */, ended_at = $5::timestamptz
      where user_id = $1::uuid and action_id = $2::uuid and held_at = ${startedAt}::timestamptz and outcome is null
      returning credit_type, period_start, credits
    ), balance as (
      update user_credit_balance
      set credits_held = credits_held - (select credits from ended),
        credits_used = credits_used + case $3::text when 'spent' then (select credits from ended) else 0 end
      where user_id = $1::uuid
        and credit_type = (select credit_type from ended)
        and period_start = (select period_start from ended)
      returning case $3::text when 'spent' then (select credits from ended) else 0 end as spent
    )`;

/**
 * Keeps what a model took for the call, and adds it to the figures of its day and month, last of all: every call of the
 * month changes one row. Once for each call, whatever ends it. It goes on from a list of `with`, and locks what it locks
 * after the rows that `after` counts.
 */
function toMetering(parts: Record<'day' | 'tool' | 'engine' | 'input' | 'output' | 'after', string>): string {
  const { day, tool, engine, input, output, after } = parts;
  return `, model_call as (
      insert into model_calls (user_id, action_id, day, tool, engine, input_tokens, output_tokens, cost)
      select $1::uuid, $2::uuid, ${day}::date, ${tool}::text, ${engine}::text,
        ${input}::int /* or null */, ${output}::int /* or null */,
        trim_scale((${input}::int * input_price + ${output}::int * output_price) * 0.000001)
      from (select count(*) from ${after}) as before left join model_prices on true
      on conflict do nothing
      returning day, tool, engine, input_tokens, output_tokens, cost
    ), model_day as (
      insert into model_days as known
        (user_id, day, tool, engine, calls, unreported_calls, input_tokens, output_tokens, cost)
      select $1::uuid, day, tool, engine, 1, (input_tokens is null)::int, coalesce(input_tokens, 0),
        coalesce(output_tokens, 0), cost
      from model_call
      on conflict (user_id, day, tool, engine) do update
      set calls = known.calls + 1, unreported_calls = known.unreported_calls + excluded.unreported_calls,
        input_tokens = known.input_tokens + excluded.input_tokens,
        output_tokens = known.output_tokens + excluded.output_tokens,
        cost = coalesce(known.cost + excluded.cost, known.cost, excluded.cost)
      returning day
    ), model_month as (
      insert into model_months as known (month, cost)
      select date_trunc('month', model_day.day)::date, cost from model_call, model_day where cost is not null
      on conflict (month) do update set cost = known.cost + excluded.cost
    )`;
}

/** A late finish, after its hold has expired, keeps the writer's text and costs nothing. */
const toFinish = (startedAt: string, metering = '') => `${toEndHold(startedAt)}, action as (
      update text_improvement_actions
      set result = 'success', error_message = null, enhanced_text = $6::text,
        changes = $7::jsonb, issues = $8::jsonb, engine = $9::jsonb, details = $10::jsonb
      where user_id = $1::uuid and id = $2::uuid and created_at = ${startedAt}::timestamptz
        and result is distinct from 'success'
        and (select count(*) from balance) >= 0
      returning user_id
    ), usage as (
      insert into usage_days as usage (user_id, day, tool, calls, credits, words_improved)
      select user_id, $11::date, $12::text, 1, coalesce((select spent from balance), 0), $13::int from action
      on conflict (user_id, day, tool) do update
      set calls = usage.calls + 1, credits = usage.credits + excluded.credits,
        words_improved = usage.words_improved + excluded.words_improved
      returning 1
    )${metering}
    select (select count(*)::int from balance) as ended_holds /* not null */ from action`;

/** Of all servers. By the index of those that have not ended. */
export const countOpen = statement(
  'ledger_count_open',
  `select count(*)::int as holds /* not null */ from credit_holds where outcome is null`,
);

export const finish = statement('ledger_finish', toFinish('$14'));

/** Of a call that has asked a model. */
export const finishOfModel = statement(
  'ledger_finish_of_model',
  toFinish(
    '$17',
    toMetering({ day: '$11', tool: '$12', engine: '$14', input: '$15', output: '$16', after: 'usage' }),
  ),
);

/** The reason is the ledger's and the record's alike. */
const toFail = (startedAt: string) => `
    update text_improvement_actions
    set result = 'failed', error_message = $4::text, idempotency_key = null
    where user_id = $1::uuid and id = $2::uuid and created_at = ${startedAt}::timestamptz and result is null
      and (select count(*) from balance) >= 0`;

export const fail = statement('ledger_fail', toEndHold('$6') + toFail('$6'));

/** Of a call that has asked a model. */
export const failOfModel = statement(
  'ledger_fail_of_model',
  `${toEndHold('$11')}, action as (${toFail('$11')}
      returning 1
    )${toMetering({ day: '$6', tool: '$7', engine: '$8', input: '$9', output: '$10', after: 'action' })}
    select from action`,
);

/** Gives the calls that have no row any more: their account was deleted. The first of them began at $4. */
export const renew = statement(
  'ledger_renew',
  `
    with calls as (
      select * from unnest($2::uuid[], $3::uuid[]) as call (user_id, action_id)
    ), renewed as (
      update credit_holds
      set expires_at = ${fromNow('$1')}
      where (user_id, action_id) in (select * from calls) and held_at >= $4::timestamptz and outcome is null
    )
    select action_id /* not null */ from calls
    where not exists (
      select from credit_holds known
      where known.user_id = calls.user_id and known.action_id = calls.action_id and held_at >= $4::timestamptz
    )`,
);

/**
 * $1: those too whose time is not over.
 *
 * Grouped before the update, since one from several holds of a balance row would count only one of them; balances are
 * locked in the order of their key, so that two servers that tidy at once wait for each other and never in a ring.
 */
export const failExpired = statement(
  'ledger_fail_expired',
  `
    with ended as (
      update credit_holds
      set outcome = 'released', reason = $2::text, ended_at = $3::timestamptz
      where outcome is null and expires_at < case when $1::boolean then 'infinity'::timestamptz else now() end
      returning user_id, action_id, credit_type, period_start, credits
    ), counted as (
      select user_id, credit_type, period_start, sum(credits)::int as credits
      from ended
      group by user_id, credit_type, period_start
    ), locked as (
      select user_id, credit_type, period_start, counted.credits
      from user_credit_balance balance
      join counted using (user_id, credit_type, period_start)
      order by user_id, credit_type, period_start
      for update of balance
    ), balance as (
      update user_credit_balance balance
      set credits_held = credits_held - locked.credits
      from locked
      where balance.user_id = locked.user_id
        and balance.credit_type = locked.credit_type
        and balance.period_start = locked.period_start
      returning 1
    )
    update text_improvement_actions action
    set result = 'failed', error_message = $2::text, idempotency_key = null
    from ended
    where action.user_id = ended.user_id and action.id = ended.action_id and action.result is null
      and (select count(*) from balance) >= 0
    returning action.id`,
);

export const balances = statement(
  'ledger_balances',
  `
    select user_id, credit_type, credits_granted, credits_extra, credits_used
    from user_credit_balance
    where user_id = any($1::uuid[])
      and (credit_type, period_start) in (('daily', $2::date), ('monthly', $3::date))`,
);

/** The place is compared as a row and never null: so the index leads straight to it, at any depth. */
export const entries = statement(
  'ledger_entries',
  `
    select action_id as id, tool, credit_type, credits, ${exactTime('held_at')} as held_at /* not null */,
      ${exactTime('ended_at')} as ended_at, coalesce(outcome, 'held') as outcome /* not null */, reason
    from credit_holds entry
    where user_id = $1::uuid and (held_at, action_id) < ($2::text::timestamptz, $3::uuid)
    order by entry.held_at desc, entry.action_id desc
    limit $4::int`,
).narrow<Pick<CreditEntry, 'tool' | 'credit_type' | 'outcome'>>();

export const actionByKey = statement(
  'ledger_action_by_key',
  `
    select id, action_type, original_text, enhanced_text, deleted_at is not null as is_deleted /* not null */, has_texts,
      result, changes, issues, engine, request, details
    from text_improvement_actions
    where user_id = $1::uuid and idempotency_key = $2::text`,
).narrow<Pick<Action, 'result'>>();

/**
 * Of the last calls of a writer, the newest that asked for the same and ended well: had it this result? Read backwards
 * by the index of the history, and no further than a hundred calls: a long history is not to make each call slower.
 */
export const isSameAsLast = statement(
  'ledger_is_same_as_last',
  `
    with lately as (
      select id, action_type, original_text, enhanced_text, result, request, details, created_at, deleted_at
      from text_improvement_actions action
      where user_id = $1::uuid
      order by action.created_at desc, action.id desc
      limit 100
    )
    select enhanced_text = $6::text and details - 'notice' = $7::jsonb - 'notice' as is_done
    from lately
    where id <> $2::uuid and result = 'success' and deleted_at is null
      and action_type = $4::text and original_text = $3::text and request = $5::jsonb
    order by created_at desc, id desc
    limit 1`,
);

/** Of the last calls of a writer, the one that asked for the same before this one: did the engine fail at it, within an hour? */
export const hasJustFailed = statement(
  'ledger_has_just_failed',
  `
    with lately as (
      select id, action_type, original_text, result, error_message, request, created_at
      from text_improvement_actions action
      where user_id = $1::uuid
      order by action.created_at desc, action.id desc
      limit 100
    ),
    own as (select created_at from lately where id = $2::uuid)
    select coalesce(result = 'failed' and split_part(error_message, ':', 1) = any($6::text[]), false) as is_done
    from lately
    where id <> $2::uuid and action_type = $4::text and original_text = $3::text and request = $5::jsonb
      and created_at >= (select created_at from own) - interval '1 hour'
      and created_at <= (select created_at from own)
    order by created_at desc, id desc
    limit 1`,
);
