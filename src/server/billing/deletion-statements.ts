import { fromNow } from '../db/lease.ts';
import { statement } from '../db/statement.ts';

/**
 * All of a writer but what keeps a trial the only one: digests of addresses, of which nobody can tell whose they are. The
 * address of today is one of them, also where the trial was taken under another. $2: how long nobody else deletes at the
 * provider what this call is about to delete there.
 */
export const deleteWriter = statement(
  'billing_delete_writer',
  `
    with customers as (
      delete from billing_customers where user_id = $1::uuid returning provider, customer_id
    ), closures as (
      insert into billing_closures (provider, customer_id, due_at)
      select provider, customer_id, ${fromNow('$2')} from customers where customer_id is not null
      on conflict do nothing
      returning provider, customer_id
    ), subscriptions as (
      delete from user_subscriptions where user_id = $1::uuid
    ), events as (
      delete from billing_events where user_id = $1::uuid
    ), checkouts as (
      delete from billing_checkouts where user_id = $1::uuid
    ), own_trials as (
      select provider, mail_digest, held_until, used_at from billing_trials where user_id = $1::uuid
    ), kept_trials as (
      update billing_trials set user_id = null where user_id = $1::uuid and used_at is not null
    ), unused_trials as (
      delete from billing_trials where user_id = $1::uuid and used_at is null
    ), trials_of_today as (
      insert into billing_trials as kept (provider, mail_digest, held_until, used_at)
      select distinct on (own.provider) own.provider, to_mail_digest(email), own.held_until, own.used_at
      from own_trials own, account_email($1::uuid) as email
      where own.used_at is not null and email is not null
        and to_mail_digest(email) not in (select mail_digest from own_trials where provider = own.provider)
      on conflict (provider, mail_digest) do update set used_at = coalesce(kept.used_at, excluded.used_at)
    )
    select provider, customer_id from closures`,
);

/** Takes what is due, each by one server. Of a provider that is not set up nothing can be deleted now. */
export const claimDue = statement(
  'billing_claim_closures',
  `
    with due as materialized (
      select provider, customer_id from billing_closures
      where provider = any($1::text[]) and due_at <= now()
      order by due_at limit $2::int for update skip locked
    )
    update billing_closures closure set due_at = ${fromNow('$3')}
    from due where closure.provider = due.provider and closure.customer_id = due.customer_id
    returning closure.provider, closure.customer_id`,
);

export const finish = statement(
  'billing_finish_closure',
  'delete from billing_closures where provider = $1::text and customer_id = $2::text',
);
