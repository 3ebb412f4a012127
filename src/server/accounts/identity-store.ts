import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Profile } from '../../shared/contract/profile.ts';
import type { Database } from '../db/database.ts';
import { type RowOf, statement } from '../db/statement.ts';
import { toDigest } from '../platform/digest.ts';
import type { TryCount } from './limits.ts';
import type { AccountHolder } from './password-store.ts';
import { account, apiKeys, jwks, profiles, rateLimit, session, user, verification } from './tables.ts';

/** What the table of profiles says of a writer. */
export type ProfileRow = Omit<Profile, 'is_administrator'>;

export type IdentityStore = ReturnType<typeof makeIdentityStore>;

export interface NewProfile extends AccountHolder {
  country: string | null;
}

/** What is known of a caller beside the credential. */
export interface SessionRow {
  account_type: string | null;
  full_name: string | null;
  preferred_language: string | null;
  writing_purpose: string | null;
  job_title: string | null;
  primary_function: string | null;
  industry: string | null;
  email: string | null;
  text_retention: string | null;
  is_administrator: boolean;
}

const ofCaller = `profiles.account_type, profiles.full_name, profiles.preferred_language, profiles.writing_purpose,
      profiles.job_title, profiles.primary_function, profiles.industry, profiles.email,
      profiles.text_retention`;

/** One round trip on the way of every call: does the session stand, and what may its writer do? */
const liveSession = statement(
  'identity_live_session',
  `
    select ${ofCaller},
      exists (select from administrators where administrators.user_id = session.user_id)
        as is_administrator /* not null */
    from session left join profiles on profiles.id = session.user_id
    where session.id = $1::uuid and session.user_id = $2::uuid and session.expires_at > now()
      and not exists (select from disabled_accounts where disabled_accounts.user_id = session.user_id)`,
);

/** The same for a call by an API key. */
const liveApiKey = statement(
  'identity_live_api_key',
  `
    select api_keys.id as key_id /* not null */, api_keys.user_id as user_id /* not null */,
      api_keys.start as start /* not null */, api_keys.scopes as scopes /* not null */, api_keys.last_used_on::text,
      ${ofCaller},
      exists (select from administrators where administrators.user_id = api_keys.user_id)
        as is_administrator /* not null */
    from api_keys left join profiles on profiles.id = api_keys.user_id
    where api_keys.digest = $1::text and (api_keys.expires_at is null or api_keys.expires_at > now())
      and not exists (select from disabled_accounts where disabled_accounts.user_id = api_keys.user_id)`,
);

export type ApiKeyRow = RowOf<typeof liveApiKey>;

/**
 * Counts a try in the window that began with the first one, and says when that window began. A clock that was set back
 * leaves windows that begin in the future: one that is further off than its length is over, a nearer one begins now.
 */
const countTry = statement(
  'identity_count_try',
  `
    insert into rate_limit (id, key, count, last_request)
    values (gen_random_uuid(), $1::text, 1, $2::bigint)
    on conflict (key) do update set
      count = case
        when rate_limit.last_request between $3::bigint + 1 and $4::bigint then rate_limit.count + 1 else 1 end,
      last_request = case
        when rate_limit.last_request between $3::bigint + 1 and $4::bigint
          then least(rate_limit.last_request, $2::bigint)
        else $2::bigint end
    returning count, last_request::text as window_start /* not null */`,
);

/** The first account that signs in, of however many that do at the same time. */
const appointFirst = statement(
  'identity_appoint_first',
  `
    insert into administrators (user_id, appointed_at, is_first)
    select $1::uuid, $2::timestamptz, true where not exists (select from administrators)
    on conflict do nothing`,
);

const readAdministrator = statement(
  'identity_read_administrator',
  `
    select email, exists (select from administrators where administrators.user_id = "user".id)
      as is_administrator /* not null */
    from "user" where id = $1::uuid`,
);

/** Those who may sign in. Where a setting names the administrators, by their addresses in small letters, it is these. */
const listAdministrators = statement(
  'identity_list_administrators',
  `
    select id, email, email_verified from "user"
    where not exists (select from disabled_accounts where disabled_accounts.user_id = "user".id)
      and case when $1::text[] /* or null */ is null
        then exists (select from administrators where administrators.user_id = "user".id)
        else lower(email) = any($1::text[]) end`,
);

const findDisabled = statement(
  'identity_find_disabled',
  'select user_id from disabled_accounts where user_id = $1::uuid',
);

/** By the clock that `findLiveSession` goes by. */
const forgetEndedSessions = statement(
  'identity_forget_ended_sessions',
  'delete from session where expires_at < now()',
);

