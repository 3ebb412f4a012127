import type { AccountType } from '../../../shared/plans.ts';
import type { Database } from '../../db/database.ts';
import { exactTime, type Place } from '../../db/keyset.ts';
import { type RowOf, statement } from '../../db/statement.ts';

const columns = `
    select page.id /* not null */, page.name /* not null */, page.email /* not null */,
      coalesce(profiles.account_type, 'free') as account_type /* not null */,
      ${exactTime('page.created_at')} as created_at /* not null */,
      ${exactTime('greatest(profiles.last_login, open_sessions.last_used)')} as last_seen_at,
      open_sessions.count as sessions /* not null */, ${exactTime('disabled_accounts.disabled_at')} as disabled_at,
      exists (select from administrators where administrators.user_id = page.id) as is_administrator /* not null */
    from page
    left join lateral (
      select account_type, last_login from profiles where profiles.id = page.id limit 1
    ) as profiles on true
    left join disabled_accounts on disabled_accounts.user_id = page.id
    cross join lateral (
      select count(*)::int as count, max(session.updated_at) as last_used
      from session where session.user_id = page.id and session.expires_at > now()
    ) as open_sessions
    order by page.created_at desc, page.id desc`;

const countByPlan = statement(
  'people_count_by_plan',
  `
    select count(*) filter (where account_type = 'free')::int as free /* not null */,
      count(*) filter (where account_type = 'paid')::int as paid /* not null */
    from profiles`,
);

const list = statement(
  'people_list',
  `
    with page as (
      select id, name, email, created_at from "user" as holder
      where (created_at, id) < ($2::text::timestamptz, $3::uuid)
        and (position(lower($1::text) in lower(name)) > 0 or position(lower($1::text) in lower(email)) > 0)
      order by holder.created_at desc, holder.id desc
      limit $4::int
    )${columns}`,
).narrow<{ account_type: AccountType }>();

const find = statement(
  'people_find',
  `with page as (select id, name, email, created_at from "user" where id = $1::uuid)${columns}`,
).narrow<{ account_type: AccountType }>();

const findId = statement('people_find_id', 'select id from "user" where lower(email) = lower($1::text)');

/** Nothing, for who is administrator by a row. With the account its sessions end. */
const disable = statement(
  'people_disable',
  `
    with disabled as (
      insert into disabled_accounts (user_id, disabled_at)
      select id, $2::timestamptz from "user"
      where id = $1::uuid and not exists (select from administrators where administrators.user_id = "user".id)
      on conflict (user_id) do update set disabled_at = disabled_accounts.disabled_at
      returning user_id
    ), ended as (
      delete from session using disabled where session.user_id = disabled.user_id
    )
    select user_id from disabled`,
);

const enable = statement(
  'people_enable',
  'delete from disabled_accounts where user_id = $1::uuid returning user_id',
);

const endSessions = statement('people_end_sessions', 'delete from session where user_id = $1::uuid');

const appoint = statement(
  'people_appoint',
  `
    insert into administrators (user_id, appointed_at)
    select id, $2::timestamptz from "user"
    where id = $1::uuid and not exists (select from disabled_accounts where disabled_accounts.user_id = "user".id)
    on conflict (user_id) do update set appointed_at = administrators.appointed_at
    returning user_id`,
);

/**
 * Nothing, for the last one who could still sign in. Whoever dismisses waits for whoever does so at the same time, and sees
 * what that one has left.
 */
const dismiss = statement(
  'people_dismiss',
  `
    with locked as (
      select user_id from administrators one order by one.user_id for update
    )
    delete from administrators
    where user_id = $1::uuid and exists (
      select from locked join "user" on "user".id = locked.user_id
      where locked.user_id <> $1::uuid
        and not exists (select from disabled_accounts where disabled_accounts.user_id = locked.user_id)
    )
    returning user_id`,
);

/** Whether nobody could administrate the accounts that are left. */
const isLast = statement(
  'people_is_last_administrator',
  `
    select exists (select from administrators where user_id = $1::uuid)
      and exists (select from "user" where id <> $1::uuid)
      and not exists (
        select from administrators other join "user" on "user".id = other.user_id
        where other.user_id <> $1::uuid
          and not exists (select from disabled_accounts where disabled_accounts.user_id = other.user_id)
      ) as is_last /* not null */`,
);

export type PersonRow = RowOf<typeof find>;
export type PeopleStore = ReturnType<typeof makePeopleStore>;

export function makePeopleStore({ run }: Database) {
  const has = async (rows: Promise<readonly unknown[]>) => (await rows).length > 0;
  return {
    countByPlan: async () => (await run(countByPlan, []))[0] ?? { free: 0, paid: 0 },

    /** The newest first, those that come after the place. */
    list: (words: string, after: Place, limit: number): Promise<PersonRow[]> =>
      run(list, [words, after.moment, after.id, limit]),
    async isLastAdministrator(userId: string): Promise<boolean> {
      return (await run(isLast, [userId]))[0]?.is_last ?? false;
    },

    async find(userId: string): Promise<PersonRow | undefined> {
      return (await run(find, [userId]))[0];
    },
    async findId(email: string): Promise<string | undefined> {
      return (await run(findId, [email]))[0]?.id;
    },
    /** @returns false for an administrator */
    disable: (userId: string, now: Date) => has(run(disable, [userId, now])),
    /** @returns whether it was disabled */
    enable: (userId: string) => has(run(enable, [userId])),
    async endSessions(userId: string): Promise<void> {
      await run(endSessions, [userId]);
    },
    /** @returns false for an account that is disabled */
    appoint: (userId: string, now: Date) => has(run(appoint, [userId, now])),
    /** @returns false for the last administrator who may sign in */
    dismiss: (userId: string) => has(run(dismiss, [userId])),
  };
}
