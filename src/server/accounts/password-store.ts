import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { toDigest } from '../platform/digest.ts';
import type { ResetTokens } from './password-rules.ts';
import { passwordResets } from './tables.ts';

export interface AccountHolder {
  id: string;
  name: string;
  email: string;
}

export interface NewPassword {
  userId: string;
  hash: string;
  /** The session that goes on, under another token. */
  sessionId: string;
  sessionToken: string;
  now: Date;
}

export type CredentialStore = ReturnType<typeof makeCredentialStore>;

const holder = statement('credentials_holder', 'select id, name, email from "user" where email = $1::text');

const passwordHash = statement(
  'credentials_password_hash',
  `select password from account where user_id = $1::uuid and provider_id = 'credential'`,
);

/**
 * Uses a link up and does all that follows, in one: of many uses at once one finds the row. Who came by another way in
 * gets a first password. Every session ends, and so do API keys, and a link to another address, that someone in one of
 * them may have asked for; where nobody had proven the address, passkeys as well. Who got the mail has the inbox.
 */
const reset = statement(
  'credentials_reset',
  `
    with used as (
      delete from password_resets
      where access_token_hash = $1::text and refresh_token_hash = $2::text and expires_at > $3::timestamptz
      returning user_id
    ), changed as (
      update account set password = $4::text, updated_at = $3::timestamptz
      from used where account.user_id = used.user_id and provider_id = 'credential'
    ), first as (
      insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
      select gen_random_uuid(), user_id::text, 'credential', user_id, $4::text, $3::timestamptz, $3::timestamptz
      from used where not exists (
        select 1 from account where account.user_id = used.user_id and provider_id = 'credential'
      )
    ), ended as (
      delete from session using used where session.user_id = used.user_id
    ), revoked as (
      delete from api_keys using used where api_keys.user_id = used.user_id
    ), unproven as (
      delete from passkeys using used, "user" before
      where before.id = used.user_id and not before.email_verified and passkeys.user_id = used.user_id
    ), links as (
      delete from verification using used where verification.id = used.user_id
    ), proven as (
      update "user" set email_verified = true, updated_at = $3::timestamptz
      from used where "user".id = used.user_id
    )
    select id, name, email from used join "user" on "user".id = used.user_id`,
);

/** The same for a writer who is signed in and stays so; links that were mailed before are dead. */
const change = statement(
  'credentials_change',
  `
    with changed as (
      update account set password = $2::text, updated_at = $5::timestamptz
      where user_id = $1::uuid and provider_id = 'credential'
    ), first as (
      insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
      select gen_random_uuid(), $1::uuid::text, 'credential', $1::uuid, $2::text, $5::timestamptz, $5::timestamptz
      where not exists (select 1 from account where user_id = $1::uuid and provider_id = 'credential')
    ), ended as (
      delete from session where user_id = $1::uuid and id <> $3::uuid
    ), renewed as (
      update session set token = $4::text where user_id = $1::uuid and id = $3::uuid
    ), links as (
      delete from verification where id = $1::uuid
    )
    delete from password_resets where user_id = $1::uuid`,
);

export function makeCredentialStore(database: Database) {
  const { drizzle } = database;
  return {
    async findHolder(email: string): Promise<AccountHolder | undefined> {
      return (await database.run(holder, [email]))[0];
    },

    async findPasswordHash(userId: string): Promise<string | undefined> {
      return (await database.run(passwordHash, [userId]))[0]?.password ?? undefined;
    },

    /** Takes the place of an older link. */
    async putReset(userId: string, link: ResetTokens, expiresAt: Date): Promise<void> {
      const row = {
        access_token_hash: toDigest(link.access_token),
        refresh_token_hash: toDigest(link.refresh_token),
        expires_at: expiresAt,
      };
      await drizzle
        .insert(passwordResets)
        .values({ user_id: userId, ...row })
        .onConflictDoUpdate({ target: passwordResets.user_id, set: row });
    },

    async hasReset(link: ResetTokens, now: Date): Promise<boolean> {
      const { access_token_hash, refresh_token_hash, expires_at } = passwordResets;
      const rows = await drizzle
        .select({ expires_at })
        .from(passwordResets)
        .where(
          and(
            eq(access_token_hash, toDigest(link.access_token)),
            eq(refresh_token_hash, toDigest(link.refresh_token)),
            gt(expires_at, now),
          ),
        );
      return rows.length > 0;
    },

    /** Undefined for a link that is used, replaced or too old: then nothing has changed. */
    async resetPassword(link: ResetTokens, hash: string, now: Date): Promise<AccountHolder | undefined> {
      const values = [toDigest(link.access_token), toDigest(link.refresh_token), now, hash] as const;
      return (await database.run(reset, values))[0];
    },

    async changePassword({ userId, hash, sessionId, sessionToken, now }: NewPassword): Promise<void> {
      await database.run(change, [userId, hash, sessionId, sessionToken, now]);
    },
  };
}