/** What was mailed to confirm an address or to set a password, and what the library keeps while somebody signs in elsewhere. */
const forgetDeadLinks = statement(
  'identity_forget_dead_links',
  `
    with resets as (
      delete from password_resets where expires_at < $1::timestamptz
    )
    delete from verification where expires_at < $1::timestamptz`,
);

const forgetTries = statement(
  'identity_forget_tries',
  'delete from rate_limit where last_request < $1::bigint',
);

/** Nothing, where another window has begun since. */
const takeTryBack = statement(
  'identity_take_try_back',
  `
    update rate_limit set count = count - 1
    where key = $1::text and last_request = $2::bigint and count > 0`,
);

export interface CountedTry {
  key: string;
  windowStartMs: number;
}

/** A session as its owner may see it: without its token. */
export interface SessionSummary {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export function makeLibraryStorage({ drizzle }: Database) {
  const schema = { user, session, account, verification, rateLimit, jwks };
  return drizzleAdapter(drizzle, { provider: 'pg', schema, transaction: true });
}

export function makeIdentityStore(database: Database) {
  const { drizzle } = database;
  return {
    async findLiveSession(userId: string, sessionId: string): Promise<SessionRow | undefined> {
      const rows = await database.run(liveSession, [sessionId, userId]);
      return rows[0];
    },

    async findLiveApiKey(key: string) {
      return (await database.run(liveApiKey, [toDigest(key)]))[0];
    },

    async noteApiKeyUse(id: string, day: string): Promise<void> {
      await drizzle.update(apiKeys).set({ last_used_on: day }).where(eq(apiKeys.id, id));
    },

    /** Safe to repeat: a profile that exists stays as it is. */
    async addProfile({ id, name, email, country }: NewProfile): Promise<void> {
      await drizzle.insert(profiles).values({ id, full_name: name, email, country }).onConflictDoNothing();
    },

    async findUser(userId: string): Promise<NewProfile | undefined> {
      const { id, name, email, country } = user;
      const rows = await drizzle.select({ id, name, email, country }).from(user).where(eq(id, userId));
      return rows[0];
    },

    async findProfile(userId: string): Promise<ProfileRow | undefined> {
      const { id, full_name, email, account_type, country, last_login } = profiles;
      const rows = await drizzle
        .select({ id, full_name, email, account_type, country, last_login })
        .from(profiles)
        .where(eq(id, userId));
      const [row] = rows.map((found) => ({ ...found, last_login: found.last_login?.toISOString() ?? null }));
      return row as ProfileRow | undefined;
    },

    /** Undefined: there is no such account. */
    async readAdministrator(userId: string) {
      return (await database.run(readAdministrator, [userId]))[0];
    },

    listAdministrators: (named: readonly string[] | null) => database.run(listAdministrators, [named]),

    async isDisabled(userId: string): Promise<boolean> {
      return (await database.run(findDisabled, [userId])).length > 0;
    },

    async recordSignIn(userId: string, now: Date): Promise<void> {
      await database.run(appointFirst, [userId, now]);
      await drizzle.update(profiles).set({ last_login: now }).where(eq(profiles.id, userId));
    },

    /** The last used first. */
    async listSessions(userId: string, now: Date): Promise<SessionSummary[]> {
      const { id, userAgent, createdAt, updatedAt } = session;
      return drizzle
        .select({ id, userAgent, createdAt, updatedAt })
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
        .orderBy(desc(updatedAt), desc(id));
    },

    /** @returns whether this writer had such a session */
    async endSession(userId: string, sessionId: string): Promise<boolean> {
      const ended = await drizzle
        .delete(session)
        .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
        .returning({ id: session.id });
      return ended.length > 0;
    },

    async endOtherSessions(userId: string, sessionId: string): Promise<void> {
      await drizzle.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)));
    },

    /**
     * Counts a try at whatever the key stands for, in a window that begins with its first try. The key is kept as a
     * digest: the table is not a list of who has an account, or of who called.
     */
    async countTry(key: string, now: Date, windowMs: number): Promise<TryCount> {
      const nowMs = now.getTime();
      const values = [toDigest(key), nowMs, nowMs - windowMs, nowMs + windowMs] as const;
      const rows = await database.run(countTry, values);
      return { tries: rows[0]?.count ?? 0, windowStartMs: Number(rows[0]?.window_start ?? nowMs) };
    },

    async takeTryBack({ key, windowStartMs }: CountedTry): Promise<void> {
      await database.run(takeTryBack, [toDigest(key), windowStartMs]);
    },

    async forgetEndedSessions(): Promise<void> {
      await database.run(forgetEndedSessions, []);
    },

    async forgetDeadLinks(now: Date): Promise<void> {
      await database.run(forgetDeadLinks, [now]);
    },

    async forgetTries(before: Date): Promise<void> {
      await database.run(forgetTries, [before.getTime()]);
    },
  };
}
