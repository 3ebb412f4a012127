import { fromNow } from '../db/lease.ts';
import { statement } from '../db/statement.ts';
import type { SubscriptionCopy } from './entitlement.ts';

// Written by hand: each is one transaction over the customer, its subscriptions, the profile and the event. The row of
// the customer is locked first by all of them, so that they wait for one another and never in a ring.

/** A customer's next sync, numbered as it begins: see `apply`. */
export const beginSync = statement(
  'subscriptions_begin_sync',
  `
    update billing_customers set looks_begun = looks_begun + 1
    where user_id = $1::uuid and provider = $2::text and customer_id is not null
    returning customer_id, looks_begun as number, looked_at`,
);

/**
 * Stores what a sync has found, unless one that began later has been stored: what that one found is newer. Either way the
 * event that led to it is applied by this, and noted. $6: the copies, as JSON. $7: whether one of them gives Premium.
 * $8: whether one of them had a trial, which is then used up: for this account, and for its mail address.
 */
export const apply = statement(
  'subscriptions_apply',
  `
    with fresh as (
      update billing_customers set look_stored = $3::int, looked_at = $4::timestamptz, look_at = $5::timestamptz /* or null */
      where user_id = $1::uuid and provider = $2::text and look_stored < $3::int
      returning user_id, provider
    ), event as (
      insert into billing_events (provider, id, type, user_id, applied_at)
      select provider, $9::text, $10::text /* or null */, user_id, $4::timestamptz from billing_customers
      where user_id = $1::uuid and provider = $2::text and $9::text /* or null */ is not null
      on conflict do nothing
    ), found as (
      select * from jsonb_to_recordset($6::jsonb) as copy (
        id uuid, provider_id text, is_active boolean, status text, is_final boolean, cancelled_at timestamptz,
        subscription_end timestamptz, cancellation_reason text, trial_end timestamptz, past_due_since timestamptz,
        premium_until timestamptz, created_at timestamptz)
    ), written as (
      insert into user_subscriptions as kept (
        user_id, provider, id, provider_id, is_active, status, is_final, cancelled_at, subscription_end,
        cancellation_reason, trial_end, past_due_since, premium_until, created_at)
      select user_id, provider, found.* from (
        select id, provider_id, is_active, status, is_final, cancelled_at, subscription_end, cancellation_reason,
          trial_end, past_due_since, premium_until, created_at
        from found) found, fresh
      on conflict (user_id, provider, provider_id) do update set
        is_active = excluded.is_active, status = excluded.status, is_final = excluded.is_final,
        cancelled_at = excluded.cancelled_at, subscription_end = excluded.subscription_end,
        cancellation_reason = excluded.cancellation_reason, trial_end = excluded.trial_end,
        past_due_since = excluded.past_due_since, premium_until = excluded.premium_until
      where (kept.is_active, kept.status, kept.is_final, kept.cancelled_at, kept.subscription_end,
          kept.cancellation_reason, kept.trial_end, kept.past_due_since, kept.premium_until)
        is distinct from (excluded.is_active, excluded.status, excluded.is_final, excluded.cancelled_at,
          excluded.subscription_end, excluded.cancellation_reason, excluded.trial_end, excluded.past_due_since,
          excluded.premium_until)
      returning 1
    ), missing as (
      update user_subscriptions gone
      set is_active = false, status = 'ended', premium_until = null, past_due_since = null,
        subscription_end = least(gone.subscription_end, $4::timestamptz)
      from fresh
      where gone.user_id = fresh.user_id and gone.provider = fresh.provider and gone.status <> 'ended'
        and gone.provider_id not in (select provider_id from found)
      returning 1
    ), plan as (
      select fresh.user_id, case when exists (select from found where is_active) or exists (
        select from user_subscriptions other
        where other.user_id = fresh.user_id and other.provider <> fresh.provider and other.is_active
      ) then 'paid' else 'free' end as account_type
      from fresh
    ), profile as (
      select set_account_type(user_id, account_type) as is_changed from plan
    ), checkout as (
      update billing_checkouts checkout
      set expires_at = least(checkout.expires_at, $4::timestamptz), look_at = null
      from fresh
      where $7::boolean and checkout.user_id = fresh.user_id and checkout.provider = fresh.provider
        and checkout.checkout_id is not null
    ), address as (
      select fresh.provider, fresh.user_id, to_mail_digest(email) as digest
      from fresh, account_email(fresh.user_id) as email
      where $8::boolean and email is not null
    ), other_trials as (
      update billing_trials trial set used_at = coalesce(trial.used_at, $4::timestamptz)
      from fresh
      where $8::boolean and trial.user_id = fresh.user_id and trial.provider = fresh.provider
        and trial.mail_digest not in (select digest from address)
    ), trial as (
      insert into billing_trials as kept (provider, mail_digest, user_id, held_until, used_at)
      select provider, digest, user_id, $4::timestamptz, $4::timestamptz from address
      on conflict (provider, mail_digest) do update set used_at = coalesce(kept.used_at, excluded.used_at)
    )
    select ((select count(*) from written) + (select count(*) from missing) + (select count(*) from profile where is_changed))::int
      as changes /* not null */`,
);

