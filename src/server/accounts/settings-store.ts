import type { Notifications, Preferences, Profile, Voice } from '../../shared/contract/profile.ts';
import type { Retention } from '../../shared/retention.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { ProfileRow } from './identity-store.ts';

export type SettingsStore = ReturnType<typeof makeSettingsStore>;

/** The account library has a copy of both, which the session carries: all change, or none. */
const updateProfile = statement(
  'settings_update_profile',
  `
    with updated as (
      update "user" set name = $2::text, country = coalesce($3::text /* or null */, country), updated_at = $4::timestamptz
      where id = $1::uuid
    )
    update profiles set full_name = $2::text, country = coalesce($3::text, country) where id = $1::uuid
    returning id, full_name, email, account_type, country, last_login`,
).narrow<Pick<Profile, 'account_type' | 'country'>>();

const notificationColumns = 'notification_account_updates, notification_marketing_emails';

const readNotifications = statement(
  'settings_read_notifications',
  `select ${notificationColumns} from profiles where id = $1::uuid`,
);

const updateNotifications = statement(
  'settings_update_notifications',
  `
    update profiles set
      notification_account_updates = coalesce($2::boolean /* or null */, notification_account_updates),
      notification_marketing_emails = coalesce($3::boolean /* or null */, notification_marketing_emails)
    where id = $1::uuid returning ${notificationColumns}`,
);

const readerOfUpdates = statement(
  'settings_reader_of_updates',
  `
    select full_name as name, email from profiles where id = $1::uuid and notification_account_updates`,
);

const preferenceColumns = 'writing_purpose, job_title, primary_function, industry, preferred_language';

const readPreferences = statement(
  'settings_read_preferences',
  `select ${preferenceColumns} from profiles where id = $1::uuid`,
).narrow<Preferences>();

/** The last parameter names the columns that change: those that may be null cannot say so by being null. */
const updatePreferences = statement(
  'settings_update_preferences',
  `
    update profiles set
      writing_purpose = coalesce($2::text /* or null */, writing_purpose),
      job_title = case when 'job_title' = any($7::text[]) then $3::text /* or null */ else job_title end,
      primary_function = case when 'primary_function' = any($7::text[]) then $4::text /* or null */ else primary_function end,
      industry = case when 'industry' = any($7::text[]) then $5::text /* or null */ else industry end,
      preferred_language = coalesce($6::text /* or null */, preferred_language)
    where id = $1::uuid returning ${preferenceColumns}`,
).narrow<Preferences>();

const readRetention = statement(
  'settings_read_retention',
  'select text_retention from profiles where id = $1::uuid',
).narrow<{ text_retention: Retention }>();

const updateRetention = statement(
  'settings_update_retention',
  'update profiles set text_retention = $2::text where id = $1::uuid returning text_retention',
).narrow<{ text_retention: Retention }>();

const readVoice = statement(
  'settings_read_voice',
  'select note, example from voices where user_id = $1::uuid',
);

const updateVoice = statement(
  'settings_update_voice',
  `
    insert into voices (user_id, note, example) values ($1::uuid, $2::text, $3::text)
    on conflict (user_id) do update set note = excluded.note, example = excluded.example
    returning note, example`,
);

/** What writers set themselves: columns of `profiles`, and their voice. Undefined: there is no such profile. */
export function makeSettingsStore(database: Database) {
  return {
    async updateProfile(
      userId: string,
      { full_name, country }: ProfileChanges,
      now: Date,
    ): Promise<ProfileRow | undefined> {
      const parameters = [userId, full_name, country ?? null, now] as const;
      const [row] = await database.run(updateProfile, parameters);
      return row && { ...row, last_login: row.last_login?.toISOString() ?? null };
    },

    /** Where mails about the account go. Undefined for a writer who wants none. */
    async findReaderOfUpdates(userId: string): Promise<{ name: string; email: string } | undefined> {
      return (await database.run(readerOfUpdates, [userId]))[0];
    },

    async findNotifications(userId: string): Promise<Notifications | undefined> {
      const rows = await database.run(readNotifications, [userId]);
      return rows[0];
    },

    /** What is left out stays, here and below. */
    async updateNotifications(userId: string, changes: Changes<Notifications>) {
      const rows = await database.run(updateNotifications, [
        userId,
        changes.notification_account_updates ?? null,
        changes.notification_marketing_emails ?? null,
      ]);
      return rows[0];
    },

    async findPreferences(userId: string): Promise<Preferences | undefined> {
      const rows = await database.run(readPreferences, [userId]);
      return rows[0];
    },

    async updatePreferences(userId: string, changes: Changes<Preferences>) {
      const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
      const rows = await database.run(updatePreferences, [
        userId,
        changes.writing_purpose ?? null,
        changes.job_title ?? null,
        changes.primary_function ?? null,
        changes.industry ?? null,
        changes.preferred_language ?? null,
        changed.map(([column]) => column),
      ]);
      return rows[0];
    },

    async findRetention(userId: string): Promise<Retention | undefined> {
      return (await database.run(readRetention, [userId]))[0]?.text_retention;
    },

    async updateRetention(userId: string, retention: Retention): Promise<Retention | undefined> {
      return (await database.run(updateRetention, [userId, retention]))[0]?.text_retention;
    },

    /** Undefined for a writer who has said nothing yet. */
    async findVoice(userId: string): Promise<Voice | undefined> {
      return (await database.run(readVoice, [userId]))[0];
    },

    async updateVoice(userId: string, { note, example }: Voice): Promise<Voice | undefined> {
      return (await database.run(updateVoice, [userId, note, example]))[0];
    },
  };
}

/** A country that is left out stays as it is. */
export interface ProfileChanges {
  full_name: string;
  country?: Profile['country'] | undefined;
}

/** Some of the keys; one that is undefined is as good as left out. */
export type Changes<Settings> = { [Key in keyof Settings]?: Settings[Key] | undefined };
