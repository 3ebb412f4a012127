import { eq, or, sql } from 'drizzle-orm';
import { failedMailDays, type MailFailure, type MailKind } from '../../shared/mail.ts';
import type { Database } from '../db/database.ts';
import { exactTime, type Place } from '../db/keyset.ts';
import { fromNow } from '../db/lease.ts';
import { type RowOf, statement } from '../db/statement.ts';
import { mailQueue } from './tables.ts';

export interface QueuedMail {
  id: string;
  /** Whose it is, or whom it is about; null where that is nobody. */
  user_id: string | null;
  kind: MailKind;
  recipient: string;
  subject: string;
  plain_text: string;
  html: string;
  created_at: Date;
}

export type MailQueueStore = ReturnType<typeof makeMailQueueStore>;

/** What another server claims at this moment is passed over, not waited for: so no mail is sent twice. */
const claim = statement(
  'mail_claim',
  `
    with due as materialized (
      select id from mail_queue where due_at <= now() and failed_at is null
      order by due_at limit $2::int for update skip locked
    )
    update mail_queue mail set tries = mail.tries + 1, due_at = ${fromNow('$1')}, claimed_until = ${fromNow('$1')}
    from due where mail.id = due.id
    returning mail.id, mail.user_id, mail.kind, mail.recipient, mail.subject, mail.plain_text, mail.html, mail.created_at, mail.tries`,
);

/** A mail that this server has for itself until its lease ends; `tries` counts the one that begins. */
export type ClaimedMail = RowOf<typeof claim>;

const postpone = statement(
  'mail_postpone',
  `
    update mail_queue set due_at = ${fromNow('$2')}, failure = $3::text, claimed_until = null
    where id = $1::uuid`,
);

const giveUp = statement(
  'mail_give_up',
  `
    update mail_queue set failed_at = now(), failure = $2::text, claimed_until = null
    where id = $1::uuid`,
);

/** What is due is as good as being sent. @param $1 whether those that were given up are wanted; null: all */
const list = statement(
  'mail_list',
  `
    select id, kind, recipient, ${exactTime('created_at')} as created_at /* not null */, tries, failure,
      ${exactTime('due_at')} as due_at /* not null */, failed_at is not null as is_failed /* not null */,
      failed_at is null and (due_at <= now() or coalesce(claimed_until > now(), false)) as is_sending /* not null */
    from mail_queue as mail
    where ($1::boolean /* or null */ is null or (failed_at is not null) = $1::boolean)
      and (mail.created_at, mail.id) < ($2::text::timestamptz, $3::uuid)
    order by mail.created_at desc, mail.id desc
    limit $4::int`,
).narrow<{ failure: MailFailure | null }>();

/** Nothing, while a server is sending it: another one would send it too. */
const retry = statement(
  'mail_retry',
  `
    update mail_queue set due_at = now(), failed_at = null
    where id = $1::uuid and coalesce(claimed_until <= now(), true)
    returning user_id, kind`,
);

/** Nothing, while a server is sending it: it would arrive all the same. */
const drop = statement(
  'mail_drop',
  `
    delete from mail_queue where id = $1::uuid and coalesce(claimed_until <= now(), true)
    returning user_id, kind`,
);

const forgetFailed = statement(
  'mail_forget_failed',
  `delete from mail_queue where failed_at < now() - interval '${failedMailDays} days'`,
);

/** How much waits, and for how long the oldest has. */
const backlog = statement(
  'mail_backlog',
  `
    select count(*) filter (where failed_at is null)::int as waiting /* not null */,
      count(*) filter (where failed_at is not null)::int as failed /* not null */,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8
        as oldest_seconds /* not null */
    from mail_queue`,
);

export type MailBacklog = RowOf<typeof backlog>;

export type ListedMail = RowOf<typeof list>;

export function makeMailQueueStore(database: Database) {
  const { drizzle } = database;
  return {
    async add(mail: QueuedMail): Promise<void> {
      await drizzle.insert(mailQueue).values({ ...mail, due_at: sql`now()` });
    },

    claimDue: (leaseMs: number, limit: number) => database.run(claim, [leaseMs, limit]),

    async postpone(id: string, waitMs: number, failure: MailFailure): Promise<void> {
      await database.run(postpone, [id, waitMs, failure]);
    },

    async giveUp(id: string, failure: MailFailure): Promise<void> {
      await database.run(giveUp, [id, failure]);
    },

    /** Newest first, those that come after the place. @param isFailed undefined for all */
    list: (isFailed: boolean | undefined, after: Place, limit: number) =>
      database.run(list, [isFailed ?? null, after.moment, after.id, limit]),

    readBacklog: async (): Promise<MailBacklog> =>
      (await database.run(backlog, []))[0] ?? { waiting: 0, failed: 0, oldest_seconds: 0 },

    /** @returns undefined while it is being sent, or where it is not there */
    retry: async (id: string) => (await database.run(retry, [id]))[0],

    /** @returns undefined while it is being sent, or where it is not there */
    drop: async (id: string) => (await database.run(drop, [id]))[0],

    async has(id: string): Promise<boolean> {
      return (await drizzle.$count(mailQueue, eq(mailQueue.id, id))) > 0;
    },

    async forgetFailed(): Promise<void> {
      await database.run(forgetFailed, []);
    },

    /** What is about them, and what goes to them about somebody else. The function is the accounts'. */
    async removeOf(userId: string): Promise<void> {
      const isTheirs = eq(mailQueue.user_id, userId);
      const isToThem = eq(mailQueue.recipient, sql`account_email(${userId}::uuid)`);
      await drizzle.delete(mailQueue).where(or(isTheirs, isToThem));
    },

    async remove(id: string): Promise<void> {
      await drizzle.delete(mailQueue).where(eq(mailQueue.id, id));
    },
  };
}
