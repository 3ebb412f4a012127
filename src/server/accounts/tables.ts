import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

// The tables of better-auth, with its field names, in the shape of its schema reference.

export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    country: text('country'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('user_by_time').on(table.createdAt, table.id)],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    expiresAt: timestamptz('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('session_user_id').on(table.userId), index('session_expires_at').on(table.expiresAt)],
);

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('account_user_id').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_expires_at').on(table.expiresAt),
  ],
);

/** Unlogged, which Drizzle does not know: a crash of PostgreSQL empties it, and backups pass it by. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    count: integer('count').notNull(),
    lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limit_last_request').on(table.lastRequest)],
);

export const jwks = pgTable('jwks', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at'),
});

/** What the product knows of a writer, apart from how they sign in. */
export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  full_name: text('full_name').notNull(),
  email: text('email').notNull(),
  account_type: text('account_type').notNull().default('free'),
  country: text('country'),
  last_login: timestamptz('last_login'),
  notification_account_updates: boolean('notification_account_updates').notNull().default(true),
  notification_marketing_emails: boolean('notification_marketing_emails').notNull().default(false),
  writing_purpose: text('writing_purpose').notNull().default('work'),
  job_title: text('job_title'),
  primary_function: text('primary_function'),
  industry: text('industry'),
  preferred_language: text('preferred_language').notNull().default('en-us'),
  text_retention: text('text_retention').notNull().default('keep'),
});

/**
 * Accounts that are being deleted. A row is gone when nothing can be under way any more that would still write for its
 * account, on whatever server.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    user_id: uuid('user_id').primaryKey(),
    begun_at: timestamptz('begun_at').notNull(),
    /** When to delete again what came late, or what a server that died has left. */
    due_at: timestamptz('due_at').notNull(),
  },
  (table) => [index('account_deletions_due_at').on(table.due_at)],
);

/**
 * Who runs this server. A row outlives its account: if the first administrator leaves, nobody becomes one by signing in
 * next.
 */
export const administrators = pgTable(
  'administrators',
  {
    user_id: uuid('user_id').primaryKey(),
    appointed_at: timestamptz('appointed_at').notNull(),
    // The first account that signed in on this server.
    is_first: boolean('is_first').notNull().default(false),
  },
  (table) => [uniqueIndex('administrators_one_first').on(table.is_first).where(sql`${table.is_first}`)],
);

/** Accounts that an administrator has shut: nobody signs in to them. */
export const disabledAccounts = pgTable('disabled_accounts', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  disabled_at: timestamptz('disabled_at').notNull(),
});

/** Who may make an account, as an administrator has chosen on the screen. One row, or none while nobody has. */
export const signUpPolicy = pgTable(
  'sign_up_policy',
  {
    id: smallint('id').primaryKey().default(1),
    mode: text('mode').notNull(),
    domains: text('domains').array().notNull(),
  },
  (table) => [
    check('sign_up_policy_is_one', sql`${table.id} = 1`),
    check('sign_up_mode_known', sql`${table.mode} in ('open', 'invitation', 'closed')`),
  ],
);

/** Links to sign up with, each once; of their tokens the digests only. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    token_hash: text('token_hash').notNull().unique(),
    note: text('note').notNull(),
    mailed_to: text('mailed_to'),
    created_at: timestamptz('created_at').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    used_at: timestamptz('used_at'),
  },
  (table) => [index('invitations_over').on(sql`coalesce(${table.used_at}, ${table.expires_at})`)],
);

/**
 * The reset link that a writer may use: one each, so that a newer link ends the older. Both of its tokens are kept as
 * digests only.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    user_id: uuid('user_id').primaryKey(),
    access_token_hash: text('access_token_hash').notNull().unique(),
    refresh_token_hash: text('refresh_token_hash').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
  },
  (table) => [index('password_resets_expires_at').on(table.expires_at)],
);

/** Keys by which programs of a writer call. Only who made one has it; a row holds its digest. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull().unique(),
    // How it begins, for its writer to know it by.
    start: text('start').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    created_at: timestamptz('created_at').notNull(),
    expires_at: timestamptz('expires_at'),
    last_used_on: date('last_used_on'),
  },
  (table) => [index('api_keys_user_id').on(table.user_id)],
);

/** The secret of a writer's authenticator app, encrypted; asked for once it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmed_at: timestamptz('confirmed_at'),
  // Half minutes since 1970 up to the last code that was used: none is good twice.
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for when the app is lost, as digests: each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Passkeys (WebAuthn): of each the public half, which opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    // By which the device names it; in base64url, as the key is.
    credential_id: text('credential_id').notNull().unique(),
    public_key: text('public_key').notNull(),
    // How often it was used, where its device counts that; 0 where it does not.
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    is_synced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    created_at: timestamptz('created_at').notNull(),
    last_used_at: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.user_id)],
);

/** What devices were asked to sign, as digests: each is good once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    digest: text('digest').primaryKey(),
    expires_at: timestamptz('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expires_at)],
);

/** Instructions that writers have given a name, in their order. A list changes under the lock of its writer's profile. */
export const savedInstructions = pgTable(
  'saved_instructions',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    instruction: text('instruction').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
);

/** How a writer writes. Apart from the profile, which is read on the way of every call: models alone are told this. */
export const voices = pgTable('voices', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  note: text('note').notNull(),
  example: text('example').notNull(),
});

export const userFeedback = pgTable(
  'user_feedback',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    feedback_type: text('feedback_type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    created_at: timestamptz('created_at').notNull(),
    // Null while it is open.
    handled_at: timestamptz('handled_at'),
    handled_by: uuid('handled_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_feedback_open').on(table.created_at, table.id).where(sql`${table.handled_at} is null`),
    index('user_feedback_handled').on(table.created_at, table.id).where(sql`${table.handled_at} is not null`),
    index('user_feedback_handled_by').on(table.handled_by),
    check('feedback_type_known', sql`${table.feedback_type} in ('feature', 'bug', 'general', 'praise')`),
  ],
);
