import { listedWriters } from '../../../shared/contract/costs.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { statement } from '../../db/statement.ts';

/** Sums are no more than a number holds exactly: that many tokens nobody reads in a month. */
const sums = `sum(calls)::int as calls /* not null */, sum(unreported_calls)::int as unreported_calls /* not null */,
      sum(input_tokens)::float8 as input_tokens /* not null */,
      sum(output_tokens)::float8 as output_tokens /* not null */, trim_scale(sum(cost))::text as cost`;

const highestFirst = 'sum(cost) desc nulls last, sum(input_tokens + output_tokens) desc';

export const costsByDay = statement(
  'costs_by_day',
  `
    select day::text as day /* not null */, ${sums}
    from model_days
    where day between $1::date and $2::date
    group by model_days.day
    order by model_days.day desc`,
);

export const costsByTool = statement(
  'costs_by_tool',
  `
    select tool, ${sums}
    from model_days
    where day between $1::date and $2::date
    group by tool
    order by ${highestFirst}, tool`,
).narrow<{ tool: ToolName }>();

/** The functions are the accounts'. */
export const costsByWriter = statement(
  'costs_by_writer',
  `
    select user_id, account_name(user_id) as name, account_email(user_id) as email, ${sums}
    from model_days
    where day between $1::date and $2::date
    group by user_id
    order by ${highestFirst}, user_id
    limit ${listedWriters}`,
);

/** Cost and cap are compared here, as the ledger compares them. */
export const costsOfMonth = statement(
  'costs_of_month',
  `
    with figures as (
      select coalesce(sum(calls), 0)::int as calls, coalesce(sum(unreported_calls), 0)::int as unreported_calls,
        coalesce(sum(input_tokens), 0)::float8 as input_tokens,
        coalesce(sum(output_tokens), 0)::float8 as output_tokens
      from model_days
      where day >= $1::date and day < ($1::date + interval '1 month')::date
    )
    select calls /* not null */, unreported_calls /* not null */, input_tokens /* not null */,
      output_tokens /* not null */, trim_scale(cost)::text as cost, monthly_cap::text as monthly_cap,
      coalesce(coalesce(cost, 0) >= monthly_cap, false) as is_cap_reached /* not null */
    from figures
    left join model_months on month = $1::date
    left join model_prices on true`,
);

export const readPrices = statement(
  'costs_read_prices',
  `
    select input_price::text as input_price, output_price::text as output_price, monthly_cap::text as monthly_cap
    from model_prices where id = 1`,
);

export const savePrices = statement(
  'costs_save_prices',
  `
    insert into model_prices (input_price, output_price, monthly_cap)
    values ($1::text /* or null */::numeric, $2::text /* or null */::numeric, $3::text /* or null */::numeric)
    on conflict (id) do update
    set input_price = excluded.input_price, output_price = excluded.output_price, monthly_cap = excluded.monthly_cap`,
);
