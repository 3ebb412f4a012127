import type { Database } from '../../src/server/db/database.ts';

export interface ManyCalls {
  accounts: number;
  calls: number;
  /** Over which the calls are spread, up to the end of this month. */
  months: number;
  /** Characters of each text. */
  characters: number;
}

/** Of the account with this number. */
export function toAccountId(number: number): string {
  return `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
}

const accountId = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const callId = (number: string) => `('00000000-0000-4000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;

/**
 * Accounts and what they have called for, as the product would have written them: for sizes to which nobody can call. Account 1 has
 * its share of the calls, as every other.
 */
export async function plantCalls(
  { run }: Pick<Database, 'run'>,
  { accounts, calls, months, characters }: ManyCalls,
  first = 1,
): Promise<void> {
  const exec = (sql: string) => run({ name: '', sql }, []);
  const user = accountId(`number % ${accounts} + 1`);
  const moment = `(date_trunc('month', now()) + interval '1 month' - interval '1 second'
    - (number * 7919::bigint % 100003) * (interval '${months} months' / 100003))`;
  const numbers = `generate_series(${first}, ${calls}) number`;
  const words = `left(repeat('Some words of call ' || number || '. ', ${Math.ceil(characters / 20)}), ${characters})`;
  if (first === 1) {
    const each = `generate_series(1, ${accounts}) number`;
    const id = accountId('number');
    await exec(`insert into "user" (id, name, email, email_verified)
      select ${id}, 'Writer ' || number, 'writer' || number || '@example.org', true from ${each}`);
    await exec(`insert into profiles (id, full_name, email)
      select ${id}, 'Writer ' || number, 'writer' || number || '@example.org' from ${each}`);
    await exec(`insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
      select gen_random_uuid(), ${id}::text, 'credential', ${id}, 'none', now(), now() from ${each}`);
    await exec(`insert into session (id, expires_at, token, created_at, updated_at, user_id)
      select ${id}, now() + interval '7 days', 'token' || number, now(), now(), ${id} from ${each}`);
    await exec(`insert into api_keys (id, user_id, digest, start, name, scopes, created_at)
      select ${id}, ${id}, 'digest' || number, 'dw_1', 'Key', '{write}', now() from ${each}`);
    await exec(`insert into verification (id, identifier, value, expires_at)
      select ${id}, 'link' || number, '', now() + interval '1 day' from ${each}`);
    await exec(`insert into password_resets (user_id, access_token_hash, refresh_token_hash, expires_at)
      select ${id}, 'hash' || number, '', now() + interval '1 hour' from ${each}`);
    await exec(`insert into invitations (id, token_hash, note, created_at, expires_at)
      select ${id}, 'hash' || number, '', now(), now() + interval '7 days' from ${each}`);
    await exec(`insert into rate_limit (id, key, count, last_request)
      select gen_random_uuid(), 'key' || number, 1, extract(epoch from now())::bigint * 1000 from ${each}`);
    await exec(`insert into audit_events (id, happened_at, kind, actor_id, subject_id, facts)
      select gen_random_uuid(), now(), 'account.signed-in', ${id}, ${id}, '{}' from ${each}`);
  }
  await exec(`insert into text_improvement_actions (user_id, id, original_text, enhanced_text, action_type, text_length,
      result, changes, issues, engine, idempotency_key, created_at, texts_until)
    select ${user}, ${callId('number')}, ${words}, ${words}, 'improve', ${characters}, 'success', '[]', '[]',
      '{"name": "Rules", "local": true}', 'key-of-call-' || number, ${moment},
      -- Every second account keeps its texts for a time
      case when number % ${accounts} % 2 = 0 then ${moment} + interval '2 years' end from ${numbers}`);
  await exec(`insert into credit_holds (user_id, action_id, credit_type, period_start, tool, held_at, expires_at, ended_at, outcome)
    select ${user}, ${callId('number')}, 'daily', ${moment}::date, 'improve-text', ${moment}, ${moment}, ${moment}, 'spent'
    from ${numbers}`);
  await exec(`insert into usage_days as known (user_id, day, tool, calls, credits, words_improved)
    select ${user}, ${moment}::date, 'improve-text', count(*), count(*), 40 from ${numbers} group by 1, 2
    on conflict (user_id, day, tool) do update set calls = known.calls + excluded.calls`);
  await exec(`insert into user_credit_balance (user_id, credit_type, period_start, credits_granted)
    select ${user}, 'daily', ${moment}::date, 1000 from ${numbers} group by 1, 3
    on conflict (user_id, credit_type, period_start) do nothing`);
}
