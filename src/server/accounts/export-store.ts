import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const account = statement(
  'export_account',
  `
    select holder.id, holder.name, holder.email, holder.email_verified, holder.created_at, profile.country,
      profile.account_type, profile.last_login, profile.notification_account_updates,
      profile.notification_marketing_emails, profile.writing_purpose, profile.job_title, profile.primary_function,
      profile.industry, profile.preferred_language, profile.text_retention
    from "user" holder left join profiles profile on profile.id = holder.id where holder.id = $1::uuid`,
);

const sessions = statement(
  'export_sessions',
  `
    select id, created_at, updated_at as last_used_at, expires_at, ip_address, user_agent
    from session where user_id = $1::uuid order by created_at desc`,
);

const passkeys = statement(
  'export_passkeys',
  `
    select id, name, is_synced, created_at, last_used_at
    from passkeys where user_id = $1::uuid order by created_at`,
);

const keys = statement(
  'export_api_keys',
  `
    select id, start, name, scopes, created_at, expires_at, last_used_on::text
    from api_keys where user_id = $1::uuid order by created_at`,
);

const opinions = statement(
  'export_opinions',
  `
    select id, feedback_type, title, description, created_at, handled_at
    from user_feedback where user_id = $1::uuid order by created_at desc`,
);

export function makeExportStore({ run }: Database) {
  return {
    readAccount: async (userId: string) => (await run(account, [userId]))[0],
    listSessions: (userId: string) => run(sessions, [userId]),
    listPasskeys: (userId: string) => run(passkeys, [userId]),
    listApiKeys: (userId: string) => run(keys, [userId]),
    listOpinions: (userId: string) => run(opinions, [userId]),
  };
}
