import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const hasSubject = statement(
  'oidc_has_subject',
  `
    select exists (
      select 1 from account where user_id = $1::uuid and provider_id = 'oidc'
    ) as found /* not null */`,
);

/**
 * Makes an account that nobody has proven to be theirs its owner's: whatever let somebody in before does not any more.
 * One whose address is proven stays as it is.
 */
const claim = statement(
  'oidc_claim',
  `
    with unproven as (
      select id from "user" where id = $1::uuid and not email_verified
    ), passwords as (
      update account set password = null, updated_at = $2::timestamptz
      from unproven where account.user_id = unproven.id and provider_id = 'credential'
    ), ended as (
      delete from session using unproven where session.user_id = unproven.id
    ), keys as (
      delete from api_keys using unproven where api_keys.user_id = unproven.id
    ), factors as (
      delete from second_factors using unproven where second_factors.user_id = unproven.id
    ), codes as (
      delete from recovery_codes using unproven where recovery_codes.user_id = unproven.id
    ), passkeys_of_others as (
      delete from passkeys using unproven where passkeys.user_id = unproven.id
    ), links as (
      delete from verification using unproven where verification.id = unproven.id
    )
    delete from password_resets using unproven where password_resets.user_id = unproven.id`,
);

export function makeOidcStore(database: Database) {
  return {
    /** Whether the account belongs to somebody at the provider already. */
    async hasSubject(userId: string): Promise<boolean> {
      return (await database.run(hasSubject, [userId]))[0]?.found ?? false;
    },

    async claim(userId: string, now: Date): Promise<void> {
      await database.run(claim, [userId, now]);
    },
  };
}
