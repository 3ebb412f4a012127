import type { AuditEvent, AuditKind } from '../../shared/audit.ts';
import type { AuditEntry } from '../../shared/contract/audit.ts';
import type { Database } from '../db/database.ts';
import { exactTime, type Place } from '../db/keyset.ts';
import { statement } from '../db/statement.ts';

/** One that is there is counted up: only what is counted by day has an id a second time. */
const add = statement(
  'audit_add',
  `
    insert into audit_events as known (id, happened_at, kind, actor_id, subject_id, facts)
    values ($1::uuid, $2::timestamptz, $3::text, $4::uuid /* or null */, $5::uuid /* or null */, $6::jsonb)
    on conflict (id) do update set count = known.count + 1`,
);

/**
 * The newest of each kind by its index, and of these the newest: however rare a kind is, and however many others there
 * are. The function is the accounts'.
 */
const list = statement(
  'audit_list',
  `
    with page as (
      select event.*
      from unnest($1::text[]) as wanted (kind)
      cross join lateral (
        select * from audit_events
        where audit_events.kind = wanted.kind and (happened_at, id) < ($2::text::timestamptz, $3::uuid)
        order by happened_at desc, id desc
        limit $4::int
      ) as event
      order by event.happened_at desc, event.id desc
      limit $4::int
    )
    select id /* not null */, kind /* not null */, ${exactTime('happened_at')} as happened_at /* not null */, count /* not null */,
      actor_id, account_name(actor_id) as actor_name, subject_id, account_name(subject_id) as subject_name,
      facts /* not null */
    from page
    order by page.happened_at desc, page.id desc`,
).narrow<{ kind: AuditKind; facts: AuditEntry['facts'] }>();

const forget = statement('audit_forget', 'delete from audit_events where happened_at < $1::timestamptz');

export type AuditStore = ReturnType<typeof makeAuditStore>;

export function makeAuditStore({ run }: Database) {
  return {
    async add(id: string, { kind, actorId, subjectId, facts }: AuditEvent, now: Date): Promise<void> {
      await run(add, [id, now, kind, actorId, subjectId, JSON.stringify(facts)]);
    },

    /** Newest first, those that come after the place. */
    list: (kinds: readonly AuditKind[], after: Place, limit: number) =>
      run(list, [kinds, after.moment, after.id, limit]),

    async forget(before: Date): Promise<void> {
      await run(forget, [before]);
    },
  };
}
