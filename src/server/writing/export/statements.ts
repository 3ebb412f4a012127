import { exactTime } from '../../db/keyset.ts';
import { statement } from '../../db/statement.ts';

export const balances = statement(
  'export_balances',
  `
    select credit_type, period_start::text as period_start /* not null */, credits_granted, credits_used
    from user_credit_balance where user_id = $1::uuid order by user_credit_balance.period_start desc, credit_type`,
);

export const usage = statement(
  'export_usage',
  `
    select day::text as day /* not null */, tool, calls, credits, words_improved
    from usage_days where user_id = $1::uuid order by usage_days.day desc, tool`,
);

export const modelCalls = statement(
  'export_model_calls',
  `
    select action_id, day::text as day /* not null */, tool, engine, input_tokens, output_tokens
    from model_calls where user_id = $1::uuid order by model_calls.day desc, action_id`,
);

/** Whole calls with their texts, newest first, those that come after the place. */
export const actions = statement(
  'export_actions',
  `
    select id, action_type, text_length, has_texts, result, error_message, user_feedback,
      ${exactTime('created_at')} as created_at /* not null */, ${exactTime('feedback_given_at')} as feedback_given_at,
      original_text, enhanced_text, changes, issues, engine, request, details
    from text_improvement_actions action
    where user_id = $1::uuid and deleted_at is null and (created_at, id) < ($2::text::timestamptz, $3::uuid)
    order by action.created_at desc, action.id desc limit $4::int`,
);
