import type { ToolName } from '../../../shared/tools.ts';
import { statement } from '../../db/statement.ts';

/** At most one row a day and tool, so it costs the same after ten calls and after a million. */
export const usageBetween = statement(
  'usage_between',
  `
    select day::text as day /* not null */, tool, calls, credits, words_improved
    from usage_days
    where user_id = $1::uuid and day between $2::date and $3::date`,
).narrow<{ tool: ToolName }>();
