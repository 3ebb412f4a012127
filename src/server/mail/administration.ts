import type { MailDelivery, MailStatus, MailTestResult, WaitingMail } from '../../shared/contract/mail.ts';
import { AppError } from '../../shared/errors.ts';
import type { RecordEvent } from '../audit/index.ts';
import { readCursor, toPage } from '../db/keyset.ts';
import type { Clock } from '../platform/clock.ts';
import { describeError, type Log } from '../platform/log.ts';
import { toMailFailure } from './failures.ts';
import { testNotice } from './operator-templates.ts';
import type { ListedMail, MailQueueStore } from './queue-store.ts';
import { isLinkDead, renderNotice } from './templates.ts';
import type { MailTransport } from './transport.ts';

/** How long a test may take: somebody looks at it. */
const testTimeoutMs = 20_000;

export interface MailAdministrationDependencies {
  store: MailQueueStore;
  gateway: MailTransport;
  delivery: MailDelivery;
  /** Lets the queue look at once for mails that are due. */
  wake: () => void;
  findWriter: (userId: string) => Promise<{ email: string } | undefined>;
  record: RecordEvent;
  publicUrl: () => string;
  clock: Clock;
  newId: () => string;
  log: Log;
}

interface MailQuery {
  status?: MailStatus | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What an administrator does to a mail. */
interface Act {
  actorId: string;
  id: string;
}

export type MailAdministration = ReturnType<typeof makeMailAdministration>;

export function makeMailAdministration(dependencies: MailAdministrationDependencies) {
  const { store, gateway, delivery, wake, findWriter, record, publicUrl, clock, newId, log } = dependencies;

  /** @throws AppError MAIL_BEING_SENT, NOT_FOUND */
  async function refuse(id: string): Promise<never> {
    throw new AppError((await store.has(id)) ? 'MAIL_BEING_SENT' : 'NOT_FOUND');
  }

  /** Not by the queue: whoever asks waits to hear what the mail server says. */
  async function tryToSend(userId: string, recipient: string): Promise<MailTestResult['failure']> {
    const mail = { id: newId(), userId, recipient, ...(await renderNotice(testNotice, publicUrl())) };
    try {
      const outcome = await gateway.send(mail, AbortSignal.timeout(testTimeoutMs));
      return outcome === 'sent' ? null : 'MAIL_RECIPIENT_REFUSED';
    } catch (error) {
      log.warn({ mail_id: mail.id, error: describeError(error) }, 'a test mail was not taken');
      return toMailFailure(error);
    }
  }

  return {
    /** One page, newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async list({ status, cursor, limit }: MailQuery) {
      const isFailed = status === undefined ? undefined : status === 'failed';
      const found = await store.list(isFailed, readCursor(cursor), limit + 1);
      const { rows, next_cursor } = toPage(found, limit, ({ created_at: moment, id }) => ({ moment, id }));
      return { delivery, mails: rows.map((row) => toWaitingMail(row, clock())), next_cursor };
    },

    /** @throws AppError NOT_FOUND for an account that is gone */
    async sendTest(actorId: string): Promise<MailTestResult> {
      const actor = await findWriter(actorId);
      if (actor === undefined) throw new AppError('NOT_FOUND');
      const failure = await tryToSend(actorId, actor.email);
      await record({
        kind: 'mail.tested',
        actorId,
        subjectId: null,
        facts: { outcome: failure ?? 'sent' },
      });
      return { recipient: actor.email, failure };
    },

    /** @throws AppError NOT_FOUND, MAIL_BEING_SENT */
    async retry({ actorId, id }: Act): Promise<void> {
      const { user_id, kind } = (await store.retry(id)) ?? (await refuse(id));
      wake();
      await record({ kind: 'mail.retried', actorId, subjectId: user_id, facts: { mail: kind } });
    },

    /** @throws AppError NOT_FOUND, MAIL_BEING_SENT */
    async drop({ actorId, id }: Act): Promise<void> {
      const { user_id, kind } = (await store.drop(id)) ?? (await refuse(id));
      await record({ kind: 'mail.dropped', actorId, subjectId: user_id, facts: { mail: kind } });
    },
  };
}

function toWaitingMail({ due_at, is_failed, is_sending, ...mail }: ListedMail, now: Date): WaitingMail {
  const status = is_failed ? 'failed' : is_sending ? 'sending' : 'waiting';
  return {
    ...mail,
    status,
    next_try_at: status === 'waiting' ? due_at : null,
    is_link_dead: isLinkDead(mail.kind, new Date(mail.created_at), now),
  };
}
