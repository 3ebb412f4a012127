import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server took, as a mail program reads it. */
export interface ReceivedMail extends Email {
  /** The address that it was handed over for, whatever its headers say. */
  recipient: string;
  /** The first address of this product in its plain text. */
  link: URL;
}

/** How the server deals with a mail. One that it holds it takes as soon as it behaves otherwise. */
export type MailBehaviour = 'takes' | 'takes slowly' | 'holds' | 'refuses for now';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  behaviour: MailBehaviour;
  /** Recipients that the server knows nothing of: refused for good. */
  unknownRecipients: Set<string>;
  /** How often someone came to hand over a mail for this address. */
  countTries(recipient: string): number;
  listMails(recipient: string): ReceivedMail[];
  /** Waits for a mail to this address whose subject matches. Throws after a while. */
  waitForMail(recipient: string, subject: RegExp): Promise<ReceivedMail>;
  /** Nobody answers at the address until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const slowMs = 2_000;
const waitMs = 20_000;

/** A real mail server on a port of its own, in this process. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const tries: string[] = [];
  let running = makeServer();
  const port = await listen(running, 0);

  function makeServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onRcptTo({ address }, _session, done) {
        tries.push(address);
        if (server.unknownRecipients.has(address)) return done(toReply(550, 'No such user'));
        if (server.behaviour === 'refuses for now') return done(toReply(451, 'Try again later'));
        done();
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const take = async () => {
            if (server.behaviour === 'takes slowly') await sleep(slowMs);
            while (server.behaviour === 'holds') await sleep(20);
            const email = await readMail(Buffer.concat(chunks));
            for (const { address } of envelope.rcptTo) mails.push({ ...email, recipient: address });
          };
          take().then(() => done(), done);
        });
      },
    }).on('error', () => undefined);
  }

  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: 'takes',
    unknownRecipients: new Set(),
    countTries: (recipient) => tries.filter((address) => address === recipient).length,
    listMails: (recipient) => mails.filter((mail) => mail.recipient === recipient),
    async waitForMail(recipient, subject) {
      const deadline = Date.now() + waitMs;
      for (;;) {
        const found = server.listMails(recipient).findLast((mail) => subject.test(mail.subject ?? ''));
        if (found !== undefined) return found;
        if (Date.now() > deadline) throw new Error(`no mail to ${recipient} about ${subject}`);
        await sleep(20);
      }
    },
    close: () => new Promise((resolve) => running.close(resolve)),
    async open() {
      running = makeServer();
      await listen(running, port);
    },
  };
  return server;
}

/** Reads a mail as it went over the wire. */
export async function readMail(source: Buffer): Promise<Email & { link: URL }> {
  const email = await PostalMime.parse(source);
  const link = /https?:\/\/\S+/.exec(email.text ?? '')?.[0];
  if (link === undefined) throw new Error('a mail without a link');
  return { ...email, link: new URL(link) };
}

function toReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return (server.server.address() as AddressInfo).port;
}
