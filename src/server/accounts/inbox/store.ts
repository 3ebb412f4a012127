import type { InboxState } from '../../../shared/contract/inbox.ts';
import type { OpinionType } from '../../../shared/contract/opinions.ts';
import { openCountLimit } from '../../../shared/limits.ts';
import type { AccountType } from '../../../shared/plans.ts';
import type { Database } from '../../db/database.ts';
import { exactTime } from '../../db/keyset.ts';
import { type RowOf, statement } from '../../db/statement.ts';
import { handled, type InboxPlace, openFree, openPaid } from './place.ts';

const columns = `
    select page.id /* not null */, page.user_id /* not null */, holder.name as writer_name /* not null */,
      holder.email as writer_email /* not null */, coalesce(profiles.account_type, 'free') as account_type /* not null */,
      page.feedback_type /* not null */, page.title /* not null */, page.description /* not null */,
      page.priority /* not null */, ${exactTime('page.created_at')} as created_at /* not null */,
      ${exactTime('page.handled_at')} as handled_at, account_name(page.handled_by) as handled_by
    from page
    join "user" holder on holder.id = page.user_id
    left join profiles on profiles.id = page.user_id
    order by page.priority desc, page.created_at desc, page.id desc`;

/** Of the handled ones, which only become more, the page is found by its index. */
const list = statement(
  'inbox_list',
  `
    with opened as (
      select message.*, case profiles.account_type when 'paid' then ${openPaid} else ${openFree} end as priority
      from user_feedback message left join profiles on profiles.id = message.user_id
      where message.handled_at is null
    ), handled as (
      select message.*, ${handled} as priority
      from user_feedback message
      where message.handled_at is not null and $1::text <> 'open' and message.feedback_type = any($2::text[])
        and (message.created_at, message.id) <
          (case when $3::int > ${handled} then 'infinity' else $4::text::timestamptz end, $5::uuid)
      order by message.created_at desc, message.id desc
      limit $6::int
    ), page as (
      select * from opened
      where $1::text <> 'handled' and opened.feedback_type = any($2::text[])
        and (opened.priority, opened.created_at, opened.id) < ($3::int, $4::text::timestamptz, $5::uuid)
      union all
      select * from handled
      order by priority desc, created_at desc, id desc
      limit $6::int
    )${columns}`,
).narrow<{ account_type: AccountType; feedback_type: OpinionType }>();

const find = statement(
  'inbox_find',
  `
    with page as (
      select message.*, ${handled} as priority
      from user_feedback message where message.user_id = $1::uuid and message.id = $2::uuid
    )${columns}`,
).narrow<{ account_type: AccountType; feedback_type: OpinionType }>();

const countOpen = statement(
  'inbox_count_open',
  `
    select count(*)::int as count /* not null */
    from (select from user_feedback where handled_at is null limit ${openCountLimit}) as counted`,
);

const handle = statement(
  'inbox_handle',
  `
    update user_feedback set handled_at = $4::timestamptz, handled_by = $3::uuid
    where user_id = $1::uuid and id = $2::uuid and handled_at is null
    returning id`,
);

const reopen = statement(
  'inbox_reopen',
  `
    update user_feedback set handled_at = null, handled_by = null
    where user_id = $1::uuid and id = $2::uuid and handled_at is not null
    returning id`,
);

export interface MessageId {
  writerId: string;
  id: string;
}

interface InboxFilter {
  state: InboxState;
  types: readonly OpinionType[];
}

export type MessageRow = RowOf<typeof find>;
export type InboxStore = ReturnType<typeof makeInboxStore>;

export function makeInboxStore({ run }: Database) {
  return {
    /** Those that come after the place. */
    list: ({ state, types }: InboxFilter, after: InboxPlace, limit: number): Promise<MessageRow[]> =>
      run(list, [state, types, after.priority, after.moment, after.id, limit]),

    async find({ writerId, id }: MessageId): Promise<MessageRow | undefined> {
      return (await run(find, [writerId, id]))[0];
    },

    async countOpen(): Promise<number> {
      return (await run(countOpen, []))[0]?.count ?? 0;
    },

    /** @returns whether it was open */
    async handle({ writerId, id }: MessageId, actorId: string, now: Date): Promise<boolean> {
      return (await run(handle, [writerId, id, actorId, now])).length > 0;
    },

    /** @returns whether it was handled */
    async reopen({ writerId, id }: MessageId): Promise<boolean> {
      return (await run(reopen, [writerId, id])).length > 0;
    },
  };
}
