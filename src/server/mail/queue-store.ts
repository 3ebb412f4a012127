import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fromNow } from '../db/lease.ts';
import { type RowOf, statement } from '../db/statement.ts';
import { mailQueue } from './tables.ts';

export interface QueuedMail {
  id: string;
  /** Whose it is, or whom it is about; null where that is nobody. */
  user_id: string | null;
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
      select id from mail_queue where due_at <= now()
      order by due_at limit $2::int for update skip locked
    )
    update mail_queue mail set tries = mail.tries + 1, due_at = ${fromNow('$1')}
    from due where mail.id = due.id
    returning mail.id, mail.user_id, mail.recipient, mail.subject, mail.plain_text, mail.html, mail.created_at, mail.tries`,
);

/** A mail that this server has for itself until its lease ends; `tries` counts the one that begins. */
export type ClaimedMail = RowOf<typeof claim>;

const postpone = statement(
  'mail_postpone',
  `update mail_queue set due_at = ${fromNow('$2')} where id = $1::uuid`,
);

export function makeMailQueueStore(database: Database) {
  const { drizzle } = database;
  return {
    async add(mail: QueuedMail): Promise<void> {
      await drizzle.insert(mailQueue).values({ ...mail, due_at: sql`now()` });
    },

    claimDue: (leaseMs: number, limit: number) => database.run(claim, [leaseMs, limit]),

    async postpone(id: string, waitMs: number): Promise<void> {
      await database.run(postpone, [id, waitMs]);
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
