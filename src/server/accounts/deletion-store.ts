import type { Database } from '../db/database.ts';
import { fromNow } from '../db/lease.ts';
import { statement } from '../db/statement.ts';

/** From here on nobody is in the account, and nobody gets in. No row for an account that there is not. */
const begin = statement(
  'deletion_begin',
  `
    with holder as (
      select id, email from "user" where id = $1::uuid
    ), begun as (
      insert into account_deletions (user_id, begun_at, due_at) select id, now(), ${fromNow('$2')} from holder
      on conflict do nothing
    ), sessions as (
      delete from session where user_id = $1::uuid
    ), passwords as (
      delete from account where user_id = $1::uuid
    ), passkey as (
      delete from passkeys where user_id = $1::uuid
    ), key as (
      delete from api_keys where user_id = $1::uuid
    )
    select email from holder`,
);

/** What is the account's goes with its row. The first administrator's place stays taken: see `administrators`. */
const deleteUser = statement(
  'deletion_delete_user',
  `
    with opinions as (
      delete from user_feedback where user_id = $1::uuid
    ), links as (
      delete from verification where id = $1::uuid
    ), resets as (
      delete from password_resets where user_id = $1::uuid
    ), invited as (
      delete from invitations where mailed_to = (select lower(email) from "user" where id = $1::uuid)
    ), appointment as (
      delete from administrators where user_id = $1::uuid and not is_first
    )
    delete from "user" where id = $1::uuid`,
);

const claimDue = statement(
  'deletion_claim_due',
  `
    with due as materialized (
      select user_id from account_deletions where due_at <= now() order by due_at limit $3::int for update skip locked
    )
    update account_deletions deletion set due_at = ${fromNow('$1')}
    from due where deletion.user_id = due.user_id
    returning deletion.user_id, deletion.begun_at < now() - $2::int * interval '1 millisecond' as is_last /* not null */`,
);

const finish = statement('deletion_finish', 'delete from account_deletions where user_id = $1::uuid');

const dueAtOnce = 20;

export type DeletionStore = ReturnType<typeof makeDeletionStore>;

export function makeDeletionStore({ run }: Database) {
  return {
    async begin(userId: string, againMs: number): Promise<{ email: string } | undefined> {
      return (await run(begin, [userId, againMs]))[0];
    },
    async deleteUser(userId: string): Promise<void> {
      await run(deleteUser, [userId]);
    },
    claimDue: (againMs: number, lastAfterMs: number) => run(claimDue, [againMs, lastAfterMs, dueAtOnce]),
    async finish(userId: string): Promise<void> {
      await run(finish, [userId]);
    },
  };
}
