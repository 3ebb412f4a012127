import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../platform/clock.ts';

export interface OutgoingMail {
  /** Also in its Message-ID, so that a mail that is sent twice after all can be known as one. */
  id: string;
  /** Whose it is, or whom it is about; null where that is nobody. */
  userId: string | null;
  recipient: string;
  subject: string;
  plainText: string;
  html: string;
}

export interface MailTransport {
  /**
   * `refused`: the mail server does not take mail for this recipient, now or later.
   * @throws whatever else goes wrong; another try may succeed
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<'sent' | 'refused'>;
  /** Removes what it keeps on this machine of the mails of a writer. Missing: it keeps nothing. */
  removeOf?(userId: string): Promise<void>;
}

/** How long the mail server may be silent at each step. */
const silenceMs = 10_000;

/**
 * Sends over SMTP, encrypted where the server offers it.
 * @param url smtp or smtps, with credentials if there are any
 * @param from sender: an address, or a name and an address in angle brackets
 */
export function makeSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
  };
}

/** Writes mails as files, for an operator without a mail server. Mail programs open them. */
export function makeFolderTransport(folder: string, from: string, clock: Clock): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = [clock().toISOString().replaceAll(':', '-'), mail.userId ?? 'all', mail.id].join('-');
      const path = join(folder, `${name}.eml`);
      await writeFile(`${path}.unfinished`, message, { mode: 0o600 });
      await rename(`${path}.unfinished`, path);
      return 'sent';
    },
    async removeOf(userId) {
      const names = await readdir(folder).catch(() => []);
      const own = names.filter((name) => name.includes(userId));
      await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

function toMessage({ id, recipient, subject, plainText, html }: OutgoingMail, from: string) {
  return {
    from,
    // As an object it is one address, whatever is in it.
    to: { name: '', address: recipient },
    subject,
    text: plainText,
    html,
    messageId: `<${id}@${/@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server answered to the recipient's address, by a 5xx; what it says of us or of itself may change. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const isOfRecipient = 'command' in error && error.command === 'RCPT TO';
  return error.code === 'EENVELOPE' && isOfRecipient && Number(error.responseCode) >= 500;
}
