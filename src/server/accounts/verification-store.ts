import { type Database, readErrorCode, uniqueViolation } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { toDigest } from '../platform/digest.ts';
import type { Promised } from './email-links.ts';
import type { AccountHolder } from './password-store.ts';

export interface AddressHolder extends AccountHolder {
  emailVerified: boolean;
  /** False once two sign-ups have claimed the address: the owner chooses one by a mailed link. */
  hasPassword: boolean;
}

/** What a link has brought about. `email` is proven; before it the account had `oldEmail`, often the same. */
export interface ProvenAddress extends Promised {
  name: string;
}

export interface NewLink {
  userId: string;
  email: string;
  token: string;
  now: Date;
  expiresAt: Date;
}

export type VerificationStore = ReturnType<typeof makeVerificationStore>;

const holder = statement(
  'verification_holder',
  `
    select id, name, email, email_verified as "emailVerified", exists (
      select 1 from account where account.user_id = "user".id and password is not null
    ) as "hasPassword" /* not null */
    from "user" where email = $1::text`,
);

/**
 * Takes the password and the link of an account that nobody has proven to be theirs and nobody was ever in. One that was
 * used before verification was required keeps both.
 */
const contest = statement(
  'verification_contest',
  `
    with holder as (
      select id from "user"
      where id = $1::uuid and not email_verified
        and not exists (select 1 from session where session.user_id = "user".id)
        and not exists (select 1 from profiles where profiles.id = "user".id and last_login is not null)
    ), links as (
      delete from verification using holder where verification.id = holder.id
    )
    update account set password = null
    from holder where account.user_id = holder.id and provider_id = 'credential'
    returning account.id`,
);

/** One link for each writer, under the writer's own id: a newer one takes the place of the older. */
const putLink = statement(
  'verification_put_link',
  `
    insert into verification (id, identifier, value, expires_at, created_at, updated_at)
    values ($1::uuid, $2::text, $3::text, $5::timestamptz, $4::timestamptz, $4::timestamptz)
    on conflict (id) do update set
      identifier = excluded.identifier, value = excluded.value,
      expires_at = excluded.expires_at, updated_at = excluded.updated_at`,
);

const findLink = statement(
  'verification_find_link',
  `
    select holder.id as "userId", verification.value as email, holder.email as "oldEmail"
    from verification join "user" holder on holder.id = verification.id
    where verification.identifier = $1::text and verification.expires_at > $2::timestamptz`,
);

/**
 * Uses a link up and gives the account its address, in one: of many uses at once one finds the row. A link to a new
 * password that went to the old inbox is dead from then on.
 */
const spendLink = statement(
  'verification_spend_link',
  `
    with used as (
      delete from verification where identifier = $1::text and expires_at > $2::timestamptz
      returning id as user_id, value as email
    ), proven as (
      update "user" holder set email = used.email, email_verified = true, updated_at = $2::timestamptz
      from used where holder.id = used.user_id
      returning holder.id
    ), profile as (
      update profiles set email = used.email from used where profiles.id = used.user_id
    ), resets as (
      delete from password_resets using used, "user" before
      where before.id = used.user_id and before.email <> used.email
        and password_resets.user_id = used.user_id
    )
    select before.id as "userId", before.name, used.email, before.email as "oldEmail"
    from used join "user" before on before.id = used.user_id`,
);

export function makeVerificationStore(database: Database) {
  return {
    async findHolder(email: string): Promise<AddressHolder | undefined> {
      return (await database.run(holder, [email]))[0];
    },

    /** @returns whether nobody's password opens the account now */
    async contest(userId: string): Promise<boolean> {
      return (await database.run(contest, [userId])).length > 0;
    },

    async putLink({ userId, email, token, now, expiresAt }: NewLink): Promise<void> {
      await database.run(putLink, [userId, toDigest(token), email, now, expiresAt]);
    },

    /** Undefined for a link that is used, replaced or too old. */
    async findLink(token: string, now: Date): Promise<Promised | undefined> {
      return (await database.run(findLink, [toDigest(token), now]))[0];
    },

    /** Undefined for a link that is used, replaced or too old, and for an address that someone else has taken meanwhile. */
    async spendLink(token: string, now: Date): Promise<ProvenAddress | undefined> {
      try {
        return (await database.run(spendLink, [toDigest(token), now]))[0];
      } catch (error) {
        if (readErrorCode(error) === uniqueViolation) return undefined;
        throw error;
      }
    },
  };
}
