import type { ErrorCode } from '../../shared/errors.ts';
import type { Database } from '../db/database.ts';
import { type RowOf, statement } from '../db/statement.ts';
import type { CountedFault } from './counts.ts';

/** In one order on all servers, so that no two wait for each other. */
const add = statement(
  'faults_add',
  `
    insert into fault_counts as known (hour, code, place, count, first_seen_at, last_seen_at)
    select seen.hour, seen.code, seen.place, seen.count, seen.first_seen_at, seen.last_seen_at
    from jsonb_to_recordset($1::jsonb) as seen
      (hour timestamptz, code text, place text, count int, first_seen_at timestamptz, last_seen_at timestamptz)
    order by seen.hour, seen.code, seen.place
    on conflict (hour, code, place) do update set
      count = known.count + excluded.count,
      first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`,
);

const list = statement(
  'faults_list',
  `
    select code, place, sum(count)::int as count /* not null */,
      min(first_seen_at) as first_seen_at /* not null */, max(last_seen_at) as last_seen_at /* not null */
    from fault_counts where last_seen_at >= $1::timestamptz
    group by code, place
    order by max(last_seen_at) desc, code, place`,
);

/** One server an hour, by the database's clock, and only where there is something to tell. */
const claimMail = statement(
  'faults_claim_mail',
  `
    insert into fault_mails as last (id, mailed_at)
    select 1, now()
    where exists (select from fault_counts where code = any($1::text[]) and mailed < count)
    on conflict (id) do update set mailed_at = excluded.mailed_at
      where last.mailed_at <= now() - interval '1 hour'
    returning id`,
);

const listUnmailed = statement(
  'faults_list_unmailed',
  `
    select hour, code, place, count, count - mailed as news /* not null */
    from fault_counts where code = any($1::text[]) and mailed < count
    order by first_seen_at, code, place`,
);

const markMailed = statement(
  'faults_mark_mailed',
  `
    update fault_counts set mailed = told.count
    from jsonb_to_recordset($1::jsonb) as told (hour timestamptz, code text, place text, count int)
    where fault_counts.hour = told.hour and fault_counts.code = told.code and fault_counts.place = told.place`,
);

const forget = statement('faults_forget', 'delete from fault_counts where last_seen_at < $1::timestamptz');

export type UnmailedFault = RowOf<typeof listUnmailed>;
export type FaultStore = ReturnType<typeof makeFaultStore>;

export function makeFaultStore({ run }: Database) {
  return {
    async add(faults: readonly CountedFault[]): Promise<void> {
      await run(add, [JSON.stringify(faults)]);
    },

    /** The last seen first. */
    list: (since: Date) => run(list, [since]),

    /** @returns whether this server is to mail now */
    async claimMail(codes: readonly ErrorCode[]): Promise<boolean> {
      return (await run(claimMail, [codes])).length > 0;
    },

    /** What came first first. */
    listUnmailed: (codes: readonly ErrorCode[]) => run(listUnmailed, [codes]),

    async markMailed(faults: readonly UnmailedFault[]): Promise<void> {
      await run(markMailed, [JSON.stringify(faults)]);
    },

    async forget(before: Date): Promise<void> {
      await run(forget, [before]);
    },
  };
}
