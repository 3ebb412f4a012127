import type { Statement } from '../../db/database.ts';

/** At most one row a day and tool, so it costs the same after ten calls and after a million. */
export const usageBetween: Statement = {
  name: 'usage_between',
  sql: `
    select day::text as day, tool, calls, credits, words_improved
    from usage_days
    where user_id = $1::uuid and day between $2::date and $3::date`,
};
