import type { ToolName } from '../../../shared/tools.ts';
import { statement } from '../../db/statement.ts';

/** Of everybody, for who runs the server. */
export const creditsSpent = statement(
  'usage_credits_spent',
  `
    select tool, coalesce(sum(credits) filter (where day = $2::date), 0)::int as today /* not null */,
      sum(credits)::int as month /* not null */
    from usage_days
    where day between $1::date and $2::date
    group by tool
    order by sum(credits) desc, tool`,
).narrow<{ tool: ToolName }>();

/** At most one row a day and tool, so it costs the same after ten calls and after a million. */
export const usageBetween = statement(
  'usage_between',
  `
    select day::text as day /* not null */, tool, calls, credits, words_improved
    from usage_days
    where user_id = $1::uuid and day between $2::date and $3::date`,
).narrow<{ tool: ToolName }>();
