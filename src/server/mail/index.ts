import { join } from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { makeOutbox } from './queue.ts';
import { makeOutboxStore } from './queue-store.ts';
import { type MailGateway, makeFolderGateway, makeSmtpGateway } from './transport.ts';

export { makeNoticeService } from './operator-notices.ts';
export type { LetterKind } from './templates.ts';
export type { MailGateway } from './transport.ts';

export interface MailParts {
  database: Database;
  gateway: MailGateway;
  /** Origin that the links of mails lead to. */
  publicUrl: () => string;
  clock: Clock;
  newId: () => string;
  log: Log;
}

export type Mail = ReturnType<typeof makeMail>;

/** Mails that wait in the database until a mail server has taken them. */
export function makeMail({ database, gateway, publicUrl, clock, newId, log }: MailParts) {
  const sleep = (ms: number, signal: AbortSignal) => sleepFor(ms, undefined, { signal });
  return makeOutbox({ store: makeOutboxStore(database), gateway, publicUrl, clock, newId, sleep, log });
}

/** To the mail server of the settings; without one, into files below the data folder. */
export function makeMailGateway(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  dataDir: string,
  clock: Clock,
): MailGateway {
  return SMTP_URL === undefined
    ? makeFolderGateway(join(dataDir, 'outbox'), MAIL_FROM, clock)
    : makeSmtpGateway(SMTP_URL, MAIL_FROM);
}
