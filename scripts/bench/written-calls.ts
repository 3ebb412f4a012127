import type { Database } from '../../src/server/db/database.ts';

/** Spread over as many days whatever their number: the figures of a day are what there is one row of. */
const moment = `now() - number * (interval '90 days' / $2::int)`;

const listFillings = (text: string) => [
  `insert into text_improvement_actions
     (user_id, id, original_text, enhanced_text, action_type, text_length, result, changes, issues, created_at)
   select $1::uuid, gen_random_uuid(), ${text}, ${text}, 'improve', 240,
     'success', '[]', '[]', ${moment}
   from generate_series(1, $2::int) number`,
  `insert into credit_holds
     (user_id, action_id, credit_type, period_start, tool, held_at, expires_at, ended_at, outcome)
   select $1::uuid, gen_random_uuid(), 'daily', (${moment})::date, 'improve-text', ${moment}, ${moment}, ${moment}, 'spent'
   from generate_series(1, $2::int) number`,
  `insert into usage_days (user_id, day, tool, calls, credits, words_improved)
   select $1::uuid, (${moment})::date, 'improve-text', count(*), count(*), 40 * count(*)
   from generate_series(1, $2::int) number group by (${moment})::date`,
  `insert into user_credit_balance (user_id, credit_type, period_start, credits_granted, credits_used)
   select user_id, 'daily', day, calls, calls from usage_days where user_id = $1::uuid and $2::int > 0
   on conflict do nothing`,
];

/** @param text of each call, as SQL */
export async function writeCalls(
  database: Database,
  { userId, calls, text }: { userId: string; calls: number; text: string },
): Promise<void> {
  for (const sql of listFillings(text)) await database.run({ name: '', sql }, [userId, calls]);
  await database.run({ name: '', sql: 'analyze' }, []);
}
