import type { Notifications, Preferences, Profile } from '../../shared/contract/profile.ts';
import type { Database, Statement } from '../db/database.ts';

interface ProfileRow extends Omit<Profile, 'last_login'> {
  last_login: Date | null;
}

export type SettingsStore = ReturnType<typeof makeSettingsStore>;

/** The account library has a copy of both, which the session carries: all change, or none. */
const updateProfile: Statement = {
  name: 'settings_update_profile',
  sql: `
    with updated as (
      update "user" set name = $2::text, country = coalesce($3::text, country), updated_at = $4::timestamptz
      where id = $1::uuid
    )
    update profiles set full_name = $2::text, country = coalesce($3::text, country) where id = $1::uuid
    returning id, full_name, email, account_type, country, last_login`,
};

const notificationColumns = 'notification_account_updates, notification_marketing_emails';

const readNotifications: Statement = {
  name: 'settings_read_notifications',
  sql: `select ${notificationColumns} from profiles where id = $1::uuid`,
};

const updateNotifications: Statement = {
  name: 'settings_update_notifications',
  sql: `
    update profiles set
      notification_account_updates = coalesce($2::boolean, notification_account_updates),
      notification_marketing_emails = coalesce($3::boolean, notification_marketing_emails)
    where id = $1::uuid returning ${notificationColumns}`,
};

const readerOfUpdates: Statement = {
  name: 'settings_reader_of_updates',
  sql: `
    select full_name as name, email from profiles where id = $1::uuid and notification_account_updates`,
};

const preferenceColumns = 'writing_purpose, job_title, primary_function, industry, preferred_language';

const readPreferences: Statement = {
  name: 'settings_read_preferences',
  sql: `select ${preferenceColumns} from profiles where id = $1::uuid`,
};

/** The last parameter names the columns that change: those that may be null cannot say so by being null. */
const updatePreferences: Statement = {
  name: 'settings_update_preferences',
  sql: `
    update profiles set
      writing_purpose = coalesce($2::text, writing_purpose),
      job_title = case when 'job_title' = any($7::text[]) then $3::text else job_title end,
      primary_function = case when 'primary_function' = any($7::text[]) then $4::text else primary_function end,
      industry = case when 'industry' = any($7::text[]) then $5::text else industry end,
      preferred_language = coalesce($6::text, preferred_language)
    where id = $1::uuid returning ${preferenceColumns}`,
};

/** The columns of `profiles` that writers set themselves. Undefined: there is no such profile. */
export function makeSettingsStore(database: Database) {
  return {
    async updateProfile(
      userId: string,
      { full_name, country }: ProfileChanges,
      now: Date,
    ): Promise<Profile | undefined> {
      const parameters = [userId, full_name, country ?? null, now];
      const [row] = await database.run<ProfileRow>(updateProfile, parameters);
      return row && { ...row, last_login: row.last_login?.toISOString() ?? null };
    },

    /** Where mails about the account go. Undefined for a writer who wants none. */
    async findReaderOfUpdates(userId: string): Promise<{ name: string; email: string } | undefined> {
      return (await database.run<{ name: string; email: string }>(readerOfUpdates, [userId]))[0];
    },

    async findNotifications(userId: string): Promise<Notifications | undefined> {
      const rows = await database.run<Notifications>(readNotifications, [userId]);
      return rows[0];
    },

    /** What is left out stays, here and below. */
    async updateNotifications(userId: string, changes: Changes<Notifications>) {
      const rows = await database.run<Notifications>(updateNotifications, [
        userId,
        changes.notification_account_updates ?? null,
        changes.notification_marketing_emails ?? null,
      ]);
      return rows[0];
    },

    async findPreferences(userId: string): Promise<Preferences | undefined> {
      const rows = await database.run<Preferences>(readPreferences, [userId]);
      return rows[0];
    },

    async updatePreferences(userId: string, changes: Changes<Preferences>) {
      const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
      const rows = await database.run<Preferences>(updatePreferences, [
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
  };
}

/** A country that is left out stays as it is. */
export interface ProfileChanges {
  full_name: string;
  country?: Profile['country'] | undefined;
}

/** Some of the keys; one that is undefined is as good as left out. */
export type Changes<Settings> = { [Key in keyof Settings]?: Settings[Key] | undefined };