/** What has had its time ends, also while the provider cannot be asked. */
export const lapse = statement(
  'subscriptions_lapse',
  `
    with locked as materialized (
      select user_id, provider from billing_customers
      where user_id = $1::uuid and provider = $2::text for update
    ), ended as (
      update user_subscriptions copy set is_active = false
      from locked
      where copy.user_id = locked.user_id and copy.provider = locked.provider and copy.is_active
        and (copy.premium_until <= $3::timestamptz or $4::boolean)
      returning copy.user_id, copy.id
    ), without as materialized (
      select distinct user_id from ended
      where not exists (
        select from user_subscriptions other
        where other.user_id = ended.user_id and other.is_active and other.id not in (select id from ended))
    )
    select user_id from without where set_account_type(user_id, 'free')`,
);

/**
 * Takes customers whose time to sync has come, each by one server. $4: the provider that can be asked; those of another
 * are over once they are due, and those of the sandbox at once where there is real payment.
 */
export const claimDue = statement(
  'subscriptions_claim_due',
  `
    with due as materialized (
      select user_id, provider from billing_customers
      where (look_at <= $1::timestamptz or ($4::text = 'stripe' and provider = 'sandbox' and look_at is not null))
        and (claimed_until is null or claimed_until <= now())
      order by look_at limit $3::int for update skip locked
    )
    update billing_customers customer
    set look_at = case when customer.provider = $4::text then $2::timestamptz end, claimed_until = ${fromNow('$5')}
    from due where customer.user_id = due.user_id and customer.provider = due.provider
    returning customer.user_id, customer.provider`,
);

export const release = statement(
  'subscriptions_release',
  'update billing_customers set claimed_until = null where user_id = $1::uuid and provider = $2::text',
);

export const userOfCustomer = statement(
  'subscriptions_user_of_customer',
  `
    select customer.user_id, exists (
      select from billing_events event where event.provider = $1::text and event.id = $3::text) as is_applied /* not null */
    from billing_customers customer where customer.provider = $1::text and customer.customer_id = $2::text`,
);

export const stored = statement(
  'subscriptions_stored',
  `
    select provider_id, is_active, is_final, status, cancelled_at, cancellation_reason, past_due_since
    from user_subscriptions where user_id = $1::uuid and provider = $2::text`,
);

export const customerState = statement(
  'subscriptions_customer_state',
  `
    select customer.looked_at, exists (
      select from billing_checkouts checkout
      where checkout.user_id = customer.user_id and checkout.provider = customer.provider
        and checkout.expires_at > $3::timestamptz) as has_open_checkout /* not null */
    from billing_customers customer
    where customer.user_id = $1::uuid and customer.provider = $2::text and customer.customer_id is not null`,
);

const columns = `id, user_id, is_active, status, cancelled_at, subscription_end, cancellation_reason, trial_end,
      created_at`;

export const active = statement(
  'subscriptions_active',
  `
    select ${columns}, premium_until from user_subscriptions
    where user_id = $1::uuid and is_active order by created_at desc, id limit 1`,
).narrow<Pick<SubscriptionCopy, 'status'>>();

export const cancellation = statement(
  'subscriptions_cancellation',
  `
    select id, cancelled_at, subscription_end, cancellation_reason from user_subscriptions
    where user_id = $1::uuid and cancelled_at is not null order by created_at desc, id limit 1`,
);

/** For a provider that does not repeat the reason. */
export const keepReason = statement(
  'subscriptions_keep_reason',
  `
    update user_subscriptions set cancellation_reason = coalesce(cancellation_reason, $4::text)
    where user_id = $1::uuid and provider = $2::text and provider_id = $3::text and cancelled_at is not null`,
);

/** Kept among the events, under an id that no provider has: who cancels has it until it is done, or its time is over. */
export const claimCancel = statement(
  'subscriptions_claim_cancel',
  `
    insert into billing_events as claimed (provider, id, type, user_id, applied_at)
    values ($2::text, 'cancel of ' || $1::text, 'cancel', $1::uuid, ${fromNow('$3')})
    on conflict (provider, id) do update set applied_at = excluded.applied_at
    where claimed.applied_at <= now()
    returning id`,
);

export const releaseCancel = statement(
  'subscriptions_release_cancel',
  `delete from billing_events where provider = $2::text and id = 'cancel of ' || $1::text`,
);

export const askAgain = statement(
  'subscriptions_ask_again',
  'update billing_customers set looked_at = null where user_id = $1::uuid and provider = $2::text',
);

export const forgetEvents = statement(
  'subscriptions_forget_events',
  'delete from billing_events where applied_at < $1::timestamptz',
);

export const trials = statement(
  'subscriptions_trials',
  `
    select count(*)::int as count /* not null */
    from user_subscriptions where is_active and status = 'trialing'`,
);
