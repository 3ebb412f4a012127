import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/**
 * All of a writer. What their calls have cost stays in the operator's figures, under nobody's name. Rows are locked in
 * the order in which calls lock them: holds, balances, actions, usage, costs.
 */
const deleteWriter = statement(
  'writing_delete_writer',
  `
    with holds as (
      delete from credit_holds where user_id = $1::uuid returning 1
    ), balances as (
      delete from user_credit_balance where user_id = $1::uuid and (select count(*) from holds) >= 0 returning 1
    ), actions as (
      delete from text_improvement_actions
      where user_id = $1::uuid and (select count(*) from balances) >= 0 returning 1
    ), usage as (
      delete from usage_days where user_id = $1::uuid and (select count(*) from actions) >= 0 returning 1
    ), model_call as (
      delete from model_calls where user_id = $1::uuid and (select count(*) from usage) >= 0 returning 1
    ), model_day as (
      delete from model_days where user_id = $1::uuid and (select count(*) from model_call) >= 0
      returning day, tool, engine, calls, unreported_calls, input_tokens, output_tokens, cost
    ), nobodys_days as (
      insert into model_days as known
        (user_id, day, tool, engine, calls, unreported_calls, input_tokens, output_tokens, cost)
      select '00000000-0000-0000-0000-000000000000', * from model_day
      on conflict (user_id, day, tool, engine) do update
      set calls = known.calls + excluded.calls, unreported_calls = known.unreported_calls + excluded.unreported_calls,
        input_tokens = known.input_tokens + excluded.input_tokens,
        output_tokens = known.output_tokens + excluded.output_tokens,
        cost = coalesce(known.cost + excluded.cost, known.cost, excluded.cost)
    ), dictionary as (
      delete from personal_dictionaries where user_id = $1::uuid
    )
    delete from switched_off_rules where user_id = $1::uuid`,
);

export function makeDeletionStore({ run }: Database) {
  return {
    async deleteWriter(userId: string): Promise<void> {
      await run(deleteWriter, [userId]);
    },
  };
}
