import type { MailFailure, MailKind } from '../../shared/mail.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import { describeError, type Log } from '../platform/log.ts';
import { toMailFailure } from './failures.ts';
import type { ClaimedMail, MailQueueStore } from './queue-store.ts';
import { findWait, leaseMs, mailsAtOnce, pollMs, tryTimeoutMs } from './retries.ts';
import { type Email, type EmailKind, type Notice, renderEmail, renderNotice } from './templates.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

const farewell: MailKind = 'account-deleted';

export interface Recipient {
  /** Null for a mail that is to outlive the account. */
  userId: string | null;
  name: string;
  email: string;
}

export interface MailQueueDependencies {
  store: MailQueueStore;
  gateway: MailTransport;
  /** Origin that the links of mails lead to: never taken from a request. */
  publicUrl: () => string;
  clock: Clock;
  sleep: Sleep;
  newId: () => string;
  log: Log;
}

/** Mails wait in the database until the mail server has taken them: no answer waits for one, and no restart loses one. */
export function makeMailQueue({
  store,
  gateway,
  publicUrl,
  clock,
  sleep,
  newId,
  log,
}: MailQueueDependencies) {
  let wake = new AbortController();

  async function sendOne(claimed: ClaimedMail, signal: AbortSignal): Promise<void> {
    const { id, user_id: userId, recipient, subject, html, plain_text, tries, created_at } = claimed;
    const ending = AbortSignal.any([signal, AbortSignal.timeout(tryTimeoutMs)]);
    try {
      const mail = { id, userId, recipient, subject, plainText: plain_text, html };
      const outcome = await gateway.send(mail, ending);
      if (outcome === 'sent') return store.remove(id);
      log.warn({ mail_id: id }, 'a mail was refused for good');
      await giveUp(claimed, 'MAIL_RECIPIENT_REFUSED');
    } catch (error) {
      log.warn({ mail_id: id, error: describeError(error) }, 'a mail was not taken');
      const failure = toMailFailure(error);
      const waitMs = findWait(tries, created_at, clock());
      if (waitMs !== undefined) return store.postpone(id, waitMs, failure);
      log.error({ mail_id: id }, 'a mail was given up');
      await giveUp(claimed, failure);
    }
  }

  /** Of who has left, the address is not kept for a mail that nobody takes. */
  function giveUp({ id, kind }: ClaimedMail, failure: MailFailure): Promise<void> {
    return kind === farewell ? store.remove(id) : store.giveUp(id, failure);
  }

  /** Sends what is due, some at a time. Tells whether there was anything. */
  async function sendDue(signal: AbortSignal): Promise<boolean> {
    const due = await store.claimDue(leaseMs, mailsAtOnce);
    await Promise.all(due.map((mail) => sendOne(mail, signal)));
    return due.length > 0;
  }

  async function waitForMail(signal: AbortSignal): Promise<void> {
    const woken = AbortSignal.any([signal, wake.signal]);
    await sleep(pollMs, woken).catch(() => undefined);
    wake = new AbortController();
  }

  async function add(
    { recipient, userId, kind }: Pick<OutgoingMail, 'recipient' | 'userId'> & { kind: MailKind },
    letter: Promise<Email>,
  ): Promise<void> {
    const { subject, plainText, html } = await letter;
    const content = { subject, plain_text: plainText, html };
    await store.add({ id: newId(), user_id: userId, kind, recipient, ...content, created_at: clock() });
    wake.abort();
  }

  return {
    /** Resolves once the mail is stored. @param path of this product, with its query, that the mail leads to */
    queue: (kind: EmailKind, { userId, name, email }: Recipient, path: string): Promise<void> =>
      add({ recipient: email, userId, kind }, renderEmail(kind, name, publicUrl() + path)),

    /**
     * A mail to the person who runs this server. Resolves once it is stored.
     * @param userId whom it is about; null for nobody
     */
    queueNotice: (recipient: string, notice: Notice, userId: string | null): Promise<void> =>
      add({ recipient, userId, kind: notice.kind }, renderNotice(notice, publicUrl())),

    /** Forgets the mails of a writer, and what was mailed about them. Safe to repeat. */
    async deleteWriter(userId: string): Promise<void> {
      await store.removeOf(userId);
      await gateway.removeOf?.(userId);
    },

    /** Looks at once for mails that are due. */
    wake: () => wake.abort(),

    /** Sends mails as they come due, until the signal fires and what is under way has ended. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const wasBusy = await sendDue(signal).catch((error) => {
          log.error({ error: describeError(error) }, 'could not read the mails that are due');
          return false;
        });
        if (!wasBusy) await waitForMail(signal);
      }
    },
  };
}
