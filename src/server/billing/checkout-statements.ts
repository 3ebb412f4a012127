import { fromNow } from '../db/lease.ts';
import { statement } from '../db/statement.ts';

const columns = 'creation_key, caller_key, trial_days, begun_at, checkout_id, url, expires_at';

export const find = statement(
  'checkout_find',
  `select ${columns} from billing_checkouts where user_id = $1::uuid and provider = $2::text`,
);

/** Takes the place of the checkout that was seen to be over ($7), or of one that never got an answer. */
export const reserve = statement(
  'checkout_reserve',
  `
    insert into billing_checkouts as last (user_id, provider, creation_key, caller_key, trial_days, begun_at)
    select $1::uuid, $2::text, $3::text, $4::text /* or null */, $5::int, $6::timestamptz
    from account_email($1::uuid) as email where email is not null
    on conflict (user_id, provider) do update set
      creation_key = excluded.creation_key, caller_key = excluded.caller_key, trial_days = excluded.trial_days,
      begun_at = excluded.begun_at, checkout_id = null, url = null, expires_at = null, look_at = null
    where last.checkout_id = $7::text /* or null */ or (last.checkout_id is null and last.begun_at < $8::timestamptz)
    returning ${columns}`,
);

export const keep = statement(
  'checkout_keep',
  `
    update billing_checkouts
    set checkout_id = $4::text, url = $5::text, expires_at = $6::timestamptz, look_at = $7::timestamptz /* or null */
    where user_id = $1::uuid and provider = $2::text and creation_key = $3::text`,
);

export const giveUp = statement(
  'checkout_give_up',
  `
    delete from billing_checkouts
    where user_id = $1::uuid and provider = $2::text and creation_key = $3::text and checkout_id is null`,
);

/**
 * Holds the one trial of a writer for a checkout. No row: it was used, by this account or under this address, or another
 * account's open checkout holds it.
 */
export const holdTrial = statement(
  'checkout_hold_trial',
  `
    with writer as (
      select to_mail_digest(email) as mail_digest from account_email($1::uuid) as email where email is not null
    )
    insert into billing_trials as kept (provider, mail_digest, user_id, held_until)
    select $2::text, mail_digest, $1::uuid, $3::timestamptz from writer
    where not exists (
      select from billing_trials used
      where used.provider = $2::text and used.used_at is not null
        and (used.user_id = $1::uuid or used.mail_digest = writer.mail_digest))
    on conflict (provider, mail_digest) do update set user_id = excluded.user_id, held_until = excluded.held_until
    where kept.used_at is null and (kept.user_id = $1::uuid or kept.held_until <= $4::timestamptz)
    returning mail_digest`,
);

export const claimDue = statement(
  'checkout_claim_due',
  `
    with due as materialized (
      select user_id, provider from billing_checkouts
      where look_at <= $2::timestamptz and provider = $1::text and (claimed_until is null or claimed_until <= now())
      order by look_at limit $4::int for update skip locked
    )
    update billing_checkouts checkout set look_at = $3::timestamptz, claimed_until = ${fromNow('$5')}
    from due where checkout.user_id = due.user_id and checkout.provider = due.provider
    returning checkout.user_id, checkout.begun_at, checkout.expires_at`,
);

export const release = statement(
  'checkout_release',
  'update billing_checkouts set claimed_until = null where user_id = $1::uuid and provider = $2::text',
);

export const syncAgain = statement(
  'checkout_look_again',
  `
    update billing_checkouts set look_at = $3::timestamptz /* or null */
    where user_id = $1::uuid and provider = $2::text and expires_at = $4::timestamptz`,
);
